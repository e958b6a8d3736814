package main

import (
	"context"
	"fmt"

	"latin/attrition"
)

// fairness says whether a set of rules solves a puzzle with one solution.
type fairness struct {
	fair bool
	tier attrition.Tier
	// hardest is the dearest rule of the proof; nil when nothing is to be done,
	// and when the rules do not suffice.
	hardest *attrition.Rule
	// err says why it is not known.
	err error
}

func fairnessOf(ctx context.Context, q question, rules []*attrition.Rule) *fairness {
	pf, err := q.worker.prover(q.record.Puzzle, rules).Prove(ctx, attrition.Start(q.record.Puzzle, q.record.Clues))
	if err != nil || !pf.Fair() {
		return &fairness{tier: attrition.Beyond, err: err}
	}
	return &fairness{fair: true, tier: pf.Tier(), hardest: pf.Hardest()}
}

// text is what is added to the verdict "unique".
func (f *fairness) text() string {
	switch {
	case f == nil:
		return ""
	case f.err != nil:
		return fmt.Sprintf("; fair or not is undecided: %v", f.err)
	case !f.fair:
		return "; not fair: these rules do not solve it"
	case f.hardest == nil:
		return "; fair: nothing is left to be found"
	}
	return fmt.Sprintf("; fair: %s (hardest %s)", f.tier, f.hardest.Name)
}

// json are the fields fair, tier and hardest: backtracking is what solves a
// puzzle that is not fair. All are nil when nothing is known.
func (f *fairness) json() (fair *bool, tier, hardest *string) {
	if f == nil || f.err != nil {
		return nil, nil, nil
	}
	name := f.tier.String()
	rule := name
	if f.hardest != nil {
		rule = f.hardest.Name
	}
	if f.fair && f.hardest == nil {
		return &f.fair, &name, nil
	}
	return &f.fair, &name, &rule
}
