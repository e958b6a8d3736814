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
	return r.about[i], r.left[i] == 1 && r.lo[i] == 1 && r.hi[i] == 1
}

// locked writes a label into an asterism t in which all its other places lie
// in an asterism b, when a third one, a, needs the label within b. It takes a
// and t of one sort, without a common cell, and b of the other.
func (m *moves) locked(r *race, sort ways) bool {
	for i, n := range r.about {
		t, l := i/r.labels, i%r.labels
		if _, ok := r.once(i); n == 0 || !ok || r.way[t] != sort {
			continue
		}
		y := r.places[r.blankAt[i]]
		for _, b := range r.grid.of[r.oneDoubt(i)] {
			if r.way[b] != sort && r.doubtsWithin(i, b) && !r.holds(b, y) && r.needsWithin(b, t, l, sort) {
				r.writeNow(y)
				return true
			}
		}
	}
	return false
}

// oneDoubt is the cell of the first doubt about the label in the asterism.
func (r *race) oneDoubt(i int) int32 {
	for _, x := range r.in[r.inFrom[i]:r.inFrom[i+1]] {
		if !r.gone[x] {
			return r.cell[x]
		}
	}
	return r.places[r.blankAt[i]]
}

// doubtsWithin says whether all doubts about a label in an asterism lie in another.
func (r *race) doubtsWithin(i, b int) bool {
	for _, x := range r.in[r.inFrom[i]:r.inFrom[i+1]] {
		if !r.gone[x] && !r.holds(b, r.cell[x]) {
			return false
		}
	}
	return true
}

func (r *race) holds(a int, c int32) bool {
	for _, b := range r.grid.of[c] {
		if a == b {
			return true
		}
	}
	return false
}

// meet says whether two asterisms have a common cell.
func (r *race) meet(a, b int) bool {
	for _, c := range r.asterisms[a].Cells {
		if r.holds(b, int32(c)) {
			return true
		}
	}
	return false
}

// needsWithin says whether an asterism of the sort, apart from t, needs the label
// within b, in two cells or more that may hold it.
func (r *race) needsWithin(b, t, l int, sort ways) bool {
	for _, c := range r.asterisms[b].Cells {
		if int(r.solution[c]) != l || r.where[c] == leaving {
			continue
		}
		for _, a := range r.grid.of[c] {
			i := r.at(a, latin.Label(l))
			if n, ok := r.once(i); ok && n > 0 && a != b && r.way[a] == sort && !r.meet(a, t) && r.doubtsWithin(i, b) {
				return true
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
		if len(r.asterisms[a].Cells) > 64 || int(r.blank[a]) <= k {
			continue
		}
		m.look(r, a, k)
		for l, at := range m.at {
			if at == 0 {
				continue
			}
			i := r.at(a, latin.Label(l))
			if n, _ := r.once(i); n == 0 || n > int32(k) {
				continue
			}
			y := r.places[r.blankAt[i]]
			if m.taken(at&^r.bit(a, y), l, k) {
				r.writeNow(y)
				return true
			}
		}
	}
	return false
}

// look notes where labels may be in an asterism, those that it holds once.
func (m *moves) look(r *race, a, k int) {
	for l := range m.at {
		m.at[l] = 0
		i := r.at(a, latin.Label(l))
		if n, ok := r.once(i); !ok || n > int32(k) {
			continue
		}
		m.at[l] = r.bit(a, r.places[r.blankAt[i]])
		for _, x := range r.in[r.inFrom[i]:r.inFrom[i+1]] {
			if !r.gone[x] {
				m.at[l] |= r.bit(a, r.cell[x])
			}
		}
	}
}

// bit of a cell in the order of an asterism.
func (g *grid) bit(a int, c int32) uint64 {
	for i, b := range g.of[c] {
		if a == b {
			return 1 << g.seat[c][i]
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
