package walk

import (
	"iter"
	"math/bits"
	"slices"
)

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
	root    []uint64 // domains at the root
	cellOf  []int32  // of each variable
	labelOf []uint64

	first    []int32   // of each choice, the number of its first seat
	variable []int32   // of each seat
	beside   [][2]seat // of each seat two other seats of its literal, of each two more, ...

	levels []level // of each depth
	depth  int
	over   bool     // the present node is done with
	spare  []uint32 // what follows in a trial
	queue  []uint32 // choices left with one literal

	size    []float32 // of each seat, how much followed when it was tried last
	pairs   []int32   // choices of two at the present node
	offers  []offer
	follows uint32 // of the last trial, what followed
	work    int    // since the budget was last charged
}

// A level is a node on the way down, and the seat that it branched on.
type level struct {
	open   []uint32
	live   []int32 // choices among which are all that are not decided
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
	if l.Dead {
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
		root: l.root, cellOf: l.cellOf, labelOf: l.labelOf,
		first:  make([]int32, n),
		levels: []level{{open: make([]uint32, n)}},
		spare:  make([]uint32, n),
		pairs:  make([]int32, n+1),
		offers: make([]offer, 0, maxOffers),
	}
	for i := range choices {
		parts := l.partsOf(&choices[i])
		p.levels[0].live = append(p.levels[0].live, int32(i))
		p.first[i] = int32(len(p.variable))
		p.levels[0].open[i] = ^uint32(0) >> (maxSeats - len(parts))
		for _, m := range parts {
			p.variable = append(p.variable, m.Variable())
		}
	}
	p.size = slices.Repeat([]float32{sizeAtFirst}, len(p.variable))
	p.relate(len(l.cellOf))
	p.queue = make([]uint32, 2*len(p.beside)+2)
	return p
}

// relate finds the seats beside each seat, two at a time. Where they are fewer
// than elsewhere, some are named again, or a seat that is alone itself, which
// does no harm.
func (p *prober) relate(variables int) {
	seats, width := make([][]seat, variables), 0
	for s := range p.seats() {
		v := p.variable[p.number(s)]
		seats[v] = append(seats[v], s)
		width = max(width, len(seats[v])-1)
	}
	for from := 0; from < max(width, 1); from += 2 {
		for s := range p.seats() {
			all := seats[p.variable[p.number(s)]]
			i, others := slices.Index(all, s), max(len(all)-1, 1)
			next := func(j int) seat { return all[(i+1+j%others)%len(all)] }
			p.beside = append(p.beside, [2]seat{next(from), next(from + 1)})
		}
	}
}

// seats gives the seats of all choices at the root, in order.
func (p *prober) seats() iter.Seq[seat] {
	return func(yield func(seat) bool) {
		for k, open := range p.levels[0].open {
			for ; open != 0; open &= open - 1 {
				if !yield(seatOf(k, open)) {
					return
				}
			}
		}
	}
}

// number is where a seat stands in the list of all.
func (p *prober) number(s seat) int { return int(p.first[s.choice()]) + int(s&31) }

// seatOf is the first seat of a choice that is open in the word.
func seatOf(choice int, open uint32) seat {
	return seat(choice<<5 | bits.TrailingZeros32(open)&31)
}
