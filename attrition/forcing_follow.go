package attrition

import (
	"slices"

	"latin"
)

// followSingles is the weakest of the inner rules.
func followSingles(s *State, rec *recorder) {
	if rec == nil {
		s.spread()
	} else {
		s.settle(rec)
	}
}

// followRules takes singles and, whenever these see nothing more, the first
// step of the first rule that sees one. When nothing is to be told, conditions are
// read in passing if they are among the rules: rules are monotonic, so this leads to
// the same.
func followRules(rules []*Rule) func(*State, *recorder) {
	lawful := slices.Contains(rules, Condition)
	return func(s *State, rec *recorder) {
		follow := followSingles
		if lawful && rec == nil {
			follow = func(s *State, _ *recorder) { s.spreadLawful() }
		}
		follow(s, rec)
		for s.unfinished() && !s.stopped() && s.takeFirst(rules, rec) {
			follow(s, rec)
		}
	}
}

// unfinished says whether rules may still see something: a board without open
// cells may yet break a condition.
func (s *State) unfinished() bool {
	return !s.dead && (s.open > 0 || len(s.puzzle.Conditions()) > 0)
}

// takeFirst applies and records the first step of the first rule that sees one.
func (s *State) takeFirst(rules []*Rule, rec *recorder) bool {
	taken := false
	for _, r := range rules {
		r.Find(s, func(st *Step) bool {
			rec.add(r, st)
			s.apply(st)
			taken = true
			return false
		})
		if taken {
			return true
		}
	}
	return false
}

// spread leads to the same domains as settle, or to a dead state as that does.
// It tells nothing, and so it need not say why anything goes.
func (s *State) spread() {
	g := &s.agenda
	for !s.dead {
		if g.newsHead < len(g.news) {
			g.newsHead++
			s.spreadFixed(g.news[g.newsHead-1])
		} else if g.lastsHead < len(g.lastOnes) {
			i := int(g.lastOnes[g.lastsHead])
			g.lastsHead++
			g.noted[i] = false
			s.spreadLast(i)
		} else {
			s.settled = true
			break
		}
	}
	g.reset()
}

// spreadFixed takes the label of a fixed cell out of the asterisms that are full of it.
func (s *State) spreadFixed(x latin.Cell) {
	l, one := s.domains[x].Only()
	if !one {
		return
	}
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for _, a := range s.of[x] {
		if i := s.at(a, l); s.fixes[i] < s.hi[i] || s.places[i] == s.fixes[i] {
			continue
		}
		for w, m := range s.cellsOf(a) {
			for rest := m & cand[w] &^ fixed[w]; rest != 0; rest &= rest - 1 {
				s.remove(cellAt(w, rest), l)
			}
		}
	}
}

// spreadLast writes a label in its last places; i is at(a, l).
func (s *State) spreadLast(i int) {
	if s.places[i] != s.lo[i] || s.fixes[i] == s.places[i] {
		return
	}
	a, l := i/s.labels, latin.Label(i%s.labels)
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for w, m := range s.cellsOf(a) {
		for rest := m & cand[w] &^ fixed[w]; rest != 0; rest &= rest - 1 {
			s.suppose(cellAt(w, rest), l)
		}
	}
}
