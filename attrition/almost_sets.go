package attrition

import (
	"slices"

	"latin"
)

// An almostSet is a set X of cells of one asterism that has few more labels than
// cells. Room is how many places its labels have in the asterism beyond |X|: the
// labels fixed outside X do not count. Less than 0: contradiction. 0: a Hall set.
// Whatever it is, of two labels that can stand room+1 times in all, one stands
// in X.
type almostSet struct {
	asterism int
	cells    []latin.Cell
	labels   latin.Domain
	room     int
	nodes    []int32 // one a label, ascending
}

// almostSets are the sets of one state, small ones first, and their nodes.
type almostSets struct {
	stamp   uint64
	sets    []almostSet
	memory  pool[latin.Cell]
	cells   []latin.Cell // of the set under construction
	open    []latin.Cell
	largest int // cells of a set
	setNodes
}

// largestSet is a static limit, so that rules stay monotonic: sets of eight cells
// on boards like Sudoku's, which is all that is of use there, fewer where there
// are more labels.
func largestSet(c *chart) int {
	switch {
	case c.labels <= 10:
		return 8
	case c.labels <= 16:
		return 4
	}
	return 3
}

// almostSetsOf gathers the sets of the state, or gives those gathered before.
func (s *State) almostSetsOf() *almostSets {
	t := tableOf(s.chart, func(c *chart) *almostSets {
		return &almostSets{setNodes: newSetNodes(c), largest: largestSet(c)}
	})
	if key := s.key(); t.stamp != key {
		t.stamp = key
		t.sets = t.sets[:0]
		t.memory.reset()
		for a := range s.asterisms {
			t.open = t.open[:0]
			for _, x := range s.asterisms[a].Cells {
				if !s.settled || s.domains[x].Len() > 1 {
					t.open = append(t.open, x)
				}
			}
			t.grow(s, a, 0, 0)
		}
		slices.SortStableFunc(t.sets, func(x, y almostSet) int { return len(x.cells) - len(y.cells) })
		t.number(s, t.sets)
	}
	return t
}

// grow adds the cells of the asterism from index i on, in every way.
func (t *almostSets) grow(s *State, a, i int, labels latin.Domain) {
	if len(t.cells) == t.largest {
		return
	}
	for ; i < len(t.open); i++ {
		grown := labels | s.domains[t.open[i]]
		if s.roomOf(a, grown)-min(t.largest, len(t.cells)+len(t.open)-i) > 2*s.most-1 {
			continue
		}
		t.cells = append(t.cells, t.open[i])
		if room := s.roomFor(a, grown, t.cells); room <= 2*s.most-1 && !t.known(s, a) {
			t.sets = append(t.sets, almostSet{asterism: a, cells: t.memory.keep(t.cells), labels: grown, room: room})
		}
		t.grow(s, a, i+1, grown)
		t.cells = t.cells[:len(t.cells)-1]
	}
}

// known says whether the set is one of an earlier asterism too. Where labels do
// not repeat, that makes no difference.
func (t *almostSets) known(s *State, a int) bool {
	if s.most > 1 || !s.settled {
		return false
	}
	for _, b := range s.of[t.cells[0]] {
		if b < a && holdsCells(s.cellsOf(b), t.cells) {
			return true
		}
	}
	return false
}

func holdsCells(s set, cells []latin.Cell) bool {
	for _, x := range cells {
		if !s.has(x) {
			return false
		}
	}
	return true
}

// roomOf is how often the labels can still be placed in the asterism, all fixed
// cells counted as outside: less than for any set.
func (s *State) roomOf(a int, labels latin.Domain) int {
	if s.most == 1 && s.settled {
		return labels.Len()
	}
	n := 0
	for ; labels != 0; labels &= labels - 1 {
		n += max(0, s.timesIn(a, labels.First(), nil))
	}
	return n
}

// roomFor is the room of a set of cells with these labels.
func (s *State) roomFor(a int, labels latin.Domain, cells []latin.Cell) int {
	n := -len(cells)
	if s.most == 1 && s.settled {
		return n + labels.Len()
	}
	for ; labels != 0; labels &= labels - 1 {
		n += max(0, s.timesIn(a, labels.First(), cells))
	}
	return n
}

// timesIn is how often a label can stand in the asterism beside the cells
// outside the set that are fixed to it.
func (s *State) timesIn(a int, l latin.Label, cells []latin.Cell) int {
	k, fixed := s.at(a, l), s.fixedOf(l)
	n := int(s.hi[k]) - int(s.fixes[k])
	for _, x := range cells {
		n += bit(fixed.has(x))
	}
	return n
}
