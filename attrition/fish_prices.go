package attrition

import (
	"slices"

	"latin"
)

// yieldDoomed yields the label's removals from asterisms that have no room left
// for it. At a settled state there are none; elsewhere the removals of a fish
// may have become such.
func (h *hunt) yieldDoomed(yield func(*Step) bool) bool {
	suspects := h.suspectsFor(h.label)
	for a := range h.asterisms {
		if h.room[a] != 0 || !suspects.meets(h.cellsOf(a)) {
			continue
		}
		st := h.s.step(latin.Just(h.label))
		st.Prices = append(st.Prices, Price{a, h.label, 1})
		if h.s.weigh(st) && !h.pass(st, yield) {
			return false
		}
	}
	return true
}

// deliver yields what the catch proves, and says whether to go on.
func (h *hunt) deliver(yield func(*Step) bool) bool {
	st := h.s.step(latin.Just(h.label))
	h.price(st)
	return !h.s.weigh(st) || h.pass(st, yield)
}

// pass yields a step, and strikes what it removes off the suspects.
func (h *hunt) pass(st *Step, yield func(*Step) bool) bool {
	h.yielded++
	suspects := h.suspectsFor(h.label)
	for _, q := range st.Removes {
		suspects.drop(q.Cell)
	}
	if st.Contradiction {
		clear(suspects)
	}
	return yield(st)
}

// price puts the catch into prices: −1 on the bases, +1 on the covers, and on
// asterisms through which x sees the fins, or which have no room, as much as it
// takes.
//
// The prices of a finned fish are so high that they prove the removal for cells
// only that see the fins in the same asterisms as x. Lower ones would remove
// from others what is a finned fish no more when x is gone.
func (h *hunt) price(st *Step) {
	c := &h.catch
	slices.Sort(c.bases)
	slices.Sort(c.covers)
	h.turn()
	if h.shape == finnedFish && h.x >= 0 {
		h.addHome()
	}
	over := 1
	for _, a := range c.bases {
		over += int(h.need[a])
		st.Prices = append(st.Prices, Price{a, h.label, -1})
		h.citeOpen(st, a)
	}
	for _, a := range c.covers {
		over -= int(h.room[a])
		charge(st, a, 1)
	}
	for y, bare := c.bareCell(); bare; y, bare = c.bareCell() {
		a := h.closing(y)
		price := h.deepest(a)
		if h.shape == finnedFish {
			price = max(price, over)
		}
		charge(st, a, price)
		h.deepen(a, -int16(price))
	}
}

// turn counts the catch in the cells that are not alive instead of those that are.
func (h *hunt) turn() {
	c := &h.catch
	for w := range h.alive {
		h.alive[w] = h.open[w] &^ h.alive[w]
	}
	if h.x >= 0 {
		h.alive.drop(h.x)
	}
	clear(c.depth)
	clear(c.bare)
	clear(c.spare)
	for _, a := range c.bases {
		h.deepen(a, 1)
	}
	for _, a := range c.covers {
		h.deepen(a, -1)
	}
}

// addHome makes an asterism of x a cover, if one fits: that with the most of
// the cells that x sees.
func (h *hunt) addHome() {
	c := &h.catch
	best, most := -1, -1
	for _, a := range h.of[h.x] {
		if !h.sees(a) || !h.fits(a, c.covers, c.bases) {
			continue
		}
		if n := c.bare.both(h.cellsOf(a)); n > most {
			best, most = a, n
		}
	}
	if best >= 0 {
		h.addCover(best)
	}
}

// sees says whether the label in x rules it out in the rest of an asterism of x.
func (h *hunt) sees(a int) bool { return h.room[a] <= 1 && h.cellsOf(a).has(h.x) }

// closing is the asterism that holds most of the fins still to be seen, y among
// them, and either has no room or holds x and has room for no other.
func (h *hunt) closing(y latin.Cell) int {
	best, most := -1, 0
	for _, a := range h.of[y] {
		if h.room[a] > 0 && (h.shape == plainFish || h.x < 0 || !h.sees(a)) {
			continue
		}
		if n := h.catch.bare.both(h.cellsOf(a)); n > most {
			best, most = a, n
		}
	}
	return best
}

// deepest is the greatest depth of a cell of the asterism.
func (h *hunt) deepest(a int) int {
	most := int16(0)
	for _, y := range h.asterisms[a].Cells {
		most = max(most, h.catch.depth[y])
	}
	return int(most)
}

// citeOpen adds the cells of a base that may hold the label, each once.
func (h *hunt) citeOpen(st *Step, a int) {
	for _, y := range h.asterisms[a].Cells {
		if h.open.has(y) && !hasCell(st.Cells, y) {
			st.Cells = append(st.Cells, y)
		}
	}
}

// charge adds to the price of an asterism for the step's label.
func charge(st *Step, a, price int) {
	for i := range st.Prices {
		if st.Prices[i].Asterism == a {
			st.Prices[i].Price += price
			return
		}
	}
	st.Prices = append(st.Prices, Price{a, st.label(), price})
}
