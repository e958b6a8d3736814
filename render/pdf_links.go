package render

// A Dest is a place in a PDF that links lead to. It may be linked to before it
// is known where it is.
type Dest int

// NewDest makes a place that is not yet anywhere.
func (d *PDF) NewDest() Dest {
	d.dests = append(d.dests, false)
	return Dest(d.doc.AddLink())
}

// SetDest puts the place at height y of the current page.
func (d *PDF) SetDest(t Dest, y float64) {
	if !d.known(t) || d.doc.PageNo() == 0 {
		return
	}
	d.dests[t] = true
	d.doc.SetLink(int(t), max(y, 0), d.doc.PageNo())
}

// Link makes an area of the current page lead to the place. The print profile
// has no links, so nothing happens there.
func (d *PDF) Link(area Rect, t Dest) {
	if !d.screen || !d.known(t) || d.doc.PageNo() == 0 {
		return
	}
	d.linked[t] = true
	d.doc.Link(area.X, area.Y, area.W, area.H, int(t))
}

func (d *PDF) known(t Dest) bool {
	if t > 0 && int(t) < len(d.dests) {
		return true
	}
	d.fail("no such place: %d; use NewDest", t)
	return false
}

// Bookmark adds an entry to the outline that leads to height y of the current
// page. Level 0 is the top; a level is at most one below the entry before. The
// print profile has no outline, so nothing happens there.
func (d *PDF) Bookmark(title string, level int, y float64) {
	if !d.screen || d.doc.PageNo() == 0 {
		return
	}
	if level < 0 || level > d.level {
		d.fail("bookmark %q has level %d; at most %d is possible here", title, level, d.level)
		return
	}
	d.level = level + 1
	d.doc.Bookmark(inBasicPlane(title), level, max(y, 0))
}
