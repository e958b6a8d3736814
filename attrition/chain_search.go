package attrition

import "latin"

// A chainShape says which chains a rule looks for.
//
// A chain a = t - f = t' - ... = z alternates strong (=) and weak (-) links and
// begins and ends with a strong one: if a is false, z is true. So what is
// weakly linked to both ends goes, and if both ends are one node, it is true.
type chainShape struct {
	rule   string // for its silence
	strong linkKind
	weak   linkKind
	// strongs is the greatest number of strong links; 0 for any.
	strongs int
	// colours: inner weak links must be strong as well, but for so many; -1
	// when they need not.
	colours int
	// home: the last of these few leads back to the net of the start, which is
	// what it is joined to by links that are strong and weak.
	home bool
	// twins: all cells have the same two labels, or fewer.
	twins bool
	// grouped chains may have groups of cells as nodes.
	grouped bool
	// closed chains have ends that see each other.
	closed bool
}

// A linkKind is where links may be.
type linkKind int

const (
	anyLink   linkKind = iota
	labelLink          // between nodes of the same label
	cellLink           // within a cell
)

// A chainSearch goes from every node by strong and weak links in turn, shortest
// first. Its rows have one bit a node; with colours, layer i is for chains that
// have made i exceptions.
type chainSearch struct {
	s     *State
	web   *web
	shape chainShape

	labels  [][]uint64 // nodes of a label
	twins   []uint64   // nodes of two labels, in cells that have no others
	single  []uint64   // nodes of one cell
	pairs   []uint64   // nodes of cells with two labels at most
	layers  [mostExceptions + 1]chainLayer
	net     []uint64 // what the start is joined to
	victims []uint64
	done    []uint64 // victims already gone
	scratch [2]set

	led          bool     // there are leads
	leads        []uint64 // by node
	reach, front []uint64 // what they reached, and what they reached last
	next         []uint64 // scratch
}

// mostExceptions is how many links of a net of colours may be weak only.
const mostExceptions = 2

// A chainLayer of a search from one start.
type chainLayer struct {
	true, false  []uint64 // reached
	news, falses []uint64 // reached last
	fromT, fromF []int32  // the node before; -1 is the start
	layerF       []int8   // of the node before a true node
	layerT       []int8   // of the node before a false node
}

// A chainCatch is a chain found: its ends, and what it removes.
type chainCatch struct {
	start, end, layer int
	strongs           int
	victim            int // node; the start itself when it is true
}

// oneLabel says whether all nodes of a chain have the same label.
func (shape *chainShape) oneLabel() bool {
	return shape.strong == labelLink && shape.weak == labelLink
}

// prepare makes the search ready for a web. In the web of one label all links
// are within the label.
func (c *chainSearch) prepare(s *State, shape chainShape, web *web) {
	c.s, c.shape, c.web = s, shape, web
	if shape.oneLabel() {
		c.shape.strong, c.shape.weak = anyLink, anyLink
	}
	n, words := len(web.nodes), web.words
	for i := range c.used() {
		k := &c.layers[i]
		k.true, k.false = zeroed(k.true, words), zeroed(k.false, words)
		k.news, k.falses = zeroed(k.news, words), zeroed(k.falses, words)
		if len(k.fromT) < n {
			k.fromT, k.fromF = make([]int32, n), make([]int32, n)
			k.layerF, k.layerT = make([]int8, n), make([]int8, n)
		}
	}
	c.victims, c.done, c.single = zeroed(c.victims, words), zeroed(c.done, words), zeroed(c.single, words)
	c.twins = zeroed(c.twins, words)
	for i, n := range web.nodes {
		if n.group == oneCellNode {
			c.single[i>>6] |= 1 << (i & 63)
		}
	}
	if c.shape.strong != anyLink || c.shape.weak != anyLink {
		c.sortByLabel()
	}
}

// sortByLabel fills the rows of the nodes of each label.
func (c *chainSearch) sortByLabel() {
	for len(c.labels) < c.s.labels {
		c.labels = append(c.labels, nil)
	}
	for l := range c.labels {
		c.labels[l] = zeroed(c.labels[l], c.web.words)
	}
	for i, n := range c.web.nodes {
		if n.group != noNode {
			c.labels[n.label][i>>6] |= 1 << (i & 63)
		}
	}
}

// strongRow is word k of the strong links of node i that the shape allows.
func (c *chainSearch) strongWord(i, k int) uint64 {
	word := c.web.strong[i*c.web.words+k]
	if c.web.nodes[i].group == noNode {
		return word
	}
	switch c.shape.strong {
	case labelLink:
		word &= c.labels[c.web.nodes[i].label][k]
	case cellLink:
		word &^= c.labels[c.web.nodes[i].label][k]
	}
	if c.shape.twins {
		word &= c.twins[k]
	}
	return word
}

// weakWord is word k of the weak links of node i that the shape allows.
func (c *chainSearch) weakWord(i, k int) uint64 {
	word := c.web.weak[i*c.web.words+k]
	if c.shape.weak == labelLink {
		word &= c.labels[c.web.nodes[i].label][k]
	}
	return word
}

// from searches from a start, at most so many strong links far, and gives the
// first catch; with all, every one to found, until that says stop.
func (c *chainSearch) from(start, most int, found func(chainCatch) bool) bool {
	c.begin()
	if c.shape.home {
		c.join(start)
	}
	layers := c.used()
	for strongs := 1; strongs <= most; strongs++ {
		grown := false
		for i := range layers {
			if c.grow(i, strongs == 1, start) {
				grown = true
			}
			if !c.look(start, i, strongs, found) {
				return false
			}
		}
		if !grown {
			return true
		}
		for i := range layers {
			c.fade(i)
		}
	}
	return true
}

