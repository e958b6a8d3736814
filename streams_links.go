package latin

import "slices"

// links joins the cells of a stream by a tree that looks like a chain: a path
// through all its cells when one is found, otherwise a tree with few branches.
// The tree falls short when the stream is not connected.
func (s *streamNet) links(cells []Cell) [][2]Cell {
	path := s.path(cells)
	if path == nil {
		return s.branches(cells)
	}
	var links [][2]Cell
	for i := range len(path) - 1 {
		links = append(links, [2]Cell{path[i], path[i+1]})
	}
	return links
}

// A forest is a set of links without a ring, on the way to a tree.
type forest struct {
	net    *streamNet
	links  [][2]Cell
	degree []int  // of each cell of the board
	part   []Cell // of each cell: one cell that stands for all those joined to it
}

// branches takes every link that joins two parts, in this order: sides, then
// diagonals, that leave each cell at most two links; the same without the limit.
func (s *streamNet) branches(cells []Cell) [][2]Cell {
	f := &forest{net: s, degree: make([]int, len(s.stream)), part: make([]Cell, len(s.stream))}
	for c := range f.part {
		f.part[c] = Cell(c)
	}
	for _, most := range []int{2, 8} {
		for diagonals := range 2 {
			for _, c := range cells {
				f.joinFrom(c, diagonals, most)
			}
		}
	}
	return f.links
}

// joinFrom takes the links from a cell to later ones that are diagonals, or not.
func (f *forest) joinFrom(c Cell, diagonals, most int) {
	for _, d := range f.net.sure[c] {
		full := f.degree[c] >= most || f.degree[d] >= most
		if c < d && f.net.diagonals(c, d) == diagonals && !full && f.part[c] != f.part[d] && !f.crosses(c, d) {
			f.join(c, d)
		}
	}
}

// crosses says whether a link between the cells would cross one that was taken.
func (f *forest) crosses(c, d Cell) bool {
	x, y := f.net.opposite(c, d)
	return slices.Contains(f.links, [2]Cell{min(x, y), max(x, y)})
}

func (f *forest) join(c, d Cell) {
	f.links = append(f.links, [2]Cell{c, d})
	f.degree[c]++
	f.degree[d]++
	old, part := f.part[d], f.part[c]
	for x, p := range f.part {
		if p == old {
			f.part[x] = part
		}
	}
}
