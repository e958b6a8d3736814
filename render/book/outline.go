package book

import (
	"fmt"
	"strings"
)

// String tells the layout in words, one line a page: its number, its side of
// the spine, what it is for and which puzzles or solutions are on it.
func (l Layout) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d pages of %.4g × %.4g in, gutter %.3g in\n",
		map[Profile]string{Print: "print", Screen: "screen"}[l.Profile],
		len(l.Pages), l.Trim.W/inch, l.Trim.H/inch, l.Gutter/inch)
	for _, p := range l.Pages {
		line := fmt.Sprintf("%4d %-5s %s", p.Number, p.side(), p.Kind)
		for _, board := range p.Boards {
			if board.Number > 0 {
				line += fmt.Sprintf(" %d", board.Number)
			}
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

// side of the spine on which the page lies.
func (p Page) side() string {
	if p.Number%2 == 0 {
		return "left"
	}
	return "right"
}
