package plot

import "slices"

// A Scatter shows pairs of values as points.
type Scatter struct {
	Title, Note string
	X, Y        Axis
	Points      []Point
	// Series are drawn larger, over the points, with a legend where they are several.
	Series []Dots
	// Same gives both axes one scale, as a diagonal wants it.
	Same bool
	// Curves are drawn over the points, such as a fitted line or the diagonal.
	Curves []Curve
}

// A Point is a pair of values.
type Point struct{ X, Y float64 }

// Dots are points with a name, such as the means of groups.
type Dots struct {
	Name   string
	Points []Point
}

// A Curve gives Y for X; outside of the picture it is not drawn.
type Curve struct {
	// Of gives Y for X.
	Of func(x float64) float64
	// Behind draws it under the points.
	Behind bool
}

// scatterMore is how much higher than other frames that of a scatter is.
const scatterMore = 140.0

func (s *Scatter) height() float64 {
	return headHeight + aboveFrame + plotHeight + scatterMore + belowFrame
}

func (s *Scatter) draw(c *canvas, x, y, width float64) {
	c.head(x, y, s.Title, s.Note)
	across, up := s.values()
	f := newFrame(x, y+headHeight, width, plotHeight+scatterMore, s.X.newScale(across, 0.03), s.Y.newScale(up, 0.03))
	f.axes(c, s.X, s.Y)
	s.curves(c, &f, true)
	c.dots(f.visible(s.Points), shade(4, 5))
	s.curves(c, &f, false)
	for i, d := range s.Series {
		c.marks(f.visible(d.Points), shade(i, len(s.Series)))
	}
	f.base(c)
	var names []string
	for _, d := range s.Series {
		names = append(names, d.Name)
	}
	c.legend(x+width, f.top-10, names)
}

func (s *Scatter) curves(c *canvas, f *frame, behind bool) {
	for _, curve := range s.Curves {
		if curve.Behind == behind {
			c.curve(f.through(curve), accent)
		}
	}
}

// values are what each axis has to hold.
func (s *Scatter) values() (across, up []float64) {
	all := slices.Clone(s.Points)
	for _, d := range s.Series {
		all = append(all, d.Points...)
	}
	for _, p := range all {
		if (&scale{log: s.X.Log}).places(p.X) && (&scale{log: s.Y.Log}).places(p.Y) {
			across, up = append(across, p.X), append(up, p.Y)
		}
	}
	if s.Same {
		across = append(across, up...)
		up = across
	}
	return across, up
}

// visible are the places of the points that have one.
func (f *frame) visible(points []Point) [][2]float64 {
	var list [][2]float64
	for _, p := range points {
		if f.x.places(p.X) && f.y.places(p.Y) {
			list = append(list, [2]float64{f.x.at(p.X), f.y.at(p.Y)})
		}
	}
	return list
}

// curveParts is how many straight pieces make a curve.
const curveParts = 60

// through gives the points of a curve that are in the frame.
func (f *frame) through(curve Curve) [][2]float64 {
	var list [][2]float64
	low, high := f.x.inner(f.x.low), f.x.inner(f.x.high)
	for i := range curveParts + 1 {
		x := f.x.outer(low + (high-low)*float64(i)/curveParts)
		if y := curve.Of(x); f.y.places(y) && y >= f.y.low && y <= f.y.high {
			list = append(list, [2]float64{f.x.at(x), f.y.at(y)})
		}
	}
	return list
}
