package attrition

import "latin"

// SueDeCoq is a Hall set spread over two asterisms that overlap.
var SueDeCoq = &Rule{
	Name: "sue-de-coq",
	Also: []string{"two-sector-disjoint-subsets"},
	Doc: `cells of two overlapping asterisms, as many as their labels

Some cells of the overlap, with cells of one asterism and of the other beside it,
have together no more labels than cells, each label counted once for each of the
two asterisms in which it could stand there. So all of these labels are in them,
and leave the rest of their asterism. The overlap gives up to three cells, each
asterism up to three more. Prices: +1 on the asterism for each label that can stand in
its cells.

Source: players' "Sue de Coq"; with repeated labels and any asterisms, ours.`,
	Tier: Advanced, Cost: 345,
	Find: findSuesDeCoq,
	Tell: tellSueDeCoq,
}

// sueShared is how many cells of the overlap are chosen at most.
const sueShared = 3

// sueBeside is how many cells of each asterism are chosen beside the overlap at
// most: fewer on boards of many labels or with repeated ones. A static limit, so
// that the rule stays monotonic.
func sueBeside(c *chart) int {
	switch {
	case c.labels > 16:
		return 1
	case c.labels > 10 || c.most > 1:
		return 2
	}
	return 3
}

// A sue is the choice of cells: those of the overlap and those beside it.
type sue struct {
	a, b  int
	cells [3][]latin.Cell // overlap, a, b
	open  [3][]latin.Cell // to choose from
	all   []latin.Cell    // those chosen
	dom   [3]latin.Domain
	need  [3]int          // of a and b: what the part must gain at least
	free  [3]latin.Domain // labels that it may bring without a loss
}

// sues is scratch.
type sues struct{ sue }

// findSuesDeCoq goes by the two asterisms, then by the cells.
func findSuesDeCoq(s *State, yield func(*Step) bool) {
	u := &tableOf(s.chart, func(*chart) *sues { return new(sues) }).sue
	for a, with := range tableOf(s.chart, newOverlaps).with {
		for i := range with {
			if o := &with[i]; o.other > a && (!s.sueBetween(u, a, o, yield) || s.stopped()) {
				return
			}
		}
	}
}

func (s *State) sueBetween(u *sue, a int, o *overlap, yield func(*Step) bool) bool {
	u.a, u.b = a, o.other
	for i := range u.open {
		u.open[i], u.cells[i], u.dom[i] = u.open[i][:0], u.cells[i][:0], 0
	}
	put := func(i, asterism int, inside bool) {
		for _, x := range s.asterisms[asterism].Cells {
			if o.cells.has(x) == inside && !(s.settled && s.domains[x].Len() == 1) {
				u.open[i] = append(u.open[i], x)
			}
		}
	}
	put(0, a, true)
	put(1, a, false)
	put(2, o.other, false)
	return s.sueChoose(u, 0, 0, yield)
}

// sueChoose adds cells of part i from the index on.
func (s *State) sueChoose(u *sue, i, from int, yield func(*Step) bool) bool {
	most := sueBeside(s.chart)
	if i == 0 {
		most = sueShared
	}
	if i == 2 && !s.sueTry(u, yield) || i < 2 && s.sueMay(u, i) && !s.sueChoose(u, i+1, 0, yield) {
		return false
	}
	if len(u.cells[i]) == most {
		return true
	}
	for ; from < len(u.open[i]); from++ {
		x, before := u.open[i][from], u.dom[i]
		if u.dom[i] |= s.domains[x]; i > 0 && most-(u.dom[i]&^u.free[i]).Len() < u.need[i] {
			u.dom[i] = before
			continue // whatever is added to it
		}
		u.cells[i] = append(u.cells[i], x)
		u.all = append(u.all, x)
		more := s.sueChoose(u, i, from+1, yield)
		u.cells[i] = u.cells[i][:len(u.cells[i])-1]
		u.all = u.all[:len(u.all)-1]
		if u.dom[i] = before; !more {
			return false
		}
	}
	return true
}

