package search

import (
	"context"
	"errors"
	"fmt"

	"latin"
	"latin/attrition/search/engine"
)

// ErrUndecided is wrapped by every error that says that the search was ended
// before its answer: by the context, whose cause is wrapped too, or by the
// limit of steps.
var ErrUndecided = engine.ErrUndecided

// ErrNone says that there is no Latin board to give.
var ErrNone = errors.New("no Latin board")

// ErrPB says that a partial labelled board does not fit the board or its labels.
var ErrPB = errors.New("not a partial labelled board of this Puzzle")

// A Searcher answers exact questions about the partial labelled boards of one
// Puzzle. Its answers do not depend on earlier questions, even if those were
// cut short. It keeps its memory from one question to the next, so it must not
// be used by two goroutines at once; make one for each.
type Searcher struct {
	// Steps limits the branches taken by one question; 0 is no limit. When it
	// is reached, the answer is an error that wraps ErrUndecided. Unlike a
	// time limit it gives the same answer on every machine.
	Steps uint64

	puzzle *latin.Puzzle
	make   func(*latin.Puzzle) engine.Engine
	idle   *desk // nil while a loop over Solutions uses it
	taken  uint64
}

// A desk is what one question needs to itself.
type desk struct {
	engine.Engine
	engine.Budget
}

// New compiles the board and the labels of a Puzzle for the engine that suits
// it best. The inscription plays no part: the questions are about the partial
// boards that they are given.
func New(p *latin.Puzzle) *Searcher { return With(p, Auto.New) }

// With asks engines that make makes, one for each question that is asked
// within the loop over another one's Solutions.
func With(p *latin.Puzzle, make func(*latin.Puzzle) engine.Engine) *Searcher {
	return &Searcher{puzzle: p, make: make, idle: &desk{Engine: make(p)}}
}

// Puzzle that the Searcher was made for.
func (s *Searcher) Puzzle() *latin.Puzzle { return s.puzzle }

// open begins a question: it checks what is common to all of them and gives
// the desk. A question asked within the loop over the Solutions of another one
// gets a desk of its own.
func (s *Searcher) open(ctx context.Context, pb latin.PB) (*desk, error) {
	if err := s.check(pb); err != nil {
		return nil, err
	}
	d := s.idle
	s.idle = nil
	if d == nil {
		d = &desk{Engine: s.make(s.puzzle)}
	}
	d.Budget = engine.NewBudget(ctx, s.Steps)
	if !d.Poll() {
		s.close(d)
		return nil, d.Err()
	}
	return d, nil
}

// one is the answer to a question that asks for one board.
func (d *desk) one(board latin.PB) (latin.PB, error) {
	switch {
	case board != nil:
		return board, nil
	case d.Err() != nil:
		return nil, d.Err()
	}
	return nil, ErrNone
}

// close ends a question.
func (s *Searcher) close(d *desk) {
	s.taken = d.Taken()
	s.idle = d
}

// Taken are the branches that the last question took.
func (s *Searcher) Taken() uint64 { return s.taken }

func (s *Searcher) check(pb latin.PB) error {
	b := s.puzzle.Board
	if len(pb) != b.Len() {
		return fmt.Errorf("%w: it has %d cells; %s has %d", ErrPB, len(pb), s.puzzle.Name(), b.Len())
	}
	distinct := s.puzzle.Labels.Distinct()
	if c := misfit(pb, uint8(distinct)); c >= 0 {
		return fmt.Errorf("%w: cell %s holds label number %d; they run from 0 to %d",
			ErrPB, b.CellName(latin.Cell(c)), pb[c], distinct-1)
	}
	return nil
}

// Bytes of a word.
const (
	one8 = (1<<64 - 1) / 255 // one in each
	top8 = one8 << 7         // the top bit of each
)

// misfit is the first cell that holds no label below distinct, and is not blank;
// -1 if there is none. As this is asked of every question, cells are taken by eights, as the
// bytes of a word: each gets one more, so that a blank is 0, and what must not be then
// has its top bit set, or gets it when the room above distinct is added.
func misfit(pb latin.PB, distinct uint8) int {
	c, room := 0, uint64(127-distinct)*one8
	for ; c+8 <= len(pb); c += 8 {
		p := (*[8]latin.Label)(pb[c:])
		w := uint64(uint8(p[0])) | uint64(uint8(p[1]))<<8 | uint64(uint8(p[2]))<<16 | uint64(uint8(p[3]))<<24 |
			uint64(uint8(p[4]))<<32 | uint64(uint8(p[5]))<<40 | uint64(uint8(p[6]))<<48 | uint64(uint8(p[7]))<<56
		next := w&^top8 + one8 ^ w&top8
		if (next|(next&^top8+room))&top8 != 0 {
			break
		}
	}
	for ; c < len(pb); c++ {
		if uint8(pb[c]-latin.Blank) > distinct { // a blank is 0 then, and what is below wraps around
			return c
		}
	}
	return -1
}
