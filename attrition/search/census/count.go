package census

import (
	"math/big"

	"latin"
	"latin/attrition/search/engine"
)

// Limits of a census.
const (
	maxNodes  = 1 << 16 // of a level: a state keeps them in 16 bits
	maxTracks = 1 << 19 // nodes in all
)

// A Counter counts the Latin boards of one Puzzle.
type Counter struct {
	puzzle *latin.Puzzle
	// Room is how many bytes the states of two levels may take.
	Room int
	Trace func(t, n int)
}

// New makes a Counter.
func New(p *latin.Puzzle) *Counter { return &Counter{puzzle: p, Room: 1 << 29} }

// Count counts the Latin boards at or below pb; false when the board is too
// wide or the budget is used up.
func (c *Counter) Count(b *engine.Budget, pb latin.PB) (*big.Int, bool) {
	q := newQuestion(c.puzzle, pb)
	if q.impossible {
		return new(big.Int), true
	}
	tr := newTracks(q, q.chooseOrder(), maxTracks)
	ids, err := tr.start()
	if err != nil {
		return nil, false
	}
	for _, id := range ids {
		if id == dead {
			return new(big.Int), true
		}
	}
	return c.sweep(b, tr, ids)
}

func (c *Counter) sweep(b *engine.Budget, tr *tracks, ids []int32) (*big.Int, bool) {
	words := wordsFor(tr.bits())
	now, next := newStates(tr.labels, words), newStates(tr.labels, words)
	one := make([]uint64, words)
	one[0] = 1
	e := expander{tracks: tr, next: next, ids: ids, key: make([]uint16, tr.labels)}
	now.add(e.pack(), one, 1)
	for t := range tr.order {
		e.t, e.next, e.turner = t, next, newTurner(tr, t+1)
		for i := range now.n {
			e.sum = now.sum(i)
			if e.expand(now.key(i)) != nil || !b.Spend(64*tr.labels) || next.size() > c.Room/2 {
				return nil, false
			}
		}
		now, next = next, now
		next.clear()
		if c.Trace != nil { c.Trace(t, now.n) }
	}
	if now.n == 0 {
		return new(big.Int), true
	}
	return toBig(now.sum(0)), true
}

func (s *states) size() int { return 2*len(s.keys) + 8*len(s.sums) + 4*len(s.slots) }

func toBig(words []uint64) *big.Int {
	n := new(big.Int)
	for i := len(words) - 1; i >= 0; i-- {
		n.Lsh(n, 64)
		n.Or(n, new(big.Int).SetUint64(words[i]))
	}
	return n
}

// An expander passes one cell in the states of a level.
type expander struct {
	*tracks
	*turner
	t    int
	next *states
	sum  []uint64
	ids  []int32
	key  []uint16
}

// pack writes the nodes as a key.
func (e *expander) pack() []uint16 {
	for x, id := range e.ids {
		e.key[x] = uint16(id)
	}
	return e.key
}

// expand gives the cell to one label after another. Labels at the same node
// are interchangeable. One that must have the cell leaves the others no choice.
func (e *expander) expand(key []uint16) error {
	nodes := e.tracks.levels[e.t].nodes
	forced := -1
	for x, id := range key {
		if nodes[id].skip == dead {
			if forced >= 0 {
				return nil
			}
			forced = x
		}
	}
	for x := 0; x < len(key); {
		alike := 1
		for x+alike < len(key) && key[x+alike] == key[x] {
			alike++
		}
		if nodes[key[x]].take != dead && (forced < 0 || forced == x) {
			if err := e.give(key, x, uint64(alike)); err != nil {
				return err
			}
		}
		x += alike
	}
	return nil
}

// give gives the cell to label x.
func (e *expander) give(key []uint16, x int, alike uint64) error {
	nodes := e.tracks.levels[e.t].nodes
	for y, id := range key {
		e.ids[y] = nodes[id].skip
	}
	e.ids[x] = nodes[key[x]].take
	if err := e.turner.turn(e.ids); err != nil {
		return err
	}
	e.next.add(e.pack(), e.sum, alike)
	return nil
}
