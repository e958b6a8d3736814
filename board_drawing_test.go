package latin

import (
	"errors"
	"math"
	"strings"
	"testing"
)

// What a layout has beside cells and asterisms is checked, too: a drawing must
// not meet an index or a number that it cannot use.
func TestBoardDrawingRefused(t *testing.T) {
	layout := func() Layout { // the dodecahedron, which has all of it
		f, err := Dodecahedron.Build("1", "", nil)
		if err != nil {
			t.Fatal(err)
		}
		return f.Layout
	}
	for want, spoil := range map[string]func(*Layout){
		"names asterism 11":               func(l *Layout) { l.Notes[0].Asterism = 11 },
		"names asterism -1":               func(l *Layout) { l.Notes[0].Asterism = -1 },
		`note "a" cannot be drawn`:        func(l *Layout) { l.Notes[0].At.X = math.NaN() },
		`note "b" cannot be drawn`:        func(l *Layout) { l.Notes[1].From = []Point{{X: math.Inf(1)}} },
		"the path of line c":              func(l *Layout) { l.Asterisms[2].Path[3].Bulge = math.NaN() },
		"29 of its 30 cells":              func(l *Layout) { l.Space = l.Space[1:] },
		"is not in space":                 func(l *Layout) { l.Space[4].Z = math.NaN() },
		"has 2 corners and 5 joins":       func(l *Layout) { l.Net.Faces[0].Corners = l.Net.Faces[0].Corners[:2] },
		"meets side 5 of face 3":          func(l *Layout) { l.Net.Faces[1].Joins[2] = Join{Face: 3, Side: 5} },
		"meets side 0 of face 12":         func(l *Layout) { l.Net.Faces[1].Joins[2] = Join{Face: 12} },
		"holds cell 30":                   func(l *Layout) { l.Net.Faces[5].Cells[0] = 30 },
		"of the net cannot be drawn":      func(l *Layout) { l.Net.Faces[5].Corners[0].Y = math.Inf(-1) },
		"has 60 places for 59 cells":      func(l *Layout) { l.Net.Sheet.Of = l.Net.Sheet.Of[1:] },
		"shows cell -1":                   func(l *Layout) { l.Net.Sheet.Of[7] = -1 },
		"sheet of the net is of asterism": func(l *Layout) { l.Net.Sheet.Links[7].Asterism = 10 },
	} {
		l := layout()
		spoil(&l)
		if _, err := NewBoard(l); !errors.Is(err, ErrBoard) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	if _, err := NewBoard(layout()); err != nil {
		t.Error(err)
	}
}
