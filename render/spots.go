package render

import (
	"math"

	"latin"
)

// A Spot tells one candidate from the others of its cell.
type Spot struct {
	Cell  latin.Cell
	Label latin.Label
	Use   Use
}

// Use says what a step of a proof does with a candidate.
type Use int

// The uses, told apart without colour: a ring about a candidate that the step
// looks at, a stroke through one that it removes, a black disc behind one that
// it places.
const (
	Seen Use = iota
	Removed
	Placed
)

// A Link is a line between two candidates or groups of them, full when it is
// strong and dashed when it is weak.
type Link struct {
	From, To []Spot
	Strong   bool
}

var (
	spotFill  = Gray(255)
	linkBlack = Gray(40)
)

// radius of the rings, in points.
func (g candidates) radius() float64 {
	return 0.47 * math.Min(g.w, g.h)
}

// spot is where the label of a cell stands.
func (g candidates) spot(c latin.Cell, x latin.Label) xy {
	at := g.scene.at(g.scene.board.Place(c).At)
	if g.packed != nil {
		return at.plus(g.packed[c][x], 1)
	}
	return xy{at.x - g.half + g.w*(float64(int(x)%g.cols)+0.5), at.y - g.half + g.h*(float64(int(x)/g.cols)+0.5)}
}

// valid says whether the spot is on the board.
func (g candidates) valid(p Spot) bool {
	return p.Cell >= 0 && int(p.Cell) < g.scene.board.Len() && p.Label >= 0 && int(p.Label) < g.scene.view.Puzzle.Labels.Distinct()
}

// drawSpots draws the rings and discs, which lie under the candidates.
func (g candidates) drawSpots() {
	for _, p := range g.scene.view.Spots {
		if !g.valid(p) || p.Use == Removed {
			continue
		}
		at, fill := g.spot(p.Cell, p.Label), spotFill
		if p.Use == Placed {
			fill = Black
		}
		g.scene.canvas.Path(CirclePath(at.x, at.y, g.radius()), Style{Fill: &fill, Stroke: &Black, Width: g.scene.thin})
	}
}

// drawStrokes draws the strokes through removed candidates, over them, so thin
// that these can still be read.
func (g candidates) drawStrokes() {
	for _, p := range g.scene.view.Spots {
		if !g.valid(p) || p.Use != Removed {
			continue
		}
		at, r := g.spot(p.Cell, p.Label), g.radius()
		width := math.Min(1.5*g.scene.thin, g.font.Size/9)
		g.scene.canvas.Path(LinePath(at.x-r, at.y+r, at.x+r, at.y-r), Style{Stroke: &Black, Width: width, Round: true})
	}
}

// font of a candidate: black where the step looks, white on black where it places.
func (g candidates) fontOf(c latin.Cell, x latin.Label) Font {
	f := g.font
	for _, p := range g.scene.view.Spots {
		if p.Cell != c || p.Label != x {
			continue
		}
		f.Color = Black
		if p.Use == Placed {
			f.Color, f.Bold = Gray(255), true
			return f
		}
	}
	return f
}

// drawLinks draws the lines of chains from ring to ring, bent a little so that
// those along a row do not lie on each other.
func (g candidates) drawLinks() {
	for _, l := range g.scene.view.Links {
		style := Style{Stroke: &linkBlack, Width: 1.6 * g.scene.thin, Round: true}
		if !l.Strong {
			style.Dash = []float64{4 * g.scene.thin, 4 * g.scene.thin}
		}
		g.drawGroup(l.From)
		g.drawGroup(l.To)
		if from, to, ok := g.nearest(l); ok {
			g.scene.canvas.Path(g.bow(from, to), style)
		}
	}
}

// drawGroup joins the candidates of a group by bars, but for those that are too
// far from each other: a bar must not run through other cells.
func (g candidates) drawGroup(spots []Spot) {
	for i := 1; i < len(spots); i++ {
		if !g.valid(spots[i-1]) || !g.valid(spots[i]) {
			continue
		}
		p, q := g.spot(spots[i-1].Cell, spots[i-1].Label), g.spot(spots[i].Cell, spots[i].Label)
		if math.Hypot(p.x-q.x, p.y-q.y) < 3*g.scene.leastRoom() {
			g.scene.canvas.Path(LinePath(p.x, p.y, q.x, q.y), Style{Stroke: &linkBlack, Width: 3.2 * g.scene.thin, Round: true})
		}
	}
}

// nearest are the two spots of a link that lie nearest to each other.
func (g candidates) nearest(l Link) (from, to xy, ok bool) {
	least := math.Inf(1)
	for _, a := range l.From {
		for _, b := range l.To {
			if !g.valid(a) || !g.valid(b) {
				continue
			}
			p, q := g.spot(a.Cell, a.Label), g.spot(b.Cell, b.Label)
			if d := math.Hypot(p.x-q.x, p.y-q.y); d < least {
				least, from, to, ok = d, p, q, true
			}
		}
	}
	return from, to, ok && least > 0
}

// bow is a curve from ring to ring that leaves the straight line by a tenth of
// its length.
func (g candidates) bow(from, to xy) Path {
	dx, dy := to.x-from.x, to.y-from.y
	length := math.Hypot(dx, dy)
	bend, r := 0.1, g.radius()
	normal := xy{-dy * bend, dx * bend}
	lead := func(at xy, sign float64) xy {
		tx, ty := sign*dx+3*normal.x, sign*dy+3*normal.y
		n := math.Hypot(tx, ty)
		reach := math.Min(r, length/3)
		return xy{at.x + reach*tx/n, at.y + reach*ty/n}
	}
	a, b := lead(from, 1), lead(to, -1)
	var p Path
	p.MoveTo(a.x, a.y)
	return append(p, Segment{
		Op: Curve,
		X1: a.x + (b.x-a.x)/3 + normal.x, Y1: a.y + (b.y-a.y)/3 + normal.y,
		X2: a.x + 2*(b.x-a.x)/3 + normal.x, Y2: a.y + 2*(b.y-a.y)/3 + normal.y,
		X: b.x, Y: b.y,
	})
}
