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
				l.Notes = append(l.Notes, beyondEnds(ends, letterName(i), i+1)...)
			}
		}
	}
	return l
}

// letterName is a, b, ..., z, aa, ab, ... .
func letterName(i int) string {
	if i < 26 {
		return string(rune('a' + i))
	}
	return letterName(i/26-1) + string(rune('a'+i%26))
}

// beyondEnds are the letters beyond the ends of a stripe, with a line to each:
// one for both ends where a net leaves so narrow a gap that the letters would
// meet or pass each other.
func beyondEnds(ends []loose, text string, asterism int) []Note {
	const reach = 0.75
	var notes []Note
	for _, e := range ends {
		notes = append(notes, Note{At: e.ahead(reach), Text: text, Asterism: asterism, From: []Point{e.at}})
	}
	if len(notes) < 2 {
		return notes
	}
	a, b := notes[0], notes[1]
	between, letters := Point{ends[1].at.X - ends[0].at.X, ends[1].at.Y - ends[0].at.Y}, Point{b.At.X - a.At.X, b.At.Y - a.At.Y}
	passed := between.X*letters.X+between.Y*letters.Y < 0
	if math.Hypot(letters.X, letters.Y) > 2.1*noteRoom && !(passed && math.Hypot(between.X, between.Y) < 2*reach) {
		return notes
	}
	a.At = Point{(a.At.X + b.At.X) / 2, (a.At.Y + b.At.Y) / 2}
	a.From = append(a.From, b.From...)
	return []Note{a}
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
