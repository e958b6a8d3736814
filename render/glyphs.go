package render

import (
	"golang.org/x/image/font/sfnt"
)

// textPath is the outline of a line of text whose baseline begins at (x, y).
func textPath(x, y float64, text string, f Font) Path {
	t := faceOf(f)
	scale := f.Size / t.em
	var p Path
	for _, r := range text {
		p = append(p, t.outline(r, x, y, scale)...)
		x += t.width(r) * scale
	}
	return p
}

// outline is the outline of one rune at the point; empty for a space.
func (t *face) outline(r rune, x, y, scale float64) Path {
	var b sfnt.Buffer
	segments, err := t.font.LoadGlyph(&b, t.glyph(r), t.ppem(), nil)
	if err != nil {
		return nil
	}
	var p Path
	var last xy
	for i, s := range segments {
		var a [3]xy
		for j, q := range s.Args {
			a[j] = xy{x + units(q.X)*scale, y + units(q.Y)*scale}
		}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if i > 0 {
				p.ClosePath()
			}
			p.MoveTo(a[0].x, a[0].y)
			last = a[0]
		case sfnt.SegmentOpLineTo:
			p.LineTo(a[0].x, a[0].y)
			last = a[0]
		case sfnt.SegmentOpQuadTo:
			c1, c2 := last.between(a[0], 2.0/3), a[1].between(a[0], 2.0/3)
			p.CurveTo(c1.x, c1.y, c2.x, c2.y, a[1].x, a[1].y)
			last = a[1]
		case sfnt.SegmentOpCubeTo:
			p.CurveTo(a[0].x, a[0].y, a[1].x, a[1].y, a[2].x, a[2].y)
			last = a[2]
		}
	}
	if len(p) > 0 {
		p.ClosePath()
	}
	return p
}
