package attrition

import (
	"slices"

	"latin"
)

// A rehearsal takes steps again from smaller domains, where some cells are
// clues from the start.
type rehearsal struct {
	domains latin.Domains
	clue    []bool
	own     Step // scratch
}

// step takes what is left of a step, and returns it; nil when there is nothing
// left. It is good until the next one.
func (r *rehearsal) step(st *Step) *Step {
	own := &r.own
	removes, places := own.Removes[:0], own.Places[:0]
	*own = *st
	own.Removes, own.Places = removes, places
	for _, q := range st.Places {
		if !r.clue[q.Cell] {
			own.Places = append(own.Places, q)
		}
	}
	for _, q := range st.Removes {
		if r.domains[q.Cell].Has(q.Label) {
			own.Removes = append(own.Removes, q)
		}
	}
	if len(own.Removes) == 0 && len(own.Places) == 0 && !st.Contradiction {
		return nil
	}
	own.Cases = r.cases(st)
	for _, q := range own.Removes {
		r.domains[q.Cell] &^= latin.Just(q.Label)
	}
	return own
}

// cases are those whose candidate is still possible, each up to its end.
func (r *rehearsal) cases(st *Step) []Case {
	var cases []Case
	for _, c := range st.Cases {
		if r.domains[c.Suppose.Cell].Has(c.Suppose.Label) {
			cases = append(cases, r.follow(c))
		}
	}
	return cases
}

// follow rehearses a case, which ends as soon as some cell has no label left.
func (r *rehearsal) follow(c Case) Case {
	inner := rehearsal{domains: slices.Clone(r.domains), clue: r.clue}
	inner.domains[c.Suppose.Cell] = latin.Just(c.Suppose.Label)
	own := Case{Suppose: c.Suppose}
	for i := range c.Steps {
		st := inner.step(&c.Steps[i])
		if st == nil {
			continue
		}
		own.Steps = append(own.Steps, st.Clone())
		if slices.ContainsFunc(st.Removes, func(q Candidate) bool { return inner.domains[q.Cell] == 0 }) {
			break
		}
	}
	return own
}
