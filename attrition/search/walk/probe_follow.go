package walk

import "math/bits"

// weightOfPair is what a choice that is left with two literals counts for, in
// literals that are false: from pairs, more follows soon.
const weightOfPair = 3

// follow draws all conclusions from a literal; false when they contradict each
// other, and then the words are of no more use.
//
// All seats of a literal are open as long as one is, except while its own turn
// is on, so that a bit is taken away without a look whether it is there. And a
// literal in the queue has its seats: it is the last of some choice, which
// would be found empty as soon as it lost them.
func (p *prober) follow(open []uint32, s seat) bool {
	q := append(append(p.queue[:0], s), p.others(s)...)
	first, beside, width := p.first, p.beside, p.width
	wrong, pairs := 0, 0
	for h := 0; h < len(q); h++ {
		s := q[h]
		k, bit := s.choice(), s.bit()
		m := open[k]
		if m == bit {
			continue
		}
		open[k] = bit
		of := beside[int(first[k])*width:]
		for rest := m &^ bit; rest != 0; rest &= rest - 1 {
			wrong++
			at := (bits.TrailingZeros32(rest) & 31) * width
			for _, t := range of[at : at+width] {
				i := t.choice()
				x := open[i] &^ t.bit()
				open[i] = x
				y := x & (x - 1)
				if y&(y-1) == 0 { // at most two are left
					pairs++
				}
				if y != 0 {
					continue
				}
				if x == 0 {
					p.queue = q
					return false
				}
				last := seatOf(i, x)
				at := (int(first[i]) + int(last&31)) * width
				q = append(q, beside[at:at+width]...)
			}
		}
	}
	p.queue = q
	p.follows = 1 + wrong + weightOfPair*pairs
	return true
}

// refute draws all conclusions from a literal's being wrong.
func (p *prober) refute(open []uint32, s seat) bool {
	open[s.choice()] &^= s.bit()
	for _, t := range p.others(s) {
		open[t.choice()] &^= t.bit()
	}
	if !p.settle(open, s.choice()) {
		return false
	}
	for _, t := range p.others(s) {
		if !p.settle(open, t.choice()) {
			return false
		}
	}
	return true
}

// settle follows what a choice leaves no choice about.
func (p *prober) settle(open []uint32, k int) bool {
	m := open[k]
	if m&(m-1) != 0 {
		return true
	}
	return m != 0 && p.follow(open, seatOf(k, m))
}

// try finds out what follows from a literal, or that it is wrong.
func (p *prober) try(open []uint32, s seat) bool {
	copy(p.spare, open)
	size := &p.size[p.variable[p.number(s)]]
	ok := p.follow(p.spare, s)
	p.work += len(open)/8 + 16*len(p.queue)
	if ok {
		*size += (float32(p.follows) - *size) * freshness
	} else {
		*size *= bonus
	}
	return ok
}
