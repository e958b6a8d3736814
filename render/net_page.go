package render

// HowToFold is printed under a net.
const HowToFold = "Cut along the full lines, fold along the dashed ones, and glue each tab under the side with its number."

// netFont is that of what is printed beside a net.
var netFont = Font{Size: 9, Align: Center, Color: Gray(64)}

// A net in the middle of an A4 page, no larger than this, is not cut off on A4
// or Letter paper printed at 100 %, wherever the printer lets the one begin on
// the other: Letter is 50 points shorter, and 14 points at least, 5 mm, are left white.
const netWidth, netHeight = 595.28 - 56, 841.89 - 2*66

// addNetPage adds a page with the net of a body as large as it may be, upright
// or across as suits the net.
func addNetPage(doc *PDF, it Item, opt Options) {
	width, height, across := opt.PageWidth, opt.PageHeight, false
	if opt.PageHeight > opt.PageWidth && Aspect(it.View) < 1 {
		width, height, across = height, width, true
	}
	roomW, roomH := min(width-56, netWidth), min(height-56, netHeight)
	if across {
		roomW, roomH = min(width-56, netHeight), min(height-56, netWidth)
	}
	page := doc.AddPage(width, height)
	top := (height - roomH) / 2
	caption := it.Caption
	if caption == "" && it.View.Puzzle != nil {
		caption = it.View.Puzzle.Title
	}
	page.Text(width/2, top+CapHeight(netFont), caption, netFont)
	page.Text(width/2, top+roomH, HowToFold, netFont)
	Draw(page, Rect{(width - roomW) / 2, top + 16, roomW, roomH - 32}, it.View)
}
