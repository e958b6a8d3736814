package attrition

import (
	"math/bits"

	"latin"
)

// A hunt is the search for fish, with its memory.
type hunt struct {
	*neighbourhood
	s     *State
	shape fishShape
	size  int // bases at most
	label latin.Label
	x     latin.Cell // supposed to hold the label; -1 for none

	suspects []uint64 // label l: what no step has removed yet, suspects[l*words:][:words]
	open     set      // candidates of open cells
	doomed   set      // of those, the ones in an asterism without room
	alive    set      // those left when x is supposed
	need     []int16  // by asterism; less by one round x
	room     []int16
	dearest  int // the largest need

	catch  catch
	lines  []int  // what may be a base when x is supposed, the fewest places first
	kept   []int  // of those, how many cells are alive
	barred []bool // asterisms that are not tried as bases again
	tried  []int  // those, in order

	grown  int  // calls of grow, so as to ask now and then whether to go on
	halted bool // the answer was no

	yielded int // steps

	barren [anyFish + 1]barren
}

// barren says that at a state no fish of a shape has so few bases.
type barren struct {
	stamp uint64
	size  int
}

func newHunt(c *chart) *hunt {
	return &hunt{
		neighbourhood: tableOf(c, neighbourhoodOf), suspects: make([]uint64, c.labels*c.words),
		open: c.newSet(), doomed: c.newSet(), alive: c.newSet(),
		need: make([]int16, len(c.asterisms)), room: make([]int16, len(c.asterisms)),
		catch: newCatch(c), barred: make([]bool, len(c.asterisms)),
	}
}

// start sets the suspects, and gives the least number of bases of a fish that
// has not been looked for at this state.
func (h *hunt) start(s *State, t *templates, shape fishShape) int {
	h.s, h.shape, h.halted, h.yielded = s, shape, false, 0
	for wary := t.wary; wary != 0; wary &= wary - 1 {
		copy(h.suspectsFor(wary.First()), t.suspectsFor(wary.First()))
	}
	if b := h.barren[shape]; b.stamp == s.stamp {
		return b.size + 1
	}
	return 0
}

func (h *hunt) suspectsFor(l latin.Label) set { return h.suspects[int(l)*h.words:][:h.words] }

// refute yields a contradiction of the label, if there is one, that takes from
// so many to so many bases, and says whether to go on.
func (h *hunt) refute(l latin.Label, from, size int, yield func(*Step) bool) bool {
	h.label = l
	h.survey()
	for h.size = max(1, from); h.size <= size && !h.s.stopped(); h.size++ {
		if h.suppose(-1, -1) {
			return h.deliver(yield)
		}
	}
	return true
}

// hunt yields the fish of the label with so many bases, by the supposed cell,
// and says whether to go on. Of no bases are the asterisms without room.
func (h *hunt) hunt(l latin.Label, size int, yield func(*Step) bool) bool {
	suspects := h.suspectsFor(l)
	if suspects.empty() {
		return true
	}
	h.label, h.size = l, size
	h.survey()
	if size == 0 {
		return h.yieldDoomed(yield)
	}
	for x := range suspects.cells() {
		if h.s.stopped() || h.refutes(x) && !h.deliver(yield) {
			return false
		}
	}
	return true
}

// survey finds the open candidates of the label, the needs and the rooms.
func (h *hunt) survey() {
	s := h.s
	cand, fixed := s.candOf(h.label), s.fixedOf(h.label)
	for w := range h.open {
		h.open[w] = cand[w] &^ fixed[w]
	}
	clear(h.doomed)
	h.dearest = 0
	for a := range h.asterisms {
		i := s.at(a, h.label)
		h.need[a], h.room[a] = s.lo[i]-s.fixes[i], s.hi[i]-s.fixes[i]
		h.dearest = max(h.dearest, int(h.need[a]))
		if h.room[a] == 0 && s.places[i] > s.fixes[i] {
			for w, m := range h.cellsOf(a) {
				h.doomed[w] |= m & h.open[w]
			}
		}
	}
}

// refutes looks for a fish when x is supposed. A plain one must have one of
// the asterisms of x as a cover, and x sees nothing else.
func (h *hunt) refutes(x latin.Cell) bool {
	if !h.suspectsFor(h.label).has(x) || h.doomed.has(x) {
		return false
	}
	if h.shape != plainFish {
		return h.suppose(x, -1)
	}
	for _, home := range h.of[x] {
		if h.suppose(x, home) {
			return true
		}
	}
	return false
}

// suppose looks for a fish when x holds the label; home is the asterism of x
// that is a cover from the start, -1 for none.
func (h *hunt) suppose(x latin.Cell, home int) bool {
	h.begin(x, home)
	found := len(h.lines) > 0 && h.tryBases()
	clear(h.barred)
	h.tried = h.tried[:0]
	if x >= 0 {
		for _, a := range h.of[x] {
			h.need[a]++
			h.room[a]++
		}
	}
	return found
}

// begin sets what is alive: what is open and not seen by x. With a home, x
// sees that asterism only.
func (h *hunt) begin(x latin.Cell, home int) {
	h.x = x
	h.catch.reset()
	for w := range h.alive {
		h.alive[w] = h.open[w] &^ h.doomed[w]
	}
	if x >= 0 {
		h.alive.drop(x)
		for _, a := range h.of[x] {
			h.need[a]--
			h.room[a]--
			if h.room[a] <= 0 && (home < 0 || a == home) {
				for w, m := range h.cellsOf(a) {
					h.alive[w] &^= m
				}
			}
		}
	}
	if home >= 0 {
		h.addCover(home)
	}
	h.lineUp()
}

// lineUp lists the asterisms that may be bases: those that need some, and in
// which no more cells are alive than covers can hold. Bases with few places
// come first: when they have been tried, little is left for the others.
func (h *hunt) lineUp() {
	h.lines, h.kept = h.lines[:0], h.kept[:0]
	most := h.size*h.dearest - 1
	for a, need := range h.need {
		if need <= 0 {
			continue
		}
		n := 0
		for w, m := range h.cellsOf(a) {
			n += bits.OnesCount64(m & h.alive[w])
		}
		if n > most*h.span(a) {
			continue
		}
		h.lines, h.kept = append(h.lines, a), append(h.kept, n)
		for i := len(h.lines) - 1; i > 0 && h.kept[i-1] > n; i-- {
			h.lines[i], h.lines[i-1] = h.lines[i-1], a
			h.kept[i], h.kept[i-1] = h.kept[i-1], n
		}
	}
}

// span bounds how many cells of a base one cover can hold.
func (h *hunt) span(a int) int {
	if h.shape == anyFish {
		return int(h.widest[a])
	}
	return 1
}
