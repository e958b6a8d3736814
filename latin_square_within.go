package latin

import (
	"math/bits"
	"slices"
)

// squareWork limits the steps of [Board.HoldsLatinSquare], to less than a second.
// The largest Latin square takes an eighth of it.
const squareWork = 1 << 26

// HoldsLatinSquare says whether the constellation contains that of a Latin
// square: the board has n² cells, and among the asterisms there are two
// partitions of it into n sets of n cells ("rows" and "columns"), such that
// every row meets every column in one cell. A board of one cell holds one. On a
// contrived board with a multitude of asterisms of n cells the answer is no
// when none was found in less than a second.
func (b *Board) HoldsLatinSquare() bool {
	n := squareRoot(b.Len())
	if n < 1 {
		return false
	}
	return newSquareSearch(newConstellation(b), n).find()
}

// squareRoot of n; 0 when n is no square.
func squareRoot(n int) int {
	for r := 1; r*r <= n; r++ {
		if r*r == n {
			return r
		}
	}
	return 0
}

// squareSearch looks for rows and columns. Given the row and the column of the
// first cell, every other row meets that column in one cell, and every other
// column that row; so there is one line to choose for each cell of the two, and
// mostly just one to choose from.
type squareSearch struct {
	sets    [][]uint64 // the distinct asterisms of n cells, as bit sets of cells
	cells   [][]Cell   // and as lists
	through [][]int    // of each cell: the sets that hold it
	work    int
}

func newSquareSearch(k *constellation, n int) *squareSearch {
	s := &squareSearch{through: make([][]int, n*n)}
	for _, set := range k.sets {
		if len(set) != n {
			continue
		}
		mask := make([]uint64, (n*n+63)/64)
		for _, c := range set {
			mask[c/64] |= 1 << (c % 64)
			s.through[c] = append(s.through[c], len(s.sets))
		}
		s.sets = append(s.sets, mask)
		s.cells = append(s.cells, set)
	}
	return s
}

// find tries all rows and columns of the first cell.
func (s *squareSearch) find() bool {
	through := s.through[0]
	for i, row := range through {
		for _, column := range through[i:] {
			if s.work > squareWork {
				return false
			}
			if s.meet(row, column) == 1 && s.complete(row, column) {
				return true
			}
		}
	}
	return false
}

// meet is the number of cells that two sets share.
func (s *squareSearch) meet(i, j int) int {
	shared := 0
	for w, mask := range s.sets[i] {
		shared += bits.OnesCount64(mask & s.sets[j][w])
	}
	s.work += 4 + len(s.sets[i])
	return shared
}

// line is a row or column to be chosen.
type line struct {
	column  bool
	choices []int
}

// complete says whether rows and columns can be chosen, given the first ones.
func (s *squareSearch) complete(row, column int) bool {
	var open []line
	for _, c := range s.cells[column] {
		if !slices.Contains(s.through[c], row) {
			open = append(open, line{false, s.through[c]})
		}
	}
	for _, c := range s.cells[row] {
		if !slices.Contains(s.through[c], column) {
			open = append(open, line{true, s.through[c]})
		}
	}
	open, ok := s.narrow(open, row, false)
	if ok {
		open, ok = s.narrow(open, column, true)
	}
	return ok && s.choose(open)
}

// narrow leaves the choices that go with the chosen set: parallel lines share
// no cell, a row and a column share one. False when a line is left without any.
func (s *squareSearch) narrow(open []line, chosen int, column bool) ([]line, bool) {
	narrowed := make([]line, len(open))
	for i, l := range open {
		want := 1
		if l.column == column {
			want = 0
		}
		narrowed[i].column = l.column
		for _, c := range l.choices {
			if s.meet(c, chosen) == want {
				narrowed[i].choices = append(narrowed[i].choices, c)
			}
		}
		if len(narrowed[i].choices) == 0 {
			return nil, false
		}
	}
	return narrowed, true
}

// choose chooses all open lines, the one with the fewest choices first.
func (s *squareSearch) choose(open []line) bool {
	if len(open) == 0 {
		return true
	}
	fewest := 0
	for i, l := range open {
		if len(l.choices) < len(open[fewest].choices) {
			fewest = i
		}
	}
	l := open[fewest]
	rest := slices.Delete(slices.Clone(open), fewest, fewest+1)
	for _, c := range l.choices {
		if s.work > squareWork {
			return false
		}
		if narrowed, ok := s.narrow(rest, c, l.column); ok && s.choose(narrowed) {
			return true
		}
	}
	return false
}
