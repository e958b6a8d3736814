package attrition

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

	led      bool // there are leads
	leads    leads
	leadsFor leadsKey
	ways     closure // of the leads, for chains of any length
	waysFor  leadsKey
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

// strongWord is word k of the strong links of node i that the shape allows.
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
