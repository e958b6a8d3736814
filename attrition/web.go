package attrition

import (
	"math/bits"

	"latin"
)

// A web is the nodes of chains at one state and the links between them.
//
// A node says that at least one of some cells holds a label: one cell, or for
// grouped chains the cells that two asterisms share. In a settled state only
// candidates of open cells are nodes; otherwise all cells and labels are, since
// a candidate that is gone is simply false.
//
//	weak[i]    the nodes of which at most one is true together with i
//	strong[i]  the nodes of which at least one is true, or i is
//
// Both are rows of bits, words long.
type web struct {
	stamp   uint64
	labels  latin.Domain // whose candidates are nodes
	grouped bool
	nodes   []webNode
	words   int
	weak    []uint64
	strong  []uint64
	at      []int32 // node of a candidate, cell*labels + label; -1 for none
	groupAt []int32 // node of a group, group*labels + label; -1 for none
	linked  []int32 // scratch: the nodes of a label in an asterism
}

type webNode struct {
	label latin.Label
	cell  latin.Cell // the first one
	group int        // index of a shared set of cells; oneCellNode, noNode
}

// Groups of nodes that have none. The last node of a grouped web is false
// whatever is true: what is strongly linked to it is true, as a group is that
// holds all places of a label in an asterism. (A single cell like that is fixed.)
const (
	oneCellNode = -1
	noNode      = -2
)

func (w *web) weakOf(i int) []uint64   { return w.weak[i*w.words : (i+1)*w.words] }
func (w *web) strongOf(i int) []uint64 { return w.strong[i*w.words : (i+1)*w.words] }

func link(rows []uint64, words, i, j int) {
	rows[i*words+j>>6] |= 1 << (j & 63)
	rows[j*words+i>>6] |= 1 << (i & 63)
}

// webs are those of a chart, made anew for a new state: of all labels and of
// each, without groups and with them.
type webs struct {
	all     [2]web
	ofLabel [2][]web
}

func newWebs(c *chart) *webs {
	t := new(webs)
	for i := range t.all {
		t.all[i] = web{labels: c.all, grouped: i == 1}
		for l := range latin.Label(c.labels) {
			t.ofLabel[i] = append(t.ofLabel[i], web{labels: latin.Just(l), grouped: i == 1})
		}
	}
	return t
}

// web is that of all labels.
func (s *State) web(grouped bool) *web {
	return tableOf(s.chart, newWebs).all[bit(grouped)].spin(s, s.stamp)
}

// webOf is that of one label.
func (s *State) webOf(l latin.Label, grouped bool) *web {
	return tableOf(s.chart, newWebs).ofLabel[bit(grouped)][l].spin(s, s.ofLabel[l])
}

// spin makes the web of the state, unless it is that of the stamp already.
func (w *web) spin(s *State, stamp uint64) *web {
	key := 2*stamp + uint64(bit(s.settled))
	if w.stamp == key {
		return w
	}
	w.stamp = key
	w.gather(s)
	w.words = (len(w.nodes) + 63) / 64
	n := len(w.nodes) * w.words
	w.weak = zeroed(w.weak, n)
	w.strong = zeroed(w.strong, n)
	w.linkCells(s)
	for a := range s.asterisms {
		for d := w.labels; d != 0; d &= d - 1 {
			w.linkAsterism(s, a, d.First())
		}
	}
	if w.grouped {
		w.linkGroups(s)
	}
	return w
}

func zeroed(list []uint64, n int) []uint64 {
	if cap(list) < n {
		return make([]uint64, n)
	}
	list = list[:n]
	clear(list)
	return list
}

// gather numbers the nodes: by cell, then label; groups after them.
func (w *web) gather(s *State) {
	w.nodes = w.nodes[:0]
	if w.at == nil {
		w.at = make([]int32, s.cells*s.labels)
	}
	for i := range w.at {
		w.at[i] = -1
	}
	for i, d := range s.domains {
		if !s.settled {
			d = s.all
		} else if d.Len() == 1 {
			continue
		}
		for d &= w.labels; d != 0; d &= d - 1 {
			l := d.First()
			w.at[i*s.labels+int(l)] = int32(len(w.nodes))
			w.nodes = append(w.nodes, webNode{l, latin.Cell(i), oneCellNode})
		}
	}
	if w.grouped {
		w.gatherGroups(s)
	}
}

func (w *web) node(s *State, x latin.Cell, l latin.Label) int {
	return int(w.at[int(x)*s.labels+int(l)])
}

// linkCells: of two labels of a cell at most one is true, and at least one when
// it has no third. The nodes of a cell follow each other.
func (w *web) linkCells(s *State) {
	for p, n := range w.nodes {
		for q := p + 1; n.group == oneCellNode && q < len(w.nodes); q++ {
			m := w.nodes[q]
			if m.cell != n.cell || m.group != oneCellNode {
				break
			}
			link(w.weak, w.words, p, q)
			if s.domains[n.cell]&^(latin.Just(n.label)|latin.Just(m.label)) == 0 {
				link(w.strong, w.words, p, q)
			}
		}
	}
}

// linkAsterism links the single cells of an asterism for a label. In a settled
// state all of them are open candidates, and so alike.
func (w *web) linkAsterism(s *State, a int, l latin.Label) {
	k := s.at(a, l)
	// The two cells themselves change each count by two at most.
	weak, strong := s.fixes[k] >= s.hi[k]-1, s.places[k] <= s.lo[k]+1
	if !weak && !strong || s.settled && s.places[k] == s.fixes[k] {
		return
	}
	w.list(s, a, l)
	for i, p := range w.linked {
		x := w.nodes[p].cell
		for _, q := range w.linked[i+1:] {
			if weak && (s.settled || s.weakIn(k, l, x, w.nodes[q].cell)) {
				link(w.weak, w.words, int(p), int(q))
			}
			if strong && (s.settled || s.strongIn(k, l, x, w.nodes[q].cell)) {
				link(w.strong, w.words, int(p), int(q))
			}
		}
	}
}

// list sets linked to the nodes of the label's cells in an asterism, in their order.
func (w *web) list(s *State, a int, l latin.Label) {
	w.linked = w.linked[:0]
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for i, m := range s.cellsOf(a) {
		if s.settled {
			m &= cand[i] &^ fixed[i]
		}
		for ; m != 0; m &= m - 1 {
			w.linked = append(w.linked, w.at[(i<<6+bits.TrailingZeros64(m))*s.labels+int(l)])
		}
	}
}

// weakIn: at most one of two cells holds l, in the asterism with counts at k,
// because the others hold it so often already.
func (s *State) weakIn(k int, l latin.Label, x, y latin.Cell) bool {
	f := s.fixedOf(l)
	return int(s.fixes[k])-bit(f.has(x))-bit(f.has(y)) >= int(s.hi[k])-1
}

// strongIn: at least one of two cells holds l, because the others are too few.
func (s *State) strongIn(k int, l latin.Label, x, y latin.Cell) bool {
	c := s.candOf(l)
	return int(s.places[k])-bit(c.has(x))-bit(c.has(y)) < int(s.lo[k])
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// each visits the set bits of a row.
func eachBit(row []uint64, visit func(i int) bool) bool {
	for k, word := range row {
		for ; word != 0; word &= word - 1 {
			if !visit(k<<6 + bits.TrailingZeros64(word)) {
				return false
			}
		}
	}
	return true
}
