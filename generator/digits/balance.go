package digits

import (
	"context"
	"slices"
)

// Balancing moves shares between the two lines of cells so that the bound rises:
// the subgradient method of Held and Karp (1971) for Lagrange's multipliers, with a
// momentum. Where the cheapest numbers of a row and a column disagree about
// their cell, the digit of each becomes dearer for the line that chose it and cheaper for
// the other.
type balancing struct {
	*frame
	now, best      split
	bound          int // of best
	across, strips [][]int
	drift          []float64 // by cell and digit: where its shares are moving to
	ahead          int       // of the best bound, where moves aim
	stale          int       // rounds without a better one
}

const (
	// balanceRounds is how often shares are moved at most.
	balanceRounds = 2500
	// momentum is how much of a move goes on in the next; without it three times
	// the rounds lead to less.
	momentum = 0.9
	// patience is for how many rounds without a better bound moves stay as long.
	patience = 20
	// farAhead is how far above the best bound the first moves aim; when it has become
	// the 256th part of one, what is left to gain is not worth the time.
	farAhead = 4 * unit
	// maxShare keeps shares of a whole line within 32 bits.
	maxShare = 1 << 25
)

// improve moves shares for some rounds at most, until the bound is enough, or there
// is little left to gain; then more is false.
func (b *balancing) improve(ctx context.Context, rounds, enough int) (more bool, err error) {
	for range rounds {
		if err := context.Cause(ctx); err != nil {
			return false, err
		}
		bound := b.read()
		switch b.stale++; {
		case b.best.across == nil || bound > b.bound:
			b.keep(bound)
			b.stale = 0
		case b.stale == patience:
			b.ahead, b.stale = b.ahead*3/4, 0
		}
		if b.bound >= enough || b.stalled() || !b.move(b.bound+b.ahead-bound) {
			return false, nil
		}
	}
	return true, nil
}

// stalled says that moves are so short that they gain little.
func (b *balancing) stalled() bool { return b.ahead < unit/256 }

// prospect is the frame with the best split so far.
func (b *balancing) prospect() *prospect { return b.frame.prospect(&b.best, b.bound) }

// newBalancing gives every line half of its prices.
func (f *frame) newBalancing() *balancing {
	b := &balancing{frame: f, ahead: farAhead, drift: make([]float64, f.cells()*f.problem.Base)}
	for _, l := range f.across {
		b.now.across = append(b.now.across, f.newShares(l))
		b.across = append(b.across, make([]int, l.places()))
	}
	for _, l := range f.strips {
		b.now.strips = append(b.now.strips, f.newShares(l))
		b.strips = append(b.strips, make([]int, l.places()))
	}
	return b
}

// read finds the cheapest numbers of all lines, and the bound.
func (b *balancing) read() int {
	for i := range b.now.across {
		b.now.across[i].reckon(b.frame.across[i])
		b.now.across[i].number(b.frame.across[i], b.across[i])
	}
	for i := range b.now.strips {
		b.now.strips[i].reckon(b.frame.strips[i])
		b.now.strips[i].number(b.frame.strips[i], b.strips[i])
	}
	return b.now.bound()
}

// keep remembers the split of now.
func (b *balancing) keep(bound int) {
	b.bound = bound
	b.best = split{copyShares(b.now.across), copyShares(b.now.strips)}
}

func copyShares(list []shares) []shares {
	var c []shares
	for _, s := range list {
		var n shares
		for _, p := range s.price {
			n.price = append(n.price, slices.Clone(p))
		}
		for _, p := range s.toGo {
			n.toGo = append(n.toGo, slices.Clone(p))
		}
		c = append(c, n)
	}
	return c
}

// move takes one step towards a bound that is higher by so much; false when all lines
// agree, and their numbers are a grid.
func (b *balancing) move(higher int) bool {
	if !b.disagree() {
		return false
	}
	length := 0.0
	for _, v := range b.drift {
		length += v * v
	}
	step := float64(higher) / length
	for k := range b.cells() {
		strip, place := k/len(b.across), k%len(b.across)
		mine, other := b.now.strips[strip].price[place], b.now.across[place].price[strip]
		for digit, v := range b.drift[k*b.problem.Base:][:b.problem.Base] {
			by := int32(min(max(v*step, -maxShare), maxShare))
			if m, o := mine[digit]+by, other[digit]-by; max(m, -m, o, -o) <= maxShare {
				mine[digit], other[digit] = m, o
			}
		}
	}
	return true
}

// disagree turns the drift towards where lines disagree; false when none do.
func (b *balancing) disagree() bool {
	some := false
	for i := range b.drift {
		b.drift[i] *= momentum
	}
	for strip, digits := range b.strips {
		for place, d := range digits {
			if a := b.across[place][strip]; a != d {
				cell := b.drift[(strip*len(b.across)+place)*b.problem.Base:]
				cell[d]++
				cell[a]--
				some = true
			}
		}
	}
	return some
}
