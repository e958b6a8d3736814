package attrition

import (
	"slices"

	"latin"
)

// goneBefore are the labels that have left the cell before step i.
func (s *slicer) goneBefore(x latin.Cell, i int) latin.Domain {
	gone := s.all &^ s.start[x]
	for l := range s.start[x].Labels() {
		if j, ok := s.by[Candidate{x, l}]; ok && j < i {
			gone |= latin.Just(l)
		}
	}
	return gone
}

// reasons needs what step i relies on for the removals that are needed.
func (s *slicer) reasons(st *Step, i int) {
	switch {
	case len(st.Prices) > 0:
		s.priceReasons(st, i)
	case len(st.Cases) > 0:
		s.caseReasons(st, i)
	case st.Condition != nil:
		for _, x := range st.Condition.Cells() {
			s.needOthers(x, s.all&^s.goneBefore(x, i))
		}
	default:
		for _, q := range st.Places {
			s.needOthers(q.Cell, latin.Just(q.Label))
		}
	}
}

// priceReasons: labels that have gone matter where they cost less than the
// cheapest that is left. Where all that is needed goes from one cell, what has
// gone from that cell does not matter.
func (s *slicer) priceReasons(st *Step, i int) {
	cost := make(map[Candidate]int)
	var cells []latin.Cell
	for _, u := range st.Prices {
		for _, x := range s.asterisms[u.Asterism].Cells {
			cost[Candidate{x, u.Label}] += u.Price
			cells = append(cells, x)
		}
	}
	slices.Sort(cells)
	victim := s.victim(st, i)
	for _, x := range slices.Compact(cells) {
		if x != victim {
			s.needDearer(cost, x, s.goneBefore(x, i))
		}
	}
	if s.whole[i] {
		s.needUnpriced(st, i)
	}
}

// needUnpriced needs the labels that had gone from a cell that the step places,
// unless its prices take them out too.
func (s *slicer) needUnpriced(st *Step, i int) {
	state := tableOf(s.chart, func(c *chart) *sliceState { return &sliceState{newState(c)} })
	for _, q := range st.Places {
		before := s.before(i)
		before[q.Cell] = s.all
		state.load(before)
		again := Step{Prices: st.Prices}
		state.weigh(&again)
		for l := range s.goneBefore(q.Cell, i).Labels() {
			if !again.Contradiction && !slices.Contains(again.Removes, Candidate{q.Cell, l}) {
				s.need(Candidate{q.Cell, l})
			}
		}
	}
}

// sliceState is scratch.
type sliceState struct{ *State }

// before are the domains before step i.
func (s *slicer) before(i int) latin.Domains {
	d := make(latin.Domains, s.cells)
	for x := range d {
		d[x] = s.all &^ s.goneBefore(latin.Cell(x), i)
	}
	return d
}

// needDearer needs those of the gone labels that cost less than all that are left.
func (s *slicer) needDearer(cost map[Candidate]int, x latin.Cell, gone latin.Domain) {
	least, first := 0, true
	for l := range (s.all &^ gone).Labels() {
		if p := cost[Candidate{x, l}]; first || p < least {
			least, first = p, false
		}
	}
	for l := range gone.Labels() {
		if cost[Candidate{x, l}] < least {
			s.need(Candidate{x, l})
		}
	}
}

// victim is the one cell from which the step removes what is needed; -1 when
// there are several or it is needed for a contradiction.
func (s *slicer) victim(st *Step, i int) latin.Cell {
	victim := latin.Cell(-1)
	for _, q := range st.Removes {
		if !s.needed[q] && !s.whole[i] {
			continue
		}
		if victim >= 0 && victim != q.Cell {
			return -1
		}
		victim = q.Cell
	}
	return victim
}

// caseReasons slices every case and needs what its steps need from before, and
// that there are no other cases.
func (s *slicer) caseReasons(st *Step, i int) {
	if s.whole[i] {
		s.placeReasons(st, i)
	}
	if st.Split.Cell >= 0 {
		s.needOthers(st.Split.Cell, s.all&^s.goneBefore(st.Split.Cell, i))
	} else {
		for _, x := range s.asterisms[st.Split.Asterism].Cells {
			if s.goneBefore(x, i).Has(st.Split.Label) {
				s.need(Candidate{x, st.Split.Label})
			}
		}
	}
	before := s.before(i)
	for j := range st.Cases {
		s.caseReason(st, i, j, slices.Clone(before))
	}
}

// placeReasons needs what had gone before from the cells that a step with cases
// places, since its cases say nothing of that.
func (s *slicer) placeReasons(st *Step, i int) {
	for _, q := range st.Places {
		for l := range (s.goneBefore(q.Cell, i)).Labels() {
			s.need(Candidate{q.Cell, l})
		}
	}
}

func (s *slicer) caseReason(st *Step, i, j int, before latin.Domains) {
	k := &st.Cases[j]
	before[k.Suppose.Cell] = latin.Just(k.Suppose.Label)
	inner := newSlicer(s.chart, before, k.Steps)
	if st.Contradiction || contradicted(k.Steps) || slices.Contains(after(before, k.Steps), 0) {
		inner.aimAtContradiction()
	} else {
		for _, q := range st.Removes {
			if s.needed[q] || s.whole[i] {
				inner.need(q)
			}
		}
	}
	inner.follow()
	s.inner[[2]int{i, j}] = inner
	for _, q := range inner.outside {
		if q.Cell != k.Suppose.Cell {
			s.need(q)
		}
	}
}
