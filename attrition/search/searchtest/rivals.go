package searchtest

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search/engine"

	"pgregory.net/rapid"
)

// Rivals are two engines of one Puzzle that must agree, for Puzzles too large for brute force.
type Rivals struct {
	Puzzle        *latin.Puzzle
	First, Second engine.Engine
	Draws         engine.Engine // the one that draws boards at random
	Most          int           // boards that are listed of a partial one; of more it is enough that there are more
	FewOnly       bool          // where there are more, the other questions are not asked
}

// Agree sets them against each other on random boards of which some cells are blank
// and, now and then, one is changed.
func (r Rivals) Agree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pb := r.clues(t)
		b := engine.NewBudget(context.Background(), 0)
		got, want := r.boards(r.First, pb), r.boards(r.Second, pb)
		if !slices.Equal(got, want) {
			t.Fatalf("%s: %d boards; want %d", r.Puzzle.FormatCells(pb), len(got), len(want))
		}
		if r.FewOnly && len(got) > r.Most {
			return
		}
		if got, want := r.First.Candidates(&b, pb), r.Second.Candidates(&b, pb); !slices.Equal(got, want) {
			t.Fatalf("%s: candidates %v; want %v", r.Puzzle.FormatCells(pb), got, want)
		}
		for c := range pb {
			r.avoiding(t, pb, latin.Cell(c))
		}
	})
}

// clues are those of a random board but for some, which are blank, or changed.
func (r Rivals) clues(t *rapid.T) latin.PB {
	b := engine.NewBudget(context.Background(), 0)
	pb := r.Draws.Random(&b, latin.NewPB(r.Puzzle.Board.Len()), Seeded(rapid.Uint64Max(20).Draw(t, "board")))
	keep := rapid.IntRange(10, 70).Draw(t, "keep")
	for c := range pb {
		if rapid.IntRange(0, 99).Draw(t, "of 100") >= keep {
			pb[c] = latin.Blank
		}
	}
	if rapid.IntRange(0, 3).Draw(t, "change") == 0 {
		c := rapid.IntRange(0, len(pb)-1).Draw(t, "cell")
		pb[c] = latin.Label(rapid.IntRange(0, r.Puzzle.Labels.Distinct()-1).Draw(t, "label"))
	}
	return pb
}

// boards are all of them, sorted; where there are more than Most, so many blanks and one.
func (r Rivals) boards(e engine.Engine, pb latin.PB) []string {
	b := engine.NewBudget(context.Background(), 0)
	var list []string
	e.Each(&b, pb, func(board latin.PB) bool {
		list = append(list, fmt.Sprint(board))
		return len(list) <= r.Most
	})
	if len(list) > r.Most {
		return make([]string, r.Most+1)
	}
	slices.Sort(list)
	return list
}

// avoiding asks for boards without some label in a cell, and for rivals of a board there.
func (r Rivals) avoiding(t *rapid.T, pb latin.PB, c latin.Cell) {
	x := rapid.SampledFrom(slices.Collect(r.Puzzle.Domain(c).Labels())).Draw(t, "without")
	b := engine.NewBudget(context.Background(), 0)
	r.without(t, pb, c, x, engine.Avoiding(r.First, &b, pb, c, x))
	var first latin.PB
	r.First.Each(&b, pb, func(known latin.PB) bool {
		first = known.Clone()
		return false
	})
	if first != nil {
		r.without(t, pb, c, first[c], engine.Rival(r.First, &b, pb, first, c))
	}
}

// without checks a board without a label in a cell; nil where there is said to be none.
func (r Rivals) without(t *rapid.T, pb latin.PB, c latin.Cell, x latin.Label, board latin.PB) {
	p := r.Puzzle
	b := engine.NewBudget(context.Background(), 0)
	if other := engine.Avoiding(r.Second, &b, pb, c, x); (board == nil) != (other == nil) {
		t.Fatalf("%s: %v is a board without %d in cell %d; want %v", p.FormatCells(pb), board, x, c, other)
	}
	if board != nil && (board[c] == x || !board.Full() || !pb.Below(board) || p.CheckPLB(board) != nil) {
		t.Fatalf("%s: %s is no board without %d in cell %d", p.FormatCells(pb), p.FormatCells(board), x, c)
	}
}
