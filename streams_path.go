package latin

import "slices"

// A pathSearch looks for the path through all cells of a stream that has the
// fewest diagonals and does not cross itself. The problem is hard in general,
// so from each cell only so many steps are taken.
type pathSearch struct {
	net       *streamNet
	cells     int
	steps     int
	path      []Cell
	diagonals int // in the path
	best      []Cell
	fewest    int // diagonals in the best
}

// path finds the path, nil for none. A single cell is a path.
func (s *streamNet) path(cells []Cell) []Cell {
	const steps = 2000
	p := &pathSearch{net: s, cells: len(cells), fewest: len(cells)}
	for _, c := range cells {
		p.steps = steps
		p.extend(c, 0)
	}
	return p.best
}

// extend adds the cell, by so many diagonals, and goes on from there.
func (p *pathSearch) extend(c Cell, diagonals int) {
	p.steps--
	p.path = append(p.path, c)
	p.diagonals += diagonals
	if len(p.path) == p.cells {
		p.best, p.fewest = slices.Clone(p.path), p.diagonals
	}
	for _, d := range p.net.sure[c] {
		cost := p.net.diagonals(c, d)
		if p.steps > 0 && p.diagonals+cost < p.fewest && !slices.Contains(p.path, d) && !p.crosses(c, d) {
			p.extend(d, cost)
		}
	}
	p.diagonals -= diagonals
	p.path = p.path[:len(p.path)-1]
}

// crosses says whether a link from c to d would cross the path.
func (p *pathSearch) crosses(c, d Cell) bool {
	e, f := p.net.opposite(c, d)
	i := slices.Index(p.path, e)
	return p.net.diagonals(c, d) == 1 && i >= 0 &&
		(i > 0 && p.path[i-1] == f || i+1 < len(p.path) && p.path[i+1] == f)
}

// diagonals is 1 for two linked cells that touch by a corner only, otherwise 0.
func (s *streamNet) diagonals(c, d Cell) int {
	n := Cell(s.order)
	if c/n != d/n && c%n != d%n {
		return 1
	}
	return 0
}

// opposite gives the other two cells of the block of two diagonal cells.
func (s *streamNet) opposite(c, d Cell) (e, f Cell) {
	n := Cell(s.order)
	return c/n*n + d%n, d/n*n + c%n
}
