package knight

import (
	"context"
	"math"
	"math/rand/v2"
)

// AnnealTurned looks for a cover of a plain rectangle that half a turn maps to
// itself. There are far fewer of those to look through, so where covers are rare
// it often finds one that [Anneal] does not. It is for boards with an even number
// of rows and of columns, and gives nil for others, as when it finds none.
func AnnealTurned(ctx context.Context, p Problem, tries int, rng *rand.Rand) (Cover, error) {
	b := p.Board
	if !b.plain || b.Rows%2 != 0 || b.Cols%2 != 0 {
		return nil, nil
	}
	return annealInRounds(ctx, p, tries, rng, turnedFactor, (*annealer).turnedRound)
}

// turnedFactor makes a factor that half a turn maps to itself, from one of the
// board whose cells are pairs of opposite cells.
func turnedFactor(b *Board, rng *rand.Rand) *factor {
	n := b.Size()
	opposite := func(c Cell) Cell { return n - 1 - c }
	pairs := &Board{Near: make([][]Cell, n/2)}
	for c := range n / 2 {
		for _, d := range b.Near[c] {
			pairs.Near[c] = append(pairs.Near[c], min(d, opposite(d)))
		}
	}
	pairs.tidy()
	half := randomFactor(pairs, rng)
	if half == nil {
		return nil
	}
	f := &factor{board: b, beside: make([][2]int32, n)}
	for c := range f.beside {
		f.beside[c] = [2]int32{-1, -1}
	}
	for c, e := range half.beside {
		for _, d := range e {
			if c < int(d) {
				d := Cell(d)
				if !b.Adjacent(c, d) {
					d = opposite(d)
				}
				f.join(c, d)
				f.join(opposite(c), opposite(d))
			}
		}
	}
	f.number()
	return f
}

// turnedRound is round with two exchanges at a time, one the image of the other.
func (s *annealer) turnedRound(ctx context.Context, tries int) (Cover, error) {
	var x, image exchange
	for i := range tries {
		if s.now < 0.5 {
			if s.now = s.total(); s.now == 0 {
				return s.factor.cover(), nil
			}
		}
		if i%1024 == 0 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if !x.propose(s.factor, s.rng) || !x.turn(&image, len(s.factor.beside)) {
			continue
		}
		gain := s.make(&x) + s.make(&image)
		heat := hottest * (1 - float64(i)/float64(tries))
		if gain < 0 && s.rng.Float64() >= math.Exp(gain/heat) {
			image.invert()
			x.invert()
			s.make(&image)
			s.make(&x)
			continue
		}
		s.now -= gain
	}
	return nil, nil
}

// make weighs and applies an exchange and gives its gain.
func (s *annealer) make(x *exchange) float64 {
	x.weigh(s.factor)
	gain := s.gain(x)
	x.apply(s.factor)
	return gain
}

// turn makes the image by half a turn; false when the two have a cell in common.
func (x *exchange) turn(image *exchange, size int) bool {
	image.out = x.out
	for i, c := range x.cells[:2*x.out] {
		image.cells[i] = int32(size-1) - c
		if x.has(image.cells[i]) {
			return false
		}
	}
	return true
}

// invert makes the exchange that takes an applied one back.
func (x *exchange) invert() {
	n := 2 * x.out
	first := x.cells[0]
	copy(x.cells[:n-1], x.cells[1:n])
	x.cells[n-1] = first
}
