package attrition_test

import (
	"math/bits"
	"slices"
	"testing"

	"latin/attrition"
)

// A bookNode is some cells of a label, one or, in grouped chains, two or three
// that a box shares with a line.
type bookNode struct {
	cells []int
	label int
}

// A bookWeb is nodes with their strong and weak links.
type bookWeb struct {
	*sheet
	nodes        []bookNode
	strong, weak [][]int
}

// bookGroups says which cells of a box and a line may be a node.
type bookGroups int

const (
	noGroups    bookGroups = iota
	wholeGroups            // all places that a box and a line share
	partGroups             // any two or more of them
)

// allBookLabels are the nine labels.
const allBookLabels = 1<<9 - 1

// web has nodes of some labels.
func (g *sheet) web(groups bookGroups, labels uint16) *bookWeb {
	w := &bookWeb{sheet: g}
	for x := range 81 {
		if g.size(x) > 1 {
			for _, l := range labelsOf(g[x] & labels) {
				w.nodes = append(w.nodes, bookNode{[]int{x}, l})
			}
		}
	}
	if groups != noGroups {
		w.addGroups(groups, labels)
	}
	w.strong, w.weak = make([][]int, len(w.nodes)), make([][]int, len(w.nodes))
	for i := range w.nodes {
		for j := range i {
			if w.weakly(w.nodes[i], w.nodes[j]) {
				w.weak[i], w.weak[j] = append(w.weak[i], j), append(w.weak[j], i)
			}
			if w.strongly(w.nodes[i], w.nodes[j]) {
				w.strong[i], w.strong[j] = append(w.strong[i], j), append(w.strong[j], i)
			}
		}
	}
	return w
}

func (w *bookWeb) addGroups(groups bookGroups, labels uint16) {
	for line := range 18 {
		for box := 18; box < 27; box++ {
			for _, l := range labelsOf(labels) {
				both := slices.DeleteFunc(w.places(line, l), func(x int) bool {
					return !slices.Contains(bookHouses[box], x) || w.size(x) == 1
				})
				w.addGroup(both, l, groups)
			}
		}
	}
}

// addGroup adds the groups of the places that a box and a line share.
func (w *bookWeb) addGroup(both []int, l int, groups bookGroups) {
	for part := range 1 << len(both) {
		n := bits.OnesCount(uint(part))
		if n < 2 || groups == wholeGroups && n < len(both) {
			continue
		}
		var cells []int
		for i, x := range both {
			if part>>i&1 != 0 {
				cells = append(cells, x)
			}
		}
		w.nodes = append(w.nodes, bookNode{cells, l})
	}
}

// weakly: not both are true.
func (w *bookWeb) weakly(p, q bookNode) bool {
	if p.label != q.label {
		return len(p.cells) == 1 && len(q.cells) == 1 && p.cells[0] == q.cells[0]
	}
	for _, x := range p.cells {
		for _, y := range q.cells {
			if !bookSees[x][y] {
				return false
			}
		}
	}
	return true
}

// strongly: not both are false, because nothing else is left.
func (w *bookWeb) strongly(p, q bookNode) bool {
	if p.label != q.label {
		return w.weakly(p, q) && w.size(p.cells[0]) == 2
	}
	if !w.weakly(p, q) {
		return false
	}
	for h := range 27 {
		inside, outside := 0, 0
		for _, x := range w.places(h, p.label) {
			if slices.Contains(p.cells, x) || slices.Contains(q.cells, x) {
				inside++
			} else {
				outside++
			}
		}
		if outside == 0 && inside == len(p.cells)+len(q.cells) {
			return true
		}
	}
	return false
}

// A bookChain says which nodes and links a chain may have.
type bookChain struct {
	groups       bookGroups
	labels       uint16
	strong, weak func(p, q bookNode) bool
}

func anyBookLink(p, q bookNode) bool { return true }
func sameLabel(p, q bookNode) bool   { return p.label == q.label }
func sameCell(p, q bookNode) bool    { return p.label != q.label }

// ends visits the first and last node of each chain that begins and ends with a
// strong link: if the first is false, the last is true.
func (w *bookWeb) ends(c bookChain, visit func(first, last int)) {
	for first := range w.nodes {
		isTrue, isFalse := make([]bool, len(w.nodes)), make([]bool, len(w.nodes))
		falses := []int{first}
		for len(falses) > 0 {
			f := falses[0]
			falses = falses[1:]
			for _, t := range w.strong[f] {
				if isTrue[t] || !c.strong(w.nodes[f], w.nodes[t]) {
					continue
				}
				isTrue[t] = true
				visit(first, t)
				for _, next := range w.weak[t] {
					if !isFalse[next] && c.weak(w.nodes[t], w.nodes[next]) {
						isFalse[next] = true
						falses = append(falses, next)
					}
				}
			}
		}
	}
}

// A bookEnd is a way in which the ends of a chain eliminate something.
type bookEnd func(w *bookWeb, first, last int, gone *losses)

// by is the technique of chains with such ends.
func (c bookChain) by(ends ...bookEnd) func(*sheet) losses {
	return func(g *sheet) (gone losses) {
		w := g.web(c.groups, c.labels)
		w.ends(c, func(first, last int) {
			for _, end := range ends {
				end(w, first, last, &gone)
			}
		})
		return gone
	}
}

func (w *bookWeb) linked(i, j int) bool { return slices.Contains(w.weak[i], j) }

