package attrition

import (
	"math/bits"
	"slices"

	"latin"
)

// An almostSet is a set X of cells of one asterism that has few more labels than
// cells. Room is how many places its labels have in the asterism beyond |X|: the
// labels fixed outside X do not count. Less than 0: contradiction. 0: a Hall set.
// Whatever it is, of two labels that can stand room+1 times in all, one stands
// in X.
type almostSet struct {
	asterism int
	cells    []latin.Cell
	labels   latin.Domain
	room     int
	first    int // of its nodes, one a label, ascending
}

// A setNode says that some cell of a set holds the label.
type setNode struct {
	set    int32
	label  latin.Label
	times  int32 // how often the label can stand in the set's asterism, outside what is fixed
	places set   // cells of the set that can hold it
	sees   set   // cells that are weakly linked to all of these, by the label
}

// almostSets are the sets of one state.
type almostSets struct {
	stamp uint64
	sets  []almostSet
	nodes []setNode
	words []uint64 // memory of the nodes' sets
	sight []uint64 // cell*labels + label: the cells that are weakly linked to it
	known map[string]bool
	cells []latin.Cell
	open  []latin.Cell
	spare set
}

// largestSet is a static limit, so that rules stay monotonic: sets of five cells
// on boards like Sudoku's, fewer where there are more labels.
func largestSet(c *chart) int {
	switch {
	case c.labels <= 10:
		return 5
	case c.labels <= 16:
		return 4
	}
	return 3
}

// almostSetsOf gathers the sets of the state, or gives those gathered before.
func (s *State) almostSetsOf() *almostSets {
	t := tableOf(s.chart, func(c *chart) *almostSets {
		return &almostSets{known: make(map[string]bool), spare: c.newSet()}
	})
	if key := s.key(); t.stamp != key || t.sets == nil {
		t.stamp = key
		t.sets, t.nodes, t.words = t.sets[:0], t.nodes[:0], t.words[:0]
		clear(t.known)
		for a := range s.asterisms {
			t.open = t.open[:0]
			for _, x := range s.asterisms[a].Cells {
				if !s.settled || s.domains[x].Len() > 1 {
					t.open = append(t.open, x)
				}
			}
			t.grow(s, a, 0, 0)
		}
		t.tie(s)
	}
	return t
}

// grow adds the cells of the asterism from index i on, in every way.
func (t *almostSets) grow(s *State, a, i int, labels latin.Domain) {
	if len(t.cells) == largestSet(s.chart) {
		return
	}
	for ; i < len(t.open); i++ {
		grown := labels | s.domains[t.open[i]]
		if s.roomOf(a, grown)-largestSet(s.chart) > 2*s.most-1 {
			continue
		}
		t.cells = append(t.cells, t.open[i])
		if room := s.roomFor(a, grown, t.cells); room <= 2*s.most-1 {
			t.add(s, a, grown, room)
		}
		t.grow(s, a, i+1, grown)
		t.cells = t.cells[:len(t.cells)-1]
	}
}

// roomOf is how often the labels can still be placed in the asterism, all fixed
// cells counted as outside: less than for any set.
func (s *State) roomOf(a int, labels latin.Domain) int {
	if s.most == 1 && s.settled {
		return labels.Len()
	}
	n := 0
	for ; labels != 0; labels &= labels - 1 {
		n += max(0, s.timesIn(a, labels.First(), nil))
	}
	return n
}

// roomFor is the room of a set of cells with these labels.
func (s *State) roomFor(a int, labels latin.Domain, cells []latin.Cell) int {
	n := -len(cells)
	if s.most == 1 && s.settled {
		return n + labels.Len()
	}
	for ; labels != 0; labels &= labels - 1 {
		n += max(0, s.timesIn(a, labels.First(), cells))
	}
	return n
}

// timesIn is how often a label can stand in the asterism beside the cells
// outside the set that are fixed to it.
func (s *State) timesIn(a int, l latin.Label, cells []latin.Cell) int {
	k, fixed := s.at(a, l), s.fixedOf(l)
	n := int(s.hi[k]) - int(s.fixes[k])
	for _, x := range cells {
		n += bit(fixed.has(x))
	}
	return n
}

// add keeps a set, once for the same cells where labels do not repeat.
func (t *almostSets) add(s *State, a int, labels latin.Domain, room int) {
	if s.most == 1 && s.settled {
		clear(t.spare)
		for _, x := range t.cells {
			t.spare.add(x)
		}
		key := string(bytesOf(t.spare))
		if t.known[key] {
			return
		}
		t.known[key] = true
	}
	x := almostSet{asterism: a, cells: slices.Clone(t.cells), labels: labels, room: room, first: len(t.nodes)}
	for d := labels; d != 0; d &= d - 1 {
		l := d.First()
		t.nodes = append(t.nodes, setNode{set: int32(len(t.sets)), label: l, times: int32(max(0, s.timesIn(a, l, x.cells)))})
	}
	t.sets = append(t.sets, x)
}

// tie fills the places of the nodes and what sees them.
func (t *almostSets) tie(s *State) {
	t.words = zeroed(t.words, 2*len(t.nodes)*s.words)
	if s.settled {
		t.look(s)
	}
	for i := range t.nodes {
		n := &t.nodes[i]
		n.places = t.words[2*i*s.words : (2*i+1)*s.words]
		n.sees = t.words[(2*i+1)*s.words : (2*i+2)*s.words]
		cand, first := s.candOf(n.label), true
		for _, x := range t.sets[n.set].cells {
			if cand.has(x) {
				n.places.add(x)
			}
		}
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
}

// look fills what every candidate is weakly linked to by its own label, at a
// settled state: there no fixed cell is a place, and it is the same for all sets.
func (t *almostSets) look(s *State) {
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
func (t *almostSets) sightOf(s *State, x latin.Cell, n *setNode) set {
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
