package attrition

// A silence is the memory of a rule that looks at one label, or one asterism, at
// a time: at which stamp of each it last saw nothing. A step changes few of them,
// and the others need not be looked at again. Settled states only: in others a
// rule looks at more than the label, or the asterism, itself.
type silence struct {
	stamps []uint64
	idle   bool // the state is not settled: nothing is remembered
}

// silences are those of a chart, by the name of the rule.
type silences struct{ of map[string]*silence }

// silence is the memory of the rule, for n labels or asterisms.
func (s *State) silence(rule string, n int) *silence {
	t := tableOf(s.chart, func(*chart) *silences { return &silences{make(map[string]*silence)} })
	q := t.of[rule]
	if q == nil {
		q = &silence{stamps: make([]uint64, n)}
		t.of[rule] = q
	}
	q.idle = !s.settled
	return q
}

// lasts says whether nothing has changed since the rule saw nothing.
func (q *silence) lasts(i int, stamp uint64) bool { return !q.idle && q.stamps[i] == stamp }

// begin notes that the rule has seen nothing.
func (q *silence) begin(i int, stamp uint64) {
	if !q.idle {
		q.stamps[i] = stamp
	}
}

// eachChanged looks at one label, or one asterism, after the other, but for those
// where the rule saw nothing and whose stamp is still the same.
func (s *State) eachChanged(rule string, stamps []uint64, yield func(*Step) bool, look func(i int, yield func(*Step) bool) bool) {
	q := s.silence(rule, len(stamps))
	silent := true
	give := func(st *Step) bool { silent = false; return yield(st) }
	for i, stamp := range stamps {
		if q.lasts(i, stamp) {
			continue
		}
		if silent = true; !look(i, give) {
			return
		}
		if silent && !s.stopped() {
			q.begin(i, stamp)
		}
	}
}
