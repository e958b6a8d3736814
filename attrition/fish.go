package attrition

import "latin"

// A fish is n asterisms (the bases) that need a label more often than others
// (the covers) can give it, when all places of the label in the bases lie in the
// covers. All fish are found in one way: suppose the label in a cell, take it
// out of what that cell sees, and look for bases that then need more than the
// covers of their last places have room for. See [State.weigh] for why.
//
//	need(A) = lo − |fix∩A|   how many more A must hold
//	room(A) = hi − |fix∩A|   how many more A may hold
//
// Only the candidates of open cells count: a base with nothing left to need and
// a cover with no open candidate could be dropped, and the rest would prove as
// much. A fish of fewer bases belongs to the larger rules too, for the same
// reason: a base that is complete is a base no more.
type fishShape int

const (
	// plainFish has bases parallel to each other, covers parallel to each
	// other, bases and covers that cross, and no fins: the supposed cell is in a
	// cover, and sees nothing but what is in that cover.
	plainFish fishShape = iota
	// finnedFish also has fins: what the supposed cell sees in any asterism.
	finnedFish
	// anyFish has any bases and any covers.
	anyFish
)

// findFish is a search for fish of so many bases at most: first contradictions,
// by label; then those of fewer bases first, by label and by the first cell that
// loses it.
func findFish(shape fishShape, size int) func(*State, func(*Step) bool) {
	return func(s *State, yield func(*Step) bool) {
		if s.dead {
			s.brokenCounts(yield)
			return
		}
		t := s.suspectsOf()
		if t.wary == 0 {
			return
		}
		h := tableOf(s.chart, newHunt)
		from := h.start(s, t, shape)
		for hopeless := t.hopeless; hopeless != 0; hopeless &= hopeless - 1 {
			if !h.refute(hopeless.First(), from, size, yield) {
				return
			}
		}
		for n := from; n <= size; n++ {
			for wary := t.wary; wary != 0; wary &= wary - 1 {
				if !h.hunt(wary.First(), n, yield) || s.stopped() {
					return
				}
			}
			if h.yielded == 0 {
				h.barren[shape] = barren{s.stamp, n}
			}
		}
	}
}

// brokenCounts yields the contradictions of an asterism that holds a label too
// often, or has too few places for it.
func (s *State) brokenCounts(yield func(*Step) bool) {
	for i := range s.places {
		price := 0
		switch {
		case s.fixes[i] > s.hi[i]:
			price = 1
		case s.places[i] < s.lo[i]:
			price = -1
		default:
			continue
		}
		l := latin.Label(i % s.labels)
		st := s.step(latin.Just(l))
		st.Prices = append(st.Prices, Price{i / s.labels, l, price})
		if s.weigh(st) && !yield(st) {
			return
		}
	}
}
