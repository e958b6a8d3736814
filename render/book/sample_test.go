package book

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"latin"
	"latin/render"
)

// puzzleOf is the Puzzle of a kind as files name it, such as "sudoku:2x3".
func puzzleOf(t testing.TB, name string, options ...latin.Options) *latin.Puzzle {
	t.Helper()
	k, size, err := latin.FindKind(name)
	if err != nil {
		t.Fatal(err)
	}
	o := latin.Options{}
	if len(options) > 0 {
		o = options[0]
	}
	o.Size = size
	p, err := k.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// sampleItem fills the board with any labels, of which some are clues. The
// book prints what it is given, so they need not make a Latin board.
func sampleItem(p *latin.Puzzle, rng *rand.Rand) Item {
	solution, clues := latin.NewPB(p.Board.Len()), latin.NewPB(p.Board.Len())
	for i := range solution {
		solution[i] = latin.Label(rng.IntN(p.Labels.Distinct()))
		if rng.IntN(3) == 0 {
			clues[i] = solution[i]
		}
	}
	return Item{Puzzle: p, Clues: clues, Solution: solution, Note: fmt.Sprintf("%d clues", clues.Filled())}
}

func sampleSection(p *latin.Puzzle, n int, title string, rng *rand.Rand) Section {
	s := Section{Title: title, Intro: "What is special about the puzzles of " + title + "."}
	for range n {
		s.Items = append(s.Items, sampleItem(p, rng))
	}
	return s
}

// sampleExample has three steps, each with one asterism shaded.
func sampleExample(p *latin.Puzzle, rng *rand.Rand) Example {
	item := sampleItem(p, rng)
	e := Example{Intro: "The cells that a step speaks of are shaded."}
	for i := range 3 {
		a := p.Board.Asterisms()[i]
		v := render.View{Puzzle: p, Clues: item.Clues, Highlights: []render.Highlight{{Cells: a.Cells}}}
		e.Steps = append(e.Steps, Step{View: v, Caption: fmt.Sprintf("Step %d looks at %s.", i+1, a.Name)})
	}
	return e
}

// sampleBook has everything that a book can have, with n puzzles in each of two sections.
func sampleBook(t testing.TB, n int) Book {
	rng := rand.New(rand.NewPCG(1, 2))
	sudoku := puzzleOf(t, "sudoku")
	return Book{
		Title: "Sixty Sudoku", Subtitle: "Each with one solution", Author: "Ada Byron",
		Copyright: "Copyright © 2026 Ada Byron", Imprint: "Analytical Press", Program: "latin 0.1.0", Seed: "one",
		Intro:    "Write with a pencil.\n\nThe page of the solution stands under each puzzle.",
		Examples: []Example{sampleExample(sudoku, rng)},
		Sections: []Section{
			sampleSection(sudoku, n, "Gentle", rng),
			sampleSection(puzzleOf(t, "sudoku:2x3"), n, "Small", rng),
		},
	}
}

// paper records what is drawn.
type paper struct {
	texts  []Text
	points [][2]float64 // of paths, control points included
	widths []float64    // of strokes
	greys  bool         // everything was grey
}

func (r *paper) Path(path render.Path, s render.Style) {
	for _, g := range path {
		if g.Op == render.Close {
			continue
		}
		r.points = append(r.points, [2]float64{g.X, g.Y})
		if g.Op == render.Curve {
			r.points = append(r.points, [2]float64{g.X1, g.Y1}, [2]float64{g.X2, g.Y2})
		}
	}
	if s.Stroke != nil {
		r.widths = append(r.widths, s.Width)
		r.see(*s.Stroke)
	}
	if s.Fill != nil {
		r.see(*s.Fill)
	}
}

func (r *paper) Text(x, y float64, text string, f render.Font) {
	r.texts = append(r.texts, Text{X: x, Y: y, Text: text, Font: f})
	r.see(f.Color)
}

func (r *paper) see(c render.Color) { r.greys = r.greys && c.R == c.G && c.G == c.B }

// painted draws a page on paper.
func painted(l Layout, p Page) *paper {
	r := &paper{greys: true}
	l.Paint(r, p)
	return r
}

func rect(w, h float64) render.Rect { return render.Rect{W: w, H: h} }
