package walk

import "math/bits"

// A prober goes through the Latin boards below a root by trying, at every
// node, a few literals before it branches: what leads to a contradiction at
// once is wrong, and how much follows from the others says where to branch
// (Freeman, 1995; Li and Anbulagan, Look-ahead versus look-back, 1997). It
// remembers no contradiction, but meets one in a tenth of the time that a
// learner takes for one.
//
// It knows only sets of literals of which exactly one is true, its choices:
// the labels of a cell, and the places of a label in a full asterism, where no
// label repeats. What is known at a node is one word for each choice, with a
// bit for each of its literals that may still be true:
//
//	           open[k]     first[k]
//	choice 0   . 1 . 1       0        variable   3  0  8  9
//	choice 1   1 1 . 1       4                   8  2  7  1
//	choice 2   . . 1 .       8                   2  9  5
//	 ...                                         ^ of seat 2<<5 | 0
//
// A literal has a bit in every choice that it is part of, its seats, and loses
// or keeps all of them together. So few words are copied for a trial, and
// nothing is ever undone.
type prober struct {
	first    []int32 // of each choice, the number of its first seat
	variable []int32 // of each seat
	beside   []seat  // of each seat, the other seats of its literal, so many:
	width    int

	levels []level // of each depth
	depth  int
	over   bool     // the present node is done with
	spare  []uint32 // what follows in a trial
	queue  []seat

	size    []float32 // of each variable, how much followed when it was tried last
	pairs   []int32   // choices of two at the present node
	offers  []offer
	follows int // of the last trial, what followed
	work    int // since the budget was last charged
}

// A level is a node on the way down, and the seat that it branched on.
type level struct {
	open   []uint32
	branch seat
}

// A seat is a literal's bit in a choice: 32 times the choice, and the bit.
type seat uint32

func (s seat) choice() int { return int(s >> 5) }
func (s seat) bit() uint32 { return 1 << (s & 31) }

// Limits of a prober.
const (
	// maxSeats is how many literals a choice may have.
	maxSeats = 32
	// sizeAtFirst is more than ever follows from one literal: all are tried once.
	sizeAtFirst = 1000
)

// newProber takes over the root of a learner; nil where the board asks for
// something else than choices, or for large ones. What was learned is not
// asked for.
func newProber(l *learner) *prober {
	if l.dead {
		return nil
	}
	choices := l.quotas[:l.needed]
	for i := range choices {
		if q := &choices[i]; !q.alone() || q.lo != 1 || q.parts.to-q.parts.from > maxSeats {
			return nil
		}
	}
	n := len(choices)
	p := &prober{
		first:  make([]int32, n),
		levels: []level{{open: make([]uint32, n)}},
		spare:  make([]uint32, n),
		pairs:  make([]int32, n+1),
		offers: make([]offer, 0, maxOffers),
		size:   make([]float32, len(l.cellOf)),
	}
	for i := range choices {
		parts := l.partsOf(&choices[i])
		p.first[i] = int32(len(p.variable))
		p.levels[0].open[i] = ^uint32(0) >> (maxSeats - len(parts))
		for _, m := range parts {
			p.variable = append(p.variable, m.variable())
		}
	}
	for v := range p.size {
		p.size[v] = sizeAtFirst
	}
	p.relate()
	return p
}

// relate finds the seats beside each seat. Where they are fewer than
// elsewhere, one is named again.
func (p *prober) relate() {
	seats := make([][]seat, len(p.size))
	for i, open := range p.levels[0].open {
		for bit := range bits.OnesCount32(open) {
			v := p.variable[int(p.first[i])+bit]
			seats[v] = append(seats[v], seat(i<<5|bit))
			p.width = max(p.width, len(seats[v])-1)
		}
	}
	for i, open := range p.levels[0].open {
		for bit := range bits.OnesCount32(open) {
			own, all := seat(i<<5|bit), seats[p.variable[int(p.first[i])+bit]]
			at := len(p.beside)
			for j := 0; len(p.beside) < at+p.width; j++ {
				if t := all[j%len(all)]; t != own || len(all) == 1 {
					p.beside = append(p.beside, t)
				}
			}
		}
	}
}

// number is where a seat stands in the list of all.
func (p *prober) number(s seat) int { return int(p.first[s.choice()]) + int(s&31) }

// others are the seats beside a seat.
func (p *prober) others(s seat) []seat { return p.beside[p.number(s)*p.width:][:p.width] }

// seatOf is the first seat of a choice that is open in the word.
func seatOf(choice int, open uint32) seat {
	return seat(choice<<5 | bits.TrailingZeros32(open)&31)
}
