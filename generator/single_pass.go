package generator

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"

	"latin"
	"latin/attrition"
)

// SinglePassPuzzle is a puzzle found on the way to its solution.
type SinglePassPuzzle struct {
	// Clues are the inscription and the labels written by choice.
	Clues latin.PB
	Board latin.PB
	// Proof that the rules solve the puzzle: the paper's full polynomial
	// attrition sequence, as long as the rules are polynomial.
	Proof *attrition.Proof
	// Tags say in which order the labels of the board were written, and why.
	Tags []Tag
	// DeadEnds met since the puzzle before.
	DeadEnds int
}

// deadEndsOfPass is how many a pass may meet. After patience passes that met more,
// the next ones ask easier questions; after as many puzzles without that, harder
// ones again.
const (
	deadEndsOfPass = 20
	patience       = 16
)

// SinglePass is Palomo's single-pass search ("Latin Puzzles", 5.3.1): it finds
// puzzles while it finds Latin boards. From the inscription on, labels are
// written by choice into cells that have several left, and the rules write what
// follows; nothing is asked of the exact search. When the board is complete, the
// labels written by choice are the clues, and the steps of the rules in between
// prove that the puzzle can be solved by these rules. A choice that the rules
// refute is taken back; even when only one label remains untried after that, it
// becomes a clue, since the reason was exhaustion and not a rule.
//
//	choice  rules  choice  rules ...  choice  rules
//	  |       |      |       |          |       |
//	 clue   proof   clue   proof       clue   proof      puzzle
//
// The puzzles are not critical: a later choice often implies an earlier one
// ([Minimize] removes what can go, but the proof then no longer holds).
//
// The stream has no end. Each puzzle comes of a pass of its own, which chooses in
// any cell, so that clues are few. As this also leads astray, a pass with more
// than 20 dead ends is given up. After 16 in a row, the next passes choose in
// cells with at most three quarters as many labels, and so on down to those with
// fewest; there the dead ends allowed double with every pass, so that in the end
// a board is found if there is one. After every 16 puzzles it tries the harder
// way again.
//
// rules are as for [attrition.NewInterleaving]. An error comes last, with the
// zero puzzle; it wraps [ErrImpossible] when there is no Latin board.
func SinglePass(ctx context.Context, p *latin.Puzzle, rules []*attrition.Rule, rng *rand.Rand) iter.Seq2[SinglePassPuzzle, error] {
	return func(yield func(SinglePassPuzzle, error) bool) {
		sp := newSinglePass(p, rules, rng)
		for {
			puzzle, err := sp.next(ctx)
			if !yield(puzzle, err) || err != nil {
				return
			}
		}
	}
}

// SinglePassAll gives a puzzle for every Latin board at or below the
// inscription, all from one search, which chooses among the cells with fewest
// labels and gives up nothing. Puzzles that follow one another share most
// choices. An error comes last, with the zero puzzle.
func SinglePassAll(ctx context.Context, p *latin.Puzzle, rules []*attrition.Rule, rng *rand.Rand) iter.Seq2[SinglePassPuzzle, error] {
	return func(yield func(SinglePassPuzzle, error) bool) {
		in, met := attrition.NewInterleaving(p, rules), 0
		for path, err := range in.Paths(ctx, attrition.Start(p, p.Inscription), 0, rng) {
			if err != nil {
				yield(SinglePassPuzzle{}, err)
				return
			}
			puzzle := found(p, path)
			total := in.Totals().DeadEnds
			puzzle.DeadEnds, met = total-met, total
			if !yield(puzzle, nil) {
				return
			}
		}
	}
}

// A singlePass makes one puzzle after another.
type singlePass struct {
	puzzle *latin.Puzzle
	search *attrition.Interleaving
	rng    *rand.Rand
	start  latin.Domains
	ease   int // how often questions have become easier
	failed int // passes since then, or since a puzzle
	made   int // puzzles since then
}

func newSinglePass(p *latin.Puzzle, rules []*attrition.Rule, rng *rand.Rand) *singlePass {
	return &singlePass{
		puzzle: p, search: attrition.NewInterleaving(p, rules),
		rng: rng, start: attrition.Start(p, p.Inscription),
	}
}

// next makes passes until one comes to a board.
func (sp *singlePass) next(ctx context.Context) (SinglePassPuzzle, error) {
	met := 0
	for {
		puzzle, err := sp.pass(ctx)
		met += sp.search.Totals().DeadEnds
		switch {
		case err == nil:
			sp.succeed()
			puzzle.DeadEnds = met
			return puzzle, nil
		case !errors.Is(err, attrition.ErrDeadEnds):
			return SinglePassPuzzle{}, err
		}
		sp.giveUp()
	}
}

// pass looks for one board.
func (sp *singlePass) pass(ctx context.Context) (SinglePassPuzzle, error) {
	most, deadEnds := sp.bounds()
	sp.search.DeadEnds = deadEnds
	for path, err := range sp.search.Paths(ctx, sp.start, most, sp.rng) {
		if err != nil {
			return SinglePassPuzzle{}, err
		}
		return found(sp.puzzle, path), nil
	}
	return SinglePassPuzzle{}, fmt.Errorf("%w: every choice was tried", ErrImpossible)
}

// bounds are how many labels a cell of choice may have, and how many dead ends
// a pass.
func (sp *singlePass) bounds() (most, deadEnds int) {
	most, deadEnds = sp.puzzle.Labels.Distinct(), deadEndsOfPass
	for range sp.ease {
		if most >= 2 {
			most = most * 3 / 4
		} else {
			deadEnds *= 2
		}
	}
	return most, deadEnds
}

func (sp *singlePass) succeed() {
	sp.failed = 0
	if sp.made++; sp.made >= patience && sp.ease > 0 {
		sp.ease, sp.made = sp.ease-1, 0
	}
}

func (sp *singlePass) giveUp() {
	sp.failed++
	if most, _ := sp.bounds(); sp.failed >= patience || most < 2 {
		sp.ease, sp.failed, sp.made = sp.ease+1, 0, 0
	}
}

// found makes the puzzle of a path.
func found(p *latin.Puzzle, path *attrition.Path) SinglePassPuzzle {
	clues := p.Inscription.Clone()
	for _, c := range path.Choices {
		clues[c.Cell] = c.Label
	}
	return SinglePassPuzzle{Clues: clues, Board: slices.Clone(path.Board), Proof: path.Proof(), Tags: tags(path)}
}
