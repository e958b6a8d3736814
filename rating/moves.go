package rating

import (
	"math/bits"

	"latin"
	"latin/attrition"
)

// moves are what Sudoku Explainer calls direct techniques: a label is written
// because of a pattern that is seen and not kept. They are for labels that an
// asterism holds once.
type moves struct {
	at   []uint64 // label l: its possible cells in the asterism looked at, by their order in it
	list []attrition.Candidate
}

func newMoves(r *race) moves { return moves{at: make([]uint64, r.labels)} }

// once says whether the label is still to be written in the asterism, once, and
// gives the number of its doubts there.
func (r *race) once(i int) (doubts int32, ok bool) {
	if r.lo[i] != 1 || r.hi[i] != 1 {
		return 0, false
	}
	c := r.sole[i]
	return r.about[i], c != none && r.where[c] != leaving
}

// locked writes a label into an asterism t in which all its other places lie
// in an asterism b, when a third one, a, needs the label within b. It takes a
// and t of one sort, without a common cell, and b of the other.
func (m *moves) locked(r *race, sort ways) bool {
	for t := range r.asterisms {
		if r.looks[t].way != sort {
			continue
		}
		for l := range latin.Label(r.labels) {
			if n, ok := r.once(r.at(t, l)); ok && n > 0 && m.lockedOut(r, t, l) {
				r.writeNow(r.sole[r.at(t, l)])
				return true
			}
		}
	}
	return false
}

// lockedOut says whether all doubts about a label in an asterism t lie in another that
// needs the label elsewhere.
func (m *moves) lockedOut(r *race, t int, l latin.Label) bool {
	y, sort := r.sole[r.at(t, l)], r.looks[t].way
	for _, b := range r.of[r.oneDoubt(t, l)] {
		if r.looks[b].way != sort && r.doubtsWithin(t, l, b) && !r.has(b, y) && r.needsWithin(b, t, l, sort) {
			return true
		}
	}
	return false
}

// oneDoubt is the cell of a doubt about the label in the asterism, which has some.
func (r *race) oneDoubt(a int, l latin.Label) int32 {
	within := r.cellsOf(a)
	for w, live := range r.liveOf(l) {
		if live &= within[w]; live != 0 {
			return int32(w<<6 + bits.TrailingZeros64(live))
		}
	}
	return none
}

// doubtsWithin says whether all doubts about a label in an asterism lie in another.
func (r *race) doubtsWithin(a int, l latin.Label, b int) bool {
	within, other := r.cellsOf(a), r.cellsOf(b)
	for w, live := range r.liveOf(l) {
		if live&within[w]&^other[w] != 0 {
			return false
		}
	}
	return true
}

// has says whether a cell is in an asterism.
func (g *grid) has(a int, c int32) bool { return g.within[a*g.words+int(c)>>6]>>(c&63)&1 != 0 }

// meet says whether two asterisms have a common cell.
func (g *grid) meet(a, b int) bool {
	other := g.cellsOf(b)
	for w, cells := range g.cellsOf(a) {
		if cells&other[w] != 0 {
			return true
		}
	}
	return false
}

// needsWithin says whether an asterism of the sort, apart from t, needs the label
// within b, in two cells or more that may hold it.
func (r *race) needsWithin(b, t int, l latin.Label, sort ways) bool {
	within := r.cellsOf(b)
	for w, cells := range r.homeOf(l) {
		for cells &= within[w]; cells != 0; cells &= cells - 1 {
			c := w<<6 + bits.TrailingZeros64(cells)
			if r.where[c] == leaving {
				continue
			}
			for _, a := range r.of[c] {
				n, ok := r.once(r.at(a, l))
				if ok && n > 0 && a != b && r.looks[a].way == sort && !r.meet(a, t) && r.doubtsWithin(a, l, b) {
					return true
				}
			}
		}
	}
	return false
}

// writeNow writes a cell whether or not it waits.
func (r *race) writeNow(c int32) {
	if i := r.where[c]; i >= 0 {
		r.leave(int(i))
	}
	r.where[c] = leaving
	r.write(c)
}

// hidden writes a label into the cell of an asterism that is left for it when k
// other labels need k cells for themselves.
func (m *moves) hidden(r *race, k int) bool {
	for a := range r.asterisms {
		if len(r.asterisms[a].Cells) > 64 || int(r.blank[a].n) <= k {
			continue
		}
		m.look(r, a, k)
		for l, at := range m.at {
			if at == 0 || r.about[r.at(a, latin.Label(l))] == 0 {
				continue
			}
			y := r.sole[r.at(a, latin.Label(l))]
			if m.taken(at&^r.bit(a, y), l, k) {
				r.writeNow(y)
				return true
			}
		}
	}
	return false
}

// look notes where labels may be in an asterism, those that it holds once and of which
// there are k doubts at most.
func (m *moves) look(r *race, a, k int) {
	clear(m.at)
	for i, c := range r.asterisms[a].Cells {
		if r.where[c] == leaving {
			continue
		}
		for rest := r.in[c] | latin.Just(r.solution[c]); rest != 0; rest &= rest - 1 {
			m.at[rest.First()] |= 1 << i
		}
	}
	for l := range m.at {
		if n, ok := r.once(r.at(a, latin.Label(l))); !ok || n > int32(k) {
			m.at[l] = 0
		}
	}
}

// bit of a cell in the order of an asterism.
func (g *grid) bit(a int, c int32) uint64 {
	for i, x := range g.asterisms[a].Cells {
		if int32(x) == c {
			return 1 << i
		}
	}
	return 0
}

// taken says whether k labels other than l need k cells among which are these.
func (m *moves) taken(cells uint64, l, k int) bool { return m.choose(cells, l, k, 0, k) }

// choose takes more labels, from a number on, whose cells and those given are k at most.
func (m *moves) choose(cells uint64, l, k, from, more int) bool {
	if more == 0 {
		return true
	}
	for i := from; i < len(m.at); i++ {
		if at := m.at[i]; at != 0 && i != l && bits.OnesCount64(cells|at) <= k && m.choose(cells|at, l, k, i+1, more-1) {
			return true
		}
	}
	return false
}
