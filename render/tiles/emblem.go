package tiles

import "latin/render"

var gold, goldLine = render.Color{R: 0xe8, G: 0xb9, B: 0x3a}, render.Color{R: 0x5e, G: 0x41, B: 0x06}

// emblem draws what tells a court card from afar, with its suit: a king's crown,
// a queen's coronet of pearls, a jack's shield.
func (c Card) emblem(s stamp) {
	switch c.Rank {
	case King:
		s.crown(c.Suit.color())
	case Queen:
		s.coronet(c.Suit.color())
	default:
		s.shield(c.Suit)
		return
	}
	s.at(0, 1.7, 0.48).fill(c.Suit.color(), c.Suit.outlines()...)
}

func (s stamp) crown(jewel render.Color) {
	tips := [][2]float64{{-1, -0.34}, {-0.52, -0.42}, {0, -0.56}, {0.52, -0.42}, {1, -0.34}}
	s.both(gold, goldLine, 0.07, polygon([2]float64{-0.8, 0.5}, tips[0], [2]float64{-0.68, 0.08}, tips[1], [2]float64{-0.26, 0.02}, tips[2],
		[2]float64{0.26, 0.02}, tips[3], [2]float64{0.68, 0.08}, tips[4], [2]float64{0.8, 0.5}))
	for i, t := range tips {
		if i != 2 {
			s.both(gold, goldLine, 0.06, render.CirclePath(t[0], t[1]-0.04, 0.12))
		}
	}
	s.stroke(goldLine, 0.2, lines([2]float64{0, -0.56}, [2]float64{0, -1.04}), lines([2]float64{-0.2, -0.84}, [2]float64{0.2, -0.84}))
	s.stroke(gold, 0.1, lines([2]float64{0, -0.56}, [2]float64{0, -1.04}), lines([2]float64{-0.2, -0.84}, [2]float64{0.2, -0.84}))
	s.band(jewel)
}

func (s stamp) coronet(jewel render.Color) {
	s.both(gold, goldLine, 0.07, curves(-0.8, 0.5,
		[6]float64{-0.86, 0.2, -0.92, 0, -0.98, -0.2}, [6]float64{-0.78, 0.16, -0.56, 0.16, -0.5, -0.3},
		[6]float64{-0.4, 0.14, -0.12, 0.14, 0, -0.46}, [6]float64{0.12, 0.14, 0.4, 0.14, 0.5, -0.3},
		[6]float64{0.56, 0.16, 0.78, 0.16, 0.98, -0.2}, [6]float64{0.92, 0, 0.86, 0.2, 0.8, 0.5}))
	white := render.Gray(255)
	for _, p := range [][3]float64{{-0.98, -0.32, 0.13}, {-0.5, -0.44, 0.15}, {0, -0.64, 0.19}, {0.5, -0.44, 0.15}, {0.98, -0.32, 0.13}} {
		s.both(white, goldLine, 0.06, render.CirclePath(p[0], p[1], p[2]))
	}
	s.band(jewel)
}

// band is the rim of a crown, with jewels.
func (s stamp) band(jewel render.Color) {
	s.both(gold, goldLine, 0.07, render.RoundedPath(render.Rect{X: -0.86, Y: 0.48, W: 1.72, H: 0.36}, 0.1))
	for _, x := range []float64{-0.5, 0, 0.5} {
		s.fill(jewel, render.CirclePath(x, 0.66, 0.1))
	}
}

func (s stamp) shield(suit Suit) {
	outline := func(k float64) render.Path {
		var p render.Path
		p.MoveTo(-0.86*k, -0.9*k)
		p.CurveTo(-0.4*k, -0.76*k, -0.16*k, -0.82*k, 0, -1*k)
		p.CurveTo(0.16*k, -0.82*k, 0.4*k, -0.76*k, 0.86*k, -0.9*k)
		p.LineTo(0.86*k, 0.06*k)
		p.CurveTo(0.86*k, 0.62*k, 0.42*k, 0.94*k, 0, 1.16*k)
		p.CurveTo(-0.42*k, 0.94*k, -0.86*k, 0.62*k, -0.86*k, 0.06*k)
		p.ClosePath()
		return p
	}
	white := render.Gray(255)
	big := s.at(0, 0.46, 1.24)
	big.both(gold, goldLine, 0.06, outline(1))
	big.both(white, goldLine, 0.04, outline(0.8))
	big.at(0, 0, 0.44).fill(suit.color(), suit.outlines()...)
}
