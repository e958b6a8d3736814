package attrition

import "latin"

// spreadLawful leads where singles and the steps of both rules of conditions lead, as
// spread does where those of singles lead: it tells nothing.
func (s *State) spreadLawful() {
	s.spread()
	conditions := s.puzzle.Conditions()
	if len(conditions) == 0 {
		return
	}
	t := tableOf(s.chart, newConditionReader)
	for depth := 0; depth < len(t.byDepth) && !s.dead; {
		if s.obey(t, t.byDepth[depth]) && !s.stopped() {
			depth = 0
		} else {
			depth++
		}
	}
}

// obey asks each of the conditions listed, takes what they leave, and says whether there
// was anything to take.
func (s *State) obey(t *conditionReader, list []int) bool {
	t.turnTo(s)
	for _, i := range list {
		if t.silent(s, i) {
			continue
		}
		before := len(t.drops)
		if !t.narrow(s.puzzle.Conditions()[i]) {
			s.dead = true
			return true
		}
		if len(t.drops) == before {
			t.quiet[i] = t.stamp(s, i)
		}
	}
	for _, q := range t.drops {
		s.remove(q.Cell, q.Label)
	}
	s.spread()
	return len(t.drops) > 0
}

// turnTo makes ready to read a state.
func (t *conditionReader) turnTo(s *State) {
	t.drops = t.drops[:0]
	t.where.Domains, t.where.May, t.where.Is, t.where.Words = s.domains, s.cand, s.fixed, s.words
	t.where.Changed()
}

// narrow adds to drops what the condition takes away, unless it cannot be met.
func (t *conditionReader) narrow(k latin.Condition) bool {
	if k, ok := k.(latin.Focused); ok {
		return k.NarrowBy(&t.where, t.note)
	}
	return k.Narrow(t.where.Domains, t.note)
}
