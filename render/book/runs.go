package book

import (
	"slices"

	"latin/render"
)

// runBlocks show how the asterisms of a board run, where that is not plain to
// see: the board once for each of them, small, four or more to a row.
func (s *setter) runBlocks(g group) []block {
	if g.first == nil {
		return nil
	}
	board := g.first.Board
	hidden := render.Hidden(board)
	if len(hidden) == 0 {
		return nil
	}
	width := s.geo.live(1).W
	blocks := s.heading("How the "+render.Sort(board, hidden)+"s run", width, s.sizes.body, s.sizes.leading, s.sizes.leading*0.25)
	gap := 1.5 * s.sizes.body
	columns := max(2, int((width+gap)/(runWidth+gap)))
	w := (width+gap)/float64(columns) - gap
	var views []run
	for _, i := range hidden {
		a := board.Asterisms()[i]
		v := render.View{Puzzle: g.first, Bare: true, Highlights: []render.Highlight{{Cells: a.Cells}}}
		views = append(views, run{v, a.Name})
	}
	for row := range slices.Chunk(views, columns) {
		blocks = append(blocks, s.runRow(row, w, gap))
	}
	return blocks
}

// runWidth is the width of the small boards, in points.
const runWidth = 96

// run is one small board and the name under it.
type run struct {
	view render.View
	name string
}

func (s *setter) runRow(row []run, w, gap float64) block {
	h := w * render.Aspect(row[0].view)
	if h > w { // a tall board is as high as the others are wide
		h = w
	}
	line := s.sizes.small * 1.5
	return block{before: s.sizes.leading * 0.5, height: h + line, put: func(p *Page, x, y float64) {
		for i, r := range row {
			left := x + float64(i)*(w+gap)
			p.picture(r.view, left, y, w, h)
			p.text(left+w/2, y+h+s.sizes.small, r.name, to(render.Center, muted(s.sizes.small)))
		}
	}}
}
