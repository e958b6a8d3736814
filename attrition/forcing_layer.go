package attrition

import (
	"slices"

	"latin"
)

// A layer is what is known of one label: where it may be and where it is,
// counted by asterism. Supposing does not look at other labels.
type layer struct {
	*chart
	label         latin.Label
	cand, fixed   set
	places, fixes []int16
	news          []latin.Cell // fixed cells not yet told to their asterisms
	last          []int        // asterisms with no more places than needed
	dead          bool

	start struct { // of the label, before a cell is supposed
		cand, fixed   set
		places, fixes []int16
	}
	found []misfit
	steps *forcer
}

type misfit struct {
	Candidate
	length int // placements until the contradiction
}

func newLayer(c *chart) *layer {
	y := &layer{
		chart: c, cand: c.newSet(), fixed: c.newSet(),
		places: make([]int16, len(c.asterisms)), fixes: make([]int16, len(c.asterisms)),
	}
	y.start.places, y.start.fixes = slices.Clone(y.places), slices.Clone(y.fixes)
	y.steps = newForcer(c, func(s *State, rec *recorder) { s.followLabel(y.label, rec) })
	return y
}

// begin takes the label's part of a state.
func (y *layer) begin(s *State, l latin.Label) {
	y.label = l
	y.start.cand, y.start.fixed = s.candOf(l), s.fixedOf(l)
	for a := range s.asterisms {
		y.start.places[a], y.start.fixes[a] = s.places[s.at(a, l)], s.fixes[s.at(a, l)]
	}
}

// lengthOf supposes the label in a cell, and counts the placements until a
// contradiction; 0 when there is none.
func (y *layer) lengthOf(s *State, x latin.Cell) int {
	copy(y.cand, y.start.cand)
	copy(y.fixed, y.start.fixed)
	copy(y.places, y.start.places)
	copy(y.fixes, y.start.fixes)
	y.news, y.last, y.dead = y.news[:0], y.last[:0], false
	if !s.settled {
		y.lookEverywhere()
	}
	length := len(y.news)
	y.place(x)
	y.follow()
	if !y.dead {
		return 0
	}
	return max(1, len(y.news)-length)
}

// lookEverywhere notes all that singles would see of the label.
func (y *layer) lookEverywhere() {
	for x := range y.fixed.cells() {
		y.news = append(y.news, x)
	}
	for a := range y.asterisms {
		i := y.at(a, y.label)
		y.dead = y.dead || y.fixes[a] > y.hi[i] || y.places[a] < y.lo[i]
		if y.places[a] == y.lo[i] && y.fixes[a] < y.lo[i] {
			y.last = append(y.last, a)
		}
	}
}

func (y *layer) follow() {
	for told := 0; !y.dead; {
		switch {
		case told < len(y.news):
			told++
			y.crossOff(y.news[told-1])
		case len(y.last) > 0:
			a := y.last[len(y.last)-1]
			y.last = y.last[:len(y.last)-1]
			y.each(a, y.place)
		default:
			return
		}
	}
}

// each visits the cells of the asterism that may hold the label and need not.
func (y *layer) each(a int, visit func(latin.Cell)) {
	for w, m := range y.cellsOf(a) {
		for rest := m & y.cand[w] &^ y.fixed[w]; rest != 0; rest &= rest - 1 {
			visit(cellAt(w, rest))
		}
	}
}

func (y *layer) crossOff(x latin.Cell) {
	for _, a := range y.of[x] {
		if y.fixes[a] == y.hi[y.at(a, y.label)] && y.places[a] > y.fixes[a] {
			y.each(a, y.drop)
		}
	}
}

func (y *layer) place(x latin.Cell) {
	if y.fixed.has(x) {
		return
	}
	if !y.cand.has(x) {
		y.dead = true
		return
	}
	y.fixed.add(x)
	y.news = append(y.news, x)
	for _, a := range y.of[x] {
		y.fixes[a]++
		y.dead = y.dead || y.fixes[a] > y.hi[y.at(a, y.label)]
	}
}

func (y *layer) drop(x latin.Cell) {
	y.cand.drop(x)
	for _, a := range y.of[x] {
		y.places[a]--
		lo := y.lo[y.at(a, y.label)]
		y.dead = y.dead || y.places[a] < lo
		if y.places[a] == lo && y.fixes[a] < lo {
			y.last = append(y.last, a)
		}
	}
}
