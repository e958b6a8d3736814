package attrition_test

import (
	"math/bits"
	"slices"
	"testing"

	"latin/attrition"
)

// cellBits are cells as bits.
type cellBits [2]uint64

func (c cellBits) with(x int) cellBits {
	c[x>>6] |= 1 << (x & 63)
	return c
}
func (c cellBits) has(x int) bool          { return c[x>>6]>>(x&63)&1 != 0 }
func (c cellBits) and(d cellBits) cellBits { return cellBits{c[0] & d[0], c[1] & d[1]} }
func (c cellBits) or(d cellBits) cellBits  { return cellBits{c[0] | d[0], c[1] | d[1]} }
func (c cellBits) within(d cellBits) bool  { return c.and(d) == c }
func (c cellBits) list() (list []int) {
	for x := range 81 {
		if c.has(x) {
			list = append(list, x)
		}
	}
	return list
}

// An almostBook is an almost locked set: n unsolved cells of a house with n+1
// candidates.
type almostBook struct {
	cells  cellBits
	size   int
	labels uint16
	places [9]cellBits // of a label in the set
	sight  [9]cellBits // cells that see all of these
}

var sightOf = func() (sight [81]cellBits) {
	for x := range 81 {
		for y := range 81 {
			if bookSees[x][y] {
				sight[x] = sight[x].with(y)
			}
		}
	}
	return sight
}()

// almostLocked lists the almost locked sets of at most so many cells.
func (g *sheet) almostLocked(most int) []almostBook {
	var list []almostBook
	known := make(map[cellBits]bool)
	for _, house := range bookHouses {
		open := slices.DeleteFunc(slices.Clone(house), func(x int) bool { return g.size(x) == 1 })
		for part := 1; part < 1<<len(open); part++ {
			n := bits.OnesCount(uint(part))
			if n > most {
				continue
			}
			a := g.setOf(open, part)
			if bits.OnesCount16(a.labels) == n+1 && !known[a.cells] {
				known[a.cells] = true
				g.fillPlaces(&a)
				list = append(list, a)
			}
		}
	}
	return list
}

func (g *sheet) setOf(open []int, part int) (a almostBook) {
	for i, x := range open {
		if part>>i&1 != 0 {
			a.cells, a.labels, a.size = a.cells.with(x), a.labels|g[x], a.size+1
		}
	}
	return a
}

func (g *sheet) fillPlaces(a *almostBook) {
	for _, l := range labelsOf(a.labels) {
		a.sight[l] = cellBits{^uint64(0), ^uint64(0)}
		for _, x := range a.cells.list() {
			if g.has(x, l) {
				a.places[l] = a.places[l].with(x)
				a.sight[l] = a.sight[l].and(sightOf[x])
			}
		}
	}
}

// restricted are the restricted commons of two sets: labels all of whose places
// in one see all in the other. So none is in the overlap.
func restricted(a, b *almostBook) (common uint16) {
	for _, l := range labelsOf(a.labels & b.labels) {
		if a.places[l].within(b.sight[l]) {
			common |= 1 << l
		}
	}
	return common
}

// lose eliminates a label from cells.
func (g *sheet) lose(cells cellBits, l int, gone *losses) {
	for _, x := range cells.list() {
		if g.has(x, l) {
			gone[x] |= 1 << l
		}
	}
}

// almostPairs visits every two sets that have a restricted common.
func almostPairs(sets []almostBook, visit func(i, j int, common uint16)) {
	for i := range sets {
		for j := range i {
			if sets[i].labels&sets[j].labels != 0 {
				if common := restricted(&sets[i], &sets[j]); common != 0 {
					visit(i, j, common)
				}
			}
		}
	}
}

// almostXZ: two sets with a restricted common x: another common label z goes from
// what sees it in both.
func almostXZ(g *sheet, most int) (gone losses) {
	sets := g.almostLocked(most)
	almostPairs(sets, func(i, j int, common uint16) {
		a, b := &sets[i], &sets[j]
		for _, x := range labelsOf(common) {
			for _, z := range labelsOf(a.labels & b.labels &^ (1 << x)) {
				g.lose(a.sight[z].and(b.sight[z]), z, &gone)
			}
		}
	})
	return gone
}

// almostTwice: with two restricted commons, every other label is locked in its
// set. (What becomes of the two is almostXZ, one of them being x and one z.)
func almostTwice(g *sheet, most int) (gone losses) {
	sets := g.almostLocked(most)
	almostPairs(sets, func(i, j int, common uint16) {
		if bits.OnesCount16(common) != 2 {
			return // three are a contradiction
		}
		for _, k := range []int{i, j} {
			for _, l := range labelsOf(sets[k].labels &^ common) {
				g.lose(sets[k].sight[l], l, &gone)
			}
		}
	})
	return gone
}

