package attrition

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"

	"latin"
)

// ErrDeadEnds says that a search has met as many dead ends as it may.
var ErrDeadEnds = errors.New("too many dead ends")

// An Interleaving finds Latin boards by rules and backtracking in turn (Palomo,
// "Latin Puzzles", 5.2.8). When the rules see nothing more, it asks a question
// with few answers, guesses one, and lets the rules go on from there. When they
// meet a contradiction or complete a board, it restores the state before the
// last guess that has other answers, and takes the next.
//
//	rules ── guess ── rules ── guess ── rules   dead end
//	                    └───── guess ── rules   board
//
// The more the rules see, the fewer dead ends there are; but the boards do not
// depend on them. Without any it is plain backtracking, which still counts: a
// state with a label too often or too seldom in an asterism is a dead end.
//
// An Interleaving keeps its memory from one search to the next, one board domain
// for each guess that stands. It belongs to one goroutine.
type Interleaving struct {
	// Trace is told what happens, in order, each time the rules have come to
	// rest. The event is good until Trace returns. Nil costs nothing.
	Trace func(*Event)
	// DeadEnds that a search may meet; 0 for no limit. Where there is another,
	// the search ends with [ErrDeadEnds].
	DeadEnds int

	puzzle *latin.Puzzle
	rules  []*Rule
	idle   *backtracker // nil while a loop uses it
	totals *Totals      // of the last search
}

// NewInterleaving prepares for searches on a Puzzle with these rules: all that
// are in a tier when rules is nil, none at all when it is empty.
func NewInterleaving(p *latin.Puzzle, rules []*Rule) *Interleaving {
	b := newBacktracker(p, rules)
	return &Interleaving{puzzle: p, rules: rules, idle: b, totals: &b.totals}
}

// Boards lists all Latin boards within the domains, each once; [Start] makes
// domains of any partial labelled board.
//
// It asks for the label of a cell or for the first place, in the order of
// cells, of a label in an asterism that has not all it needs: whichever has
// fewest answers, of these a cell rather than an asterism, the first cell, the
// first asterism and label. Answers are tried in ascending order. So the boards
// come in an order that depends on the Puzzle, the domains and the rules only.
//
// An error comes last, with a nil board.
func (in *Interleaving) Boards(ctx context.Context, start latin.Domains) iter.Seq2[latin.PB, error] {
	return func(yield func(latin.PB, error) bool) {
		in.search(ctx, start, (*backtracker).fewestAnswers, func(b *backtracker, err error) bool {
			if err != nil {
				return yield(nil, err)
			}
			return yield(b.board(), nil)
		})
	}
}

// Paths lists all Latin boards within the domains, each once, with the way to
// each. It asks for labels of cells only, so that with its guesses as clues the
// rules alone lead to the board ([Path.Proof]).
//
// Without rng, it asks the first cell with fewest labels, and tries them in
// ascending order. With rng, it asks any cell with at most so many labels as
// most says, or with fewest when no cell has so few, and tries them in any order.
//
// A path is good until the next one. An error comes last, with a nil path.
func (in *Interleaving) Paths(ctx context.Context, start latin.Domains, most int, rng *rand.Rand) iter.Seq2[*Path, error] {
	ask := (*backtracker).firstCell
	if rng != nil {
		ask = func(b *backtracker, q *question) { b.anyCell(q, most, rng) }
	}
	return func(yield func(*Path, error) bool) {
		in.search(ctx, start, ask, func(b *backtracker, err error) bool {
			if err != nil {
				return yield(nil, err)
			}
			return yield(b.path(start), nil)
		})
	}
}

// Totals of the last search, or so far of the one under way.
func (in *Interleaving) Totals() Totals { return in.totals.clone() }

// search yields the backtracker at each board, or with the error that ended it.
// A search within the loop over another one gets a backtracker of its own.
func (in *Interleaving) search(ctx context.Context, start latin.Domains, ask asker, yield func(*backtracker, error) bool) {
	b := in.idle
	if b == nil {
		b = newBacktracker(in.puzzle, in.rules)
	}
	in.idle, in.totals = nil, &b.totals
	defer func() { in.idle = b }()
	b.begin(ctx, start)
	b.ask, b.trace, b.limit = ask, in.Trace, in.DeadEnds
	for b.next() {
		if !yield(b, nil) {
			return
		}
	}
	if b.err != nil {
		yield(b, fmt.Errorf("the search is not finished: %w", b.err))
	}
}
