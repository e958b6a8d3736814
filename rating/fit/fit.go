package fit

import (
	"context"
	"fmt"
)

// Options of a fit. The zero value asks for ten parts and the seed 0.
type Options struct {
	Parts int    // of the cross-validation over puzzles; at most one for each puzzle
	Seed  uint64 // deals the puzzles out to the parts
}

// usualParts is how many parts a cross-validation has unless said.
const usualParts = 10

// Fit explains a response of the samples by the features of the puzzles. The same
// arguments give the same result to the last digit. When the context ends there is none,
// and its cause is the error.
func Fit(ctx context.Context, samples *Samples, design *Design, response Response, options Options) (*Result, error) {
	result, err := fitted(ctx, samples, design, response, options)
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", samples.Name, err)
	}
	return result, nil
}

func fitted(ctx context.Context, samples *Samples, design *Design, response Response, options Options) (*Result, error) {
	if options.Parts == 0 {
		options.Parts = usualParts
	}
	if options.Parts < 2 {
		return nil, fmt.Errorf("found %d parts for cross-validation; expected at least 2", options.Parts)
	}
	p, err := newProblem(samples, design, response)
	if err != nil {
		return nil, err
	}
	p.ctx = ctx
	parts, part := p.assignParts(options.Parts, options.Seed)
	s := newSystem(p, -1)
	at, sc, spread := p.beginning()
	sc.penalty = firstPenalty * s.information(at, &sc)
	if err := s.approach(at, &sc, spread); err != nil {
		return nil, err
	}
	if err := s.variances(at, &sc, spread, widely); err != nil {
		return nil, err
	}
	hardly, hardlySc := at.clone(), sc // penalised
	information := s.information(at, &sc)
	chosen, err := p.choosePenalty(parts, part, at, sc, information)
	if err != nil {
		return nil, err
	}
	sc.penalty = chosen.penalty * information
	if err := s.variances(at, &sc, spread, nearby); err != nil {
		return nil, err
	}
	validation, err := p.validate(parts, part, at, &sc, spread)
	if err != nil {
		return nil, err
	}
	validation.Gain, validation.GainError = chosen.gain, chosen.gainError
	without, err := p.bareFit(hardly, hardlySc, spread, information, options.Seed)
	if err != nil {
		return nil, err
	}
	r := s.result(design, response, at, &sc, without)
	r.Penalty, r.Validation = chosen.penalty, *validation
	return r, nil
}
