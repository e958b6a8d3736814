package latin

import (
	"cmp"
	"math"
	"slices"
)

// stripeLayout is a board whose asterisms are stripes, each of one or more
// strips, lettered in order; letters stand where the drawing breaks a strip off.
func stripeLayout(w *weave, stripes [][]strip) Layout {
	var l Layout
	letters := make(gapLetters)
	for _, f := range w.facets {
		l.Places = append(l.Places, f.place)
	}
	for i, strips := range stripes {
		a := Asterism{Name: "stripe " + letterName(i)}
		for _, t := range strips {
			a.Cells = append(a.Cells, t.cells()...)
		}
		l.Asterisms = append(l.Asterisms, a)
		for _, t := range strips {
			for _, ends := range w.breaks(t) {
				l.Notes = append(l.Notes, letters.at(ends, letterName(i), i+1)...)
			}
		}
	}
	return l
}

// stripeLetters are those that look like no digit and no other letter.
const stripeLetters = "abcdefghjkmnpqrstuvwxyz"

// letterName is a, b, ..., z, aa, ab, ..., without i, l and o.
func letterName(i int) string {
	n := len(stripeLetters)
	if i < n {
		return stripeLetters[i : i+1]
	}
	return letterName(i/n-1) + letterName(i%n)
}

// gapLetters counts, for the corners at the bottom of narrow gaps of a net, the
// letters that stand there already.
type gapLetters map[Point]int

// at are the letters for the ends of a stripe, each beyond its end with a line
// to it. Where both ends leave by sides that share a corner, there is room for
// one letter only, which stands between them in the gap.
func (g gapLetters) at(ends []loose, text string, asterism int) []Note {
	const reach, first, step = 0.75, 0.6, 0.6
	if len(ends) == 2 {
		if corner, along, ok := gap(ends[0], ends[1]); ok {
			d := first + step*float64(g[corner])
			g[corner]++
			return []Note{{At: Point{corner.X + d*along.X, corner.Y + d*along.Y}, Text: text, Asterism: asterism,
				From: []Point{ends[0].at, ends[1].at}}}
		}
	}
	var notes []Note
	for _, e := range ends {
		notes = append(notes, Note{At: e.ahead(reach), Text: text, Asterism: asterism, From: []Point{e.at}})
	}
	return notes
}

// gap is the corner that the sides of two ends share and the direction from
// there between them; false when they share none, or lie in one line.
func gap(a, b loose) (corner, along Point, ok bool) {
	for _, p := range a.side {
		for _, q := range b.side {
			if !same(p, q) {
				continue
			}
			d := Point{a.at.X + b.at.X - 2*p.X, a.at.Y + b.at.Y - 2*p.Y}
			if l := math.Hypot(d.X, d.Y); l > 0.1 {
				return Point{math.Round(p.X*1e6) / 1e6, math.Round(p.Y*1e6) / 1e6}, Point{d.X / l, d.Y / l}, true
			}
		}
	}
	return Point{}, Point{}, false
}

// ahead is the point at that distance.
func (e loose) ahead(reach float64) Point {
	return Point{e.at.X + reach*e.heading.X, e.at.Y + reach*e.heading.Y}
}

// families sorts strips that run to the rim by their direction on the drawing
// (level ones first, then by angle), and those of one direction from the left
// or the top on.
func (w *weave) families(strips []strip) [][]strip {
	angle := func(t strip) int {
		h := w.heading(t.way[0])
		return (int(math.Round(math.Atan2(h.Y, h.X)*180/math.Pi)) + 360) % 180
	}
	across := func(t strip) float64 {
		sin, cos := math.Sincos(float64(angle(t)) * math.Pi / 180)
		m := w.facets[t.way[0].cell].middle(t.way[0].out)
		return m.Y*cos - m.X*sin
	}
	var list [][]strip
	for _, a := range [...]int{0, 60, 120} {
		family := slices.DeleteFunc(slices.Clone(strips), func(t strip) bool { return angle(t) != a })
		slices.SortFunc(family, func(t, u strip) int { return cmp.Compare(across(t), across(u)) })
		list = append(list, family)
	}
	return list
}
