package tiles

import "latin/render"

// Suit is the suit of a card.
type Suit int

// The four suits.
const (
	Spades Suit = iota
	Hearts
	Diamonds
	Clubs
)

var suitRed, suitBlack = render.Color{R: 0xc4, G: 0x12, B: 0x2e}, render.Color{R: 0x16, G: 0x16, B: 0x1a}

func (s Suit) color() render.Color {
	if s == Hearts || s == Diamonds {
		return suitRed
	}
	return suitBlack
}

// stem is the foot of spades and clubs, from y to the bottom.
func stem(y float64) render.Path {
	p := curves(0.07, y, [6]float64{0.09, 0.66, 0.18, 0.88, 0.4, 1})
	p = p[:len(p)-1]
	p.LineTo(-0.4, 1)
	p.CurveTo(-0.18, 0.88, -0.09, 0.66, -0.07, y)
	p.ClosePath()
	return p
}

// outlines of the suit, which are filled one after the other.
func (s Suit) outlines() []render.Path {
	switch s {
	case Spades:
		return []render.Path{curves(0, -1,
			[6]float64{0.2, -0.6, 0.92, -0.2, 0.92, 0.27}, [6]float64{0.92, 0.56, 0.7, 0.7, 0.48, 0.7},
			[6]float64{0.28, 0.7, 0.1, 0.58, 0, 0.38}, [6]float64{-0.1, 0.58, -0.28, 0.7, -0.48, 0.7},
			[6]float64{-0.7, 0.7, -0.92, 0.56, -0.92, 0.27}, [6]float64{-0.92, -0.2, -0.2, -0.6, 0, -1}), stem(0.3)}
	case Hearts:
		return []render.Path{curves(0, 0.95,
			[6]float64{-0.2, 0.55, -0.98, 0.1, -0.98, -0.42}, [6]float64{-0.98, -0.75, -0.76, -0.93, -0.52, -0.93},
			[6]float64{-0.27, -0.93, -0.07, -0.76, 0, -0.5}, [6]float64{0.07, -0.76, 0.27, -0.93, 0.52, -0.93},
			[6]float64{0.76, -0.93, 0.98, -0.75, 0.98, -0.42}, [6]float64{0.98, 0.1, 0.2, 0.55, 0, 0.95})}
	case Diamonds:
		return []render.Path{curves(0, -1,
			[6]float64{0.2, -0.62, 0.48, -0.26, 0.78, 0}, [6]float64{0.48, 0.26, 0.2, 0.62, 0, 1},
			[6]float64{-0.2, 0.62, -0.48, 0.26, -0.78, 0}, [6]float64{-0.48, -0.26, -0.2, -0.62, 0, -1})}
	}
	return []render.Path{render.CirclePath(0, -0.52, 0.44), render.CirclePath(-0.5, 0.2, 0.44), render.CirclePath(0.5, 0.2, 0.44),
		polygon([2]float64{0, -0.4}, [2]float64{0.4, 0.3}, [2]float64{-0.4, 0.3}), stem(0.1)}
}
