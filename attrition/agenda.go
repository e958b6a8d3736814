package attrition

import "latin"

// An agenda notes where the three rules of the lowest tier have something to
// look at, so that nobody searches the board for singles. A place is noted once
// and stays noted until it is taken.
type agenda struct {
	news      []latin.Cell // fixed cells not yet told to their asterisms
	lastOnes  []int32      // at(a, l) with no more places than needed
	noted     []bool       // at(a, l) is in lastOnes
	newsHead  int
	lastsHead int
	given     int         // of news, those that were fixed from the start
	told      []bool      // cells of news that have been written already
	placed    []Candidate // scratch
}

func newAgenda(c *chart) agenda {
	return agenda{
		news:     make([]latin.Cell, 0, c.cells),
		lastOnes: make([]int32, 0, len(c.lo)),
		noted:    make([]bool, len(c.lo)),
		told:     make([]bool, c.cells),
	}
}

func (g *agenda) reset() {
	for _, i := range g.lastOnes {
		g.noted[i] = false
	}
	for _, x := range g.news {
		g.told[x] = false
	}
	g.given = 0
	g.news, g.lastOnes, g.newsHead, g.lastsHead = g.news[:0], g.lastOnes[:0], 0, 0
}

// fixed notes a cell with one label left.
func (g *agenda) fixed(x latin.Cell) { g.news = append(g.news, x) }

// last notes an asterism and label that has no more places than it needs.
func (g *agenda) last(i int) {
	if !g.noted[i] {
		g.noted[i] = true
		g.lastOnes = append(g.lastOnes, int32(i))
	}
}
