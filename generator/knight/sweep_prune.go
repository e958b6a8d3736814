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
	touched, open, long, closable := t.paths(s)
	left := t.problem.K - s.finished
	done := t.passed() + touched - open // cells of finished circuits
	rest := t.problem.Board.Size() - done
	if !closable || left < 0 || !t.totals[left][rest] {
		return true
	}
	low, high := t.problem.Shortest(), t.problem.Longest()
	if t.quota != nil && t.longOf(s.finished, done) > t.limit {
		return true
	}
	return t.tight && long > (rest-left*low)/(high-low)
}

// paths counts the cells of the front that have a move, the cells of unfinished
// paths, and the paths that are sure to be long. It gives false when one can no
// longer be closed.
func (t *stepper) paths(s *state) (touched, open, long int, closable bool) {
	low, high := t.problem.Shortest(), t.problem.Longest()
	for _, slot := range t.stage.next {
		mate := s.mate[slot]
		if mate == slot {
			continue
		}
		touched++
		if mate < slot { // also when it is full
			continue
		}
		size := int(s.size[slot])
		open += size
		if t.stage.steps != nil {
			size += int(t.stage.steps[slot][mate]) - 1 // the cells that it takes at least to close it
		}
		if size > high {
			return 0, 0, 0, false
		}
		if size > low {
			long++
		}
	}
	return touched, open, long, true
}

// longOf is how many of the finished circuits, of so many cells, have the
// greater of two lengths.
func (t *stepper) longOf(finished, cells int) int {
	low, high := t.problem.Shortest(), t.problem.Longest()
	return (cells - finished*low) / (high - low)
}

// longFinished is that of a state at the end of the stage.
func (t *stepper) longFinished(k key) int {
	s := t.packer.unpack(k, t.stage.next, &t.stage.odd)
	touched, open, _, _ := t.paths(&s)
	return t.longOf(s.finished, t.passed()+touched-open)
}

// passed is how many cells the sweep has passed after the stage.
func (t *stepper) passed() int { return t.stage.number + 1 }
