package attrition_test

import (
	"math/bits"
	"slices"
	"testing"

	"latin/attrition"
)

// A sueBook says which forms of Sue de Coq there are.
type sueBook struct {
	most int // cells of each part beside the overlap
	// basic: the overlap has two candidates more than cells, and each part is a
	// cell with two of its candidates.
	basic bool
}

// suesDeCoq: two or three cells that a line and a box share, with at least two
// more candidates V than cells; cells of the line with candidates VA and of
// the box with VB, which have none in common; together as many candidates as
// cells. So V and VA but VB go from the rest of the line, V and VB but VA from
// the rest of the box.
func suesDeCoq(g *sheet, limit sueBook) (gone losses) {
	for line := range 18 {
		for box := 18; box < 27; box++ {
			parts := [3][]int{}
			for x := range 81 {
				inLine, inBox := slices.Contains(bookHouses[line], x), slices.Contains(bookHouses[box], x)
				switch {
				case g.size(x) == 1:
				case inLine && inBox:
					parts[0] = append(parts[0], x)
				case inLine:
					parts[1] = append(parts[1], x)
				case inBox:
					parts[2] = append(parts[2], x)
				}
			}
			if len(parts[0]) >= 2 {
				g.suesBetween(line, box, parts, limit, &gone)
			}
		}
	}
	return gone
}

func (g *sheet) suesBetween(line, box int, parts [3][]int, limit sueBook, gone *losses) {
	for i := 1; i < 1<<len(parts[0]); i++ {
		c := g.setOf(parts[0], i)
		v := bits.OnesCount16(c.labels)
		if c.size < 2 || v < c.size+2 || limit.basic && v != c.size+2 {
			continue
		}
		for j := 1; j < 1<<len(parts[1]); j++ {
			a := g.setOf(parts[1], j)
			if a.size > limit.most || limit.basic && (bits.OnesCount16(a.labels) != 2 || a.labels&^c.labels != 0) {
				continue
			}
			for k := 1; k < 1<<len(parts[2]); k++ {
				b := g.setOf(parts[2], k)
				if b.size > limit.most || limit.basic && (bits.OnesCount16(b.labels) != 2 || b.labels&^c.labels != 0) {
					continue
				}
				if a.labels&b.labels == 0 && bits.OnesCount16(a.labels|b.labels|c.labels) == a.size+b.size+c.size {
					g.sue(line, box, a, b, c, gone)
				}
			}
		}
	}
}

func (g *sheet) sue(line, box int, a, b, c almostBook, gone *losses) {
	rest := func(h int, part almostBook, labels uint16) {
		for _, x := range bookHouses[h] {
			if !c.cells.has(x) && !part.cells.has(x) {
				gone[x] |= g[x] & labels
			}
		}
	}
	rest(line, a, (a.labels|c.labels)&^b.labels)
	rest(box, b, (b.labels|c.labels)&^a.labels)
}

// TestSuesDeCoqByTheBook: our rule sees all that Sue de Coq eliminates with up to
// three cells beside the overlap in each part.
func TestSuesDeCoqByTheBook(t *testing.T) {
	checkBook(t, bookStates(t, 15), []bookCase{
		{name: "basic", rule: attrition.SueDeCoq, book: func(g *sheet) losses { return suesDeCoq(g, sueBook{1, true}) }, least: 10},
		{name: "extended", rule: attrition.SueDeCoq, book: func(g *sheet) losses { return suesDeCoq(g, sueBook{3, false}) }, least: 30},
	})
}
