package graeco

import "testing"

// mustHold holds squares against the definition, written down as it stands and
// without any code of the package: with a hole of order h, the last h rows and
// columns lack the last h symbols, and pairs of these are left out.
func mustHold(t *testing.T, squares []*Square, shape Shape) {
	t.Helper()
	n, whole := shape.Order, shape.Order-shape.Hole
	if len(squares) != shape.Squares {
		t.Fatalf("%d squares; want %d", len(squares), shape.Squares)
	}
	inHole := func(i, j int) bool { return i >= whole && j >= whole }
	for k, s := range squares {
		for i := range n {
			row, column := make([]int, n+1), make([]int, n+1) // how often each symbol stands there; Empty last
			for j := range n {
				row[min(n, s.At(i, j))]++
				column[min(n, s.At(j, i))]++
			}
			for symbol := range n + 1 {
				want := 1
				switch {
				case symbol == n && i >= whole:
					want = shape.Hole
				case symbol == n, inHole(i, symbol):
					want = 0
				}
				if row[symbol] != want || column[symbol] != want {
					t.Fatalf("square %d: row %d or column %d does not hold symbol %d as it should", k, i, i, symbol)
				}
			}
		}
		main, other := map[int]bool{}, map[int]bool{}
		for i := range n {
			main[s.At(i, i)], other[s.At(i, n-1-i)] = true, true
		}
		if shape.Diagonal && (len(main) != n || len(other) != n) {
			t.Fatalf("square %d: a diagonal holds %d and %d symbols", k, len(main), len(other))
		}
	}
	for k, s := range squares {
		for l := range k {
			pairs, count := make([]bool, n*n), 0
			for i := range n {
				for j := range n {
					if !inHole(i, j) {
						pair := [2]int{squares[l].At(i, j), s.At(i, j)}
						if inHole(pair[0], pair[1]) {
							t.Fatalf("squares %d and %d: the pair %v is one of the hole", l, k, pair)
						}
						if !pairs[pair[0]*n+pair[1]] {
							pairs[pair[0]*n+pair[1]] = true
							count++
						}
					}
				}
			}
			if count != n*n-shape.Hole*shape.Hole {
				t.Fatalf("squares %d and %d: %d pairs", l, k, count)
			}
		}
	}
}
