package attrition

import (
	"math/bits"
	"slices"

	"latin"
)

// A catch is a fish in the making.
type catch struct {
	bases  []int
	covers []int // with repetitions
	need   int   // of the bases
	room   int   // of the covers

	depth []int16 // by cell, in how many bases more than covers it is; alive cells only
	bare  set     // those with more
	spare set     // those with less
}

func newCatch(c *chart) catch {
	return catch{depth: make([]int16, c.cells), bare: c.newSet(), spare: c.newSet()}
}

func (c *catch) reset() {
	c.bases, c.covers, c.need, c.room = c.bases[:0], c.covers[:0], 0, 0
	clear(c.depth)
	clear(c.bare)
	clear(c.spare)
}

// bareCell is the first bare cell, if there is one.
func (c *catch) bareCell() (latin.Cell, bool) {
	for w, m := range c.bare {
		if m != 0 {
			return latin.Cell(w<<6 + bits.TrailingZeros64(m)), true
		}
	}
	return -1, false
}

// deepen counts the alive cells of an asterism as in one base more, or with
// by = −1 as in one cover more.
func (h *hunt) deepen(a int, by int16) {
	c := &h.catch
	for w, m := range h.cellsOf(a) {
		for m &= h.alive[w]; m != 0; m &= m - 1 {
			bit := m & -m
			depth := &c.depth[w<<6+bits.TrailingZeros64(m)]
			*depth += by
			c.bare[w] &^= bit
			c.spare[w] &^= bit
			switch {
			case *depth > 0:
				c.bare[w] |= bit
			case *depth < 0:
				c.spare[w] |= bit
			}
		}
	}
}

func (h *hunt) addBase(a int) {
	h.catch.bases = append(h.catch.bases, a)
	h.catch.need += int(h.need[a])
	h.deepen(a, 1)
}

func (h *hunt) dropBase() {
	last := len(h.catch.bases) - 1
	a := h.catch.bases[last]
	h.catch.bases = h.catch.bases[:last]
	h.catch.need -= int(h.need[a])
	h.deepen(a, -1)
}

func (h *hunt) addCover(a int) {
	h.catch.covers = append(h.catch.covers, a)
	h.catch.room += int(h.room[a])
	h.deepen(a, -1)
}

func (h *hunt) dropCover() {
	last := len(h.catch.covers) - 1
	a := h.catch.covers[last]
	h.catch.covers = h.catch.covers[:last]
	h.catch.room -= int(h.room[a])
	h.deepen(a, 1)
}

// grow makes a fish of the bases and covers so far by adding more, and says
// whether it could. While a cell is bare, one of its asterisms becomes a cover;
// else another base is tried. When it could not, all is as before. When the
// work should end, it cannot.
func (h *hunt) grow() bool {
	if h.grown++; h.grown%1024 == 0 && h.s.stopped() {
		h.halted = true
	}
	if h.halted {
		return false
	}
	if y, bare := h.catch.bareCell(); bare {
		return h.tryCovers(y)
	}
	return h.catch.room < h.catch.need || len(h.catch.bases) < h.size && h.tryBases()
}

// tryBases adds each possible base in turn. A base that led nowhere need not be
// tried again beside those that are there already.
func (h *hunt) tryBases() bool {
	before := len(h.tried)
	for _, a := range h.lines {
		if h.barred[a] || !h.mayBase(a) {
			continue
		}
		h.addBase(a)
		if h.grow() {
			return true
		}
		h.dropBase()
		h.barred[a] = true
		h.tried = append(h.tried, a)
	}
	for _, a := range h.tried[before:] {
		h.barred[a] = false
	}
	h.tried = h.tried[:before]
	return false
}

// mayBase says whether the asterism can be the next base. It must share a cell
// with a cover that can spare it, for else the rest of the fish were one by
// itself; and its bare cells must not be more than the covers still to come,
// which have room for one at least, can hold.
func (h *hunt) mayBase(a int) bool {
	c := &h.catch
	shared, bare := uint64(0), 0
	for w, m := range h.cellsOf(a) {
		m &= h.alive[w]
		shared |= m & c.spare[w]
		bare += bits.OnesCount64(m &^ c.spare[w])
	}
	switch {
	case shared == 0 && len(c.bases) > 0:
		return false
	case bare > 0 && bare > h.span(a)*h.toCome(len(c.bases)+1, int(h.need[a])):
		return false
	}
	return !slices.Contains(c.covers, a) && h.fits(a, c.bases, c.covers)
}

// toCome is the room that covers still to come can have at most, when there
// are so many bases and they need so much more.
func (h *hunt) toCome(bases, more int) int {
	return h.catch.need + more + (h.size-bases)*h.dearest - 1 - h.catch.room
}

// tryCovers adds each possible cover of a bare cell in turn.
func (h *hunt) tryCovers(y latin.Cell) bool {
	c := &h.catch
	most := h.toCome(len(c.bases), 0)
	for _, a := range h.of[y] {
		if int(h.room[a]) > most || slices.Contains(c.bases, a) || !h.fits(a, c.covers, c.bases) {
			continue
		}
		h.addCover(a)
		if h.grow() {
			return true
		}
		h.dropCover()
	}
	return false
}

// fits says whether the shape allows another base (or cover) beside those of
// its own sort and those of the other.
func (h *hunt) fits(a int, own, other []int) bool {
	if h.shape == anyFish {
		return true
	}
	for _, b := range own {
		if !h.parallel(a, b) {
			return false
		}
	}
	for _, b := range other {
		if !h.cross(a, b) {
			return false
		}
	}
	return true
}
