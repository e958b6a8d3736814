package knight

import "math/bits"

// A state is all that matters about moves up to some stage for what can follow:
// of each cell of the front whether it has no move yet, one, or both; which
// cells with one move are ends of the same path, how long the path is; and how
// many circuits are finished.
type state struct {
	mate     [widest]int8   // by slot: itself for no move, the other end, or full
	size     [widest]uint16 // by slot: cells of the path that ends there, 1 for no move
	finished int            // circuits
}

// full marks a cell that has both moves.
const full int8 = -1

// A key is a state, packed. The word of marks has two bits for each cell of the
// front. The word of numbers holds digits of varying radix: finished circuits, and
// for each path, at the later of its ends, which of the ends open so far it
// belongs to, and how long it is.
type key struct{ marks, numbers uint64 }

const (
	markNone uint64 = iota
	markFull
	markOpens  // the first end of a path
	markCloses // its second end
)

// A packer packs states of one problem.
type packer struct {
	circuits uint64 // radix of the number of finished circuits
	lengths  uint64 // radix of lengths; 1 when they do not matter
	halved   bool   // lengths are stored halved, as the colours of the ends tell whether they are odd
}

func newPacker(p Problem, o *order) packer {
	k := packer{circuits: uint64(p.K) + 1, halved: o.coloured}
	switch {
	case p.single():
		k.lengths = 1
	case k.halved:
		k.lengths = uint64(p.Longest())/2 + 1
	default:
		k.lengths = uint64(p.Longest()) + 1
	}
	return k
}

// pack gives the key of the state for a front of those slots; false when its
// numbers do not fit.
func (k packer) pack(s *state, front []int8) (key, bool) {
	var out key
	var open [widest]int8
	out.numbers = uint64(s.finished)
	ends, over := 0, uint64(0)
	for i, slot := range front {
		mark, mate := markNone, s.mate[slot]
		switch mate {
		case slot:
		case full:
			mark = markFull
		default:
			j := 0
			for j < ends && open[j] != mate {
				j++
			}
			if j == ends {
				mark = markOpens
				open[ends] = slot
				ends++
				break
			}
			mark = markCloses
			over |= out.push(uint64(j), uint64(ends))
			copy(open[j:], open[j+1:ends])
			ends--
			if k.lengths > 1 {
				size := uint64(s.size[slot])
				if k.halved {
					size /= 2
				}
				over |= out.push(size, k.lengths)
			}
		}
		out.marks |= mark << (2 * i)
	}
	return out, over == 0
}

// less orders keys.
func (k key) less(other key) bool {
	return k.marks < other.marks || k.marks == other.marks && k.numbers < other.numbers
}

// push puts a digit behind the others; it gives not 0 when there is no room.
func (k *key) push(digit, radix uint64) uint64 {
	over, low := bits.Mul64(k.numbers, radix)
	var carry uint64
	k.numbers, carry = bits.Add64(low, digit, 0)
	return over | carry
}

// pop takes the last digit away.
func (k *key) pop(radix uint64) int {
	digit := k.numbers % radix
	k.numbers /= radix
	return int(digit)
}

// unpack is the inverse of pack; odd are the colours of the slots.
func (k packer) unpack(in key, front []int8, odd *[widest]bool) state {
	var s state
	var open, which [widest]int8
	var long [widest]uint16
	ends, closes := 0, 0
	for i := range front {
		switch in.marks >> (2 * i) & 3 {
		case markOpens:
			ends++
		case markCloses:
			which[closes] = int8(ends)
			closes++
			ends--
		}
	}
	for j := closes - 1; j >= 0; j-- {
		if k.lengths > 1 {
			long[j] = uint16(in.pop(k.lengths))
		}
		which[j] = int8(in.pop(uint64(which[j])))
	}
	s.finished = int(in.numbers)
	ends, closes = 0, 0
	for i, slot := range front {
		switch in.marks >> (2 * i) & 3 {
		case markNone:
			s.mate[slot], s.size[slot] = slot, 1
		case markFull:
			s.mate[slot] = full
		case markOpens:
			open[ends] = slot
			ends++
		case markCloses:
			j := which[closes]
			other := open[j]
			copy(open[j:], open[j+1:ends])
			ends--
			s.join(slot, other, k.length(long[closes], odd[slot] == odd[other]))
			closes++
		}
	}
	return s
}

// length undoes the halving: a path whose ends have one colour has an odd number
// of cells.
func (k packer) length(stored uint16, sameColour bool) uint16 {
	if !k.halved {
		return stored
	}
	stored *= 2
	if sameColour {
		stored++
	}
	return stored
}

// join makes the slots the ends of one path.
func (s *state) join(a, b int8, size uint16) {
	s.mate[a], s.mate[b] = b, a
	s.size[a], s.size[b] = size, size
}
