package render

import (
	"slices"

	"latin"
)

// tints are the greys under the cells by depth of shade, from none. A pencil
// mark must stay easy to read on all of them: they are 0, 12, 21 and 29 % black.
var tints = [...]Color{Gray(255), Gray(224), Gray(202), Gray(181)}

// chequered is the tint of cells that are tinted whatever they hold, 6 % black.
var chequered = Gray(239)

// drawShades lays the tints of shaded asterisms under their cells.
func (s *scene) drawShades() {
	for _, c := range s.board.Tinted() {
		s.canvas.Path(s.outline(c), Style{Fill: &chequered})
	}
	for i, depth := range s.shades() {
		if depth > 0 {
			tint := tints[depth]
			s.canvas.Path(s.outline(latin.Cell(i)), Style{Fill: &tint})
		}
	}
}

// shades gives each cell the depth of its shade, an index of tints. Where
// asterisms overlap the shade is deeper, like two sheets of tinted glass. Two
// that lie side by side and would look like one get different depths.
func (s *scene) shades() []int {
	depth := make([]int, s.board.Len())
	var earlier []sheet
	for _, a := range s.board.Asterisms() {
		if a.Mark != latin.MarkShade {
			continue
		}
		sh := s.newSheet(a)
		sh.depth = 1 + b2i(slices.ContainsFunc(earlier, func(e sheet) bool {
			return e.depth == 1 && sh.connected && e.connected && s.touch(sh, e)
		}))
		earlier = append(earlier, sh)
		for _, c := range a.Cells {
			depth[c] = min(depth[c]+sh.depth, len(tints)-1)
		}
	}
	return depth
}

// A sheet is a shaded asterism.
type sheet struct {
	cells     []latin.Cell
	has       map[latin.Cell]bool
	connected bool // by sides
	depth     int
}

func (s *scene) newSheet(a latin.Asterism) sheet {
	sh := sheet{cells: a.Cells, has: map[latin.Cell]bool{}}
	for _, c := range a.Cells {
		sh.has[c] = true
	}
	reached := map[latin.Cell]bool{a.Cells[0]: true}
	for todo := a.Cells[:1:1]; len(todo) > 0; {
		c := todo[0]
		todo = todo[1:]
		s.mesh.neighbours(c, func(d latin.Cell) {
			if sh.has[d] && !reached[d] {
				reached[d] = true
				todo = append(todo, d)
			}
		})
	}
	sh.connected = len(reached) == len(a.Cells)
	return sh
}

// touch says whether a cell only of the one lies beside a cell only of the other.
func (s *scene) touch(a, b sheet) bool {
	found := false
	for _, c := range a.cells {
		if !b.has[c] {
			s.mesh.neighbours(c, func(d latin.Cell) { found = found || (b.has[d] && !a.has[d]) })
		}
	}
	return found
}
