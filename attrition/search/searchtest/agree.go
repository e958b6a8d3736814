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

// A TB is what is needed of a test, of a fuzzer or of rapid.
type TB interface {
	Helper()
	Fatalf(string, ...any)
}

// Agree asks an engine all questions about a partial board, and fails unless
// its answers are those of brute force.
func Agree(t TB, e engine.Engine, p *latin.Puzzle, pb latin.PB) {
	t.Helper()
	c := comparison{t, e, p, pb, BruteForce(p, pb)}
	c.count()
	c.limits()
	c.each()
	c.random()
	c.avoiding()
	b := engine.NewBudget(context.Background(), 0)
	got, want := e.Candidates(&b, pb), BruteCandidates(len(pb), c.boards)
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Fatalf("Candidates of %s: %v; want %v", c, got, want)
	}
}

// A comparison of an engine with the boards that brute force has found.
type comparison struct {
	TB
	engine.Engine
	puzzle *latin.Puzzle
	pb     latin.PB
	boards []latin.PB
}

// String tells what is compared.
func (c comparison) String() string {
	return fmt.Sprintf("%s in %s on %v", c.puzzle.FormatCells(c.pb), c.puzzle.Labels, c.puzzle.Board.Asterisms())
}

func (c comparison) count() {
	b := engine.NewBudget(context.Background(), 0)
	if n, exact := c.Count(&b, c.pb, 0); n.Cmp(BigInt(len(c.boards))) != 0 || !exact || b.Err() != nil {
		c.Fatalf("Count of %s: %v, %v, %v; want %d", c, n, exact, b.Err(), len(c.boards))
	}
}

func (c comparison) limits() {
	for _, limit := range []int{1, 2, 7, max(1, len(c.boards)), len(c.boards) + 1} {
		b := engine.NewBudget(context.Background(), 0)
		n, exact := c.Count(&b, c.pb, uint64(limit))
		if n.Cmp(BigInt(min(limit, len(c.boards)))) != 0 || exact != (len(c.boards) < limit) || b.Err() != nil {
			c.Fatalf("Count of %s to %d: %v, %v, %v; want %d", c, limit, n, exact, b.Err(), len(c.boards))
		}
	}
}

func (c comparison) each() {
	want := make(map[string]bool)
	for _, board := range c.boards {
		want[Key(board)] = true
	}
	b := engine.NewBudget(context.Background(), 0)
	var order []string
	c.Each(&b, c.pb, func(board latin.PB) bool {
		if !want[Key(board)] {
			c.Fatalf("Each of %s: %v, wrong or twice", c, board)
		}
		delete(want, Key(board))
		order = append(order, Key(board))
		return true
	})
	if len(want) != 0 || b.Err() != nil {
		c.Fatalf("Each of %s: %d of %d missing, %v", c, len(want), len(c.boards), b.Err())
	}
	c.stop(order)
}

// stop leaves after three boards, which are the same as before.
func (c comparison) stop(order []string) {
	b := engine.NewBudget(context.Background(), 0)
	shown := 0
	c.Each(&b, c.pb, func(board latin.PB) bool {
		if shown >= len(order) || Key(board) != order[shown] {
			c.Fatalf("Each of %s: %v comes after %d others; it did not before", c, board, shown)
		}
		shown++
		return shown < 3
	})
	if shown != min(3, len(order)) {
		c.Fatalf("Each of %s: %d boards before it was left", c, shown)
	}
}

func (c comparison) random() {
	b := engine.NewBudget(context.Background(), 0)
	board := c.Random(&b, c.pb, Seeded(1))
	if len(c.boards) == 0 {
		if board != nil {
			c.Fatalf("Random of %s: %v; want none", c, board)
		}
		return
	}
	if b.Err() != nil || !c.pb.Below(board) || !board.Full() || c.puzzle.CheckPLB(board) != nil {
		c.Fatalf("Random of %s: %v, %v", c, board, b.Err())
	}
}

// avoiding asks of some cells and labels, if the engine can leave one out.
func (c comparison) avoiding() {
	e, ok := c.Engine.(engine.Avoider)
	for i := 0; ok && i < len(c.pb); i++ {
		x := latin.Label(i % c.puzzle.Labels.Distinct())
		b := engine.NewBudget(context.Background(), 0)
		board := e.Avoiding(&b, c.pb, latin.Cell(i), x)
		possible := slices.ContainsFunc(c.boards, func(board latin.PB) bool { return board[i] != x })
		if b.Err() != nil || (board != nil) != possible || board != nil && (board[i] == x || !c.isBoard(board)) {
			c.Fatalf("Avoiding %d in cell %d of %s: %v, %v; want one: %v", x, i, c, board, b.Err(), possible)
		}
	}
}

// isBoard says whether it is one of those that brute force has found.
func (c comparison) isBoard(board latin.PB) bool {
	return slices.ContainsFunc(c.boards, func(other latin.PB) bool { return slices.Equal(board, other) })
}

// AgreeOnTiny asks engines of tiny boards of any form about two partial boards
// each. The engine may be made in ways that depend on further draws.
func AgreeOnTiny(t *testing.T, newEngine func(draw Source, p *latin.Puzzle) engine.Engine) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		draw := FromRapid(t)
		p := TinyPuzzle(draw)
		e := newEngine(draw, p)
		for range 2 {
			Agree(t, e, p, withFewBoards(p, TinyClues(draw, p)))
		}
	})
}

// withFewBoards labels cells as in one of the boards below pb until there are
// at most 300: all of them are listed several times, and an engine may take
// time that grows with the square of their number.
func withFewBoards(p *latin.Puzzle, pb latin.PB) latin.PB {
	boards := BruteForce(p, pb)
	pb = pb.Clone()
	for c := 0; len(boards) > 300; c++ {
		pb[c] = boards[len(boards)/2][c]
		boards = slices.DeleteFunc(boards, func(board latin.PB) bool { return board[c] != pb[c] })
	}
	return pb
}
