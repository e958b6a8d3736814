package bitset

import (
	"math/bits"

	"latin"
)

// A stock follows a label that the multiset holds several times: how many
// places each asterism can still lose, and how often it can still take the label.
// Asterisms have a byte each, 128 more than the number, so that it may sink
// below nothing without a borrow from the next:
//
//	spare   places that may hold the label, less how often it must be there
//	room    how often it may be there, less the places known to hold it
type stock struct {
	open, held  set // the places that were counted: may hold it, known to
	spare, room [stockWords]uint64
}

// shares are what a place counts in a stock: a byte of 1 for each of its
// asterisms, in two halves.
type shares [2][stockWords / 2]uint64

const (
	stockWords = maxAsterisms / 8
	tops       = 0x8080808080808080
)

// setStocks counts the empty board.
func (pl *plan) setStocks(p *latin.Puzzle) {
	pl.stockWords = (pl.asterisms + 7) / 8
	for x := pl.all; !x.empty(); x = x.rest() {
		i := x.first()
		for d := pl.of[i]; d != 0; d &= d - 1 {
			k := bits.TrailingZeros64(d)
			pl.shares[i][k>>5][k>>3&3] |= 1 << (k & 7 * 8)
		}
	}
	if pl.lone == ^uint64(0)>>(64-pl.labels) {
		return
	}
	pl.stocks = make([]stock, pl.labels)
	for x := range pl.stocks {
		t := &pl.stocks[x]
		*t = stock{open: pl.all}
		for k := range 8 * stockWords {
			spare, room := 1, 1 // never nothing, where there is no asterism
			if k < pl.asterisms {
				n := pl.in[k].count()
				spare, room = n-p.Labels.AtLeast(n, latin.Label(x)), p.Labels.AtMost(n, latin.Label(x))
			}
			t.spare[k/8] |= uint64(128+spare) << (k % 8 * 8)
			t.room[k/8] |= uint64(128+room) << (k % 8 * 8)
		}
	}
}

// counted fixes a label that the multiset holds several times where an
// asterism has no more places than it needs, and takes it from the places of
// an asterism that has enough. Places known to hold it count as held; known is
// the set of places of which any label is known.
func (pl *plan) counted(p *plane, t *stock, known set) (fixed set, ok bool) {
	for {
		pl.recount(t, p.set, and(p.set, known))
		enough, tight, ok := pl.settled(t, p.done)
		if !ok {
			return fixed, false
		}
		p.done |= enough | tight
		before, more := p.set, set{}
		for ; enough != 0; enough &= enough - 1 {
			p.set = andNot(p.set, andNot(pl.in[bits.TrailingZeros64(enough)&63], t.held))
		}
		for ; tight != 0; tight &= tight - 1 {
			more = or(more, andNot(and(p.set, pl.in[bits.TrailingZeros64(tight)&63]), t.held))
		}
		if more.empty() && p.set == before {
			return fixed, true
		}
		fixed = or(fixed, more)
		known = or(known, more)
	}
}

// settled are the asterisms that are not done and have enough, and those that have no
// place to lose; false when one has too many or too few.
func (pl *plan) settled(t *stock, done uint64) (enough, tight uint64, ok bool) {
	all := uint64(tops)
	for w := range pl.stockWords & 15 {
		spare, room := t.spare[w&7], t.room[w&7]
		all &= spare & room
		enough |= nothing(room) << (w & 7 * 8)
		tight |= nothing(spare) << (w & 7 * 8)
	}
	return enough &^ done, tight &^ done, all == tops
}

// nothing are the bytes of a word that have come down to 128, a bit each;
// none may have sunk below that.
func nothing(x uint64) uint64 {
	return (tops &^ (x&^tops + (tops - tops>>7))) >> 7 * 0x0102040810204080 >> 56
}

// recount counts what has changed.
func (pl *plan) recount(t *stock, places, held set) {
	for half := range (pl.stockWords + 3) / 4 & 3 {
		pl.less(&t.spare, andNot(t.open, places), half)
		pl.less(&t.room, andNot(held, t.held), half)
	}
	t.open = andNot(places, held)
	t.held = held
}

// less takes one from the bytes of the asterisms of each place, in half of the
// words.
func (pl *plan) less(counts *[stockWords]uint64, places set, half int) {
	c := (*[4]uint64)(counts[half&1*4:])
	c0, c1, c2, c3 := c[0], c[1], c[2], c[3]
	for x := places.a; x != 0; x &= x - 1 {
		of := &pl.shares[lowest(x)&63][half&1]
		c0 -= of[0]
		c1 -= of[1]
		c2 -= of[2]
		c3 -= of[3]
	}
	for x := places.b; x != 0; x &= x - 1 {
		of := &pl.shares[64+lowest(x)&63][half&1]
		c0 -= of[0]
		c1 -= of[1]
		c2 -= of[2]
		c3 -= of[3]
	}
	c[0], c[1], c[2], c[3] = c0, c1, c2, c3
}

// left is the room of an asterism.
func (t *stock) left(k uint8) uint8 { return uint8(t.room[k>>3&7] >> (k & 7 * 8)) }