// sueMay says whether the cells so far can still have few enough labels, and
// notes what the next part needs for that.
//
// Each part is counted by what it brings: of the overlap, all labels V; of a, what
// is not in V; of b, what is not in V, or is in V and in a, where it counts again. A
// part gains as many as it has more cells than it brings labels, and the two must
// make good what V has more labels than there are cells in the overlap.
func (s *State) sueMay(u *sue, i int) bool {
	if s.most > 1 || !s.settled {
		u.need[i+1], u.free[i+1] = -s.cells, s.all
		return true
	}
	if i == 0 {
		V, excess := u.dom[0], u.dom[0].Len()-len(u.cells[0])
		u.free[1], u.need[1] = V, excess-s.sueGain(u, 2, V)
		return u.need[1] <= s.sueGain(u, 1, V)
	}
	gained := len(u.cells[1]) - (u.dom[1] &^ u.free[1]).Len()
	if gained < u.need[1] {
		return false
	}
	u.free[2], u.need[2] = u.free[1]&^u.dom[1], u.dom[0].Len()-len(u.cells[0])-gained
	return u.need[2] <= 0 || u.need[2] <= s.sueGain(u, 2, u.free[2])
}

// sueGain bounds what the cells of a part can gain: with n labels that are not
// free, only cells that bring n at most are of use.
func (s *State) sueGain(u *sue, part int, free latin.Domain) int {
	var with [sueShared + 1]int
	for _, x := range u.open[part] {
		if n := (s.domains[x] &^ free).Len(); n < len(with) {
			with[n]++
		}
	}
	most, cells := 0, 0
	for n, count := range with {
		cells = min(cells+count, sueBeside(s.chart))
		most = max(most, cells-n)
	}
	return most
}

// sueTry weighs a choice whose labels are few enough.
func (s *State) sueTry(u *sue, yield func(*Step) bool) bool {
	n := len(u.cells[0]) + len(u.cells[1]) + len(u.cells[2])
	all := u.dom[0] | u.dom[1] | u.dom[2]
	if s.most == 1 && s.settled && all.Len()+(u.dom[1]&u.dom[2]).Len() > n {
		return true
	}
	// A label of the overlap alone counts where it has less room, or in either.
	inA, inB, either := u.dom[1], u.dom[2], latin.Domain(0)
	for d := all &^ inA &^ inB; d != 0; d &= d - 1 {
		l := latin.Just(d.First())
		switch a, b := s.sueRoom(u, u.a, l), s.sueRoom(u, u.b, l); {
		case a < b:
			inA |= l
		case a > b:
			inB |= l
		default:
			either |= l
		}
	}
	if s.sueRoom(u, u.a, inA|either)+s.sueRoom(u, u.b, inB) > n {
		return true
	}
	return s.suePriced(u, inA|either, inB, yield) && (either == 0 || s.suePriced(u, inA, inB|either, yield))
}

// sueRoom is how often the labels can stand in the chosen cells of an asterism.
func (s *State) sueRoom(u *sue, a int, labels latin.Domain) int {
	if s.most == 1 && s.settled {
		return labels.Len()
	}
	n := 0
	for ; labels != 0; labels &= labels - 1 {
		l := labels.First()
		k := s.at(a, l)
		times := int(s.hi[k]) - int(s.fixes[k])
		if s.fixes[k] > 0 {
			for _, x := range u.all {
				times += bit(s.cellsOf(a).has(x) && s.fixedOf(l).has(x))
			}
		}
		n += max(0, times)
	}
	return n
}

func (s *State) suePriced(u *sue, inA, inB latin.Domain, yield func(*Step) bool) bool {
	st := s.step(inA | inB)
	for i := range u.cells {
		st.Cells = append(st.Cells, u.cells[i]...)
	}
	for d := inA; d != 0; d &= d - 1 {
		st.Prices = append(st.Prices, Price{u.a, d.First(), 1})
	}
	for d := inB; d != 0; d &= d - 1 {
		st.Prices = append(st.Prices, Price{u.b, d.First(), 1})
	}
	return !s.weigh(st) || yield(st)
}
