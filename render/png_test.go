package render

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"math"
	"strings"
	"testing"
)

func pngBytes(t testing.TB, p *PNG) []byte {
	t.Helper()
	var b bytes.Buffer
	n, err := p.WriteTo(&b)
	if err != nil || n != int64(b.Len()) {
		t.Fatalf("%d bytes written, %d said, %v", b.Len(), n, err)
	}
	return b.Bytes()
}

func picture(t testing.TB, p *PNG) image.Image {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(pngBytes(t, p)))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// ink is the blackness of the picture, in black pixels.
func ink(img image.Image) float64 {
	sum := 0.0
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			r, _, _, _ := img.At(x, y).RGBA()
			sum += 1 - float64(r)/0xffff
		}
	}
	return sum
}

func TestPNGDeterministicAndNotBlank(t *testing.T) {
	for name, p := range boards(t) {
		draw := func() *PNG {
			page := NewPNG(100, 100, 144)
			Draw(page, Rect{W: 100, H: 100}, numbered(p))
			return page
		}
		if !bytes.Equal(pngBytes(t, draw()), pngBytes(t, draw())) {
			t.Errorf("%s: two pictures made alike differ", name)
		}
		img := picture(t, draw())
		if img.Bounds() != image.Rect(0, 0, 200, 200) {
			t.Errorf("%s: %v pixels, want 200 × 200", name, img.Bounds())
		}
		if part := ink(img) / (200 * 200); part < 0.03 || part > 0.5 {
			t.Errorf("%s: %.0f %% black", name, 100*part)
		}
	}
}

// The ink of a stroke is its area, which geometry tells.
func TestPNGStrokes(t *testing.T) {
	square := RectPath(Rect{20, 20, 40, 40})
	tests := []struct {
		name  string
		path  Path
		style Style
		want  float64
	}{
		{"filled square", square, Style{Fill: &Black}, 1600},
		{"mitred square", square, Style{Stroke: &Black, Width: 4}, 44*44 - 36*36},
		{"round square", square, Style{Stroke: &Black, Width: 4, Round: true}, 44*44 - 36*36 - (16 - 4*math.Pi)},
		{"square caps", LinePath(20, 50, 60, 50), Style{Stroke: &Black, Width: 4}, 44 * 4},
		{"round caps", LinePath(20, 50, 60, 50), Style{Stroke: &Black, Width: 4, Round: true}, 160 + 4*math.Pi},
		{"slanted", LinePath(20, 20, 50, 60), Style{Stroke: &Black, Width: 6}, 56 * 6},
		{"ring", CirclePath(50, 50, 20), Style{Stroke: &Black, Width: 4}, math.Pi * (22*22 - 18*18)},
		{"disc", CirclePath(50, 50, 20), Style{Fill: &Black}, math.Pi * 400},
		{"dashes", LinePath(20, 50, 60, 50), Style{Stroke: &Black, Width: 2, Dash: []float64{4, 6}}, 4 * 6 * 2},
		{"dots", LinePath(20, 50, 60, 50), Style{Stroke: &Black, Width: 4, Dash: []float64{0, 8}, Round: true}, 5 * 4 * math.Pi},
		{"dot", LinePath(50, 50, 50, 50), Style{Stroke: &Black, Width: 4}, 16},
		{"crossing itself", Path{{Op: Move, X: 20, Y: 20}, {Op: Line, X: 60, Y: 20}, {Op: Line, X: 60, Y: 60}, {Op: Line, X: 40, Y: 60}, {Op: Line, X: 40, Y: 0}},
			Style{Stroke: &Black, Width: 4}, 4*(40+40+20+60) + 4 + 4 - 16 - 0},
		{"off the page", RectPath(Rect{-50, -50, 60, 60}), Style{Fill: &Black}, 100},
		{"no width", square, Style{Stroke: &Black}, 0},
	}
	for _, tt := range tests {
		page := NewPNG(100, 100, 72)
		page.Path(tt.path, tt.style)
		if got := ink(picture(t, page)); math.Abs(got-tt.want) > 0.012*tt.want+0.5 {
			t.Errorf("%s: %.1f pixels of ink, want %.1f", tt.name, got, tt.want)
		}
	}
}

func TestPNGErrors(t *testing.T) {
	huge, none, odd := NewPNG(1e6, 1e6, 72), NewPNG(0, 10, 72), NewPNG(10, 10, math.NaN())
	foreign := NewPNG(10, 10, 72)
	foreign.Text(1, 5, "漢", Font{Size: 5})
	for name, p := range map[string]*PNG{"huge": huge, "none": none, "odd": odd, "foreign": foreign} {
		p.Path(RectPath(Rect{0, 0, 5, 5}), Style{Fill: &Black})
		p.Text(1, 1, "a", Font{Size: 5})
		var b bytes.Buffer
		if n, err := p.WriteTo(&b); !errors.Is(err, ErrPNG) || n != 0 || b.Len() != 0 {
			t.Errorf("%s: error %v and %d bytes; want ErrPNG and none", name, err, b.Len())
		}
	}
	if _, err := huge.WriteTo(nil); !strings.Contains(err.Error(), "64000000") {
		t.Errorf("the error does not tell the limit: %v", err)
	}
}

func TestPNGHostileNumbers(t *testing.T) {
	page := NewPNG(20, 20, 72)
	for _, v := range []float64{math.NaN(), math.Inf(1), 1e300, -1e300, 1e9, 0} {
		for _, s := range []Style{{Fill: &Black}, {Stroke: &Black, Width: v}, {Stroke: &Black, Width: 1, Dash: []float64{v}}, {Stroke: &Black, Width: 1, Dash: []float64{-1, v}, Round: true}} {
			page.Path(LinePath(1, 1, v, 5), s)
			page.Path(CirclePath(5, 5, v), s)
		}
		page.Text(v, 1, "a", Font{Size: 5})
		page.Text(1, 1, "a", Font{Size: v})
	}
	pngBytes(t, page)
}
