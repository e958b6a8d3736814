package knight

import (
	"context"
	"errors"
	"math/rand/v2"
)

// A Decision says of a problem that it has a cover, with one, or that it has
// none, with the reason: an argument, or a sweep in which no state is left, or
// sweeps from both ends of which no two states fit together. When neither is known
// all are empty.
type Decision struct {
	Cover    Cover
	Argument *Argument
	Layers   []Layer
	Pairs    *Layer // see [Sweep.Pairs]
}

// Decided says whether the answer is known.
func (d Decision) Decided() bool { return d.Feasible() || d.Argument != nil || d.Layers != nil }

// Feasible says that there is a cover.
func (d Decision) Feasible() bool { return d.Cover != nil }

// Options of [Decide]. The zero value is good for most.
type Options struct {
	// States that the exact search may hold at once; 0 for [MostStates].
	States int
	// Step is told how far a sweep is; see [Sweep].
	Step func(done, all, states int)
}

// MostStates are about 4 GB.
const MostStates = 150_000_000

// The work is done in portions, so that what is easy in one way does not wait for
// what is long in the other.
const (
	quickTries  = 400_000
	firstTries  = 2_000_000
	turnedTries = 8_000_000
	moreTries   = 26_000_000 // rounds to 13 million
	secondTries = 50_000_000
	glueTries   = 150_000_000
	ribbonTries = 60_000_000

	firstMoves = 20_000_000
	moreMoves  = 60_000_000
	allMoves   = 400_000_000

	quickStates = 200_000
	firstStates = 2_000_000
	manyStates  = 20_000_000 // enough for all boards to 10x10 by circuits of 4 and 6

	// Larger boards, if they are not narrow and circuits not few, are not swept.
	largeBoard  = 200 // cells
	narrowBoard = 6   // rows or columns
)

// Decide finds a cover or proves that there is none: by arguments, then by turns
// with annealing, mending, gluing, ribbons and sweeps. It goes on when a sweep is too large,
// until the context ends, and then gives the error of that. The same source gives the
// same decision.
func Decide(ctx context.Context, p Problem, o Options, rng *rand.Rand) (Decision, error) {
	if a, ok := Argue(p); ok {
		return Decision{Argument: &a}, nil
	}
	if o.States == 0 {
		o.States = MostStates
	}
	d := &decider{ctx, p, o, rng}
	for _, way := range d.ways() {
		if found, err := way(); err != nil || found.Decided() {
			return found, err
		}
	}
	for {
		for _, way := range []func() (Decision, error){d.mend(allMoves), d.turned(secondTries), d.anneal(secondTries), d.ribbon, d.glue} {
			if found, err := way(); err != nil || found.Decided() {
				return found, err
			}
		}
		if ctx.Err() != nil { // a board without any factor is given up at once
			return Decision{}, context.Cause(ctx)
		}
	}
}

// ways are what is tried first, in this order.
func (d *decider) ways() []func() (Decision, error) {
	if b := d.problem.Board; b.Size() > largeBoard && min(b.Rows, b.Cols) > narrowBoard && d.problem.K > fewCircuits {
		return []func() (Decision, error){d.anneal(quickTries), d.mend(allMoves), d.ribbon, d.glue}
	}
	return []func() (Decision, error){
		d.anneal(quickTries), d.mend(firstMoves), d.sweep(quickStates),
		d.anneal(firstTries), d.mend(moreMoves), d.turned(turnedTries), d.sweep(firstStates),
		d.mend(allMoves), d.turned(moreTries), d.sweep(manyStates),
		d.turned(secondTries), d.anneal(secondTries), d.sweep(d.options.States),
	}
}

// A decider has the ways to decide one problem.
type decider struct {
	ctx     context.Context
	problem Problem
	options Options
	rng     *rand.Rand
}

func (d *decider) anneal(tries int) func() (Decision, error) {
	return func() (Decision, error) {
		cover, err := Anneal(d.ctx, d.problem, tries, d.rng)
		return Decision{Cover: cover}, err
	}
}

func (d *decider) turned(tries int) func() (Decision, error) {
	return func() (Decision, error) {
		cover, err := AnnealTurned(d.ctx, d.problem, tries, d.rng)
		return Decision{Cover: cover}, err
	}
}

func (d *decider) mend(moves int) func() (Decision, error) {
	return func() (Decision, error) {
		cover, err := Mend(d.ctx, d.problem, moves, d.rng)
		return Decision{Cover: cover}, err
	}
}

func (d *decider) ribbon() (Decision, error) {
	cover, err := Ribbon(d.ctx, d.problem, ribbonTries, d.rng)
	return Decision{Cover: cover}, err
}

func (d *decider) glue() (Decision, error) {
	cover, err := Glue(d.ctx, d.problem, glueTries, d.rng)
	return Decision{Cover: cover}, err
}

func (d *decider) sweep(states int) func() (Decision, error) {
	return func() (Decision, error) {
		w := &Sweep{Problem: d.problem, Most: min(states, d.options.States), Step: d.options.Step}
		cover, err := w.Cover(d.ctx)
		switch {
		case errors.Is(err, ErrTooLarge):
			return Decision{}, nil
		case err != nil || cover != nil:
			return Decision{Cover: cover}, err
		}
		return Decision{Layers: w.Layers(), Pairs: w.Pairs()}, nil
	}
}
