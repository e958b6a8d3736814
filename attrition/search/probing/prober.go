package probing

import (
	"iter"
	"math/bits"
	"slices"
)

// A Law draws conclusions from literals by a way of its own, in place of what
// follows from choices.
type Law interface {
	// Follow draws all conclusions from a literal that is open; it tells how much
	// follows, and gives false when these contradict each other. Then the words
	// are of no more use.
	Follow(open []uint32, s Seat) (follows uint32, ok bool)
	// Refute draws all conclusions from a literal's being wrong.
	Refute(open []uint32, s Seat) bool
}

// A Prober goes through what the choices allow. See the package comment.
type Prober struct {
	law      Law       // nil for none
	first    []int32   // of each choice, the number of its first seat
	variable []int32   // of each seat
	beside   [][2]Seat // of each seat two other seats of its literal, of each two more, ...

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
	branch Seat
}

// A Seat is a literal's bit in a choice: 32 times the choice, and the bit.
type Seat uint32

// Choice is the number of the choice.
func (s Seat) Choice() int { return int(s >> 5) }

// Bit is the literal's bit in the word of the choice.
func (s Seat) Bit() uint32 { return 1 << (s & 31) }

// SeatOf is the first seat of a choice that is open in the word.
func SeatOf(choice int, open uint32) Seat {
	return Seat(choice<<5 | bits.TrailingZeros32(open)&31)
}

// MaxSeats is how many literals a choice may have.
const MaxSeats = 32

// sizeAtFirst is more than ever follows from one literal: all are tried once.
const sizeAtFirst = 1000

// New begins with choices, each a list of variables from 0, of at most [MaxSeats].
// One of each holds; a variable may be part of several.
func New(variables int, choices [][]int32, law Law) *Prober {
	n := len(choices)
	p := &Prober{
		law:    law,
		first:  make([]int32, n),
		levels: []level{{open: make([]uint32, n)}},
		spare:  make([]uint32, n),
		pairs:  make([]int32, n+1),
		offers: make([]offer, 0, maxOffers),
	}
	for i, list := range choices {
		p.levels[0].live = append(p.levels[0].live, int32(i))
		p.first[i] = int32(len(p.variable))
		p.levels[0].open[i] = ^uint32(0) >> (MaxSeats - len(list))
		p.variable = append(p.variable, list...)
	}
	p.size = slices.Repeat([]float32{sizeAtFirst}, len(p.variable))
	p.relate(variables)
	p.queue = make([]uint32, 2*len(p.beside)+2)
	return p
}

// relate finds the seats beside each seat, two at a time. Where they are fewer
// than elsewhere, some are named again, or a seat that is alone itself, which
// does no harm.
func (p *Prober) relate(variables int) {
	seats, width := make([][]Seat, variables), 0
	for s := range p.seats() {
		v := p.variable[p.number(s)]
		seats[v] = append(seats[v], s)
		width = max(width, len(seats[v])-1)
	}
	for from := 0; from < max(width, 1); from += 2 {
		for s := range p.seats() {
			all := seats[p.variable[p.number(s)]]
			i, others := slices.Index(all, s), max(len(all)-1, 1)
			next := func(j int) Seat { return all[(i+1+j%others)%len(all)] }
			p.beside = append(p.beside, [2]Seat{next(from), next(from + 1)})
		}
	}
}

// seats gives the seats of all choices at the root, in order.
func (p *Prober) seats() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for k, open := range p.levels[0].open {
			for ; open != 0; open &= open - 1 {
				if !yield(SeatOf(k, open)) {
					return
				}
			}
		}
	}
}

// number is where a seat stands in the list of all.
func (p *Prober) number(s Seat) int { return int(p.first[s.Choice()]) + int(s&31) }

// variableOf is the variable of a seat.
func (p *Prober) variableOf(s Seat) int32 { return p.variable[p.number(s)] }

// Found gives the variables that hold in what was found last, some of them more than
// once.
func (p *Prober) Found() iter.Seq[int32] {
	return func(yield func(int32) bool) {
		for k, m := range p.levels[p.depth].open {
			if !yield(p.variableOf(SeatOf(k, m))) {
				return
			}
		}
	}
}

// Tell says before the search that a literal is true, or that it is wrong.
func (p *Prober) Tell(s Seat, holds bool) {
	open := p.levels[0].open
	switch isOpen := open[s.Choice()]&s.Bit() != 0; {
	case p.over:
	case holds:
		p.over = !isOpen || !p.follow(open, s)
	case isOpen:
		p.over = !p.refute(open, s)
	}
}
