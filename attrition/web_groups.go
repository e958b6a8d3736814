package attrition

import (
	"math/bits"
	"slices"

	"latin"
)

// groups are the sets of two cells or more that two asterisms share: the static
// groups of grouped chains. Each is listed with the asterisms that hold it.
type groups struct {
	cells []set
	list  [][]latin.Cell
	in    [][]int // groups of an asterism
}

func newGroups(c *chart) *groups {
	g := &groups{in: make([][]int, len(c.asterisms))}
	seen := make(map[string]bool)
	for a, with := range tableOf(c, newOverlaps).with {
		for _, o := range with {
			key := string(bytesOf(o.cells))
			if o.other < a || seen[key] {
				continue
			}
			seen[key] = true
			g.cells = append(g.cells, o.cells)
			g.list = append(g.list, slices.Collect(o.cells.cells()))
		}
	}
	for a := range c.asterisms {
		for i, cells := range g.cells {
			if cells.within(c.cellsOf(a)) {
				g.in[a] = append(g.in[a], i)
			}
		}
	}
	return g
}

func bytesOf(s set) []byte {
	var b []byte
	for _, w := range s {
		for i := range 8 {
			b = append(b, byte(w>>(8*i)))
		}
	}
	return b
}

// gatherGroups adds the nodes of groups. In a settled state a group with one
// candidate is no other node than its cell.
func (w *web) gatherGroups(s *State) {
	g := tableOf(s.chart, newGroups)
	if w.groupAt == nil {
		w.groupAt = make([]int32, len(g.cells)*s.labels)
	}
	for i := range w.groupAt {
		w.groupAt[i] = -1
	}
	for i, cells := range g.cells {
		for d := w.labels; d != 0; d &= d - 1 {
			l := d.First()
			if !s.settled || s.candOf(l).both(cells) >= 2 && !s.fixedOf(l).meets(cells) {
				w.groupAt[i*s.labels+int(l)] = int32(len(w.nodes))
				w.nodes = append(w.nodes, webNode{l, g.list[i][0], i})
			}
		}
	}
	w.nodes = append(w.nodes, webNode{latin.Blank, -1, noNode})
}

// linkGroups links every group with the single cells and the groups of its
// asterisms that share no place of the label with it.
func (w *web) linkGroups(s *State) {
	g := tableOf(s.chart, newGroups)
	never := len(w.nodes) - 1
	for i, n := range w.nodes {
		if n.group == oneCellNode {
			link(w.weak, w.words, i, never)
		}
	}
	for a := range s.asterisms {
		for i, G := range g.in[a] {
			for d := w.labels; d != 0; d &= d - 1 {
				l := d.First()
				p := int(w.groupAt[G*s.labels+int(l)])
				if p < 0 {
					continue
				}
				w.linkGroup(s, g, a, p)
				if s.holdsAll(a, l, g.cells[G]) {
					w.strong[never*w.words+p>>6] |= 1 << (p & 63)
				}
				for _, H := range g.in[a][i+1:] {
					q := int(w.groupAt[H*s.labels+int(l)])
					switch {
					case q < 0:
					case !s.share(l, g.cells[G], g.cells[H]):
						w.linkIn(s, a, p, q, g.cells[G], g.cells[H])
					case s.strongTogether(a, l, g.cells[G], g.cells[H]):
						link(w.strong, w.words, p, q)
					}
				}
			}
		}
	}
}

// strongTogether: one of two sets of an asterism's cells holds l, even if that is
// in a cell of both.
func (s *State) strongTogether(a int, l latin.Label, G, H set) bool {
	k, n := s.at(a, l), 0
	for w, m := range s.candOf(l) {
		n += bits.OnesCount64(m & (G[w] | H[w]))
	}
	return int(s.places[k])-n < int(s.lo[k])
}

// share says whether two sets share a cell that can hold l.
func (s *State) share(l latin.Label, G, H set) bool {
	for w, m := range s.candOf(l) {
		if m&G[w]&H[w] != 0 {
			return true
		}
	}
	return false
}

// linkGroup links the group node p with the single cells of an asterism.
func (w *web) linkGroup(s *State, g *groups, a, p int) {
	n := w.nodes[p]
	one := tableOf(s.chart, newOneCell).cell
	for _, y := range s.asterisms[a].Cells {
		if q := w.node(s, y, n.label); q >= 0 && !g.cells[n.group].has(y) {
			one.add(y)
			w.linkIn(s, a, p, q, g.cells[n.group], one)
			one.drop(y)
		}
	}
}

// oneCell is scratch: a set of one cell, empty between two uses.
type oneCell struct{ cell set }

func newOneCell(c *chart) *oneCell { return &oneCell{c.newSet()} }

// linkIn links two nodes by an asterism that holds the cells of both.
func (w *web) linkIn(s *State, a, p, q int, G, H set) {
	l := w.nodes[p].label
	if s.weakSets(a, l, G, H) {
		link(w.weak, w.words, p, q)
	}
	if s.strongSets(a, l, G, H) {
		link(w.strong, w.words, p, q)
	}
}

// holdsAll: one of a set of an asterism's cells holds l, because the others are too few.
func (s *State) holdsAll(a int, l latin.Label, G set) bool {
	k := s.at(a, l)
	return int(s.places[k])-s.candOf(l).both(G) < int(s.lo[k])
}

// weakSets: not both of two disjoint sets of an asterism's cells hold l.
func (s *State) weakSets(a int, l latin.Label, G, H set) bool {
	k, f := s.at(a, l), s.fixedOf(l)
	return int(s.hi[k])-(int(s.fixes[k])-f.both(G)-f.both(H)) <= 1
}

// strongSets: one of two disjoint sets of an asterism's cells holds l.
func (s *State) strongSets(a int, l latin.Label, G, H set) bool {
	k, c := s.at(a, l), s.candOf(l)
	return int(s.places[k])-c.both(G)-c.both(H) < int(s.lo[k])
}
