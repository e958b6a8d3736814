package search

import (
	"context"
	"errors"
	"fmt"

	"latin"
)

// ErrUndecided is wrapped by every error that says that the search was ended
// before its answer: by the context, whose error is wrapped too, or by the
// limit of steps.
var ErrUndecided = errors.New("undecided")

// ErrNone says that there is no Latin board to give.
var ErrNone = errors.New("no Latin board")

// ErrLength says that a partial labelled board does not fit the board.
var ErrLength = errors.New("wrong number of cells")

// A Searcher answers exact questions about the partial labelled boards of one
// Puzzle. Its answers do not depend on earlier questions. It keeps its memory
// from one question to the next, so it must not be used by two goroutines at
// once; make one for each.
type Searcher struct {
	// Steps limits the branches taken by one question; 0 is no limit. When it
	// is reached, the answer is an error that wraps ErrUndecided. Unlike a
	// time limit it gives the same answer on every machine.
	Steps uint64

	puzzle *latin.Puzzle
	taken  uint64 // branches taken by the last question
	idle   engine // nil while an iterator of Solutions uses it
}

// New compiles the board and the labels of a Puzzle. The inscription plays no
// part: the questions are about the partial boards that they are given.
func New(p *latin.Puzzle) *Searcher {
	return &Searcher{puzzle: p, idle: newEngine(p)}
}

// Puzzle that the Searcher was made for.
func (s *Searcher) Puzzle() *latin.Puzzle { return s.puzzle }

// take lends the engine; a question asked within the loop over another one's
// Solutions gets an engine of its own.
func (s *Searcher) take() engine {
	e := s.idle
	s.idle = nil
	if e == nil {
		e = newEngine(s.puzzle)
	}
	return e
}

func (s *Searcher) giveBack(e engine) { s.idle = e }

// budget checks what is common to all questions and starts the clock.
func (s *Searcher) budget(ctx context.Context, pb latin.PB) (budget, error) {
	if n := s.puzzle.Board.Len(); len(pb) != n {
		return budget{}, fmt.Errorf("%w: the partial board has %d, %s has %d", ErrLength, len(pb), s.puzzle.Name(), n)
	}
	for c, x := range pb {
		if x < latin.Blank || int(x) >= s.puzzle.Labels.Distinct() {
			return budget{}, fmt.Errorf("cell %s holds label number %d; the labels are numbered 0 to %d",
				s.puzzle.Board.CellName(latin.Cell(c)), x, s.puzzle.Labels.Distinct()-1)
		}
	}
	b := budget{ctx: ctx, limit: s.Steps}
	b.poll()
	return b, b.err
}
