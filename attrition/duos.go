package attrition

import "latin"

// duos are the cells of two labels, for a quick look before the rules about them
// search: where labels do not repeat, and the state is settled, two cells of an
// asterism are never both l, and that is all that these rules go by. Then a few
// words of bits a cell tell whether a rule can see anything; what it sees is then
// for the rule to find out.
//
// Node 2k+e says that duo k is not its label e. So it is the other one, which the
// cells that it sees are not: these are its leads.
//
//	duo      0: r1c1 = 12   1: r1c7 = 23   2: r8c7 = 13
//	node 0   r1c1 is not 1, so it is 2, so r1c7 is not 2: leads to node 2
//	node 2   r1c7 is not 2, so it is 3, so r8c7 is not 3: leads to node 5
//	node 5   r8c7 is not 3, so it is 1. So r1c1 or r8c7 is 1
type duos struct {
	s      *State
	stamp  uint64
	sights *sights
	cells  []latin.Cell
	labels [][2]latin.Label
	at     []int32 // by cell, the duo; any number for cells that are none
	these  set     // the cells
	leads  leads
	twins  []uint64 // nodes of the cells with the same two labels as one of them
}

// sights are the cells that share an asterism with a cell, but for itself.
type sights struct{ of []set }

func newSights(c *chart) *sights {
	t := &sights{make([]set, c.cells)}
	for x := range t.of {
		t.of[x] = c.newSet()
		for _, a := range c.of[x] {
			for w, m := range c.cellsOf(a) {
				t.of[x][w] |= m
			}
		}
		t.of[x].drop(latin.Cell(x))
	}
	return t
}

func newDuos(c *chart) *duos {
	return &duos{sights: tableOf(c, newSights), at: make([]int32, c.cells), these: c.newSet()}
}

// duosOf gathers the duos of the state; nil when it is not of the kind for which
// they tell anything.
func (s *State) duosOf() *duos {
	if !s.settled || s.most > 1 {
		return nil
	}
	t := tableOf(s.chart, newDuos)
	if t.s = s; t.stamp != s.stamp {
		t.stamp = s.stamp
		t.gather()
	}
	return t
}

func (t *duos) gather() {
	t.cells, t.labels = t.cells[:0], t.labels[:0]
	clear(t.these)
	for i, d := range t.s.domains {
		if rest := d & (d - 1); rest != 0 && rest&(rest-1) == 0 {
			t.at[i] = int32(len(t.cells))
			t.these.add(latin.Cell(i))
			t.cells = append(t.cells, latin.Cell(i))
			t.labels = append(t.labels, [2]latin.Label{d.First(), rest.First()})
		}
	}
	words := (2*len(t.cells) + 63) / 64
	t.leads.resize(2*len(t.cells), words)
	t.twins = zeroed(t.twins, words)
	for k := range t.cells {
		t.lead(k)
	}
}

// lead fills the leads of the two nodes of a duo.
func (t *duos) lead(k int) {
	sight := t.sights.of[t.cells[k]]
	for e := range 2 {
		l, row := t.labels[k][1-e], t.leads.row(2*k+e)
		for w, m := range t.s.candOf(l) {
			for m &= t.these[w] & sight[w]; m != 0; m &= m - 1 {
				j := int(t.at[cellAt(w, m)])
				node := 2*j + bit(t.labels[j][1] == l)
				row[node>>6] |= 1 << (node & 63)
			}
		}
	}
}

// seen says whether two cells see a place of the label in common.
func (t *duos) seen(x, y latin.Cell, l latin.Label) bool {
	sight := t.sights.of[y]
	for w, m := range t.sights.of[x] {
		if m&sight[w]&t.s.candOf(l)[w] != 0 {
			return true
		}
	}
	return false
}

// may says whether a chain of the shape, through cells of two labels, may remove
// something.
func (t *duos) may(shape chainShape) bool {
	switch {
	case shape.twins:
		return t.mayPair()
	case shape.strongs > 0:
		return t.mayChain(shape.strongs)
	}
	return t.mayChain(unlimited)
}

// mayChain says whether a chain of at most so many cells of two labels may remove
// something.
func (t *duos) mayChain(most int) bool {
	for i := range 2 * len(t.cells) {
		if t.mayBegin(i, most, nil) {
			return true
		}
	}
	return false
}

// mayPair is the same for cells that all have the same two labels.
func (t *duos) mayPair() bool {
	for k := range t.cells {
		clear(t.twins)
		for j := range t.cells {
			if t.labels[j] == t.labels[k] {
				t.twins[j>>5] |= 3 << (2 * j & 63)
			}
		}
		if t.mayBegin(2*k, unlimited, t.twins) || t.mayBegin(2*k+1, unlimited, t.twins) {
			return true
		}
	}
	return false
}

// mayBegin says whether a chain from a node may remove something: what sees two
// places of a label one of which is true, or all but one label of the first cell.
// Among are the nodes through which it goes; nil for all.
func (t *duos) mayBegin(i, most int, among []uint64) bool {
	x, l, l2 := t.cells[i>>1], t.labels[i>>1][i&1], t.labels[i>>1][1-i&1]
	b := &t.leads
	b.begin()
	b.next[i>>6] = 1 << (i & 63)
	for n := 0; n < most && b.advance(); n++ {
		for w, word := range b.front {
			for ; word != 0; word &= word - 1 {
				j := w<<6 + trailing(word)
				y, m := t.cells[j>>1], t.labels[j>>1][1-j&1]
				if m == l && (x == y || t.seen(x, y, l)) || m == l2 && t.sights.of[x].has(y) {
					return true
				}
			}
		}
		b.followFront()
		for w := range among {
			b.next[w] &= among[w]
		}
	}
	return false
}
