package tiles

import "latin/render"

// A Card is a playing card.
type Card struct {
	Rank Rank
	Suit Suit
}

// Sizes of a card in millimetres.
const cardWidth, cardHeight = 63.0, 88.0

// Aspect of a card.
func (Card) Aspect() float64 { return cardHeight / cardWidth }

// Apart is true.
func (Card) Apart() bool { return true }

var cardEdge, cardPanel = render.Gray(150), render.Color{R: 0xfc, G: 0xf7, B: 0xe8}

// Draw draws the card; its two halves are the same but for half a turn.
func (c Card) Draw(canvas render.Canvas, frame render.Rect) {
	middle := stamp{canvas: canvas, x: frame.X + frame.W/2, y: frame.Y + frame.H/2, unit: frame.W / cardWidth}
	middle.both(render.Gray(255), cardEdge, 0.4, render.RoundedPath(render.Rect{X: -cardWidth / 2, Y: -cardHeight / 2, W: cardWidth, H: cardHeight}, 4))
	if c.Rank == Ace {
		middle.at(0, 0, 15).fill(c.Suit.color(), c.Suit.outlines()...)
	} else {
		panel := render.RoundedPath(render.Rect{X: -17.5, Y: -35, W: 35, H: 70}, 2)
		middle.both(cardPanel, c.Suit.color(), 0.6, panel)
		middle.stroke(c.Suit.color(), 0.3, render.RoundedPath(render.Rect{X: -16.3, Y: -33.8, W: 32.6, H: 67.6}, 1.4))
	}
	for _, turned := range []bool{false, true} {
		half := middle
		half.turned = turned
		c.corner(half.at(-25, -35, 1))
		if c.Rank != Ace {
			c.emblem(half.at(0, -22.5, 9.2))
		}
	}
	if c.Rank != Ace {
		c.girdle(middle)
	}
}

// corner is the rank and the suit in a corner.
func (c Card) corner(s stamp) {
	s.at(0, 0, 4.2).stroke(c.Suit.color(), 0.3, c.Rank.strokes()...)
	s.at(0, 9.6, 3.4).fill(c.Suit.color(), c.Suit.outlines()...)
}

// girdle is where the two halves of a court card meet.
func (c Card) girdle(s stamp) {
	s.stroke(c.Suit.color(), 0.5, lines([2]float64{-16.3, 0}, [2]float64{16.3, 0}))
	for x := -13.5; x <= 13.5; x += 4.5 {
		s.both(gold, c.Suit.color(), 0.35, polygon([2]float64{x - 1.7, 0}, [2]float64{x, -1.7}, [2]float64{x + 1.7, 0}, [2]float64{x, 1.7}))
	}
}
