package rating

import "latin"

// A grid is a Puzzle made ready for races: tables that all its puzzles share.
//
//	at(a, l) = a*labels + l     index of tables with one entry an asterism and label
type grid struct {
	puzzle    *latin.Puzzle
	cells     int
	labels    int
	all       latin.Domain
	asterisms []latin.Asterism
	of        [][]int
	lo, hi    []int32 // at(a, l): how often a must and may hold l
}

func newGrid(p *latin.Puzzle) *grid {
	b := p.Board
	g := &grid{
		puzzle: p, cells: b.Len(), labels: p.Labels.Distinct(), all: p.Labels.All(),
		asterisms: b.Asterisms(), of: make([][]int, b.Len()),
	}
	for c := range g.of {
		g.of[c] = b.AsterismsOf(latin.Cell(c))
	}
	for _, ast := range g.asterisms {
		for l := range latin.Label(g.labels) {
			g.lo = append(g.lo, int32(p.Labels.AtLeast(len(ast.Cells), l)))
			g.hi = append(g.hi, int32(p.Labels.AtMost(len(ast.Cells), l)))
		}
	}
	return g
}

func (g *grid) at(a int, l latin.Label) int { return a*g.labels + int(l) }
