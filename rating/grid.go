package rating

import (
	"slices"

	"latin"
)

// A grid is a Puzzle made ready for races: tables that all its puzzles share.
//
//	at(a, l) = a*labels + l     index of tables with one entry an asterism and label
//	words                       the length of a set of cells, one bit a cell
type grid struct {
	puzzle    *latin.Puzzle
	cells     int
	labels    int
	words     int
	asterisms []latin.Asterism
	of        [][]int  // the asterisms of a cell
	rows      [][]row  // the same, for tables
	within    []uint64 // asterism a: its cells, as the set within[a*words:][:words]
	lo, hi    []int32  // at(a, l): how often a must and may hold l

	// Where no asterism may hold a label twice: cell c: the cells that share an asterism
	// with it, as the set peers[c*words:][:words]; nil otherwise.
	peers []uint64
}

// A row of a table with one entry an asterism and label is that of an asterism.
type row struct{ asterism, from int32 }

func newGrid(p *latin.Puzzle) *grid {
	b := p.Board
	g := &grid{
		puzzle: p, cells: b.Len(), labels: p.Labels.Distinct(), words: (b.Len() + 63) / 64,
		asterisms: b.Asterisms(), of: make([][]int, b.Len()), rows: make([][]row, b.Len()),
	}
	for c := range g.of {
		g.of[c] = b.AsterismsOf(latin.Cell(c))
		for _, a := range g.of[c] {
			g.rows[c] = append(g.rows[c], row{int32(a), int32(g.at(a, 0))})
		}
	}
	g.within = make([]uint64, len(g.asterisms)*g.words)
	for a, ast := range g.asterisms {
		for _, c := range ast.Cells {
			g.within[a*g.words+int(c)>>6] |= 1 << (c & 63)
		}
		for l := range latin.Label(g.labels) {
			g.lo = append(g.lo, int32(p.Labels.AtLeast(len(ast.Cells), l)))
			g.hi = append(g.hi, int32(p.Labels.AtMost(len(ast.Cells), l)))
		}
	}
	if slices.Max(g.hi) == 1 {
		g.findPeers()
	}
	return g
}

func (g *grid) findPeers() {
	g.peers = make([]uint64, g.cells*g.words)
	for c, list := range g.of {
		peers := g.peers[c*g.words:][:g.words]
		for _, a := range list {
			for w, cells := range g.cellsOf(a) {
				peers[w] |= cells
			}
		}
		peers[c>>6] &^= 1 << (c & 63)
	}
}

func (g *grid) at(a int, l latin.Label) int { return a*g.labels + int(l) }

// cellsOf is the set of the cells of an asterism. Not to be changed.
func (g *grid) cellsOf(a int) []uint64 { return g.within[a*g.words:][:g.words] }
