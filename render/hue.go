package render

import (
	"math"

	"latin"
)

// hues tell asterisms apart on a screen. They are dark enough for lines on
// white, and neighbours in the list differ much. What they tell is told in
// grey too, by letters, dashes and the looks of chips.
var hues = [...]Color{
	{0x1f, 0x77, 0xb4}, {0xd6, 0x5f, 0x0e}, {0x2c, 0x8c, 0x2c}, {0xc4, 0x2a, 0x2f}, {0x7d, 0x55, 0xb5}, {0x86, 0x56, 0x4b},
	{0xcc, 0x5c, 0xa8}, {0x5f, 0x5f, 0x5f}, {0x95, 0x8f, 0x14}, {0x10, 0x98, 0xa8}, {0x2e, 0x3f, 0x9e}, {0xa8, 0x7a, 0x10},
}

func hue(i int) Color { return hues[i%len(hues)] }

// pale mixes the colour with white; part 0 is white.
func pale(c Color, part float64) Color {
	mix := func(v uint8) uint8 { return uint8(math.Round(255 - part*(255-float64(v)))) }
	return Color{mix(c.R), mix(c.G), mix(c.B)}
}

// patchHues and patchGrays are what patches are filled with, on a screen and in print.
var (
	patchHues  = [...]Color{{0xff, 0xff, 0xff}, {0xdc, 0xea, 0xf7}, {0xfd, 0xef, 0xcf}, {0xe0, 0xf1, 0xdc}}
	patchGrays = [...]Color{Gray(255), Gray(228), Gray(210), Gray(243)}
)

// drawPatches fills the patches so that those side by side differ.
func (s *scene) drawPatches() {
	for c, tint := range s.patches() {
		if tint > 0 {
			fill := s.patchTint(tint)
			s.canvas.Path(s.outline(latin.Cell(c)), Style{Fill: &fill})
		}
	}
}

func (s *scene) patchTint(tint int) Color {
	if s.view.Colours {
		return patchHues[tint]
	}
	return patchGrays[tint]
}

// patches gives each cell the tint of its patch, an index of patchHues: the first
// that no patch beside it has.
func (s *scene) patches() []int {
	tint := make([]int, s.board.Len())
	var earlier []sheet
	for _, a := range s.board.Asterisms() {
		if a.Mark != latin.MarkPatch {
			continue
		}
		sh := s.newSheet(a)
		var taken [len(patchHues)]bool
		for _, e := range earlier {
			if s.touch(sh, e) {
				taken[e.depth] = true
			}
		}
		for sh.depth < len(patchHues)-1 && taken[sh.depth] {
			sh.depth++
		}
		earlier = append(earlier, sh)
		for _, c := range a.Cells {
			tint[c] = sh.depth
		}
	}
	return tint
}