// A joint joins a set to another by a restricted common.
type joint struct{ to, label int }

func joints(sets []almostBook) [][]joint {
	list := make([][]joint, len(sets))
	almostPairs(sets, func(i, j int, common uint16) {
		for _, x := range labelsOf(common) {
			list[i], list[j] = append(list[i], joint{j, x}), append(list[j], joint{i, x})
		}
	})
	return list
}

// almostXY: a set with two others, by two restricted commons x and y; a further
// label z of these goes from what sees it in both.
func almostXY(g *sheet, most int) (gone losses) {
	sets := g.almostLocked(most)
	for _, list := range joints(sets) {
		for i, p := range list {
			for _, q := range list[:i] {
				a, b := &sets[p.to], &sets[q.to]
				if p.to == q.to || p.label == q.label {
					continue
				}
				for _, z := range labelsOf(a.labels & b.labels &^ (1<<p.label | 1<<q.label)) {
					g.lose(a.sight[z].and(b.sight[z]), z, &gone)
				}
			}
		}
	}
	return gone
}

// almostChains: sets, each joined to the next by another label than to the one
// before; a label z of the first and the last set, but not the one by which
// they are joined, goes from what sees it in both.
func almostChains(g *sheet, most int) (gone losses) {
	sets := g.almostLocked(most)
	list := joints(sets)
	for first := range sets {
		for _, z := range labelsOf(sets[first].labels) {
			reached := make(map[joint]bool)
			queue := []joint{{first, z}}
			for ; len(queue) > 0; queue = queue[1:] {
				for _, next := range list[queue[0].to] {
					if next.label == queue[0].label || reached[next] {
						continue
					}
					reached[next] = true
					queue = append(queue, next)
					if end := &sets[next.to]; next.to != first && next.label != z && end.labels>>z&1 != 0 {
						g.lose(sets[first].sight[z].and(end.sight[z]), z, &gone)
					}
				}
			}
		}
	}
	return gone
}

// deathBlossoms: for each candidate of a stem cell a set without the cell, all of
// whose places of it the cell sees; a label z of all these sets, not of the stem,
// goes from what sees it in all of them.
func deathBlossoms(g *sheet, most int) (gone losses) {
	sets := g.almostLocked(most)
	for stem := range 81 {
		if g.size(stem) < 2 || g.size(stem) > 4 {
			continue
		}
		for z := range 9 {
			if g.has(stem, z) {
				continue
			}
			all := cellBits{^uint64(0), ^uint64(0)}
			for _, l := range labelsOf(g[stem]) {
				all = all.and(petals(sets, stem, l, z))
			}
			g.lose(all, z, &gone)
		}
	}
	return gone
}

// petals are the cells that see z in some petal for a candidate of the stem.
func petals(sets []almostBook, stem, l, z int) (sight cellBits) {
	for i := range sets {
		if a := &sets[i]; !a.cells.has(stem) && a.labels>>l&1 != 0 && a.labels>>z&1 != 0 && a.sight[l].has(stem) {
			sight = sight.or(a.sight[z])
		}
	}
	return sight
}

// mostInBookSet is how large the sets are that our rules look at.
const mostInBookSet = 5

// ofSets is a technique with sets of that many cells at most.
func ofSets(technique func(g *sheet, most int) losses) func(*sheet) losses {
	return func(g *sheet) losses { return technique(g, mostInBookSet) }
}

// TestAlmostSetsByTheBook: our rules see all that almost locked sets eliminate,
// with sets that may overlap. A further label of a set with two restricted
// commons is locked there, so that not only what both sets have goes.
func TestAlmostSetsByTheBook(t *testing.T) {
	checkBook(t, bookStates(t, 12), []bookCase{
		{name: "xz", rule: attrition.ALSXZ, book: ofSets(almostXZ), least: 100},
		{name: "xz with two restricted commons", rule: attrition.ALSXZ, book: ofSets(almostTwice), least: 100},
		{name: "xy", rule: attrition.ALSXY, book: ofSets(almostXY), least: 200},
		{name: "death blossom", rule: attrition.DeathBlossom, book: ofSets(deathBlossoms), least: 100},
	})
}

// TestAlmostChainsByTheBook: our rule sees all that chains of almost locked sets do.
func TestAlmostChainsByTheBook(t *testing.T) {
	checkBook(t, bookStates(t, 9), []bookCase{
		{name: "chain", rule: attrition.ALSChain, book: ofSets(almostChains), least: 200},
	})
}
