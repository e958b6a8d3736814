package graeco

import "math/bits"

// A pairing is a symmetric transversal in the making: points go in pairs x, y
// such that the cells x, y and y, x together hold every symbol once.
type pairing struct {
	symbols [][]uint64 // of the cells x, y and y, x; 0 for those that cannot be
	free    uint64     // points without a mate
	used    uint64     // symbols
	mates   []int
	steps   int
}

// pairingSteps are enough where there are many symmetric transversals, as in
// most squares of order 20 and more.
const pairingSteps = 20_000

// findMates looks for a symmetric transversal; nil when there is none, or none
// was found. In a square of odd order the last point is its own mate.
func (c *development) findMates() []int {
	n := c.Shape().Order
	p := &pairing{symbols: make([][]uint64, n), free: 1<<n - 1, mates: make([]int, n), steps: pairingSteps}
	for x := range n {
		p.symbols[x] = make([]uint64, n)
		for y := range n {
			if a, b := c.symbol(x, y), c.symbol(y, x); a != b {
				p.symbols[x][y] = 1<<a | 1<<b
			}
		}
	}
	if n%2 == 1 {
		last := n - 1
		p.free &^= 1 << last
		p.used |= 1 << c.symbol(last, last)
		p.mates[last] = last
	}
	if !p.complete() {
		return nil
	}
	return p.mates
}

// complete pairs all free points, first the one that has least choice.
func (p *pairing) complete() bool {
	if p.free == 0 {
		return true
	}
	if p.steps--; p.steps < 0 {
		return false
	}
	x, choice := p.narrowest()
	for ; choice != 0; choice &= choice - 1 {
		y := bits.TrailingZeros64(choice)
		p.toggle(x, y)
		if p.complete() {
			return true
		}
		p.toggle(x, y)
	}
	return false
}

// toggle makes x and y mates, or parts them.
func (p *pairing) toggle(x, y int) {
	p.mates[x], p.mates[y] = y, x
	p.free ^= 1<<x | 1<<y
	p.used ^= p.symbols[x][y]
}

func (p *pairing) narrowest() (point int, choice uint64) {
	least := 65
	for points := p.free; points != 0; points &= points - 1 {
		x := bits.TrailingZeros64(points)
		set := p.choice(x)
		if n := bits.OnesCount64(set); n < least {
			point, choice, least = x, set, n
		}
	}
	return point, choice
}

// choice is the set of free points that x may be paired with.
func (p *pairing) choice(x int) uint64 {
	var set uint64
	for points := p.free; points != 0; points &= points - 1 {
		y := bits.TrailingZeros64(points)
		if s := p.symbols[x][y]; s != 0 && s&p.used == 0 {
			set |= 1 << y
		}
	}
	return set
}
