package attrition

import "latin"

// Locked is the law of two asterisms that overlap and one label: one of them
// needs it so often inside the overlap that the other has no room for more.
var Locked = &Rule{
	Name: "locked",
	Also: []string{"pointing", "claiming", "locked-candidates", "intersection"},
	Doc: `a label confined to where two asterisms overlap

A needs l, and outside the overlap with B there are too few places for it. So
some of A's l are in the overlap, and if B may hold no more, l leaves the rest
of B. Prices: -1 on A, +1 on B: with hi(B) - lo(A) = |F∩(B\A)| - |C∩(A\B)|, l
leaves the unfixed rest of B and stands wherever it can in A\B; with less on the
left side: contradiction. Overlaps of one cell say nothing new, but a cell outside
A may see its places one here and one there: prices of +1 on all these asterisms.

Source: players' "pointing" and "claiming"; with repeated labels and asterisms
of any size and shape, ours.`,
	Tier: Basic, Cost: 100,
	Find: findLocked,
	Tell: tellLocked,
}

// overlaps are the ordered pairs of asterisms that share two cells or more, by
// the first of them.
type overlaps struct {
	with [][]overlap
	most []int // cells in the largest overlap of the asterism
}

type overlap struct {
	other  int
	shared int
	cells  set
}

func newOverlaps(c *chart) *overlaps {
	t := &overlaps{make([][]overlap, len(c.asterisms)), make([]int, len(c.asterisms))}
	count := make([]int, len(c.asterisms))
	for a := range c.asterisms {
		clear(count)
		for _, x := range c.asterisms[a].Cells {
			for _, b := range c.of[x] {
				count[b]++
			}
		}
		for b, n := range count {
			if b == a || n < 2 {
				continue
			}
			cells := c.newSet()
			for w := range cells {
				cells[w] = c.cellsOf(a)[w] & c.cellsOf(b)[w]
			}
			t.with[a] = append(t.with[a], overlap{b, n, cells})
			t.most[a] = max(t.most[a], n)
		}
	}
	return t
}

// findLocked goes by the label, the asterism that needs it, the other asterism;
// cells that see places in several asterisms come after these.
func findLocked(s *State, yield func(*Step) bool) {
	t, far := tableOf(s.chart, newOverlaps), tableOf(s.chart, newScattered).cells
	plain := s.settled && s.most == 1
	s.eachChanged("locked", s.ofLabel, yield, func(i int, yield func(*Step) bool) bool {
		l := latin.Label(i)
		for a := range s.asterisms {
			if len(t.with[a]) == 0 || plain && !s.mayLock(a, l, t.most[a]) {
				continue
			}
			if !s.lockedIn(t.with[a], t.most[a], a, l, yield) {
				return false
			}
		}
		for a, cells := range far {
			if len(cells) > 0 && !s.scatteredIn(cells, a, l, yield) {
				return false
			}
		}
		return true
	})
}

// mayLock says whether all places of l in an asterism lie in another one that has
// more of them; most is the size of the largest overlap. For labels that do not
// repeat, at settled states.
func (s *State) mayLock(a int, l latin.Label, most int) bool {
	i := s.at(a, l)
	if s.lo[i] == 0 || s.fixes[i] > 0 || int(s.places[i]) > most {
		return false
	}
	cand := s.candOf(l)
	first := latin.Cell(-1)
	for w, m := range s.cellsOf(a) {
		if m &= cand[w]; m != 0 {
			first = cellAt(w, m)
			break
		}
	}
	for _, b := range s.of[first] {
		if s.places[s.at(b, l)] > s.places[i] && s.placesWithin(a, b, cand) {
			return true
		}
	}
	return false
}

// placesWithin says whether all of the candidates in asterism a are in asterism b.
func (s *State) placesWithin(a, b int, cand set) bool {
	other := s.cellsOf(b)
	for w, m := range s.cellsOf(a) {
		if m&cand[w]&^other[w] != 0 {
			return false
		}
	}
	return true
}

func (s *State) lockedIn(with []overlap, most, a int, l latin.Label, yield func(*Step) bool) bool {
	i := s.at(a, l)
	need := int(s.lo[i])
	if need == 0 || s.settled && int(s.fixes[i]) == need || int(s.places[i])-most > need {
		return true
	}
	for k := range with {
		o := &with[k]
		j := s.at(o.other, l)
		room := int(s.hi[j]) - int(s.fixes[j])
		if int(s.places[i])-o.shared > need-room {
			continue // even if l could be in all of the overlap
		}
		shared, settled := s.candOf(l).both(o.cells), 0
		if s.fixes[j] > 0 {
			settled = s.fixedOf(l).both(o.cells)
		}
		slack := int(s.places[i]) - shared - need + room + settled
		idle := int(s.places[j])-shared == int(s.fixes[j])-settled && int(s.places[i])-shared == int(s.fixes[i])-settled
		if slack > 0 || slack == 0 && idle {
			continue
		}
		if st := s.locked(o, a, l); s.weigh(st) && !yield(st) {
			return false
		}
	}
	return true
}

func (s *State) locked(o *overlap, a int, l latin.Label) *Step {
	st := s.step(latin.Just(l))
	st.Asterisms = append(st.Asterisms, a, o.other)
	st.Prices = append(st.Prices, Price{a, l, -1}, Price{o.other, l, 1})
	cand := s.candOf(l)
	for _, x := range s.asterisms[a].Cells {
		if cand.has(x) && o.cells.has(x) {
			st.Cells = append(st.Cells, x)
		}
	}
	return st
}
