package render

import "slices"

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
