package latin

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// crowded has the rows of a square of order n, so many random sets that meet
// every row once, and then, if asked for, the columns.
func crowded(t testing.TB, n, sets int, columns bool) *Board {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	g := NewGrid(n, n)
	for r := range n {
		g.Add(fmt.Sprintf("row %d", r+1), MarkNone, g.Block(r, 0, 1, n)...)
	}
	for i := range sets {
		var cells []Cell
		for r := range n {
			cells = append(cells, g.At(r, rng.IntN(n)))
		}
		g.Add(fmt.Sprintf("set %d", i+1), MarkNone, cells...)
	}
	for c := range n {
		if columns {
			g.Add(fmt.Sprintf("column %d", c+1), MarkNone, g.Block(0, c, n, 1)...)
		}
	}
	b, err := NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestColumnsInACrowd(t *testing.T) {
	for _, columns := range []bool{true, false} {
		if got := crowded(t, 7, 60, columns).HoldsLatinSquare(); got != columns {
			t.Errorf("columns %v, found %v", columns, got)
		}
	}
}

// To choose columns from a multitude of sets is an exact cover problem; the
// search must end all the same.
func TestSquareSearchEnds(t *testing.T) {
	s := newSquareSearch(newConstellation(crowded(t, 16, 4000, false)), 16)
	if found := s.find(); found || s.work < squareWork || s.work > squareWork*11/10 {
		t.Errorf("found %v after %d steps of %d", found, s.work, squareWork)
	}
}
