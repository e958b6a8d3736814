package attrition

import (
	"fmt"
	"slices"

	"latin"
)

// A scattered victim is a cell that shares asterisms with several cells of an
// asterism A without any one of them holding all of these: it may see every place
// of a label in A, one here and one there. On a plain Sudoku there is none.
type scattered struct{ cells [][]latin.Cell } // by asterism

func newScattered(c *chart) *scattered {
	t := &scattered{make([][]latin.Cell, len(c.asterisms))}
	union := c.newSet()
	for a := range c.asterisms {
		for x := range latin.Cell(c.cells) {
			if !c.cellsOf(a).has(x) && c.scatter(a, x, union) {
				t.cells[a] = append(t.cells[a], x)
			}
		}
	}
	return t
}

// scatter says whether no single asterism of x holds all that its asterisms hold
// of a.
func (c *chart) scatter(a int, x latin.Cell, union set) bool {
	clear(union)
	for _, b := range c.of[x] {
		for w, m := range c.cellsOf(b) {
			union[w] |= m & c.cellsOf(a)[w]
		}
	}
	for _, b := range c.of[x] {
		if union.within(c.cellsOf(b)) {
			return false
		}
	}
	return true
}

// scatteredIn yields the cells outside a that see so many places of l in it, in
// several asterisms, that too few would be left.
func (s *State) scatteredIn(cells []latin.Cell, a int, l latin.Label, yield func(*Step) bool) bool {
	k := s.at(a, l)
	if s.lo[k] == 0 || s.settled && s.fixes[k] == s.lo[k] {
		return true
	}
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for _, v := range cells {
		if !cand.has(v) || s.settled && fixed.has(v) {
			continue
		}
		if st := s.scatteredStep(a, l, v); st != nil && !yield(st) {
			return false
		}
	}
	return true
}

// scatteredStep prices the asterisms that could hold no place of l in a beside v;
// nil when enough places are left. One that is full without v is enough.
func (s *State) scatteredStep(a int, l latin.Label, v latin.Cell) *Step {
	p := tableOf(s.chart, newScatteredPlaces)
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for w, m := range s.cellsOf(a) {
		p.all[w] = m & cand[w]
		p.left[w] = p.all[w]
	}
	st := s.step(latin.Just(l))
	st.Asterisms = append(st.Asterisms, a)
	st.Prices = append(st.Prices, Price{a, l, -1})
	for _, b := range s.of[v] {
		k := s.at(b, l)
		room := int(s.hi[k]-s.fixes[k]) + bit(fixed.has(v))
		switch {
		case room <= 0:
			st.Asterisms, st.Prices = append(st.Asterisms[:0], b), append(st.Prices[:0], Price{b, l, 1})
			return s.scatteredFrom(st, v)
		case room > 1:
			continue
		case p.left.meets(s.cellsOf(b)):
			st.Asterisms, st.Prices = append(st.Asterisms, b), append(st.Prices, Price{b, l, 1})
		}
		for w, m := range s.cellsOf(b) {
			p.left[w] &^= m &^ fixed[w]
		}
	}
	if len(st.Asterisms) < 2 || p.left.len() >= int(s.lo[s.at(a, l)]) {
		return nil
	}
	st.Cells = slices.AppendSeq(st.Cells, p.all.cells())
	return s.scatteredFrom(st, v)
}

// scatteredFrom leaves the removal of the label from v, if the prices prove it.
func (s *State) scatteredFrom(st *Step, v latin.Cell) *Step {
	q := Candidate{v, st.label()}
	if !s.weigh(st) || !st.Contradiction && !slices.Contains(st.Removes, q) {
		return nil
	}
	st.Removes, st.Places, st.Contradiction = append(s.scale.removes[:0], q), nil, false
	return st
}

// tellScattered tells of a step with one victim.
func tellScattered(w *Words, st *Step) string {
	a, l, v := st.Asterisms[0], st.label(), st.Removes[0].Cell
	if len(st.Asterisms) == 1 {
		return w.Sentence(fmt.Sprintf("%s already has %s as often as it may", w.Asterism(a), w.Label(l)))
	}
	others := w.Asterisms(st.Asterisms[1:])
	if need := w.Puzzle.Labels.AtLeast(len(w.Puzzle.Board.Asterisms()[a].Cells), l); need > 1 {
		return w.Sentence(fmt.Sprintf("%s needs %s %s, and can have it only in %s; if %s were %s too, too few of these would be left (%s)",
			w.Asterism(a), w.Label(l), w.Times(need), w.Cells(st.Cells), w.Cell(v), w.Label(l), others))
	}
	return w.Sentence(fmt.Sprintf("in %s, %s can only go in %s, and %s sees all of these (%s)",
		w.Asterism(a), w.Label(l), w.Cells(st.Cells), w.Cell(v), others))
}

// scatteredPlaces is scratch: the places of a label, and those that are left.
type scatteredPlaces struct{ all, left set }

func newScatteredPlaces(c *chart) *scatteredPlaces {
	return &scatteredPlaces{c.newSet(), c.newSet()}
}
