package attrition_test

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// A sheet is the candidates of a 9×9 Sudoku, one bit a label, for techniques
// written as textbooks define them: word for word, slowly, and with nothing of
// the rules that they are to be compared with.
type sheet [81]uint16

// losses are the candidates that a technique eliminates.
type losses [81]uint16

// bookHouses are the rows, columns and boxes; bookSees says which cells share one.
var bookHouses, bookSees = func() (houses [27][]int, sees [81][81]bool) {
	for x := range 81 {
		r, c := x/9, x%9
		for _, h := range []int{r, 9 + c, 18 + r/3*3 + c/3} {
			houses[h] = append(houses[h], x)
		}
	}
	for _, cells := range houses {
		for _, x := range cells {
			for _, y := range cells {
				sees[x][y] = x != y
			}
		}
	}
	return houses, sees
}()

func (g *sheet) has(x, l int) bool { return g[x]>>l&1 != 0 }
func (g *sheet) size(x int) int    { return bits.OnesCount16(g[x]) }

// labelsOf lists the labels of a cell or of a set.
func labelsOf(d uint16) []int {
	var list []int
	for l := range 9 {
		if d>>l&1 != 0 {
			list = append(list, l)
		}
	}
	return list
}

// places of a label in a house.
func (g *sheet) places(h, l int) []int {
	var list []int
	for _, x := range bookHouses[h] {
		if g.has(x, l) {
			list = append(list, x)
		}
	}
	return list
}

// pairsOf lists the conjugate pairs of a label: the two places left in a house.
func (g *sheet) pairsOf(l int, houses []int) [][2]int {
	var list [][2]int
	for _, h := range houses {
		if p := g.places(h, l); len(p) == 2 {
			list = append(list, [2]int{p[0], p[1]})
		}
	}
	return list
}

// bothSee eliminates the label where both cells are seen.
func (g *sheet) bothSee(x, y, l int, gone *losses) { g.allSee([]int{x, y}, l, gone) }

// allSee eliminates the label where all cells are seen.
func (g *sheet) allSee(cells []int, l int, gone *losses) {
	for v := range 81 {
		if g.has(v, l) && !slices.ContainsFunc(cells, func(x int) bool { return !bookSees[v][x] }) {
			gone[v] |= 1 << l
		}
	}
}

// place eliminates what a placement does: the cell's other candidates, and the
// label in what it sees.
func (g *sheet) place(x, l int, gone *losses) {
	gone[x] |= g[x] &^ (1 << l)
	g.allSee([]int{x}, l, gone)
}

func (gone *losses) add(more losses) {
	for x := range gone {
		gone[x] |= more[x]
	}
}

func (gone *losses) without(less losses) losses {
	left := *gone
	for x := range left {
		left[x] &^= less[x]
	}
	return left
}

func (gone *losses) count() int {
	n := 0
	for _, d := range gone {
		n += bits.OnesCount16(d)
	}
	return n
}

// String has a line a row and the candidates of each cell, for failures.
func (g *sheet) String() string {
	var text strings.Builder
	for x := range 81 {
		for _, l := range labelsOf(g[x]) {
			fmt.Fprint(&text, l+1)
		}
		text.WriteByte(" \n"[x%9/8])
	}
	return text.String()
}

func (gone *losses) String() string {
	var text strings.Builder
	for x := range 81 {
		for _, l := range labelsOf(gone[x]) {
			fmt.Fprintf(&text, " %d from r%dc%d", l+1, x/9+1, x%9+1)
		}
	}
	return text.String()
}

// span lists the numbers from from to before to.
func span(from, to int) []int {
	var list []int
	for i := from; i < to; i++ {
		list = append(list, i)
	}
	return list
}
