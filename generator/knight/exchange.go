package knight

import "math/rand/v2"

// mostOut is the most moves that an exchange takes out.
const mostOut = 4

// An exchange takes two to four moves out of a factor and puts as many in: the
// closed walk a0 b0 a1 b1 ... alternates between moves of the factor (ai bi) and
// others (bi ai+1). No cell occurs twice in it.
//
//	a0 --- b0        a0     b0        takes out a0-b0 and a1-b1,
//	            ->    |      |        puts in  b0-a1 and b1-a0:
//	b1 --- a1        b1     a1        two circuits become one, or one becomes two
type exchange struct {
	cells [2 * mostOut]int32
	out   int // moves taken out

	pieces [mostOut]piece
	before []int32 // numbers of the circuits that change
	after  []int32 // lengths of those that take their place
	room   [2 * mostOut]int32
}

// A piece is what is left of circuits between two moves that are taken out.
type piece struct {
	circuit, first, last int32 // its ends, in order of travel
	cut                  int32 // position of the end of the move before the first
	length               int32
}

// propose draws an exchange; false when the walk does not close.
func (x *exchange) propose(f *factor, rng *rand.Rand) bool {
	n := uint64(len(f.beside))
	word := rng.Uint64()
	a := int32(word >> 32 * n >> 32)
	x.out = 0
	for x.out < mostOut {
		b := f.beside[a][word&1]
		word >>= 1
		if x.has(a) || x.has(b) {
			return false
		}
		x.cells[2*x.out], x.cells[2*x.out+1] = a, b
		x.out++
		if first := x.cells[0]; x.out > 1 && f.board.Adjacent(int(b), int(first)) {
			return f.beside[b][0] != first && f.beside[b][1] != first
		}
		near := f.board.Near[b]
		a = int32(near[int(word&0xff)*len(near)>>8])
		word >>= 8
		if f.beside[b][0] == a || f.beside[b][1] == a {
			return false
		}
	}
	return false
}

func (x *exchange) has(c int32) bool {
	for _, d := range x.cells[:2*x.out] {
		if d == c {
			return true
		}
	}
	return false
}

// weigh finds the pieces and the lengths of the new circuits.
func (x *exchange) weigh(f *factor) {
	x.cutUp(f)
	x.before, x.after = x.room[:0:mostOut], x.room[mostOut:mostOut]
	for i, p := range x.pieces[:x.out] {
		if i == 0 || x.pieces[i-1].circuit != p.circuit {
			x.before = append(x.before, p.circuit)
		}
	}
	var seen [mostOut]bool
	for i := range x.out {
		if seen[i] {
			continue
		}
		length := int32(0)
		for at, j := x.pieces[i].first, i; !seen[j]; {
			seen[j] = true
			p := &x.pieces[j]
			length += p.length
			at = x.partner(p.first + p.last - at) // from the other end
			j = x.pieceAt(at)
		}
		x.after = append(x.after, length)
	}
}

// cutUp sorts the moves taken out by circuit and position, and makes a piece
// begin after each.
func (x *exchange) cutUp(f *factor) {
	for i := range x.out {
		a, b := x.cells[2*i], x.cells[2*i+1]
		n := f.length[f.circuit[a]]
		if next := f.position[a] + 1; f.position[b] != next && !(next == n && f.position[b] == 0) {
			a, b = b, a
		}
		p := piece{circuit: f.circuit[a], first: b, cut: f.position[a]}
		j := i
		for ; j > 0 && (x.pieces[j-1].circuit > p.circuit || x.pieces[j-1].circuit == p.circuit && x.pieces[j-1].cut > p.cut); j-- {
			x.pieces[j] = x.pieces[j-1]
		}
		x.pieces[j] = p
	}
	for i := 0; i < x.out; {
		j := i
		for j < x.out && x.pieces[j].circuit == x.pieces[i].circuit {
			j++
		}
		n := f.length[x.pieces[i].circuit]
		for k := i; k < j; k++ {
			next := &x.pieces[i]
			if k+1 < j {
				next = &x.pieces[k+1]
			}
			p := &x.pieces[k]
			if p.length = next.cut - p.cut; p.length <= 0 {
				p.length += n
			}
			p.last = x.across(next.first)
		}
		i = j
	}
}

// across is the other end of the move taken out at the cell.
func (x *exchange) across(c int32) int32 {
	for i, d := range x.cells[:2*x.out] {
		if d == c {
			return x.cells[i^1]
		}
	}
	return c
}

// partner is the other end of the move put in at the cell.
func (x *exchange) partner(c int32) int32 {
	n := 2 * x.out
	for i, d := range x.cells[:n] {
		if d == c {
			if i&1 == 1 {
				return x.cells[(i+1)%n]
			}
			return x.cells[(i+n-1)%n]
		}
	}
	return c
}

// pieceAt is the piece with that end.
func (x *exchange) pieceAt(c int32) int {
	for i := range x.out {
		if x.pieces[i].first == c || x.pieces[i].last == c {
			return i
		}
	}
	return 0
}

// apply makes the exchange that was weighed.
func (x *exchange) apply(f *factor) {
	for _, number := range x.before {
		f.forget(number)
	}
	for i := range x.out {
		a, b := x.cells[2*i], x.cells[2*i+1]
		f.replace(a, b, x.partner(a))
		f.replace(b, a, x.partner(b))
	}
	for _, c := range x.cells[:2*x.out] {
		f.circuit[c] = -1
	}
	for _, c := range x.cells[:2*x.out] {
		if f.circuit[c] < 0 {
			f.trace(c)
		}
	}
}

func (f *factor) replace(c, old, new int32) {
	if f.beside[c][0] == old {
		f.beside[c][0] = new
	} else {
		f.beside[c][1] = new
	}
}
