package book

import "latin/render"

// A block is a piece of a page that cannot be broken: a line, or a picture with its caption.
type block struct {
	before float64 // white space above, dropped at the top of a page
	height float64
	keep   bool // with the next block on one page
	// put prints the block with its upper left corner there.
	put func(p *Page, x, y float64)
}

// flow prints blocks one under another from y on, and on new pages as needed.
// It returns the height reached on the last page, measured on the page.
func (s *setter) flow(p *Page, y float64, blocks []block, newPage func() *Page) (*Page, float64) {
	top := false
	for len(blocks) > 0 {
		n := chain(blocks)
		body := s.geo.body(p.Number)
		if y+height(blocks[:n], top) > body.Y+body.H+0.01 && !top {
			p = newPage()
			y, top = s.geo.body(p.Number).Y, true
			continue
		}
		if top && n > 1 && y+height(blocks[:n], top) > body.Y+body.H+0.01 {
			n = 1 // a chain longer than a page must break
		}
		for _, b := range blocks[:n] {
			if !top {
				y += b.before
			}
			b.put(p, body.X, y)
			y, top = y+b.height, false
		}
		blocks = blocks[n:]
	}
	return p, y
}

// chain is the number of blocks at the beginning that belong on one page.
func chain(blocks []block) int {
	n := 1
	for n < len(blocks) && blocks[n-1].keep {
		n++
	}
	return n
}

// height of the blocks one under another; at the top of a page without the first white space.
func height(blocks []block, top bool) float64 {
	h := 0.0
	for i, b := range blocks {
		h += b.height
		if i > 0 || !top {
			h += b.before
		}
	}
	return h
}

// lines makes a block of each line; the first two and the last two keep together.
func (s *setter) lines(lines []string, f render.Font, leading float64) []block {
	blocks := make([]block, len(lines))
	for i, line := range lines {
		blocks[i] = block{
			height: leading,
			keep:   len(lines) > 1 && (i == 0 || i == len(lines)-2),
			put: func(p *Page, x, y float64) {
				p.text(x, y+0.76*leading, line, f)
			},
		}
	}
	return blocks
}

// text sets paragraphs with half a line between them.
func (s *setter) text(text string, width float64) []block {
	var blocks []block
	f := regular(s.sizes.body)
	for i, paragraph := range paragraphs(text) {
		lines := s.lines(breakLines(paragraph, width, f), f, s.sizes.leading)
		if i > 0 {
			lines[0].before = s.sizes.leading / 2
		}
		blocks = append(blocks, lines...)
	}
	return blocks
}

// heading sets a title over what follows, which it stays with, smaller where a
// word would be too wide.
func (s *setter) heading(title string, width, size, before, after float64) []block {
	size = largestSize(title, width, size, min(size, s.sizes.lead), titleLines)
	f := bold(size)
	blocks := s.lines(breakLines(title, width, f), f, size*1.2)
	for i := range blocks {
		blocks[i].keep = true
	}
	if len(blocks) > 0 {
		blocks[0].before = before
		blocks[len(blocks)-1].height += after
	}
	return blocks
}

// column is the width of running text: short enough to be read with ease.
func (s *setter) column() float64 {
	return min(s.geo.live(1).W, 38*s.sizes.body)
}
