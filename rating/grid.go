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
	seat      [][]int // which cell of each of these asterisms it is
	lo, hi    []int32 // at(a, l): how often a must and may hold l

	asterismAt []int32 // at(a, l): a
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
	g.seat = make([][]int, g.cells)
	for a, ast := range g.asterisms {
		for i, c := range ast.Cells {
			g.seat[c] = append(g.seat[c], i)
		}
		for l := range latin.Label(g.labels) {
			g.asterismAt = append(g.asterismAt, int32(a))
			g.lo = append(g.lo, int32(p.Labels.AtLeast(len(ast.Cells), l)))
			g.hi = append(g.hi, int32(p.Labels.AtMost(len(ast.Cells), l)))
		}
	}
	return g
}

func (g *grid) at(a int, l latin.Label) int { return a*g.labels + int(l) }
