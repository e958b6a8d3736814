package bands

import (
	"math/rand/v2"
	"slices"
	"testing"

	"latin/attrition/search/searchtest"
)

// TestPickCell weighs all choices one by one, with windows and with diagonals.
func TestPickCell(t *testing.T) {
	rng := searchtest.Seeded(4)
	for _, extra := range [][][]int{windows(), diagonals()} {
		x, cells, pairs := newExtras(extra), 0, 0 // that were chosen
		for range 1000 {
			s := sparse(rng)
			best := -1
			for at := range 96 {
				for d := range labels {
					best = max(best, promise(x, extra, &s, d, at))
				}
			}
			var c choices
			if !x.pickCell(&s, &c) {
				if best >= 0 {
					t.Fatalf("nothing chosen; there is one of %d", best)
				}
				continue
			}
			d, at := int(c.list[0].label), int(c.list[0].triad)-single
			if got := promise(x, extra, &s, d, at); c.n != 1 || c.list[0].out || got != best {
				t.Fatalf("%+v: %d, want %d", c, got, best)
			}
			if best >= ahead {
				pairs++
			} else {
				cells++
			}
		}
		if cells < 30 || pairs < 300 {
			t.Errorf("only %d cells, %d pairs", cells, pairs)
		}
	}
}

// sparse draws a state with some labels in most cells, of which those with one are known.
func sparse(rng *rand.Rand) (s state) {
	for range 2 + rng.IntN(8) {
		for cell := range 81 {
			if rng.IntN(30) > 0 {
				p := &s.planes[rng.IntN(labels)]
				c := cells{p.lo, p.hi}.or(only(at(cell/9, cell%9)))
				p.lo, p.hi = c.lo, c.hi
			}
		}
	}
	for cell := range 81 {
		at := at(cell/9, cell%9)
		if labelsOf(&s, at) > 1 {
			s.open.add(at)
			continue
		}
		for d := range s.planes { // known cells are apart from open ones
			p := &s.planes[d]
			c := cells{p.lo, p.hi}.without(only(at))
			p.lo, p.hi = c.lo, c.hi
		}
	}
	return s
}

// ahead is more than any cell is amid others.
const ahead = 1000

// promise is what a label in a cell counts for, more than ahead where the label has one other cell in
// a group; -1 where neither the label nor the cell has one other possibility only.
func promise(x *extras, extra [][]int, s *state, d, at int) (most int) {
	most = -1
	if !s.may(d, at) {
		return most
	}
	if labelsOf(s, at) == 2 {
		most = worth(x, s, at)
	}
	for _, places := range extra {
		var both []int
		for _, other := range places {
			if s.may(d, other) {
				both = append(both, other)
			}
		}
		if slices.Contains(places, at) && len(both) == 2 && !givens[both[0]].seen.has(both[1]) {
			most = max(most, ahead+worth(x, s, both[0])+worth(x, s, both[1]))
		}
	}
	return most
}

// diagonals are the extras of Sudoku X.
func diagonals() [][]int {
	list := make([][]int, 2)
	for i := range labels {
		list[0] = append(list[0], at(i, i))
		list[1] = append(list[1], at(i, 8-i))
	}
	return list
}

// labelsOf counts the labels of a cell.
func labelsOf(s *state, at int) (n int) {
	for d := range s.planes {
		if s.may(d, at) {
			n++
		}
	}
	return n
}

// worth of a cell by its definition.
func worth(x *extras, s *state, at int) int {
	sum := 0
	for _, other := range list(x.sees[at]) {
		if !s.open.has(other) {
			continue
		}
		if sum++; labelsOf(s, other) == 2 {
			sum += 2
		}
	}
	return sum
}
