package main

import (
	"context"
	"errors"
	"slices"

	"latin"
	"latin/generator"
	"latin/render"
	"latin/render/book"
)

// exampleTries is how many puzzles are made for an example until one begins
// with both things that the lessons teach.
const exampleTries = 12

// howToPlay heads the pages with the rules.
const howToPlay = "Every puzzle in this book has exactly one solution, and reasoning finds it: nothing has to be guessed. " +
	"In the examples the dark cells are those to look at, and what follows goes into the hatched cell."

const cellNamesText = " Cells are named by row and column: r2c5 is the fifth cell of row 2."

// addExamples makes a worked example for each kind in the book, on a puzzle of
// its own with plenty of clues, on the smallest board of the kind that occurs.
// The first one is the ornament of the title page.
func (a *app) addExamples(ctx context.Context, b *book.Book) error {
	b.Intro = howToPlay
	if !slices.ContainsFunc(kindsOf(b), func(p *latin.Puzzle) bool { return !namedBySquares(p) }) {
		b.Intro += cellNamesText
	}
	var w worker
	for _, p := range kindsOf(b) {
		puzzle, steps := a.example(ctx, &w, p)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if puzzle == nil {
			continue
		}
		if b.Ornament == nil {
			b.Ornament = puzzle
		}
		b.Examples = append(b.Examples, book.Example{Steps: steps})
	}
	return nil
}

// namedBySquares says whether the cells are named by rows and columns, and the
// kind does not tell so itself.
func namedBySquares(p *latin.Puzzle) bool {
	return p.Board.CellName(0) == "r1c1" && (p.Kind() == nil || p.Kind().Names == "")
}

// kindsOf lists one Puzzle of each kind in the book, the smallest, in the
// order in which the kinds occur.
func kindsOf(b *book.Book) []*latin.Puzzle {
	var kinds []*latin.Puzzle
	for _, s := range b.Sections {
		for _, item := range s.Items {
			p := item.Puzzle
			i := slices.IndexFunc(kinds, func(q *latin.Puzzle) bool { return q.Kind() == p.Kind() && (p.Kind() != nil || q == p) })
			switch {
			case i < 0:
				kinds = append(kinds, p)
			case p.Board.Len() < kinds[i].Board.Len():
				kinds[i] = p
			}
		}
	}
	return kinds
}

// example makes the puzzle and its lessons; nil when none can be made.
func (a *app) example(ctx context.Context, w *worker, p *latin.Puzzle) (*render.View, []book.Step) {
	n := p.Board.Len()
	req := generator.Request{Clues: generator.Range{Min: 2 * n / 5, Max: 3 * n / 5}, Attempts: 20}
	s := w.searcher(p)
	s.Steps = stepsToGiveUp
	var best *render.View
	var steps []book.Step
	for try := 0; try < exampleTries && len(steps) < 2 && ctx.Err() == nil; try++ {
		made, err := generator.Generate(ctx, s, req, a.source("example "+p.Name(), try))
		if errors.Is(err, generator.ErrNotFound) { // the board asks for more clues
			req.Clues = generator.Range{Min: req.Clues.Max, Max: min(n-1, req.Clues.Max+n/5)}
		}
		if err != nil {
			continue // an example is welcome, not needed
		}
		found := lessons(p, made.Clues)
		if best == nil || len(found) > len(steps) {
			best, steps = &render.View{Puzzle: p, Clues: made.Clues}, steps[:0]
			for _, l := range found {
				steps = append(steps, book.Step{View: l.view, Caption: l.text})
			}
		}
	}
	return best, steps
}
