package attrition

import "latin"

// settle applies the three rules of the lowest tier until they see nothing
// more or the state is dead, and records their steps; rec may be nil. In this
// order: what is fixed at the start is crossed off; then, always, first a label
// with its last places, in the order in which they came up; then a cell with one
// label left, in that order too; and each is crossed off at once.
func (s *State) settle(rec *recorder) {
	g := &s.agenda
	for g.newsHead < g.given && !s.dead {
		x := g.news[g.newsHead]
		g.newsHead++
		s.crossOff(x, rec)
	}
	for !s.dead {
		switch {
		case g.lastsHead < len(g.lastOnes):
			s.nextLast(rec)
		case g.newsHead < len(g.news):
			s.nextNaked(rec)
		default:
			g.reset()
			s.settled = true
			return
		}
	}
	s.tellConflict(rec)
	g.reset()
}

// nextLast takes the first asterism and label of the agenda.
func (s *State) nextLast(rec *recorder) {
	g := &s.agenda
	i := int(g.lastOnes[g.lastsHead])
	g.lastsHead++
	g.noted[i] = false
	st := s.lastPlaces(i/s.labels, latin.Label(i%s.labels))
	if st == nil {
		return
	}
	rec.add(HiddenSingle, st)
	s.place(st, rec)
}

// place carries out a step and crosses off what it places.
func (s *State) place(st *Step, rec *recorder) {
	g := &s.agenda
	s.apply(st)
	g.placed = append(g.placed[:0], st.Places...)
	for _, q := range g.placed {
		g.told[q.Cell] = true
		if !s.dead {
			s.crossOff(q.Cell, rec)
		}
	}
}

// nextNaked takes the first fixed cell of the agenda.
func (s *State) nextNaked(rec *recorder) {
	g := &s.agenda
	x := g.news[g.newsHead]
	g.newsHead++
	if g.told[x] {
		g.told[x] = false
		return
	}
	l, one := s.domains[x].Only()
	if !one {
		return
	}
	if rec != nil {
		rec.add(NakedSingle, s.nakedSingle(x, l))
	}
	s.crossOff(x, rec)
}

// crossOff takes the label of a fixed cell out of the asterisms that are full of it.
func (s *State) crossOff(x latin.Cell, rec *recorder) {
	l, one := s.domains[x].Only()
	if !one {
		return
	}
	if st := s.fullLabel(x, l); st != nil {
		rec.add(FullLabel, st)
		s.apply(st)
	}
}

// tellConflict records why a dead state is dead, unless that is plain: an empty
// cell, or a contradiction already recorded.
func (s *State) tellConflict(rec *recorder) {
	if rec == nil || rec.contradicted() {
		return
	}
	for _, d := range s.domains {
		if d == 0 {
			return
		}
	}
	for _, r := range [...]*Rule{FullLabel, HiddenSingle} {
		r.Find(s, func(st *Step) bool {
			if st.Contradiction && !rec.contradicted() {
				rec.add(r, st)
			}
			return !st.Contradiction
		})
	}
}
