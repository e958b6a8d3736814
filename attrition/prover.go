package attrition

import (
	"context"
	"fmt"
	"slices"

	"latin"
)

// Start is the board domain of a puzzle before any reasoning: the clue alone
// in the cell of a clue, in every other cell all labels that the Puzzle allows.
func Start(p *latin.Puzzle, clues latin.PB) latin.Domains {
	d := make(latin.Domains, len(clues))
	for c, x := range clues {
		if d[c] = p.Domain(latin.Cell(c)); x != latin.Blank {
			d[c] &= latin.Just(x)
		}
	}
	return d
}

// A Prover makes proofs on one Puzzle, one after another. It belongs to one
// goroutine.
//
// The strategy, version [Version], is canonical: always the cheapest rule that
// sees something, and of what it sees the first in its own documented order;
// then again from the cheapest.
type Prover struct {
	state *State
	rules []*Rule
	low   []*Rule // of the lowest tier, when they are not all there
	rec   recorder
	proof Proof
}

// NewProver makes a prover with these rules, in order of cost; all of [Rules]
// that are in a tier when rules is nil.
func NewProver(p *latin.Puzzle, rules []*Rule) *Prover {
	if rules == nil {
		rules = UpTo(Nets)
	}
	rules = slices.Clone(rules)
	slices.SortStableFunc(rules, func(a, b *Rule) int { return a.Cost - b.Cost })
	pr := &Prover{state: NewState(p), rules: rules}
	pr.state.rules = rules
	if lowest := UpTo(Singles); len(rules) >= len(lowest) && slices.Equal(rules[:len(lowest)], lowest) {
		pr.rules = rules[len(lowest):]
	} else {
		pr.low = rules
	}
	return pr
}

// Puzzle of the prover.
func (pr *Prover) Puzzle() *latin.Puzzle { return pr.state.puzzle }

// Prove reasons from the domains until the puzzle is solved, no rule sees
// anything or no solution is left. The proof is the prover's own, good until the
// next call ([Proof.Clone] keeps it). When the context ends, so does the proof,
// as if the rules had stopped, with the context's cause as error.
func (pr *Prover) Prove(ctx context.Context, start latin.Domains) (*Proof, error) {
	s := pr.state
	pr.rec.reset()
	pr.proof = Proof{Puzzle: s.puzzle, Start: append(pr.proof.Start[:0], start...), End: pr.proof.End}
	s.load(start)
	s.ctx = ctx
	err := pr.run(ctx)
	s.ctx = nil
	pr.proof.Steps = pr.rec.steps
	pr.proof.End = append(pr.proof.End[:0], s.domains...)
	switch {
	case s.dead && pr.explained():
		pr.proof.Outcome = NoSolution
	case s.open == 0 && !s.dead:
		pr.proof.Outcome = Solved
	default:
		pr.proof.Outcome = Stuck
	}
	return &pr.proof, err
}

func (pr *Prover) run(ctx context.Context) error {
	for more := true; more && ctx.Err() == nil; {
		if pr.low == nil {
			pr.state.settle(&pr.rec)
		}
		if pr.state.dead && pr.explained() {
			return nil
		}
		more = pr.next()
	}
	if ctx.Err() != nil && pr.state.open > 0 {
		return fmt.Errorf("the proof is not finished: %w", context.Cause(ctx))
	}
	return nil
}

// explained says whether the steps show why a dead state is dead. Without the
// rules of the lowest tier it may be so by counts that nobody has mentioned yet.
func (pr *Prover) explained() bool {
	return pr.rec.contradicted() || slices.Contains(pr.state.domains, 0)
}

// next takes the first step of the cheapest rule that sees one.
func (pr *Prover) next() bool {
	if pr.state.open == 0 && !pr.state.dead && pr.confirm() {
		return true
	}
	if pr.state.open == 0 && pr.low == nil {
		return false
	}
	rules := pr.rules
	if pr.low != nil {
		rules = pr.low
	}
	found := false
	for _, r := range rules {
		r.Find(pr.state, func(st *Step) bool {
			found = !announced(r, st, pr.rec.steps)
			if found {
				pr.take(r, st)
			}
			return !found
		})
		if found || pr.state.stopped() {
			return found
		}
	}
	return false
}

// take records a step and carries it out.
func (pr *Prover) take(r *Rule, st *Step) {
	pr.rec.add(r, st)
	if pr.low != nil {
		pr.state.apply(st)
	} else {
		pr.state.place(st, &pr.rec)
	}
}

// announced says whether a step that removes nothing has been taken before.
func announced(r *Rule, st *Step, steps []Step) bool {
	return r == NakedSingle && slices.ContainsFunc(steps, func(old Step) bool {
		return slices.Contains(old.Places, st.Places[0])
	})
}