// used is how many layers the shape needs.
func (c *chainSearch) used() int { return max(0, c.shape.colours) + 1 }

// begin forgets the last search.
func (c *chainSearch) begin() {
	for i := range c.used() {
		k := &c.layers[i]
		clear(k.true)
		clear(k.false)
		clear(k.falses)
		clear(k.news)
	}
}

// pair restricts a search for twins to two labels.
func (c *chainSearch) pair(d latin.Domain) {
	clear(c.twins)
	for i, n := range c.web.nodes {
		if d.Has(n.label) && c.s.domains[n.cell]&^d == 0 {
			c.twins[i>>6] |= 1 << (i & 63)
		}
	}
}

// grow follows the strong links from what is false to what is then true.
func (c *chainSearch) grow(i int, first bool, start int) bool {
	k := &c.layers[i]
	clear(k.news)
	grown := false
	reach := func(f int, from int32) {
		for w := range k.true {
			fresh := c.strongWord(f, w) &^ k.true[w]
			if fresh == 0 {
				continue
			}
			grown = true
			k.true[w] |= fresh
			k.news[w] |= fresh
			for ; fresh != 0; fresh &= fresh - 1 {
				k.fromT[w<<6+trailing(fresh)] = from
			}
		}
	}
	if first {
		if i == 0 {
			reach(start, -1)
		}
		return grown
	}
	eachBit(k.falses, func(f int) bool { reach(f, int32(f)); return true })
	return grown
}

// join fills the net of a node.
func (c *chainSearch) join(start int) {
	c.net = zeroed(c.net, c.web.words)
	c.net[start>>6] |= 1 << (start & 63)
	for grown := true; grown; {
		grown = false
		for k := range c.net {
			for word := c.net[k]; word != 0; word &= word - 1 {
				i := k<<6 + trailing(word)
				for w, m := range c.web.weakOf(i) {
					fresh := m & c.web.strong[i*c.web.words+w] &^ c.net[w]
					c.net[w] |= fresh
					grown = grown || fresh != 0
				}
			}
		}
	}
}

// fade follows the weak links from what is true to what is then false.
func (c *chainSearch) fade(i int) {
	k := &c.layers[i]
	clear(k.falses)
	if i > 0 {
		c.fadeInto(&c.layers[i-1], k, i-1, false)
	}
	c.fadeInto(k, k, i, c.shape.colours >= 0)
}

// fadeInto takes the weak links of layer from; into another layer, which uses
// up the exception, all of them, within it with colours only the strong ones.
func (c *chainSearch) fadeInto(from, to *chainLayer, fromIndex int, conjugate bool) {
	eachBit(from.news, func(t int) bool {
		for w := range to.false {
			word := c.weakWord(t, w)
			switch {
			case conjugate:
				word &= c.web.strong[t*c.web.words+w]
			case c.shape.home && fromIndex == c.shape.colours-1:
				word &= c.net[w]
			}
			if c.shape.twins {
				word &= c.twins[w]
			}
			fresh := word &^ to.false[w]
			to.false[w] |= fresh
			to.falses[w] |= fresh
			for ; fresh != 0; fresh &= fresh - 1 {
				f := w<<6 + trailing(fresh)
				to.fromF[f], to.layerT[f] = int32(t), int8(fromIndex)
			}
		}
		return true
	})
}

// look tells what the nodes reached last remove together with the start.
func (c *chainSearch) look(start, i, strongs int, found func(chainCatch) bool) bool {
	k := &c.layers[i]
	own := c.web.weakOf(start)
	return eachBit(k.news, func(t int) bool {
		if c.shape.closed && !c.weak(start, t) {
			return true
		}
		if t == start && c.web.nodes[t].group == oneCellNode && !found(chainCatch{start, t, i, strongs, t}) {
			return false
		}
		for w, word := range c.web.weakOf(t) {
			for hit := word & own[w] & c.single[w] &^ c.done[w]; hit != 0; hit &= hit - 1 {
				v := w<<6 + trailing(hit)
				if c.worthy(v) && !found(chainCatch{start, t, i, strongs, v}) {
					return false
				}
			}
		}
		return true
	})
}

// worthy says whether the node is a candidate that can go.
func (c *chainSearch) worthy(v int) bool {
	n := c.web.nodes[v]
	return c.s.domains[n.cell].Has(n.label)
}

// path lists the nodes of a catch, from its start to its end.
func (c *chainSearch) path(k chainCatch) []int {
	path := []int{k.end}
	t, i := k.end, k.layer
	for {
		f := c.layers[i].fromT[t]
		if f < 0 {
			break
		}
		path = append(path, int(f))
		from := c.layers[i].layerT[f]
		t = int(c.layers[i].fromF[f])
		path = append(path, t)
		i = int(from)
	}
	path = append(path, k.start)
	for a, b := 0, len(path)-1; a < b; a, b = a+1, b-1 {
		path[a], path[b] = path[b], path[a]
	}
	return path
}

// cellsOfNode lists the cells of a node.
func (c *chainSearch) cellsOfNode(i int) []latin.Cell {
	n := c.web.nodes[i]
	switch {
	case n.group >= 0:
		return tableOf(c.s.chart, newGroups).list[n.group]
	case n.group == noNode:
		return nil
	}
	return []latin.Cell{n.cell}
}
