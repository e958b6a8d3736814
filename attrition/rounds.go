package attrition

import (
	"context"
	"fmt"

	"latin"
)

// A Round is all that the cheapest rule that sees anything sees at a state,
// taken at once.
type Round struct {
	Rule *Rule
	// Removes is what the rule takes away, each candidate once, by cell and label.
	Removes []Candidate
}

// Rounds reasons from the domains as [Prover.Prove] does, but in rounds: the
// rules of the lowest tier to their end, then all that the cheapest other rule
// sees, and again. It keeps no reasons. Each round is shown when it is found,
// before it is carried out, and is the caller's own.
//
// As rules are monotonic and do not care how cells and labels are numbered, the
// rounds of a puzzle that is turned, mirrored or relabelled are the same, turned,
// mirrored or relabelled: unlike the steps of a proof, which come in an order. The
// dearest rule is that of the proof.
//
// The prover must have the rules of the lowest tier. When the context ends, so do
// the rounds, with its cause as error.
func (pr *Prover) Rounds(ctx context.Context, start latin.Domains, show func(*Round)) (Outcome, error) {
	if pr.low != nil {
		return Stuck, fmt.Errorf("rounds need the rules of the tier %s", Singles)
	}
	s := pr.state
	s.load(start)
	s.ctx, s.bare = ctx, true
	defer func() { s.ctx, s.bare = nil, false }()
	seen := newKnown(s.cells)
	for {
		s.spread()
		switch {
		case s.dead:
			return NoSolution, nil
		case s.open == 0 && pr.confirm():
			return NoSolution, nil
		case s.open == 0:
			return Solved, nil
		}
		r := pr.round(seen)
		if ctx.Err() != nil {
			return Stuck, fmt.Errorf("the rounds are not finished: %w", context.Cause(ctx))
		}
		if r == nil {
			return Stuck, nil
		}
		show(r)
		for _, q := range r.Removes {
			s.remove(q.Cell, q.Label)
		}
		s.dead = s.dead || seen.contradiction
	}
}

// round gathers what the cheapest rule sees; nil when all rules are silent.
func (pr *Prover) round(seen *known) *Round {
	for _, r := range pr.rules {
		clear(seen.placed)
		clear(seen.removed)
		seen.contradiction = false
		r.Find(pr.state, func(st *Step) bool { seen.adds(st); return true })
		if list := candidates(seen.removed); len(list) > 0 || seen.contradiction {
			return &Round{r, list}
		}
		if pr.state.stopped() {
			return nil
		}
	}
	return nil
}

// candidates lists those of the domains.
func candidates(domains latin.Domains) []Candidate {
	var list []Candidate
	for c, d := range domains {
		for ; d != 0; d &= d - 1 {
			list = append(list, Candidate{latin.Cell(c), d.First()})
		}
	}
	return list
}

// End is the board domain at which the last proof, or the last rounds, ended;
// good until the next ones.
func (pr *Prover) End() latin.Domains { return pr.state.domains }
