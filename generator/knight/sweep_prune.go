package knight

// hopeless says that no cover can follow: a cell of the front lacks moves, a
// path cannot be closed in time, or the lengths no longer add up.
func (t *stepper) hopeless(s *state) bool {
	for _, slot := range t.stage.next {
		if s.mate[slot] != full && t.starved(s, slot) {
			return true
		}
	}
	return !t.single && t.misfit(s)
}

// starved says that fewer cells can still join the one in the slot than it needs.
func (t *stepper) starved(s *state, slot int8) bool {
	need := 1
	if s.mate[slot] == slot {
		need = 2
	}
	o := &t.stage.options[slot]
	if o.outside >= need {
		return false
	}
	have := o.outside
	for _, other := range o.slots {
		if s.mate[other] != full && t.joins(s, slot, other) {
			if have++; have >= need {
				return false
			}
		}
	}
	return true
}

// joins says whether two cells that are not full may be joined.
func (t *stepper) joins(s *state, v, w int8) bool {
	switch {
	case t.single:
		return true
	case s.mate[v] == w:
		return t.problem.Allows(int(s.size[v]))
	}
	return int(s.size[v]+s.size[w]) <= t.problem.Longest()
}

// misfit says that the lengths of what is left cannot add up.
func (t *stepper) misfit(s *state) bool {
	open, long := 0, 0 // cells in unfinished paths and without a move behind; paths sure to be long
	paths := 0
	touched := 0
	low, high := t.problem.Shortest(), t.problem.Longest()
	for _, slot := range t.stage.next {
		mate := s.mate[slot]
		if mate == slot {
			continue
		}
		touched++
		if mate == full || mate < slot {
			continue
		}
		size := int(s.size[slot])
		open += size
		paths++
		least := size
		if t.stage.steps != nil {
			// Closing takes so many more cells at least.
			least += int(t.stage.steps[slot][mate]) - 1
		}
		if least > high {
			return true
		}
		if least > low {
			long++
		}
	}
	left := t.problem.K - s.finished
	rest := t.problem.Board.Size() - (t.passed() + touched - open)
	if rest < 0 || left < 0 || !t.totals[left][rest] {
		return true
	}
	return t.tight && long > (rest-left*low)/(high-low)
}

// passed is how many cells the sweep has passed after the stage.
func (t *stepper) passed() int { return t.stage.number + 1 }
