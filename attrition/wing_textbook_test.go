package attrition_test

import (
	"slices"
	"testing"

	"latin/attrition"
)

// twoCells lists the cells with two candidates.
func (g *sheet) twoCells() []int {
	var list []int
	for x := range 81 {
		if g.size(x) == 2 {
			list = append(list, x)
		}
	}
	return list
}

// xyWings: a cell with xy sees one with xz and one with yz; what sees both of
// these loses z.
func xyWings(g *sheet) (gone losses) {
	for _, m := range g.twoCells() {
		for _, p := range g.twoCells() {
			for _, q := range g.twoCells() {
				z := g[p] & g[q]
				if bookSees[m][p] && bookSees[m][q] && p != q && z&g[m] == 0 && len(labelsOf(z)) == 1 && (g[p]|g[q])&^z == g[m] {
					g.bothSee(p, q, labelsOf(z)[0], &gone)
				}
			}
		}
	}
	return gone
}

// xyzWings: a cell with xyz sees one with xz and one with yz; what sees all
// three loses z.
func xyzWings(g *sheet) (gone losses) {
	for m := range 81 {
		if g.size(m) != 3 {
			continue
		}
		for _, p := range g.twoCells() {
			for _, q := range g.twoCells() {
				if bookSees[m][p] && bookSees[m][q] && g[p] != g[q] && g[p]|g[q] == g[m] {
					g.allSee([]int{m, p, q}, labelsOf(g[p] & g[q])[0], &gone)
				}
			}
		}
	}
	return gone
}

// wWings: two cells with the same two candidates xz, joined by a strong link of x
// between two other cells, one of which each sees; what sees both loses z.
func wWings(g *sheet) (gone losses) {
	for x := range 9 {
		for _, pair := range g.pairsOf(x, span(0, 27)) {
			f, h := pair[0], pair[1]
			for _, p := range g.twoCells() {
				for _, q := range g.twoCells() {
					if p == q || g[p] != g[q] || !g.has(p, x) || slices.Contains([]int{f, h}, p) || slices.Contains([]int{f, h}, q) {
						continue
					}
					if bookSees[p][f] && bookSees[q][h] {
						g.bothSee(p, q, labelsOf(g[p] &^ (1 << x))[0], &gone)
					}
				}
			}
		}
	}
	return gone
}

// remotePairs: cells with the same two candidates, each seeing the next, at least
// four; what sees two cells of opposite parity loses both candidates.
func remotePairs(g *sheet) (gone losses) {
	for _, first := range g.twoCells() {
		away := map[int]int{first: 0} // links from the first
		for queue := []int{first}; len(queue) > 0; queue = queue[1:] {
			for _, y := range g.twoCells() {
				if _, known := away[y]; !known && bookSees[queue[0]][y] && g[y] == g[first] {
					away[y] = away[queue[0]] + 1
					queue = append(queue, y)
				}
			}
		}
		for last, links := range away {
			if links%2 == 1 && len(away) >= 4 {
				for _, l := range labelsOf(g[first]) {
					g.bothSee(first, last, l, &gone)
				}
			}
		}
	}
	return gone
}

// turbots: two conjugate pairs of a label in houses of the two lists, one place of
// each seeing the other; what sees the two other places loses the label.
func turbots(g *sheet, first, second []int, near func(x, y int) bool) (gone losses) {
	for l := range 9 {
		for _, p := range g.pairsOf(l, first) {
			for _, q := range g.pairsOf(l, second) {
				for i := range 4 {
					a, t, f, z := p[i&1], p[1-i&1], q[i>>1], q[1-i>>1]
					if a != z && a != f && t != z && bookSees[t][f] && near(t, f) {
						g.bothSee(a, z, l, &gone)
					}
				}
			}
		}
	}
	return gone
}