// victims eliminates what both nodes see, of the kinds wanted.
func (w *bookWeb) victims(first, last int, gone *losses, wanted func(v bookNode) bool) {
	for _, v := range w.weak[first] {
		if n := w.nodes[v]; len(n.cells) == 1 && v != last && w.linked(v, last) && wanted(n) {
			gone[n.cells[0]] |= 1 << n.label
		}
	}
}

// sameEnds is an inference chain of type 1: ends of one label.
func sameEnds(w *bookWeb, first, last int, gone *losses) {
	if l := w.nodes[first].label; first != last && l == w.nodes[last].label {
		w.victims(first, last, gone, func(v bookNode) bool { return v.label == l })
	}
}

// otherEnds is an inference chain of type 2: ends of two labels in cells that
// see each other; neither cell can hold the label of the other.
func otherEnds(w *bookWeb, first, last int, gone *losses) {
	p, q := w.nodes[first], w.nodes[last]
	if p.label == q.label || len(p.cells) > 1 && len(q.cells) > 1 {
		return
	}
	w.victims(first, last, gone, func(v bookNode) bool {
		return v.cells[0] == p.cells[0] && len(p.cells) == 1 || v.cells[0] == q.cells[0] && len(q.cells) == 1
	})
}

// strongStart is a discontinuous loop with two strong links of a label at its start.
func strongStart(w *bookWeb, first, last int, gone *losses) {
	if n := w.nodes[first]; first == last && len(n.cells) == 1 {
		w.place(n.cells[0], n.label, gone)
	}
}

// weakStart is a discontinuous loop with two weak links of a label at its start.
func weakStart(w *bookWeb, first, last int, gone *losses) {
	if first != last {
		w.victims(first, last, gone, func(bookNode) bool { return true })
	}
}

// mixedStart is a discontinuous loop that leaves its start cell by a strong link
// and comes back by a weak one of another label.
func mixedStart(w *bookWeb, first, last int, gone *losses) {
	p, q := w.nodes[first], w.nodes[last]
	if len(p.cells) == 1 && p.label != q.label {
		w.victims(first, last, gone, func(v bookNode) bool { return v.cells[0] == p.cells[0] && v.label == q.label })
	}
}

// loop is a continuous loop: the ends see each other, so that one of them is true.
// Each weak link of the loop is the last one of a chain.
func loop(w *bookWeb, first, last int, gone *losses) {
	if w.linked(first, last) {
		w.victims(first, last, gone, func(bookNode) bool { return true })
	}
}

// TestChainsByTheBook: our rules see all that chains of the textbooks eliminate.
func TestChainsByTheBook(t *testing.T) {
	all := bookChain{noGroups, allBookLabels, anyBookLink, anyBookLink}
	cells := bookChain{noGroups, allBookLabels, sameCell, sameLabel}
	checkBook(t, bookStates(t, 15), []bookCase{
		{name: "xy-chain", rule: attrition.XYChain, book: cells.by(sameEnds), least: 100},
		{name: "continuous loop", rule: attrition.NiceLoop, book: all.by(loop), least: 100},
		{name: "two strong links at the start", rule: attrition.AIC, book: all.by(strongStart), least: 200},
		{name: "two weak links at the start", rule: attrition.AIC, book: all.by(weakStart), least: 300},
		{name: "a strong and a weak link at the start", rule: attrition.AIC, book: all.by(mixedStart), least: 200},
		{name: "type 1", rule: attrition.AIC, book: all.by(sameEnds), least: 200},
		{name: "type 2", rule: attrition.AIC, book: all.by(otherEnds), least: 200},
	})
}

// TestXChainsByTheBook: chains of one label, in puzzles and where there is no other.
func TestXChainsByTheBook(t *testing.T) {
	label := bookChain{noGroups, allBookLabels, sameLabel, sameLabel}
	for _, c := range []struct {
		name   string
		states []*bookState
		labels uint16
	}{{"puzzles", bookStates(t, 40), allBookLabels}, {"one label", bookLattices(t, 100), 1}} {
		label.labels = c.labels
		t.Run(c.name, func(t *testing.T) {
			checkBook(t, c.states, []bookCase{
				{name: "ends", rule: attrition.XChain, book: label.by(sameEnds), least: 40},
				{name: "two strong links at the start", rule: attrition.XChain, book: label.by(strongStart), least: 25},
				{name: "loop", rule: attrition.XChain, book: label.by(loop), least: 15},
			})
		})
	}
}

// TestGroupedChainsByTheBook: as chains, with groups. In puzzles these are any of
// the places that a box and a line share. In states of one label they are all of
// these places: our rule has no strong link between parts of a row and of a column
// that have the crossing in common.
func TestGroupedChainsByTheBook(t *testing.T) {
	all := bookChain{partGroups, allBookLabels, anyBookLink, anyBookLink}
	checkBook(t, bookStates(t, 10), []bookCase{
		{name: "continuous loop", rule: attrition.GroupedAIC, book: all.by(loop), least: 80},
		{name: "discontinuous loops", rule: attrition.GroupedAIC, book: all.by(strongStart, weakStart, mixedStart), least: 200},
		{name: "types 1 and 2", rule: attrition.GroupedAIC, book: all.by(sameEnds, otherEnds), least: 200},
	})
	label := bookChain{wholeGroups, 1, sameLabel, sameLabel}
	checkBook(t, bookLattices(t, 40), []bookCase{
		{name: "one label", rule: attrition.GroupedAIC, book: label.by(sameEnds, weakStart, loop), least: 150},
	})
}
