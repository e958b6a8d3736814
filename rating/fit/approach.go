package fit

import "math"

// Approaching the deviations.
const (
	approaches  = 6
	largestTurn = 3.0 // factor by which a deviation may change at once
)

// approach comes near the best deviations in a few cheap steps, so that the search
// begins close by: each deviation becomes the one that the effects, or the residuals,
// show at present, by the degrees of freedom that they use (Schall 1991); of these
// only what a member's own samples say is counted.
func (s *system) approach(at *point, sc *scales, spread float64) error {
	for range approaches {
		if !s.maximise(at, sc, roughly) {
			return errSingular
		}
		next, used := *sc, float64(s.fixed())
		for side := range sc.effect {
			if !s.sides[side].random || sc.effect[side] == 0 {
				continue
			}
			own := 0.0
			for _, curvature := range s.curvature[side] {
				own += 1 - 1/curvature
			}
			next.effect[side] *= turn(dot(at.effect[side], at.effect[side]), own)
			used += own
		}
		if s.family.noisy() {
			next.noise = max(next.noise*s.noiseTurn(at, sc, used), leastNoise*spread*s.group)
		}
		*sc = next
	}
	return nil
}

// turn is the factor from a sum of squares in units of the present deviation.
func turn(squares, freedom float64) float64 {
	if freedom <= 0 {
		return 1
	}
	return min(max(math.Sqrt(squares/freedom), 1/largestTurn), largestTurn)
}

// noiseTurn is that of the noise, where every sample counts as far as it is not absurd.
func (s *system) noiseTurn(at *point, sc *scales, used float64) float64 {
	squares, count := 0.0, 0.0
	for i := range s.obs {
		o := &s.obs[i]
		l := s.family.at(o, at.shifts, s.predictorOf(at, sc, o), sc.noise)
		if l.highHigh > 0 && !o.censored {
			squares += l.high * l.high / l.highHigh
			count += l.highHigh * sc.noise * sc.noise / (o.root * o.root)
		}
	}
	return turn(squares, count-used)
}
