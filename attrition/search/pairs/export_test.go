package pairs

// Studying makes a learner stop after so many decisions, for a prober.
func (e *Engine) Studying(decisions uint64) *Engine {
	e.study = decisions
	return e
}
