package main

import (
	"context"
	"slices"

	"latin"
	"latin/attrition"
	"latin/generator"
	"latin/rating"
)

// wanted is what `latin generate` asks of a puzzle beside its clues: rules that
// solve it, a rule that its proof uses, a level. The zero value asks nothing.
type wanted struct {
	rules   []*attrition.Rule
	require *attrition.Rule
	level   *levelRange
}

// A levelRange is what --level asks for.
type levelRange struct{ from, to rating.Level }

// wanted reads --rules, --require and --level.
func (f *generateFlags) wanted() (wanted, error) {
	var w wanted
	if f.level != "" {
		from, to, err := rating.ParseLevels(f.level)
		if err != nil {
			return w, usagef("--level: %w", err)
		}
		w.level = &levelRange{from, to}
	}
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

// attemptsForWanted are made for one puzzle of a certain level or proof, which may be rare.
const attemptsForWanted = 10_000

// request adds to a request what is asked of the proof, and the clues to spare that
// levels are defined by.
func (w wanted) request(ctx context.Context, req generator.Request, p *latin.Puzzle, own *worker) generator.Request {
	if w.rules == nil && w.level == nil {
		return req
	}
	req.Attempts = attemptsForWanted
	if w.level != nil {
		req.Spare = rating.SpareOf(p)
	}
	if w.rules != nil {
		req.Accept = func(p *latin.Puzzle, clues latin.PB) bool { return w.proved(ctx, p, clues, own) }
	}
	return req
}

// proved says whether the proof is as wanted.
func (w wanted) proved(ctx context.Context, p *latin.Puzzle, clues latin.PB, own *worker) bool {
	pf, err := own.prover(p, w.rules).Prove(ctx, attrition.Start(p, clues))
	if err != nil || pf.Outcome != attrition.Solved {
		return false
	}
	return w.require == nil || slices.Contains(pf.Theorems(), w.require)
}
