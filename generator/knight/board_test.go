package knight

import (
	"errors"
	"testing"
)

func shaped(t testing.TB, s Shape) *Board {
	t.Helper()
	b, err := s.Board()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// degrees counts the cells by the number of their neighbours, and checks that
// moves go both ways.
func degrees(t *testing.T, b *Board) map[int]int {
	t.Helper()
	count := make(map[int]int)
	for c, near := range b.Near {
		count[len(near)]++
		for _, d := range near {
			if d == c || !b.Adjacent(d, c) {
				t.Fatalf("%s: the move from %s to %s does not go back", b.Name, b.CellName(c), b.CellName(d))
			}
		}
	}
	return count
}

func TestBoardsHaveTheirMoves(t *testing.T) {
	tests := []struct {
		name  string
		shape Shape
		want  map[int]int // cells by number of neighbours
	}{
		{"chessboard", Shape{Rows: 8, Cols: 8}, map[int]int{2: 4, 3: 8, 4: 20, 6: 16, 8: 16}},
		{"two rows", Shape{Rows: 2, Cols: 5}, map[int]int{1: 8, 2: 2}},
		{"torus", Shape{Rows: 6, Cols: 7, Torus: true}, map[int]int{8: 42}},
		{"small torus", Shape{Rows: 3, Cols: 3, Torus: true}, map[int]int{4: 9}},
		{"camel", Shape{Rows: 4, Cols: 4, Leaper: [2]int{1, 3}}, map[int]int{0: 4, 2: 12}},
		{"wazir", Shape{Rows: 2, Cols: 3, Leaper: [2]int{0, 1}}, map[int]int{2: 4, 3: 2}},
		{"holes", Shape{Rows: 3, Cols: 3, Holes: []Square{{1, 1}, {0, 0}}}, map[int]int{2: 5, 1: 2}},
		{"open", Shape{Rows: 3, Cols: 3, Open: true}, map[int]int{3: 8, 1: 1, 9: 1}},
		// The figures of the paper's cube.
		{"cube", Shape{Cube: 8}, map[int]int{8: 312, 7: 48, 6: 24}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := degrees(t, shaped(t, test.shape))
			for d, n := range test.want {
				if got[d] != n {
					t.Errorf("%d cells have %d neighbours, want %d", got[d], d, n)
				}
			}
			if len(got) != len(test.want) {
				t.Errorf("degrees %v, want %v", got, test.want)
			}
		})
	}
}

func TestBoardsThatCannotBe(t *testing.T) {
	for _, s := range []Shape{
		{}, {Rows: 3, Cols: -1}, {Rows: 1 << 40, Cols: 1 << 40}, {Rows: 2001, Cols: 1}, {Rows: 200, Cols: 200},
		{Rows: 4, Cols: 4, Holes: []Square{{4, 0}}}, {Rows: 4, Cols: 4, Holes: []Square{{0, -1}}},
		{Rows: 4, Cols: 4, Leaper: [2]int{-1, 2}}, {Cube: -1}, {Cube: 58}, {Cube: 3, Torus: true},
		{Cube: 3, Leaper: [2]int{1, 3}},
	} {
		if _, err := s.Board(); !errors.Is(err, ErrBoard) {
			t.Errorf("%+v: error %v, want one of boards", s, err)
		}
	}
}

func TestColours(t *testing.T) {
	for _, s := range []Shape{{Rows: 5, Cols: 5}, {Rows: 6, Cols: 8, Torus: true}} {
		b := shaped(t, s)
		colours := b.Colours()
		for c, near := range b.Near {
			for _, d := range near {
				if colours[c] == colours[d] {
					t.Fatalf("%s: %s and %s have one colour", b.Name, b.CellName(c), b.CellName(d))
				}
			}
		}
	}
	for _, s := range []Shape{{Cube: 3}, {Rows: 5, Cols: 6, Torus: true}, {Rows: 4, Cols: 4, Open: true}} {
		if b := shaped(t, s); b.Colours() != nil {
			t.Errorf("%s has no two colours", b.Name)
		}
	}
}
