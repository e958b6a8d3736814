package tiles

import "latin/render"

// Rank is the rank of a card.
type Rank int

// The court cards and the ace.
const (
	Jack Rank = iota
	Queen
	King
	Ace
)

// strokes of the letter of the rank, within 0.72 to either side and 1 up and down.
func (r Rank) strokes() []render.Path {
	switch r {
	case Jack:
		var hook render.Path
		hook.MoveTo(0.32, -0.86)
		hook.LineTo(0.32, 0.4)
		hook.CurveTo(0.32, 0.7, 0.12, 0.86, -0.12, 0.86)
		hook.CurveTo(-0.38, 0.86, -0.54, 0.68, -0.54, 0.42)
		return []render.Path{hook, lines([2]float64{-0.1, -0.86}, [2]float64{0.6, -0.86})}
	case Queen:
		ring := curves(0, -0.86,
			[6]float64{0.42, -0.86, 0.64, -0.5, 0.64, 0}, [6]float64{0.64, 0.5, 0.42, 0.86, 0, 0.86},
			[6]float64{-0.42, 0.86, -0.64, 0.5, -0.64, 0}, [6]float64{-0.64, -0.5, -0.42, -0.86, 0, -0.86})
		return []render.Path{ring, lines([2]float64{0.12, 0.38}, [2]float64{0.68, 0.98})}
	case King:
		return []render.Path{
			lines([2]float64{-0.5, -0.86}, [2]float64{-0.5, 0.86}),
			lines([2]float64{0.52, -0.86}, [2]float64{-0.5, 0.24}),
			lines([2]float64{-0.14, -0.14}, [2]float64{0.6, 0.86}),
		}
	}
	return []render.Path{
		lines([2]float64{-0.66, 0.86}, [2]float64{0, -0.86}, [2]float64{0.66, 0.86}),
		lines([2]float64{-0.42, 0.28}, [2]float64{0.42, 0.28}),
	}
}
