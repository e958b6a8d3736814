package render

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"latin"
)

// An arc goes through its apex, as latin.Side defines it, stays on its circle
// and ends where it should.
func TestArcs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		coordinate := rapid.Float64Range(-10, 10)
		from := latin.Point{X: coordinate.Draw(t, "x1"), Y: coordinate.Draw(t, "y1")}
		to := latin.Point{X: from.X + rapid.Float64Range(0.5, 10).Draw(t, "dx"), Y: coordinate.Draw(t, "y2")}
		bulge := rapid.Float64Range(0.01, 3).Draw(t, "bulge") * float64(1-2*rapid.IntRange(0, 1).Draw(t, "turn"))
		p := Path{}
		p.MoveTo(from.X, from.Y)
		p.sideTo(from, latin.Side{To: to, Bulge: bulge}, pageOf)
		line := flatten(p, 1e-5)[0].points
		if last := line[len(line)-1]; !last.near(pageOf(to)) {
			t.Fatalf("it ends at %v, not at %v", last, to)
		}
		chord := xy{to.X - from.X, to.Y - from.Y}
		apex := xy{(from.X+to.X)/2 + bulge*chord.y/2, (from.Y+to.Y)/2 - bulge*chord.x/2}
		nearest := math.Inf(1)
		for i := 1; i < len(line); i++ {
			nearest = math.Min(nearest, distance(line[i-1], line[i], apex))
		}
		if nearest > 1e-3*chord.length()*(1+math.Abs(bulge)) {
			t.Fatalf("the apex %v is %g away from the arc", apex, nearest)
		}
		a := arcBetween(pageOf(from), pageOf(to), bulge)
		for _, q := range line {
			if off := math.Abs(q.minus(a.centre).length() - a.radius); off > 1e-3*a.radius {
				t.Fatalf("%v is %g off the circle", q, off)
			}
		}
	})
}

// The half circle over a line that goes right lies above it: it turns clockwise.
func TestHalfCircle(t *testing.T) {
	a := arcBetween(xy{0, 0}, xy{2, 0}, 1)
	if top := a.point(a.begin + a.sweep/2); math.Abs(top.x-1)+math.Abs(top.y+1) > 1e-9 {
		t.Errorf("its apex is %v, want (1, -1)", top)
	}
}

// The middle of every piece of hatching lies in the area, and the hatching is
// as long as the area and the spacing say.
func TestHatch(t *testing.T) {
	areas := map[string]struct {
		path Path
		size float64
	}{
		"square":   {RectPath(Rect{10, 10, 40, 40}), 1600},
		"circle":   {CirclePath(30, 30, 20), 400 * math.Pi},
		"triangle": {Path{{Op: Move, X: 0, Y: 0}, {Op: Line, X: 40, Y: 0}, {Op: Line, X: 0, Y: 30}, {Op: Close}}, 600},
	}
	for name, a := range areas {
		for _, normal := range []xy{{0, 1}, {1, 0}, {0.6, 0.8}, {0.8, -0.6}} {
			parts, length := flatten(a.path, 0.5/20), 0.0 // as hatch does
			p := hatch(a.path, normal, 0.5)
			for i := 0; i < len(p); i += 2 {
				from, to := xy{p[i].X, p[i].Y}, xy{p[i+1].X, p[i+1].Y}
				length += to.minus(from).length()
				if !inside(parts, from.between(to, 0.5)) {
					t.Fatalf("%s: the line from %v to %v lies outside", name, from, to)
				}
			}
			if math.Abs(length*0.5-a.size) > 0.05*a.size {
				t.Errorf("%s, normal %v: lines of %g in all, want about %g", name, normal, length, a.size/0.5)
			}
		}
	}
	if p := hatch(RectPath(Rect{0, 0, 1e9, 1}), xy{1, 0}, 0.1); len(p) != 0 {
		t.Errorf("%d lines for an endless area", len(p))
	}
}

// A flattened circle strays from the true one no more than the tolerance.
func TestFlatten(t *testing.T) {
	for _, tolerance := range []float64{1, 0.1, 0.01} {
		parts := flatten(CirclePath(0, 0, 50), tolerance)
		if len(parts) != 1 || !parts[0].closed {
			t.Fatalf("%d parts", len(parts))
		}
		points := parts[0].points
		for i, a := range points {
			middle := a.between(points[(i+1)%len(points)], 0.5)
			if off := 50 - middle.length(); off > tolerance+0.02 || off < -0.02 {
				t.Errorf("tolerance %g: a piece strays %g", tolerance, off)
			}
		}
	}
}

func TestRoundedPath(t *testing.T) {
	full := RoundedPath(Rect{0, 0, 40, 20}, 100) // the radius is cut down to 10
	for _, l := range flatten(full, 0.01) {
		for _, q := range l.points {
			if q.x < -1e-9 || q.x > 40+1e-9 || q.y < -1e-9 || q.y > 20+1e-9 {
				t.Errorf("%v leaves the rectangle", q)
			}
		}
	}
	if got := len(CirclePath(0, 0, 5)); got != 6 {
		t.Errorf("a circle has %d segments, want a move, four curves and a close", got)
	}
}
