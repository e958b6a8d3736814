package bands

// A choice is a label and a triad, or a cell: the label uses it or, if out, does
// not. Both are an index of branches.
type choice struct {
	label, triad uint8
	out          bool
}

// take makes the choice, and gives the label as a set.
func (c choice) take(s *state) (dirty uint) {
	if c.out {
		return c.leave(s)
	}
	return c.use(s)
}

// refuse makes the opposite choice, and gives the label as a set.
func (c choice) refuse(s *state) (dirty uint) {
	if c.out {
		return c.use(s)
	}
	return c.leave(s)
}

// use leaves to the label the triad in its row, or column, and in its box; the
// cell in all three. What is chosen is open, so that no known cell of the label is there.
func (c choice) use(s *state) (dirty uint) {
	p, b := &s.planes[c.label], &branches[c.triad]
	p.lo &= b.keep.lo
	p.hi &= b.keep.hi
	return 1 << c.label
}

// leave takes the triad, or the cell, from the label.
func (c choice) leave(s *state) (dirty uint) {
	p, b := &s.planes[c.label], &branches[c.triad]
	p.lo &^= b.self.lo
	p.hi &^= b.self.hi
	return 1 << c.label
}

// Choices are what a state branches on. In the first branch all of them are
// made; in the next the first but not the second; in the last not the first.
type choices struct {
	n    int // that are left
	list [2]choice
}

// Two choices are made at once in states whose slack is below tight, after
// fewer failures than few since the last board. Where more is open, or where
// there is nothing but failures, the search must go everywhere, and does so
// sooner if it takes the best choice only.
const (
	tight = 80
	few   = 3
)

// pick chooses what to branch on in a state that is propagated but not solved:
// in the band or stack that is nearest to being known, of the labels that can
// lie across it in at least two ways one that can in fewest. If bold, it makes
// a choice in a band and one in a stack, so that one propagation serves both.
// Nothing is chosen where there is no Latin board.
func (s *state) pick(c *choices, bold bool) {
	slack, possible := s.slack()
	c.n = 0
	switch {
	case !possible:
	case bold && slack.total < tight && max(slack.band, slack.stack) < known:
		s.pickTwo(c, slack.band&3, slack.stack&3)
	case slack.band < slack.stack:
		c.add(s.acrossBand(slack.band & 3))
	default:
		c.add(s.acrossStack(slack.stack & 3))
	}
}

// pickTwo makes a choice in a band and one for another label in a stack.
func (s *state) pickTwo(c *choices, band, stack uint) {
	first := s.acrossBand(band)
	if first == none { // not in a state that is closed
		return
	}
	c.add(first)
	p := &s.planes[first.label]
	aside := p.triads
	p.triads = 0
	c.add(s.acrossStack(stack))
	p.triads = aside
}

// add adds a choice, unless it is none.
func (c *choices) add(one choice) {
	if one != none {
		c.list[c.n&1] = one
		c.n++
	}
}

// none is no choice, as there is no label that is divided.
var none = choice{label: labels}

// acrossBand chooses in a band. (Written out, it is half of the work of a loop.)
func (s *state) acrossBand(band uint) choice {
	p, shift := &s.planes, 9*band&63
	best := int64(rank[p[0].triads>>shift&nine])
	best = lesser(best, 1<<9|int64(rank[p[1].triads>>shift&nine]))
	best = lesser(best, 2<<9|int64(rank[p[2].triads>>shift&nine]))
	best = lesser(best, 3<<9|int64(rank[p[3].triads>>shift&nine]))
	best = lesser(best, 4<<9|int64(rank[p[4].triads>>shift&nine]))
	best = lesser(best, 5<<9|int64(rank[p[5].triads>>shift&nine]))
	best = lesser(best, 6<<9|int64(rank[p[6].triads>>shift&nine]))
	best = lesser(best, 7<<9|int64(rank[p[7].triads>>shift&nine]))
	best = lesser(best, 8<<9|int64(rank[p[8].triads>>shift&nine]))
	if best >= undivided {
		return none
	}
	return choice{label: uint8(best >> 9 & 15), triad: 9*uint8(band) + splitting[best&nine]}
}

// acrossStack chooses in a stack.
func (s *state) acrossStack(stack uint) choice {
	p, shift := &s.planes, (32+3*stack)&63
	best := int64(rank[p[0].stack(shift)])
	best = lesser(best, 1<<9|int64(rank[p[1].stack(shift)]))
	best = lesser(best, 2<<9|int64(rank[p[2].stack(shift)]))
	best = lesser(best, 3<<9|int64(rank[p[3].stack(shift)]))
	best = lesser(best, 4<<9|int64(rank[p[4].stack(shift)]))
	best = lesser(best, 5<<9|int64(rank[p[5].stack(shift)]))
	best = lesser(best, 6<<9|int64(rank[p[6].stack(shift)]))
	best = lesser(best, 7<<9|int64(rank[p[7].stack(shift)]))
	best = lesser(best, 8<<9|int64(rank[p[8].stack(shift)]))
	if best >= undivided {
		return none
	}
	split := splitting[best&nine]
	return choice{label: uint8(best >> 9 & 15), triad: 32 + split/3*9 + 3*uint8(stack) + split%3}
}

// stack gives the triads of the stack that begins at a bit, as an index.
func (p *plane) stack(shift uint) uint32 {
	return uint32(p.triads>>shift) & nines * gather >> gathered
}

// lesser is min without a branch, which no processor could foresee here.
func lesser(a, b int64) int64 {
	d := b - a
	return a + d&(d>>63)
}
