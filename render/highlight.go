package render

import "latin"

// Highlights come in four tones by turns: a plain tint and three patterns of
// lines, so that they are told apart in black print too. The tint is darker
// than that of shaded asterisms, whose cells are often among the highlighted
// ones, and light enough for the small grey candidates on it.
var (
	highlightGray = Gray(176)
	hatchGray     = Gray(165)
)

// highlightHues are their colours on a screen, lighter than this.
var highlightHues = [...]Color{{0xe8, 0xa2, 0x00}, {0x1f, 0x77, 0xb4}, {0x2c, 0x8c, 0x2c}, {0xc4, 0x2a, 0x2f}}

// hatches are the directions of the lines of each tone, as normals: falling,
// rising, level. The zero one is the plain tint.
var hatches = [...]xy{{}, {0.8, -0.6}, {0.8, 0.6}, {0, 1}}

// drawHighlights draws the highlights over whole cells.
func (s *scene) drawHighlights() {
	for _, h := range s.view.Highlights {
		for _, c := range h.Cells {
			if c >= 0 && int(c) < s.board.Len() {
				s.drawPattern(s.outline(c), h.Tone)
			}
		}
	}
}

// drawPatterns draws the highlights of one cell in the given part of it.
func (s *scene) drawPatterns(c latin.Cell, area Path) {
	for _, h := range s.view.Highlights {
		for _, d := range h.Cells {
			if d == c {
				s.drawPattern(area, h.Tone)
			}
		}
	}
}

func (s *scene) drawPattern(area Path, tone int) {
	tint, lines := highlightGray, hatchGray
	if s.view.Colours {
		h := highlightHues[uint(tone)%uint(len(highlightHues))]
		tint, lines = pale(h, 0.45), pale(h, 0.6)
	}
	normal := hatches[uint(tone)%uint(len(hatches))]
	if normal == (xy{}) {
		s.canvas.Path(area, Style{Fill: &tint})
		return
	}
	spacing := s.leastRoom() / 4
	if p := hatch(area, normal, spacing); len(p) > 0 {
		s.canvas.Path(p, Style{Stroke: &lines, Width: max(0.3, spacing/6)})
	}
}
