package search

import (
	"context"
	"errors"
	"iter"
	"math/big"
	"math/rand/v2"

	"latin"
)

// ErrUndecided is wrapped by every error that says that the search was ended
// before its answer: by the context or by the limit of steps.
var ErrUndecided = errors.New("undecided")

// ErrNone says that there is no Latin board to give.
var ErrNone = errors.New("no Latin board")

// A Searcher answers exact questions about the partial labelled boards of one
// Puzzle. It keeps its memory from one question to the next, so it must not be
// used by two goroutines at once; make one for each.
type Searcher struct {
	// Steps limits the branches taken by one question; 0 is no limit. When it
	// is reached, the answer is an error that wraps ErrUndecided. Unlike a
	// time limit it gives the same answer on every machine.
	Steps uint64

	puzzle *latin.Puzzle
	engine engine
}

// engine is what a search engine must do; the Searcher turns its answers into
// the forms that callers want, and knows nothing else of it.
type engine interface {
	// run visits the Latin boards at or below pb until visit says false. ...
}

var (
	_ = context.Canceled
	_ iter.Seq[int]
	_ *big.Int
	_ *rand.Rand
)
