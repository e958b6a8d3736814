package attrition

import "latin"

// from searches from a start, at most so many strong links far, and gives every
// catch to found until that says stop. It says whether the search came to its end.
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

// alone holds every cell, so that a list of one cell is a part of it.
type alone struct{ cells []latin.Cell }

func newAlone(c *chart) *alone {
	t := &alone{make([]latin.Cell, c.cells)}
	for i := range t.cells {
		t.cells[i] = latin.Cell(i)
	}
	return t
}

// cellsOfNode lists the cells of a node. Not to be changed.
func (c *chainSearch) cellsOfNode(i int) []latin.Cell {
	n := c.web.nodes[i]
	switch {
	case n.group >= 0:
		return tableOf(c.s.chart, newGroups).list[n.group]
	case n.group == noNode:
		return nil
	}
	return tableOf(c.s.chart, newAlone).cells[n.cell : n.cell+1 : n.cell+1]
}
