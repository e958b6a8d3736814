package probing

import "math/bits"

// WeightOfPair is what a choice that is left with two literals counts for, in
// literals that are false: from pairs, more follows soon.
const WeightOfPair = 3

// follow draws all conclusions from a literal; false when they contradict each
// other, and then the words are of no more use.
//
// The queue holds choices that are left with one literal, or with none. Which
// ones these are is written without a jump, since nobody could predict it: a
// choice is put at the end of the queue whether it belongs there or not, and the
// queue grows if it does.
func (p *Prober) follow(open []uint32, s Seat) (ok bool) {
	if p.law != nil {
		p.follows, ok = p.law.Follow(open, s)
		p.work += 16 * int(p.follows)
		return ok
	}
	n, follows := p.claim(open, s, 0)
	p.follows = 1 + follows
	for h := uint32(0); ; h++ {
		for at := p.number(s); at < len(p.beside); at += len(p.variable) {
			for _, t := range p.beside[at] {
				if open[t.Choice()] != t.Bit() {
					n, follows = p.claim(open, t, n)
					p.follows += follows
				}
			}
		}
		if h == n {
			p.work += 16 * int(n)
			return true
		}
		k := p.queue[h]
		m := open[k]
		if m == 0 {
			p.work += 16 * int(n)
			return false
		}
		s = SeatOf(int(k), m)
	}
}

// claim leaves a choice with one seat and takes the literals of its others from
// all choices. The queue holds n choices; what it gives is how many it holds then,
// and how much followed.
func (p *Prober) claim(open []uint32, s Seat, n uint32) (_, follows uint32) {
	k, q := s.Choice(), p.queue
	wrong := open[k] &^ s.Bit()
	open[k] = s.Bit()
	many, end, pairs := uint32(bits.OnesCount32(wrong)), uint64(n), uint64(0)
	for at := int(p.first[k]); at < len(p.beside); at += len(p.variable) {
		beside := p.beside[at:]
		follows += many
		for rest := wrong; rest != 0; rest &= rest - 1 {
			both := &beside[bits.TrailingZeros32(rest)&31]
			i, j := both[0].Choice(), both[1].Choice()
			x := open[i] &^ both[0].Bit()
			open[i] = x
			x &= x - 1
			q[end] = uint32(i)
			end = addNone(end, x)
			pairs = addNone(pairs, x&(x-1))

			y := open[j] &^ both[1].Bit()
			open[j] = y
			y &= y - 1
			q[end] = uint32(j)
			end = addNone(end, y)
			pairs = addNone(pairs, y&(y-1))
		}
	}
	return uint32(end), follows + WeightOfPair*uint32(pairs)
}

// addNone adds 1 to a number if there is no bit in the word. To borrow and to carry are two
// instructions; with the usual ones for "is it zero" all probing takes 1.25 times as long.
func addNone(n uint64, x uint32) uint64 {
	_, borrow := bits.Sub64(uint64(x), 1, 0)
	n, _ = bits.Add64(n, 0, borrow)
	return n
}

// refute draws all conclusions from a literal's being wrong.
func (p *Prober) refute(open []uint32, s Seat) bool {
	if p.law != nil {
		return p.law.Refute(open, s)
	}
	open[s.Choice()] &^= s.Bit()
	first, end, step := p.number(s), len(p.beside), len(p.variable)
	for at := first; at < end; at += step {
		for _, t := range p.beside[at] {
			open[t.Choice()] &^= t.Bit()
		}
	}
	if !p.settle(open, s.Choice()) {
		return false
	}
	for at := first; at < end; at += step {
		for _, t := range p.beside[at] {
			if !p.settle(open, t.Choice()) {
				return false
			}
		}
	}
	return true
}

// settle follows what a choice leaves no choice about.
func (p *Prober) settle(open []uint32, k int) bool {
	m := open[k]
	if m&(m-1) != 0 {
		return true
	}
	return m != 0 && p.follow(open, SeatOf(k, m))
}

// try finds out what follows from a literal, or that it is wrong.
func (p *Prober) try(open []uint32, s Seat) bool {
	copy(p.spare, open)
	p.work += len(open) / 8
	size := p.sizeOf(s)
	ok := p.follow(p.spare, s)
	if ok {
		size += (float32(p.follows) - size) * freshness
	} else {
		size *= bonus
	}
	at := p.number(s)
	p.size[at] = size
	for ; at < len(p.beside); at += len(p.variable) {
		for _, t := range p.beside[at] {
			p.size[p.number(t)] = size
		}
	}
	return ok
}
