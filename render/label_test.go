package render

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"latin"
)

// Every label stands in the circle of its cell, its middle at the middle, and
// all labels of a board have one size.
func TestLabelsInCircles(t *testing.T) {
	all := boards(t)
	rapid.Check(t, func(t *rapid.T) {
		base := all[rapid.SampledFrom([]string{"sudoku", "windows", "jigsaw", "strimko", "star", "orb", "triangle"}).Draw(t, "board")]
		v := numbered(relabelled(t, base))
		frame := Rect{
			rapid.Float64Range(-100, 100).Draw(t, "x"), rapid.Float64Range(-100, 100).Draw(t, "y"),
			rapid.Float64Range(20, 600).Draw(t, "width"), rapid.Float64Range(20, 600).Draw(t, "height"),
		}
		r := &recorder{}
		Draw(r, frame, v)
		s, _ := newScene(nil, frame, v)
		size := 0.0
		texts := r.texts
		for i := range v.Clues {
			x, bold := v.Clues[i], true
			if x == latin.Blank {
				x, bold = v.Solution[i], false
			}
			if x == latin.Blank {
				continue
			}
			got := texts[0]
			texts = texts[1:]
			if got.text != v.Puzzle.Labels.Text(x) || got.font.Bold != bold {
				t.Fatalf("cell %d: found %q (bold %v), want %q (bold %v)", i, got.text, got.font.Bold, v.Puzzle.Labels.Text(x), bold)
			}
			at := s.at(v.Puzzle.Board.Place(latin.Cell(i)).At)
			w, h := Measure(got.text, got.font), CapHeight(got.font)
			if math.Abs(got.x-at.x) > 1e-6 || math.Abs(got.y-h/2-at.y) > 1e-6 || got.font.Align != Center {
				t.Fatalf("cell %d: label off the middle", i)
			}
			if reach, room := math.Hypot(w, h)/2, s.room(latin.Cell(i)); reach > 0.81*room {
				t.Fatalf("cell %d: label %q reaches %.2f from the middle, the room is %.2f", i, got.text, reach, room)
			}
			if size == 0 {
				size = got.font.Size
			}
			if got.font.Size != size {
				t.Fatalf("cell %d: size %g, others %g", i, got.font.Size, size)
			}
		}
		if len(texts) != len(v.Puzzle.Board.Notes()) {
			t.Fatalf("%d texts left for %d notes", len(texts), len(v.Puzzle.Board.Notes()))
		}
	})
}

// relabelled is the Puzzle with labels of one to eight letters or digits.
func relabelled(t *rapid.T, p *latin.Puzzle) *latin.Puzzle {
	word := rapid.StringMatching(`[A-Za-z0-9]{1,8}`)
	labels, err := latin.NewLabels(rapid.SliceOfN(word, p.Labels.K(), p.Labels.K()).Draw(t, "labels")...)
	if err != nil {
		t.Fatal(err)
	}
	q, err := latin.NewPuzzle(p.Board, labels, nil)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

func TestDigitHeight(t *testing.T) {
	r := &recorder{}
	v := numbered(sudokuBoard(t))
	Draw(r, Rect{W: 300, H: 300}, v)
	s, _ := newScene(nil, Rect{W: 300, H: 300}, v)
	part := CapHeight(r.texts[0].font) / s.scale
	if part < 0.5 || part > 0.55 {
		t.Errorf("digits are %.2f of the cell high; want 0.50 to 0.55", part)
	}
}

// Each candidate has a spot of its own within the cell, the same in all cells.
func TestCandidateSpots(t *testing.T) {
	for _, n := range []int{1, 4, 6, 9, 12, 16, 25, 36} {
		p := puzzleOn(t, square(n).Layout, latin.Numbers(n)...)
		v := View{Puzzle: p, Candidates: make(latin.Domains, p.Board.Len())}
		for i := range v.Candidates {
			v.Candidates[i] = p.Labels.All()
		}
		r := &recorder{}
		frame := Rect{W: 500, H: 500}
		Draw(r, frame, v)
		if want := n * n * n; len(r.texts) != want {
			t.Fatalf("order %d: %d candidates drawn, want %d", n, len(r.texts), want)
		}
		s, _ := newScene(nil, frame, v)
		for i, a := range r.texts {
			middle := s.at(p.Board.Place(latin.Cell(i / n)).At)
			box := textBox(a)
			if math.Abs(box.X-middle.x) > s.scale/2 || math.Abs(box.X+box.W-middle.x) > s.scale/2 ||
				math.Abs(box.Y-middle.y) > s.scale/2 || math.Abs(box.Y+box.H-middle.y) > s.scale/2 {
				t.Fatalf("order %d: candidate %q leaves its cell", n, a.text)
			}
			for j := i - i%n; j < i; j++ {
				if overlap(box, textBox(r.texts[j])) {
					t.Fatalf("order %d: candidates %q and %q overlap", n, a.text, r.texts[j].text)
				}
			}
		}
	}
}

// textBox is where a centred text stands, from the baseline to the capitals' height.
func textBox(a recordedText) Rect {
	w, h := Measure(a.text, a.font), CapHeight(a.font)
	return Rect{a.x - w/2, a.y - h, w, h}
}

func overlap(a, b Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// Slices that do not fit the board, unknown labels and cells are left out.
func TestDrawHostileView(t *testing.T) {
	for name, p := range boards(t) {
		for _, v := range []View{
			{},
			{Puzzle: p},
			{Puzzle: p, Clues: latin.PB{0, 99, -7}, Solution: make(latin.PB, 9999), Candidates: latin.Domains{math.MaxUint64, math.MaxUint64}},
			{Puzzle: p, Highlights: []Highlight{{Cells: []latin.Cell{-1, 0, 99999}, Tone: -5}, {Tone: 1 << 40}}},
		} {
			for _, frame := range []Rect{{}, {W: 100, H: 100}, {W: -5, H: 10}, {X: math.NaN(), W: 1, H: 1}, {W: math.Inf(1), H: 3}, {W: 0.01, H: 0.01}} {
				r := &recorder{}
				Draw(r, frame, v)
				for _, x := range r.texts {
					if !finite(x.x, x.y, x.font.Size) {
						t.Errorf("%s: text at (%g, %g) of size %g", name, x.x, x.y, x.font.Size)
					}
				}
			}
		}
	}
}

// Nothing is drawn outside the frame but half a hair.
func TestDrawStaysInFrame(t *testing.T) {
	for name, p := range boards(t) {
		for _, frame := range []Rect{{10, 20, 300, 200}, {-5, 0, 60, 90}} {
			r := &recorder{}
			Draw(r, frame, numbered(p))
			for _, x := range r.paths {
				for _, l := range flatten(x.path, 0.01) {
					for _, q := range l.points {
						half := 0.0
						if x.style.Stroke != nil {
							half = x.style.Width / 2
						}
						if q.x-half < frame.X-0.01 || q.x+half > frame.X+frame.W+0.01 || q.y-half < frame.Y-0.01 || q.y+half > frame.Y+frame.H+0.01 {
							t.Fatalf("%s: a line at %v leaves the frame %v", name, q, frame)
						}
					}
				}
			}
		}
	}
}
