package fit

import (
	"math"
	"math/rand/v2"
)

// penalties are tried from none of the features to all that they can say, by the
// information of the table: at 1 a feature like no other is shrunk to half.
var penalties = []float64{1e6, 100, 30, 10, 3, 1, 0.3, 0.1, 0.03, 0.01, 3e-3, 1e-3, 1e-4}

// firstPenalty is that under which the deviations are found before one is chosen.
const firstPenalty = 0.01

// assignParts deals the puzzles out to the parts of the cross-validation.
func (p *problem) assignParts(parts int, seed uint64) (count int, part []int32) {
	count = min(parts, p.puzzles())
	part = make([]int32, p.puzzles())
	for i, puzzle := range rand.New(rand.NewPCG(seed, 0x666f6c6473)).Perm(p.puzzles()) {
		part[puzzle] = int32(i % count)
	}
	for i := range p.obs {
		p.obs[i].validating = part[p.obs[i].puzzle]
	}
	return count, part
}

// choice is the outcome of the cross-validation over the penalties.
type choice struct {
	penalty         float64 // relative
	gain, gainError float64
}

// choosePenalty predicts each part of the puzzles from the others under every
// penalty, and takes the one under which what was seen is likeliest; of equals the
// larger one. The deviations are those given, and the players' skills those that the
// other parts give them under the first penalty.
func (p *problem) choosePenalty(parts int, part []int32, top *point, sc scales, information float64) (choice, error) {
	scores := make([][]float64, len(penalties)) // by penalty and puzzle
	for k := range scores {
		scores[k] = make([]float64, p.puzzles())
	}
	for held := range int32(parts) {
		s, at, err := p.withoutPlayers(held, top, &sc)
		if err != nil {
			return choice{}, err
		}
		for k, penalty := range penalties {
			sc.penalty = penalty * information
			if !s.maximise(at, &sc, roughly) {
				return choice{}, errSingular
			}
			for puzzle := range p.byPuzzle {
				if part[puzzle] == held {
					_, scores[k][puzzle], _ = s.likeliest(at, &sc, puzzle, sc.effect[puzzleSide])
				}
			}
		}
	}
	best := 0
	for k := range scores {
		if sum(scores[k]) > sum(scores[best]) {
			best = k
		}
	}

	c := choice{penalty: penalties[best]}
	c.gain, c.gainError = difference(scores[best], scores[0])
	return c, nil
}

// withoutPlayers is the problem for a part that is held back, with the players'
// effects found from the others and added to the observations once and for all: what
// is left is small, since puzzles are eliminated one by one.
func (p *problem) withoutPlayers(held int32, top *point, sc *scales) (*system, *point, error) {
	at, q := top.clone(), *p
	if !newSystem(p, held).maximise(at, sc, roughly) {
		return nil, nil, errSingular
	}
	q.sides[playerSide], q.obs = side{}, nil
	for _, list := range p.byPuzzle {
		for _, i := range list {
			o := p.obs[i]
			o.offset, o.player = p.playerPart(at, sc, &o), -1
			q.obs = append(q.obs, o)
		}
	}
	q.arrange()
	at.effect[playerSide] = nil
	return newSystem(&q, held), at, nil
}

func sum(list []float64) float64 {
	total := 0.0
	for _, v := range list {
		total += v
	}
	return total
}

// difference is the sum of the differences of two lists and its standard error.
func difference(a, b []float64) (total, err float64) {
	n := float64(len(a))
	total = sum(a) - sum(b)
	squares := 0.0
	for i := range a {
		d := a[i] - b[i] - total/n
		squares += d * d
	}
	return total, math.Sqrt(squares * n / max(n-1, 1))
}

// likeliest is alone from two starts, what was expected and what was seen, which can
// lead to two tops when a time may be absurd or not.
func (s *system) likeliest(at *point, sc *scales, puzzle int, deviation float64) (effect, density, known float64) {
	effect, density, known = s.alone(at, sc, puzzle, 0, deviation)
	if !s.family.noisy() {
		return effect, density, known
	}
	start := s.seen(at, sc, puzzle) + at.shifts[0] - s.explained(at, puzzle)
	if e, d, k := s.alone(at, sc, puzzle, start, deviation); d > density {
		return e, d, k
	}
	return effect, density, known
}

// seen is the median of the times of a puzzle, as if by average players.
func (p *problem) seen(at *point, sc *scales, puzzle int) float64 {
	var values []float64
	for _, i := range p.byPuzzle[puzzle] {
		values = append(values, p.obs[i].value-p.playerPart(at, sc, &p.obs[i]))
	}
	return median(values)
}

// alone looks at one puzzle with all else given: the effect that its samples ask
// for when it is drawn from a normal distribution of the deviation given, the
// logarithm of their density with the effect integrated out (Laplace), and what is
// known of the predictor from the samples alone. The start is an effect to begin with.
func (s *system) alone(at *point, sc *scales, puzzle int, start, deviation float64) (effect, density, known float64) {
	base := s.explained(at, puzzle)
	look := func(z float64) (value, slope, curvature float64) {
		value = -z * z / 2
		for _, i := range s.byPuzzle[puzzle] {
			o := &s.obs[i]
			l := s.family.at(o, at.shifts, base+deviation*z+s.playerPart(at, sc, o), sc.noise)
			value, slope, curvature = value+l.value, slope+l.slope(), curvature+l.curvature()
		}
		return value, slope, curvature
	}
	z := 0.0
	if deviation > 0 {
		z = start / deviation
	}
	value, slope, known := look(z)
	for range newtonSteps {
		step := (deviation*slope - z) / (1 + deviation*deviation*known)
		if math.Abs(step) < 1e-6 {
			break
		}
		next, nextSlope, nextKnown := look(z + step)
		for range halvings {
			if next >= value {
				break
			}
			step /= 2
			next, nextSlope, nextKnown = look(z + step)
		}
		z, value, slope, known = z+step, next, nextSlope, nextKnown
	}
	return deviation * z, value - math.Log(1+deviation*deviation*known)/2, known
}
