package render

import (
	"fmt"
	"slices"
)

// stackSize is the size of an SVG or PNG that holds the items.
func stackSize(items []Item, opt Options) (w, h float64) {
	columns := float64(min(opt.Columns, len(items)))
	h = 2.0*margin - gap
	for row := range slices.Chunk(items, opt.Columns) {
		h += rowHeight(row, opt) + gap
	}
	return columns*opt.Width + (columns-1)*gap + 2*margin, h
}

// rowHeight is the height of the highest item of a row.
func rowHeight(row []Item, opt Options) float64 {
	h := 0.0
	for _, it := range row {
		h = max(h, captionRoom(it)+opt.Width*Aspect(it.View))
	}
	return h
}

// stack draws the items in rows, one under another.
func stack(c Canvas, items []Item, opt Options) {
	y := float64(margin)
	for row := range slices.Chunk(items, opt.Columns) {
		for i, it := range row {
			x := margin + float64(i)*(opt.Width+gap)
			drawItem(c, it, Rect{x, y, opt.Width, opt.Width * Aspect(it.View)})
		}
		y += rowHeight(row, opt) + gap
	}
}

// captionRoom is the height of the caption with the space below it.
func captionRoom(it Item) float64 {
	if it.Caption == "" {
		return 0
	}
	return 2 * captionFont.Size
}

// drawItem draws the caption at the top of the frame and the board below it;
// the frame is the board's own and moves down for the caption.
func drawItem(c Canvas, it Item, frame Rect) {
	if it.Caption != "" {
		c.Text(frame.X, frame.Y+CapHeight(captionFont), it.Caption, captionFont)
	}
	frame.Y += captionRoom(it)
	Draw(c, frame, it.View)
}

// pageMargin is the least margin of a page, in points: half an inch.
const pageMargin = 36

// stackPages draws the items in rows of equal columns, as many rows to a page
// as fit.
func stackPages(doc *PDF, items []Item, opt Options) error {
	columns := float64(opt.Columns)
	opt.Width = min(opt.Width, (opt.PageWidth-2*pageMargin-(columns-1)*gap)/columns)
	if opt.Width < 10 {
		return fmt.Errorf("%w: %d columns leave %.0f points for each on this page; use fewer", ErrWidth, opt.Columns, max(0, opt.Width))
	}
	left := (opt.PageWidth - columns*opt.Width - (columns-1)*gap) / 2
	var page Canvas
	y := 0.0
	for row := range slices.Chunk(items, opt.Columns) {
		height := rowHeight(row, opt)
		if page == nil || y+height > opt.PageHeight-pageMargin {
			page, y = doc.AddPage(opt.PageWidth, opt.PageHeight), pageMargin
		}
		for i, it := range row {
			x := left + float64(i)*(opt.Width+gap)
			drawItem(page, it, Rect{x, y, opt.Width, min(opt.Width*Aspect(it.View), opt.PageHeight-2*pageMargin-captionRoom(it))})
		}
		y += height + gap
	}
	return nil
}
