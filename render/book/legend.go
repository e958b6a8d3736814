package book

import (
	"strings"

	"latin/render"
)

// maxLegend is the most lines of a legend; a longer one is cut.
const maxLegend = 8

// A legend tells the labels of a puzzle under its board.
type legend struct {
	left  float64
	lines []string
	// beside says that it is one line, left of the reference to the solution;
	// otherwise it stands below the reference.
	beside bool
}

// legend tells the labels of a Puzzle where a reader could not know them: when
// they are not the numbers from 1, or the rules speak of them; and how a net is
// folded. It is as wide as
// the other lines about the board, or more of the slot where a word needs it.
func (s *setter) legend(g grid, slot, frame render.Rect, item Item) legend {
	p := item.Puzzle
	text := ""
	if item.Net {
		text = render.HowToFold
	}
	reckoned := p.Kind() != nil && p.Kind().Reckoned // digits that everybody knows
	if !reckoned && (!fromOne(p) || s.groupOf(p).byLabels()) {
		text = strings.TrimSpace("Labels: " + strings.TrimPrefix(p.Labels.Describe(), "the labels ") + ". " + text)
		text = strings.TrimSuffix(text, ".")
	}
	if text == "" {
		return legend{}
	}
	f := muted(s.sizes.small)
	span := g.span(slot, frame.W)
	if render.Measure(text, f)+s.sizes.body+s.referenceWidth() <= span {
		return legend{left: frame.X, lines: []string{text}, beside: true}
	}
	width := min(slot.W, max(span, widestWord(text, f)))
	left := min(frame.X, slot.X+slot.W-width)
	return legend{left: left, lines: firstLines(text, maxLegend, width, f)}
}

// footLines is the number of lines under the board of an item.
func (s *setter) footLines(g grid, item Item) int {
	slot := g.slot(s.geo.body(1), 0)
	l := s.legend(g, slot, g.board(slot, 0, s.specimens.look(item.full())), item)
	if l.beside {
		return 1
	}
	return 1 + len(l.lines)
}

// setLegend prints a legend whose reference stands on the base line.
func (s *setter) setLegend(p *Page, l legend, base float64) {
	for _, line := range l.lines {
		if !l.beside {
			base += s.footLeading()
		}
		p.text(l.left, base, line, muted(s.sizes.small))
	}
}

// footLeading is the distance of the lines under a board.
func (s *setter) footLeading() float64 { return s.sizes.small * 1.35 }

func widestWord(text string, f render.Font) float64 {
	widest := 0.0
	for _, w := range strings.Fields(text) {
		widest = max(widest, render.Measure(w, f))
	}
	return widest
}
