package fit

import "slices"

// scales are the deviations of the model, and its penalty: what is given while
// the rest is fitted.
type scales struct {
	noise   float64
	effect  [2]float64 // of puzzles and players
	penalty float64    // of the squared slopes, in standard units
}

// point is what is fitted while the scales are given. The effects are in units of
// their deviation, so that nothing becomes singular when that is 0 (Bates et al.
// 2015, section 2.1).
type point struct {
	shifts []float64
	slopes []float64 // by feature in standard units
	effect [2][]float64
}

func (p *problem) newPoint(shifts []float64) *point {
	at := &point{shifts: slices.Clone(shifts), slopes: make([]float64, len(p.scaling.kept))}
	for s := range at.effect {
		at.effect[s] = make([]float64, len(p.sides[s].original))
	}
	return at
}

func (a *point) clone() *point {
	b := &point{shifts: slices.Clone(a.shifts), slopes: slices.Clone(a.slopes)}
	for s := range a.effect {
		b.effect[s] = slices.Clone(a.effect[s])
	}
	return b
}

// fixed are the shifts and the slopes.
func (a *point) fixed() []float64 { return append(slices.Clone(a.shifts), a.slopes...) }

func (a *point) setFixed(values []float64) {
	copy(a.slopes, values[copy(a.shifts, values):])
}

// moved is the point so far along a step, written to the target.
func (a *point) moved(step *point, length float64, target *point) {
	move := func(to, from, by []float64) {
		for i := range to {
			to[i] = from[i] + length*by[i]
		}
	}
	move(target.shifts, a.shifts, step.shifts)
	move(target.slopes, a.slopes, step.slopes)
	for s := range a.effect {
		move(target.effect[s], a.effect[s], step.effect[s])
	}
}

// explained is what the features say of a puzzle, without the intercept.
func (p *problem) explained(at *point, puzzle int) float64 { return dot(p.x[puzzle], at.slopes) }

// playerPart is what the player of an observation adds: minus the skill.
func (p *problem) playerPart(at *point, sc *scales, o *observation) float64 {
	if o.player < 0 {
		return o.offset
	}
	return sc.effect[playerSide] * at.effect[playerSide][o.player]
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}