// skyscrapers: two rows, or two columns, joined in a line across.
func skyscrapers(g *sheet) losses {
	gone := turbots(g, span(0, 9), span(0, 9), func(x, y int) bool { return x%9 == y%9 })
	gone.add(turbots(g, span(9, 18), span(9, 18), func(x, y int) bool { return x/9 == y/9 }))
	return gone
}

func sameBox(x, y int) bool { return x/27 == y/27 && x%9/3 == y%9/3 }

// kites: a row and a column, joined in a box.
func kites(g *sheet) losses { return turbots(g, span(0, 9), span(9, 18), sameBox) }

// turbotFish: any two houses.
func turbotFish(g *sheet) losses {
	return turbots(g, span(0, 27), span(0, 27), func(x, y int) bool { return true })
}

// emptyRectangles: all places of a box lie in one row and one column; a conjugate
// pair has one place in that row, outside the box; what is in that column and
// sees the other place loses the label. And with row and column exchanged.
func emptyRectangles(g *sheet) (gone losses) {
	for l := range 9 {
		for _, box := range bookHouses[18:] {
			for _, corner := range box {
				if r, c := corner/9, corner%9; g.emptyAround(l, r, c, box) {
					g.emptyRectangle(l, r, c, box, &gone)
				}
			}
		}
	}
	return gone
}

// emptyAround says whether the box has two places or more of the label, all in the
// row or the column. Left out are boxes with a place in both and two beside it in
// each.
func (g *sheet) emptyAround(l, r, c int, box []int) bool {
	inRow, inColumn, both := 0, 0, 0
	for _, x := range box {
		switch {
		case !g.has(x, l):
		case x/9 == r && x%9 == c:
			both++
		case x/9 == r:
			inRow++
		case x%9 == c:
			inColumn++
		default:
			return false
		}
	}
	return inRow+inColumn+both >= 2 && inRow+inColumn+both < 5
}

// emptyRectangle tries every conjugate pair, in lines and in boxes.
func (g *sheet) emptyRectangle(l, r, c int, box []int, gone *losses) {
	for _, p := range g.pairsOf(l, span(0, 27)) {
		for i := range 2 {
			near, far := p[i], p[1-i]
			if slices.Contains(box, near) {
				continue
			}
			for v := range 81 {
				if g.has(v, l) && bookSees[far][v] && !slices.Contains(box, v) && (near/9 == r && v%9 == c || near%9 == c && v/9 == r) {
					gone[v] |= 1 << l
				}
			}
		}
	}
}

// TestTurbotsByTheBook: our rules see all that two strong links of a label do.
func TestTurbotsByTheBook(t *testing.T) {
	cases := []bookCase{
		{name: "skyscraper", rule: attrition.Skyscraper, book: skyscrapers, least: 30},
		{name: "two-string kite", rule: attrition.TwoStringKite, book: kites, least: 30},
		{name: "turbot fish", rule: attrition.TurbotFish, book: turbotFish, least: 50},
		{name: "empty rectangle", rule: attrition.EmptyRectangle, book: emptyRectangles, least: 50},
	}
	t.Run("puzzles", func(t *testing.T) { checkBook(t, bookStates(t, 60), cases) })
	t.Run("one label", func(t *testing.T) { checkBook(t, bookLattices(t, 100), cases) })
}

// TestWingsByTheBook: our rules see all wings.
func TestWingsByTheBook(t *testing.T) {
	checkBook(t, bookStates(t, 60), []bookCase{
		{name: "xy-wing", rule: attrition.XYWing, book: xyWings, least: 20},
		{name: "xyz-wing", rule: attrition.XYZWing, book: xyzWings, least: 20},
		{name: "w-wing", rule: attrition.WWing, book: wWings, least: 50},
	})
}

// TestRemotePairsByTheBook: our rule sees all remote pairs.
func TestRemotePairsByTheBook(t *testing.T) {
	checkBook(t, append(bookStates(t, 60), bookTwins(t, 20)...), []bookCase{
		{name: "remote pair", rule: attrition.RemotePair, book: remotePairs, least: 100},
	})
}
