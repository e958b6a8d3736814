package fit

import (
	"math"
	"math/rand/v2"
)

// estimates are what a fit finds beside the effects: shifts and slopes, and the
// deviations of puzzles and players.
type estimates struct {
	fixed  []float64
	effect [2]float64
}

// findBias finds how far a fit of answers is off on average: it draws tables from what
// was found, fits them in the same way, and looks by how much they miss; then again from
// what was found less that (Kuk 1995). Of few answers for each puzzle Laplace's method,
// and effects held at their top, make coefficients and deviations too small, by a tenth
// and more. Times need nothing of the kind. It gives what that makes of variances: the
// bias is known only so well, and what shrinks all coefficients hides their errors too.
func (b *bare) findBias(p *problem, spread float64, seed uint64) (inflation float64, err error) {
	found := estimates{b.at.fixed(), b.sc.effect}
	b.bias.fixed = make([]float64, len(found.fixed))
	if p.family.noisy() {
		return 1, nil
	}
	rng := rand.New(rand.NewPCG(seed, 0x62696173))
	tables := min(max(simulated/len(p.obs), fewestTables), mostTables)
	for _, tables := range []int{tables / 2, tables / 2, tables} {
		truth := found.less(b.bias)
		sum := estimates{fixed: make([]float64, len(found.fixed))}
		for range tables {
			fit, err := p.refit(truth, b, spread, rng)
			if err != nil {
				return 0, err
			}
			sum.add(fit, 1/float64(tables))
		}
		b.bias = sum.less(truth)
	}
	shrink := b.shrink(found.less(b.bias).fixed[p.shifts:], p.shifts)
	return (1 + 1/float64(tables)) / (shrink * shrink), nil
}

// shrink is the factor by which the method makes the slopes smaller: the regression of what
// is found on the truth, as far as chance in it allows.
func (b *bare) shrink(slopes []float64, shifts int) float64 {
	along := 0.0
	for i, v := range slopes {
		along += v * b.bias.fixed[shifts+i]
	}
	squares := dot(slopes, slopes)
	if squares == 0 {
		return 1
	}
	return min(max(1+along/squares, leastShrink), 1)
}

// leastShrink bounds what chance makes of slopes that are nearly none.
const leastShrink = 0.75

// How much is simulated in the last round: about so many answers, in so many tables.
const (
	simulated    = 20_000
	fewestTables = 4
	mostTables   = 20
)

// refit draws a table and fits it as a bare fit does.
func (p *problem) refit(truth estimates, b *bare, spread float64, rng *rand.Rand) (estimates, error) {
	from, sc := b.at.clone(), b.sc
	from.setFixed(truth.fixed)
	for side, deviation := range truth.effect {
		sc.effect[side] = max(0, deviation)
		for m := range from.effect[side] {
			from.effect[side][m] = rng.NormFloat64()
		}
	}
	q := p.drawn(from, &sc, rng)
	at, sc := b.at.clone(), b.sc // the search begins at what was found, where cuts rise
	if err := newSystem(q, -1).variances(at, &sc, spread, quickly); err != nil {
		return estimates{}, err
	}
	return estimates{at.fixed(), sc.effect}, nil
}

// quickly is enough for a mean over many tables.
var quickly = searching{simplex: 1, enough: 0.05}

// drawn is the same problem with other answers.
func (p *problem) drawn(at *point, sc *scales, rng *rand.Rand) *problem {
	q, f := *p, p.family.(*categories)
	q.obs = make([]observation, len(p.obs))
	for i := range p.obs {
		o := &p.obs[i]
		predictor := p.explained(at, int(o.puzzle)) + sc.effect[puzzleSide]*at.effect[puzzleSide][o.puzzle] + p.playerPart(at, sc, o)
		drawn := f.observation(int(f.draw(at.shifts, predictor, rng)))
		drawn.puzzle, drawn.player, drawn.offset, drawn.validating = o.puzzle, o.player, o.offset, o.validating
		q.obs[i] = drawn
	}
	return &q
}

// draw gives the value of a category.
func (f *categories) draw(shifts []float64, predictor float64, rng *rand.Rand) float64 {
	u := rng.Float64()
	tendency := predictor + math.Log(u/(1-u))
	k := 0
	for k < len(shifts) && tendency > shifts[k] {
		k++
	}
	return f.values[k]
}

// less is the difference.
func (e estimates) less(by estimates) estimates {
	d := estimates{make([]float64, len(e.fixed)), e.effect}
	for i, v := range e.fixed {
		d.fixed[i] = v - by.fixed[i]
	}
	for side, v := range by.effect {
		d.effect[side] -= v
	}
	return d
}

// add adds a part of others.
func (e *estimates) add(other estimates, part float64) {
	for i, v := range other.fixed {
		e.fixed[i] += part * v
	}
	for side, v := range other.effect {
		e.effect[side] += part * v
	}
}
