package main

import (
	"context"
	"slices"

	"latin"
	"latin/attrition"
	"latin/generator"
)

// A wantedProof is what `latin generate` asks of the proof of a puzzle: rules
// that solve it, a rule that is used. The zero value asks nothing.
type wantedProof struct {
	rules   []*attrition.Rule
	require *attrition.Rule
}

// wantedProof reads --rules and --require.
func (f *generateFlags) wantedProof() (wantedProof, error) {
	var w wantedProof
	if f.rules == "" && f.require == "" {
		return w, nil
	}
	var err error
	if w.rules, err = ruleSet(f.rules, attrition.UpTo(attrition.Nets)); err != nil || f.require == "" {
		return w, err
	}
	if tier, ok := attrition.FindTier(f.require); ok {
		return w, usagef("--require %s: that is a tier; name one rule (`latin rules %s` lists those of the tier)", tier, tier)
	}
	if w.require, err = attrition.FindRule(f.require); err != nil {
		return w, usagef("--require: %w", err)
	}
	if !slices.Contains(w.rules, w.require) {
		return w, usagef("--require %s: the rule is not among those of --rules; add it", w.require.Name)
	}
	return w, nil
}

// attemptsForProof are made for one puzzle with a certain proof, which may be rare.
const attemptsForProof = 10_000

// request adds to a request what is asked of the proof.
func (w wantedProof) request(ctx context.Context, req generator.Request, own *worker) generator.Request {
	if w.rules == nil {
		return req
	}
	req.Attempts = attemptsForProof
	req.Accept = func(p *latin.Puzzle, clues latin.PB) bool {
		pf, err := own.prover(p, w.rules).Prove(ctx, attrition.Start(p, clues))
		if err != nil || pf.Outcome != attrition.Solved {
			return false
		}
		return w.require == nil || slices.Contains(pf.Theorems(), w.require)
	}
	return req
}
