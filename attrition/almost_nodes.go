package attrition

import (
	"math/bits"
	"slices"

	"latin"
)

// A setNode says that some cell of a set holds the label.
type setNode struct {
	set    int32
	label  latin.Label
	times  int32 // how often the label can stand in the set's asterism, outside what is fixed
	places set   // cells of the set that can hold it
	sees   set   // cells that are weakly linked to all of these, by the label
	spot   int32 // these places
}

// setNodes are numbered by label, then by set. Those of a label begin at a
// multiple of 64, so that a row of bits for one label is a part of one for all.
type setNodes struct {
	setSpots
	nodes   []setNode // those between two labels have no set: -1
	byLabel [][]int32 // nodes
	base    []int     // by label, its first word in a row
	row     int       // words of a row for all labels
	most    int       // words of a row for the most frequent label
	lists   []int32   // memory of the sets' lists
	words   []uint64  // of the nodes' sets
	sight   []uint64  // cell*labels + label: the cells that are weakly linked to it
	spare   set
	nowhere set // no cells
}

func newSetNodes(c *chart) setNodes {
	return setNodes{setSpots: newSetSpots(c), byLabel: make([][]int32, c.labels), base: make([]int, c.labels), spare: c.newSet(), nowhere: c.newSet()}
}

// number makes the nodes of the sets.
func (t *setNodes) number(s *State, sets []almostSet) {
	total := t.measure(s, sets)
	t.nodes = slices.Grow(t.nodes[:0], 64*t.row)[:64*t.row]
	for i := range t.nodes {
		t.nodes[i] = setNode{set: -1}
	}
	t.lists = slices.Grow(t.lists[:0], total)
	for i := range sets {
		x := &sets[i]
		from := len(t.lists)
		for d := x.labels; d != 0; d &= d - 1 {
			l := d.First()
			n := int32(64*t.base[l] + len(t.byLabel[l]))
			t.byLabel[l] = append(t.byLabel[l], n)
			t.lists = append(t.lists, n)
			t.nodes[n] = setNode{set: int32(i), label: l, times: int32(max(0, s.timesIn(x.asterism, l, x.cells)))}
		}
		x.nodes = t.lists[from:]
	}
	t.tie(s, sets)
}

// measure finds where the nodes of each label begin, and counts all.
func (t *setNodes) measure(s *State, sets []almostSet) int {
	count, total := make([]int, s.labels), 0
	for i := range sets {
		for d := sets[i].labels; d != 0; d &= d - 1 {
			count[d.First()]++
			total++
		}
	}
	t.row, t.most = 0, 0
	for l, n := range count {
		t.byLabel[l] = t.byLabel[l][:0]
		t.base[l] = t.row
		t.row += (n + 63) / 64
		t.most = max(t.most, (n+63)/64)
	}
	return total
}

// tie fills the places of the nodes and what sees them.
func (t *setNodes) tie(s *State, sets []almostSet) {
	t.words = zeroed(t.words, 2*len(t.nodes)*s.words)
	if s.settled {
		t.look(s)
	}
	t.beginSpots(t.nowhere)
	for l, list := range t.byLabel {
		t.beginLabel(latin.Label(l))
		for _, i := range list {
			t.place(s, int(i), sets[t.nodes[i].set].cells)
		}
	}
}

// place fills the places of node i of a set of cells, and what sees them.
func (t *setNodes) place(s *State, i int, cells []latin.Cell) {
	n := &t.nodes[i]
	n.places = t.words[2*i*s.words : (2*i+1)*s.words]
	cand, first, fresh := s.candOf(n.label), true, false
	for _, x := range cells {
		if cand.has(x) {
			n.places.add(x)
		}
	}
	if n.spot, fresh = t.spot(n.label, n.places); !fresh {
		n.sees = t.spots[n.spot].sees
		return
	}
	n.sees = t.words[(2*i+1)*s.words : (2*i+2)*s.words]
	t.spots[n.spot].sees = n.sees
	for x := range n.places.cells() {
		sight := t.sightOf(s, x, n)
		if first {
			copy(n.sees, sight)
		}
		for w, m := range sight {
			n.sees[w] &= m
		}
		first = false
	}
}

// look fills what every candidate is weakly linked to by its own label, at a
// settled state: there no fixed cell is a place, and it is the same for all sets.
func (t *setNodes) look(s *State) {
	t.sight = zeroed(t.sight, s.cells*s.labels*s.words)
	for i, d := range s.domains {
		for ; d != 0; d &= d - 1 {
			x, l := latin.Cell(i), d.First()
			sight := set(t.sight[(i*s.labels+int(l))*s.words:][:s.words])
			for _, a := range s.of[x] {
				if k := s.at(a, l); s.hi[k]-s.fixes[k] <= 1 {
					for w, m := range s.cellsOf(a) {
						sight[w] |= m
					}
				}
			}
			sight.drop(x)
		}
	}
}

// sightOf is what cannot hold the node's label together with any of its places,
// because of an asterism of the place x.
func (t *setNodes) sightOf(s *State, x latin.Cell, n *setNode) set {
	if s.settled {
		return t.sight[(int(x)*s.labels+int(n.label))*s.words:][:s.words]
	}
	clear(t.spare)
	for _, a := range s.of[x] {
		for _, y := range s.asterisms[a].Cells {
			if s.weakTo(a, n.label, n.places, y) {
				t.spare.add(y)
			}
		}
	}
	t.spare.drop(x)
	return t.spare
}

// weakTo: at most one of the cell y and the places in the asterism, if y is not
// one of them, holds l.
func (s *State) weakTo(a int, l latin.Label, places set, y latin.Cell) bool {
	k, fixed := s.at(a, l), s.fixedOf(l)
	n := int(s.fixes[k]) - bit(fixed.has(y))
	if n > 0 && !s.settled {
		for w, m := range s.cellsOf(a) {
			n -= bits.OnesCount64(m & fixed[w] & places[w])
		}
	}
	return int(s.hi[k])-n <= 1
}
