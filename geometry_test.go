package latin_test

import (
	"math"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

func bounds(t testing.TB, l latin.Layout) (latin.Point, latin.Point) {
	t.Helper()
	for i := range l.Places {
		l.Asterisms = append(l.Asterisms, cellsOf(latin.Cell(i)))
	}
	b, err := latin.NewBoard(l)
	if err != nil {
		t.Fatal(err)
	}
	return b.Bounds()
}

func near(p, q latin.Point) bool { return math.Hypot(p.X-q.X, p.Y-q.Y) < 1e-9 }

func TestBounds(t *testing.T) {
	half := []latin.Side{{To: latin.Point{X: 1}, Bulge: 1}, {To: latin.Point{X: -1}, Bulge: 1}} // a circle about 0
	tests := []struct {
		name             string
		layout           latin.Layout
		upLeft, lowRight latin.Point
	}{
		{"a square", latin.Layout{Places: []latin.Place{latin.Square(2, 5)}}, latin.Point{X: 5, Y: 2}, latin.Point{X: 6, Y: 3}},
		{"a point", latin.Layout{Places: []latin.Place{{At: latin.Point{X: 1, Y: 1}, Room: 0.5}}}, latin.Point{X: 0.5, Y: 0.5}, latin.Point{X: 1.5, Y: 1.5}},
		{"a circle", latin.Layout{Places: []latin.Place{{Outline: half}}}, latin.Point{X: -1, Y: -1}, latin.Point{X: 1, Y: 1}},
		{"a note", latin.Layout{Places: []latin.Place{latin.Square(0, 0)}, Notes: []latin.Note{{At: latin.Point{X: -1, Y: 0.5}}}}, latin.Point{X: -1.3}, latin.Point{X: 1, Y: 1}},
	}
	for _, test := range tests {
		upLeft, lowRight := bounds(t, test.layout)
		if !near(upLeft, test.upLeft) || !near(lowRight, test.lowRight) {
			t.Errorf("%s: %v to %v, want %v to %v", test.name, upLeft, lowRight, test.upLeft, test.lowRight)
		}
	}
}

// One arc: clockwise on the page with a positive bulge, so that a quarter of a
// circle about the origin from its leftmost to its uppermost point bulges
// towards the upper left.
func TestArcBulgesToTheLeft(t *testing.T) {
	quarter := math.Tan(math.Pi / 8)
	outline := []latin.Side{{To: latin.Point{Y: -1}, Bulge: quarter}, {To: latin.Point{X: -1}}}
	upLeft, lowRight := bounds(t, latin.Layout{Places: []latin.Place{{Outline: outline}}})
	if !near(upLeft, latin.Point{X: -1, Y: -1}) || !near(lowRight, latin.Point{}) {
		t.Errorf("%v to %v", upLeft, lowRight)
	}
	outline[0].Bulge = math.Tan(3 * math.Pi / 8) // three quarters of a circle about (-1, -1)
	upLeft, lowRight = bounds(t, latin.Layout{Places: []latin.Place{{Outline: outline}}})
	if !near(upLeft, latin.Point{X: -2, Y: -2}) || !near(lowRight, latin.Point{}) {
		t.Errorf("%v to %v", upLeft, lowRight)
	}
}

// Bounds against points walked along the arcs of random outlines.
func TestBoundsOfArcs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var outline []latin.Side
		coordinate := rapid.Float64Range(-3, 3)
		for range rapid.IntRange(2, 5).Draw(t, "sides") {
			outline = append(outline, latin.Side{
				To:    latin.Point{X: coordinate.Draw(t, "x"), Y: coordinate.Draw(t, "y")},
				Bulge: rapid.Float64Range(-2, 2).Draw(t, "bulge"),
			})
		}
		b, err := latin.NewBoard(latin.Layout{Places: []latin.Place{{Outline: outline}}, Asterisms: []latin.Asterism{cellsOf(0)}})
		if err != nil {
			t.Fatal(err)
		}
		checkBounds(t, b, outline)
	})
}

func checkBounds(t *rapid.T, b *latin.Board, outline []latin.Side) {
	upLeft, lowRight := b.Bounds()
	low, high := latin.Point{X: math.Inf(1), Y: math.Inf(1)}, latin.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	from := outline[len(outline)-1].To
	for _, s := range outline {
		for i := range 1001 {
			p := along(from, s, float64(i)/1000)
			low = latin.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
			high = latin.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
		}
		from = s.To
	}
	const coarse = 1e-4 // what 1,000 steps along an arc may miss
	if math.Abs(low.X-upLeft.X) > coarse || math.Abs(low.Y-upLeft.Y) > coarse ||
		math.Abs(high.X-lowRight.X) > coarse || math.Abs(high.Y-lowRight.Y) > coarse {
		t.Fatalf("bounds %v to %v, walked %v to %v", upLeft, lowRight, low, high)
	}
}

// along is the point of the side after that part of its length: the chord is
// seen from it under a fixed angle, so it is found by turning the chord.
func along(from latin.Point, s latin.Side, part float64) latin.Point {
	angle := 4 * math.Atan(s.Bulge)
	if math.Abs(angle) < 1e-6 {
		return latin.Point{X: from.X + part*(s.To.X-from.X), Y: from.Y + part*(s.To.Y-from.Y)}
	}
	// The chord from the beginning to the point spans part of the angle, and
	// leaves at half the angle that is still to come, anticlockwise.
	scale := math.Sin(part*angle/2) / math.Sin(angle/2)
	sin, cos := math.Sincos((part - 1) * angle / 2)
	dx, dy := s.To.X-from.X, s.To.Y-from.Y
	return latin.Point{X: from.X + scale*(dx*cos-dy*sin), Y: from.Y + scale*(dx*sin+dy*cos)}
}
