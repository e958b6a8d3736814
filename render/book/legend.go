package book

import (
	"strings"

	"latin"
	"latin/render"
)

// maxLegend is the most lines of a legend; a longer one is cut.
const maxLegend = 8

// legendWidth is what the reference to the solution leaves of the span.
func (s *setter) legendWidth(g grid, sp specimen) float64 {
	slot := render.Rect{W: g.w, H: g.h}
	left, right := s.span(slot, g.board(slot, 0, sp))
	return right - left - s.referenceWidth() - s.sizes.body
}

// legend tells the labels of a Puzzle where a reader could not know them: when
// they are not the numbers from 1, or the rules speak of them.
func (s *setter) legend(p *latin.Puzzle, width float64) []string {
	if fromOne(p) && !s.groupOf(p).byLabels() {
		return nil
	}
	text := "Labels: " + strings.TrimPrefix(p.Labels.Describe(), "the labels ")
	return firstLines(text, maxLegend, width, muted(s.sizes.small))
}
