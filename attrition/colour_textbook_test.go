package attrition_test

import (
	"testing"

	"latin/attrition"
)

// A net is the places of a label that conjugate pairs join, in two colours: all
// of one are true or all of the other.
type net [2][]int

// nets of a label.
func (g *sheet) nets(l int) []net {
	pairs := g.pairsOf(l, span(0, 27))
	colour := make(map[int]int)
	var list []net
	for _, start := range pairs {
		if _, known := colour[start[0]]; known {
			continue
		}
		var n net
		colour[start[0]] = 0
		for queue := []int{start[0]}; len(queue) > 0; queue = queue[1:] {
			x := queue[0]
			n[colour[x]] = append(n[colour[x]], x)
			for _, p := range pairs {
				for i := range 2 {
					if _, known := colour[p[1-i]]; p[i] == x && !known {
						colour[p[1-i]] = 1 - colour[x]
						queue = append(queue, p[1-i])
					}
				}
			}
		}
		list = append(list, n)
	}
	return list
}

// seen: some cell of the list is seen by x.
func seen(x int, list []int) bool {
	for _, y := range list {
		if bookSees[x][y] {
			return true
		}
	}
	return false
}

func anySeen(list, other []int) bool {
	for _, x := range list {
		if seen(x, other) {
			return true
		}
	}
	return false
}

// colourTraps: what sees both colours of a net loses the label.
func colourTraps(g *sheet) (gone losses) {
	for l := range 9 {
		for _, n := range g.nets(l) {
			g.trap(n[0], n[1], l, &gone)
		}
	}
	return gone
}

func (g *sheet) trap(one, other []int, l int, gone *losses) {
	for v := range 81 {
		if g.has(v, l) && seen(v, one) && seen(v, other) {
			gone[v] |= 1 << l
		}
	}
}

func (g *sheet) allGo(list []int, l int, gone *losses) {
	for _, x := range list {
		gone[x] |= 1 << l
	}
}

// colourWraps: a colour with two places in one house is false.
func colourWraps(g *sheet) (gone losses) {
	for l := range 9 {
		for _, n := range g.nets(l) {
			for _, colour := range n {
				if anySeen(colour, colour) {
					g.allGo(colour, l, &gone)
				}
			}
		}
	}
	return gone
}

// eachTwoNets visits every two nets of a label, with the colours in each order.
func (g *sheet) eachTwoNets(visit func(l int, a, b net)) {
	for l := range 9 {
		nets := g.nets(l)
		for i := range nets {
			for j := range nets {
				if i != j {
					for k := range 4 {
						visit(l, net{nets[i][k&1], nets[i][1-k&1]}, net{nets[j][k>>1], nets[j][1-k>>1]})
					}
				}
			}
		}
	}
}

// multiColours1: a colour sees one of another net, so one of the opposite colours
// is true.
func multiColours1(g *sheet) (gone losses) {
	g.eachTwoNets(func(l int, a, b net) {
		if anySeen(a[0], b[0]) {
			g.trap(a[1], b[1], l, &gone)
		}
	})
	return gone
}

// multiColours2: a colour that sees both of another net is false.
func multiColours2(g *sheet) (gone losses) {
	g.eachTwoNets(func(l int, a, b net) {
		if anySeen(a[0], b[0]) && anySeen(a[0], b[1]) {
			g.allGo(a[0], l, &gone)
		}
	})
	return gone
}

// TestColoursByTheBook: our rules see all that nets of two colours eliminate. A
// false colour goes piece by piece: first the places that are false by
// themselves, then, in the states that follow, the rest of its net.
func TestColoursByTheBook(t *testing.T) {
	cases := []bookCase{
		{name: "trap", rule: attrition.SimpleColours, book: colourTraps, least: 30},
		{name: "wrap", rule: attrition.SimpleColours, book: colourWraps, least: 5, closed: true},
		{name: "wrap with an exception", rule: attrition.MultiColours, book: colourWraps, least: 5},
		{name: "two nets, type 1", rule: attrition.MultiColours, book: multiColours1, least: 40},
		{name: "two nets, type 2", rule: attrition.MultiColours, book: multiColours2, least: 15, closed: true},
		{name: "two nets, type 2, as chains", rule: attrition.XChain, book: multiColours2, least: 15},
	}
	t.Run("puzzles", func(t *testing.T) { checkBook(t, bookStates(t, 60), cases) })
	t.Run("one label", func(t *testing.T) { checkBook(t, bookLattices(t, 100), cases) })
}
