package attrition

import "latin"

// standing tells, for all rules about sets of cells or labels in one asterism at
// once, that they see nothing: when every label of every domain can really stand
// in its cell, as far as the asterism alone is concerned. Settled states only.
//
// Where labels do not repeat and the asterism holds them all, the open cells are
// filled with the labels they have between them, one each. A cell that holds l and
// could hold m is a move l → m. It can be m if moves lead from m back to l, which
// closes a ring of cells that pass their labels on. So all can stand when moves
// never lead out of a part of the labels in which each leads to each.
//
//	cells   12  23  13  45  45      moves  1 → 2 → 3 → 1,  4 ↔ 5: all stand
//	hold     1   2   3   4   5
//	cells   12  12  23              moves  1 ↔ 2,  3 → 2: cell 23 cannot be 2
//	hold     1   2   3
type standing struct {
	stamps []uint64 // by asterism, the state at which it was looked at
	all    []bool   // by asterism, what was seen

	domains []latin.Domain // of the open cells
	holder  []int          // by label, the cell that holds it; -1 for none
	tried   latin.Domain
	moves   []latin.Domain // by label
	moved   []latin.Domain // by label, those that move to it
}

func newStanding(c *chart) *standing {
	return &standing{
		stamps: make([]uint64, len(c.asterisms)), all: make([]bool, len(c.asterisms)),
		holder: make([]int, c.labels), moves: make([]latin.Domain, c.labels), moved: make([]latin.Domain, c.labels),
	}
}

func (s *State) standing() *standing { return tableOf(s.chart, newStanding) }

// allStand says whether no set of cells or of labels says anything in the
// asterism; no, if it does not know.
func (t *standing) allStand(s *State, a int) bool {
	if !s.settled {
		return false
	}
	if t.stamps[a] != s.ofAsterism[a] {
		t.stamps[a] = s.ofAsterism[a]
		if s.most == 1 && len(s.asterisms[a].Cells) == s.labels {
			t.all[a] = t.fill(s, a) && t.closed()
		} else {
			t.all[a] = tableOf(s.chart, newFilling).allStand(s, a)
		}
	}
	return t.all[a]
}

// allStand is the same for any multiset.
func (f *filling) allStand(s *State, a int) bool {
	f.tight = f.tight[:0]
	if over, _ := f.fill(s, a); over {
		return false
	}
	f.findTight(s, a)
	return len(f.tight) == 0
}

// fill gives each open cell a label of its own, and says whether that can be.
func (t *standing) fill(s *State, a int) bool {
	t.domains = t.domains[:0]
	for l := range t.holder {
		t.holder[l], t.moved[l] = -1, 0
	}
	for _, x := range s.asterisms[a].Cells {
		if d := s.domains[x]; d&(d-1) != 0 {
			t.domains = append(t.domains, d)
		}
	}
	for i := range t.domains {
		if t.tried = 0; !t.give(i) {
			return false
		}
	}
	return true
}

// give finds a label for the cell: one that is free, or one whose cell can take another.
func (t *standing) give(i int) bool {
	for d := t.domains[i]; d != 0; d &= d - 1 {
		if l := d.First(); t.holder[l] < 0 {
			t.holder[l] = i
			return true
		}
	}
	for d := t.domains[i] &^ t.tried; d != 0; d = d & (d - 1) &^ t.tried {
		l := d.First()
		t.tried |= latin.Just(l)
		if t.give(t.holder[l]) {
			t.holder[l] = i
			return true
		}
	}
	return false
}

// closed says whether moves lead only to labels from which they lead back.
func (t *standing) closed() bool {
	held := latin.Domain(0)
	for l, i := range t.holder {
		if i < 0 {
			continue
		}
		held |= latin.Just(latin.Label(l))
		t.moves[l] = t.domains[i]
		for d := t.domains[i]; d != 0; d &= d - 1 {
			t.moved[d.First()] |= latin.Just(latin.Label(l))
		}
	}
	for held != 0 {
		part := reached(t.moves, held&-held)
		if part != reached(t.moved, held&-held) {
			return false
		}
		held &^= part
	}
	return true
}

// reached are the labels to which moves lead from some.
func reached(moves []latin.Domain, from latin.Domain) latin.Domain {
	all := from
	for news := from; news != 0; {
		l := news.First()
		fresh := moves[l] &^ all
		all |= fresh
		news = news&(news-1) | fresh
	}
	return all
}
