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
	grouped bool
	nodes   []webNode
	words   int
	weak    []uint64
	strong  []uint64
	at      []int32 // node of a candidate, cell*labels + label; -1 for none
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

// plainWeb and groupedWeb are the webs of the chart, made anew for a new state.
type (
	plainWeb   struct{ web }
	groupedWeb struct{ web }
)

func (s *State) web() *web {
	t := tableOf(s.chart, func(*chart) *plainWeb { return new(plainWeb) })
	return t.spin(s)
}

func (s *State) groupedWeb() *web {
	t := tableOf(s.chart, func(*chart) *groupedWeb { return &groupedWeb{web{grouped: true}} })
	return t.spin(s)
}

// spin makes the web of the state.
func (w *web) spin(s *State) *web {
	key := s.key()
	if w.stamp == key && w.nodes != nil {
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
		w.linkAsterism(s, a)
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
	for i, d := range s.domains {
		if !s.settled {
			d = s.all
		} else if d.Len() == 1 {
			d = 0
		}
		for l := range latin.Label(s.labels) {
			w.at[i*s.labels+int(l)] = -1
			if d.Has(l) {
				w.at[i*s.labels+int(l)] = int32(len(w.nodes))
				w.nodes = append(w.nodes, webNode{l, latin.Cell(i), oneCellNode})
			}
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
// it has no third.
func (w *web) linkCells(s *State) {
	for i, d := range s.domains {
		x := latin.Cell(i)
		for l := range latin.Label(s.labels) {
			p := w.node(s, x, l)
			for m := l + 1; p >= 0 && int(m) < s.labels; m++ {
				q := w.node(s, x, m)
				if q < 0 {
					continue
				}
				link(w.weak, w.words, p, q)
				if d&^(latin.Just(l)|latin.Just(m)) == 0 {
					link(w.strong, w.words, p, q)
				}
			}
		}
	}
}

// linkAsterism links the single cells of an asterism, label by label.
func (w *web) linkAsterism(s *State, a int) {
	cells := s.asterisms[a].Cells
	for l := range latin.Label(s.labels) {
		k := s.at(a, l)
		// The two cells themselves change each count by two at most.
		weak, strong := s.fixes[k] >= s.hi[k]-1, s.places[k] <= s.lo[k]+1
		if !weak && !strong {
			continue
		}
		for i, x := range cells {
			p := w.node(s, x, l)
			for _, y := range cells[i+1:] {
				q := w.node(s, y, l)
				if p < 0 || q < 0 {
					continue
				}
				if weak && s.weakIn(k, l, x, y) {
					link(w.weak, w.words, p, q)
				}
				if strong && s.strongIn(k, l, x, y) {
					link(w.strong, w.words, p, q)
				}
			}
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
