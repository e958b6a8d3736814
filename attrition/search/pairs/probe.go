package pairs

import (
	"math/bits"

	"latin"
	"latin/attrition/search/probing"
)

// A law says for a [probing.Prober] what follows from a triple. Its choices are
// the lines, with a bit for each triple that may still be true; and besides, of the four
// triples of a square none is true, or one, or all.
type law struct {
	*array
	told  []uint32 // of each triple, in which round it was followed as true
	round uint32
	right []int32 // triples that are true, to be followed
	wrong []int32 // triples that are false, to be followed
	pairs uint32  // lines left with two triples
}

// newProber is told the clues and the demand (nil for none); nil when a clue is a label
// of the other half.
func (e *Engine) newProber(pb latin.PB, d *demand) *probing.Prober {
	a := e.array
	lines := len(a.members) / a.order
	choices := make([][]int32, lines)
	for i := range choices {
		choices[i] = a.membersOf(int32(i))
	}
	p := probing.New(len(a.triples), choices, &law{array: a, told: make([]uint32, len(a.triples))})
	possible := e.tell(pb, d, func(v int32, holds bool) {
		s := a.triples[v].seats[0]
		p.Tell(probing.SeatOf(int(s.line), s.bit), holds)
	})
	if !possible {
		return nil
	}
	return p
}

// Follow implements [probing.Law].
func (w *law) Follow(open []uint32, s probing.Seat) (follows uint32, ok bool) {
	w.begin()
	w.right = append(w.right, w.member(int32(s.Choice()), s.Bit()))
	follows, ok = w.conclude(open)
	return follows + probing.WeightOfPair*w.pairs, ok
}

// Refute implements [probing.Law].
func (w *law) Refute(open []uint32, s probing.Seat) bool {
	w.begin()
	if !w.remove(open, w.member(int32(s.Choice()), s.Bit())) {
		return false
	}
	_, ok := w.conclude(open)
	return ok
}

func (w *law) begin() {
	w.right, w.wrong = w.right[:0], w.wrong[:0]
	w.round++
	w.pairs = 0
}

// conclude follows what is to be followed, and tells how many triples became false.
func (w *law) conclude(open []uint32) (follows uint32, ok bool) {
	for {
		for ; int(follows) < len(w.wrong); follows++ {
			if !w.lack(open, w.wrong[follows]) {
				return follows, false
			}
		}
		n := len(w.right) - 1
		if n < 0 {
			return follows, true
		}
		v := w.right[n]
		w.right = w.right[:n]
		if w.told[v] == w.round {
			continue
		}
		w.told[v] = w.round
		if !w.unite(open, v) {
			return follows, false
		}
	}
}

// remove makes a triple false: it leaves its lines. What is left alone in a line is true.
func (w *law) remove(open []uint32, v int32) bool {
	w.wrong = append(w.wrong, v)
	for _, s := range w.triples[v].seats {
		rest := open[s.line] &^ s.bit
		open[s.line] = rest
		more := rest & (rest - 1)
		w.pairs += none(more & (more - 1))
		if more == 0 {
			if rest == 0 {
				return false
			}
			w.right = append(w.right, w.member(s.line, rest))
		}
	}
	return true
}

// removeAll does so with the triples in these seats of a line.
func (w *law) removeAll(open []uint32, line int32, seats uint32) bool {
	for ; seats != 0; seats &= seats - 1 {
		if !w.remove(open, w.member(line, seats)) {
			return false
		}
	}
	return true
}

// unite draws the conclusions of a true triple: the others of its lines are false, and
// its fourths are equal, seat by seat.
func (w *law) unite(open []uint32, v int32) bool {
	t := &w.triples[v]
	for _, s := range t.seats {
		if open[s.line]&s.bit == 0 || !w.removeAll(open, s.line, open[s.line]&^s.bit) {
			return false
		}
	}
	f := &t.fourths
	both := open[f[0]] & open[f[1]] & open[f[2]]
	for _, line := range f {
		if !w.removeAll(open, line, open[line]&^both) {
			return false
		}
	}
	return true
}

// lack draws the conclusions of a false triple: of a square that has one of the other
// three, the last two are false too.
func (w *law) lack(open []uint32, v int32) bool {
	f := &w.triples[v].fourths
	x, y, z := open[f[0]], open[f[1]], open[f[2]]
	if none(x&(x-1))|none(y&(y-1))|none(z&(z-1)) == 0 {
		return true
	}
	for i, bit := range [...]uint32{x, y, z} {
		if bit&(bit-1) != 0 {
			continue
		}
		for j, line := range f {
			if j != i && open[line]&bit != 0 && !w.remove(open, w.member(line, bit)) {
				return false
			}
		}
	}
	return true
}

// none is 1 if there is no bit in the word, 0 otherwise.
func none(x uint32) uint32 { return (x - 1) &^ x >> 31 }

// member is the triple in the first of the seats.
func (a *array) member(line int32, seats uint32) int32 {
	return a.members[int(line)*a.order+bits.TrailingZeros32(seats)]
}
