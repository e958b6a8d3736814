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
			for _, e := range w.ends(t) {
				l.Notes = append(l.Notes, beyondEnd(e, letterName(i), i+1))
			}
		}
	}
	l.Notes = mergeNotes(l.Notes)
	return l
}

// letterName is a, b, ..., z, aa, ab, ... .
func letterName(i int) string {
	if i < 26 {
		return string(rune('a' + i))
	}
	return letterName(i/26-1) + string(rune('a'+i%26))
}

// beyondEnd is a letter a little beyond the end of a stripe.
func beyondEnd(e loose, text string, asterism int) Note {
	const reach = 0.62
	return Note{At: Point{e.at.X + reach*e.heading.X, e.at.Y + reach*e.heading.Y}, Text: text, Asterism: asterism}
}

// mergeNotes makes one of two notes with the same text that stand almost in
// the same place, as where a net leaves a narrow gap.
func mergeNotes(notes []Note) []Note {
	var kept []Note
	for _, n := range notes {
		i := slices.IndexFunc(kept, func(k Note) bool {
			return k.Text == n.Text && math.Hypot(k.At.X-n.At.X, k.At.Y-n.At.Y) < 2*noteRoom
		})
		if i < 0 {
			kept = append(kept, n)
			continue
		}
		kept[i].At = Point{(kept[i].At.X + n.At.X) / 2, (kept[i].At.Y + n.At.Y) / 2}
	}
	return kept
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
