package search

import (
	"math/bits"

	"latin"
)

// candidates asks for a board for every label of every cell that none of the
// boards found so far has there. Every board found answers many of these
// questions, all the more since the walk tries labels first that were not seen
// in their cells; and every refusal narrows the root for the later ones.
func (g *general) candidates(b *budget, pb latin.PB) latin.Domains {
	seen := make(latin.Domains, g.cells)
	g.start(b, pb)
	g.seen = seen
	root := g.named
	if !g.next(b) {
		return seen
	}
	g.see(root)
	g.restart()
	for c := range int32(g.cells) {
		for {
			fresh := g.dom[c] &^ uint64(seen[c])
			if fresh == 0 {
				break
			}
			if !g.try(b, c, fresh&-fresh, root) {
				return seen
			}
		}
	}
	return seen
}

// try settles whether a cell can hold a label; false when the budget is used up.
func (g *general) try(b *budget, c int32, label, root uint64) bool {
	if !b.step() {
		return false
	}
	alike := label
	if root&label == 0 {
		alike = g.alikeTo(label) &^ root
	}
	g.named = root
	mark := len(g.trail)
	g.advance(c, label)
	g.base = 1
	g.afresh()
	g.alive = g.propagate(b)
	possible := g.next(b)
	g.base, g.stack = 0, g.stack[:0]
	if possible {
		g.see(root)
		g.undo(mark)
		return true
	}
	if b.err != nil {
		return false
	}
	g.undo(mark)
	g.remove(c, alike)
	return g.propagate(b)
}

// see notes the labels of a board, and that the labels not named by the
// question could be exchanged in it.
func (g *general) see(root uint64) {
	for c, d := range g.dom {
		if d&root == 0 {
			d = g.alike[bits.TrailingZeros64(d)] &^ root
		}
		g.seen[c] |= latin.Domain(d)
	}
}
