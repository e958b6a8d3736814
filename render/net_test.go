package render

import (
	"math"
	"testing"

	"latin"
)

// netsOf are the nets of all bodies in the catalogue, of several sizes.
func netsOf(t *testing.T) map[string]*latin.Puzzle {
	nets := map[string]*latin.Puzzle{}
	for _, name := range []string{"tetrahedron", "tetrahedron:1", "cube", "cube:2", "octahedron", "icosahedron", "dodecahedron"} {
		kind, size, err := latin.FindKind(name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := kind.New(latin.Options{Size: size})
		if err != nil {
			t.Fatal(err)
		}
		nets[name] = p
	}
	return nets
}

// Each cut has one tab, which stands on one of its two sides, is not too
// low to glue, and lies over no face and no other tab.
func TestTabs(t *testing.T) {
	for name, p := range netsOf(t) {
		net := p.Board.Net()
		cuts := 0
		for _, f := range net.Faces {
			for _, j := range f.Joins {
				cuts += b2i(!j.Fold)
			}
		}
		tabs := tabsOf(net)
		if 2*len(tabs) != cuts {
			t.Errorf("%s: %d tabs for %d cut sides", name, len(tabs), cuts)
		}
		// A body of f faces needs f-1 folds to hang together.
		folds := 0
		for _, f := range net.Faces {
			folds += len(f.Joins)
		}
		if folds = (folds - cuts) / 2; folds != len(net.Faces)-1 {
			t.Errorf("%s: %d folds for %d faces", name, folds, len(net.Faces))
		}
		for i, tab := range tabs {
			f := net.Faces[tab.from.face]
			if j := f.Joins[tab.from.side]; (seamEnd{j.Face, j.Side}) != tab.under || tab.number != i+1 {
				t.Errorf("%s: tab %d does not go under the side that it meets", name, i+1)
			}
			if h := tabHeight(tab) / side(f); h < leastTab-1e-9 || h > 0.34+1e-9 {
				t.Errorf("%s: tab %d is %.2f of its side high", name, i+1, h)
			}
			if !tab.free(net, tabs[:i]) {
				t.Errorf("%s: tab %d lies over a face or a tab", name, i+1)
			}
		}
	}
}

// The number of a seam is written twice: on its tab, outside the faces, and
// within the face under which the tab goes.
func TestSeamNumbers(t *testing.T) {
	for name, p := range netsOf(t) {
		r := &recorder{}
		s, ok := newScene(r, Rect{W: 700, H: 700}, View{Puzzle: p, Net: true})
		if !ok {
			t.Fatal("nothing to draw")
		}
		s.drawSeams()
		if len(r.texts) != 2*len(s.tabs) {
			t.Fatalf("%s: %d numbers for %d seams", name, len(r.texts), len(s.tabs))
		}
		for i, tab := range s.tabs {
			for k, face := range []int{-1, tab.under.face} {
				text := r.texts[2*i+k]
				if got := s.faceAt(xy{text.x, text.y - CapHeight(text.font)/2}); got != face {
					t.Errorf("%s: the number %s stands on face %d; want %d", name, text.text, got, face)
				}
			}
		}
	}
}

// faceAt is the face of the net under a point of the page; -1 for none.
func (s *scene) faceAt(q xy) int {
	for i, f := range s.board.Net().Faces {
		var l polyline
		for _, c := range f.Corners {
			l.points = append(l.points, s.at(c))
		}
		l.closed = true
		if inside([]polyline{l}, q) {
			return i
		}
	}
	return -1
}

// Whatever a net draws lies within its frame, and the frame of a page within
// what A4 and Letter have in common.
func TestNetsFitThePage(t *testing.T) {
	frame := Rect{X: 10, Y: 20, W: 500, H: 400}
	for name, p := range netsOf(t) {
		r := &recorder{}
		Draw(r, frame, View{Puzzle: p, Net: true})
		for _, path := range r.paths {
			for _, l := range flatten(path.path, 0.1) {
				for _, q := range l.points {
					out := math.Max(math.Max(frame.X-q.x, q.x-frame.X-frame.W), math.Max(frame.Y-q.y, q.y-frame.Y-frame.H))
					if out > 0.5 {
						t.Fatalf("%s: %v is %.1f points outside the frame", name, q, out)
					}
				}
			}
		}
	}
	// The middle of an A4 page laid at the top or at the bottom of a Letter page.
	if top := (841.89 - netHeight) / 2; top-50 < 14 || top+netHeight > 792-14 || netWidth > 595.28-28 {
		t.Errorf("a net of %v by %v points is too large for A4 or Letter", netWidth, netHeight)
	}
}

// On a sheet each label stands on both faces of its edge.
func TestSheetShowsLabelsTwice(t *testing.T) {
	p := kindBoard(t, latin.Dodecahedron)
	v := View{Puzzle: p, Clues: latin.NewPB(30), Net: true}
	v.Clues[7] = 3
	r := &recorder{}
	Draw(r, Rect{W: 500, H: 500}, v)
	n := 0
	for _, text := range r.texts {
		n += b2i(text.text == "4" && text.font.Color == Black)
	}
	if n != 2 {
		t.Errorf("the label is written %d times; want 2", n)
	}
}

// Each stripe of a body passes through each of its cells from side to side, and
// the ways through neighbouring cells meet or lead to the letter of the stripe.
func TestThreads(t *testing.T) {
	for name, p := range netsOf(t) {
		if p.Board.Net().Sheet != nil {
			continue
		}
		s, ok := newScene(nil, Rect{W: 700, H: 700}, View{Puzzle: p})
		if !ok {
			t.Fatal("nothing to draw")
		}
		for i, a := range p.Board.Asterisms() {
			if got := len(s.threads(i, a)); got != len(a.Cells) {
				t.Errorf("%s: %s has %d ways through %d cells", name, a.Name, got, len(a.Cells))
			}
		}
	}
}
