package pairs_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/lawful"
	"latin/attrition/search/pairs"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

func puzzle(t testing.TB, k *latin.Kind, order int) *latin.Puzzle {
	t.Helper()
	p, err := k.New(latin.Options{Size: fmt.Sprint(order)})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCounts: of order 3 there are 72 pairs of squares, of order 4 6,912, of which
// 1,152 have diagonals; they are compared with a walk through all pairs of Latin
// squares in lawful's tests.
func TestCounts(t *testing.T) {
	for _, c := range []struct {
		kind  *latin.Kind
		order int
		want  int64
	}{{latin.Graeco, 3, 72}, {latin.Graeco, 4, 6912}, {latin.GraecoDiagonal, 4, 1152}} {
		e := pairs.New(puzzle(t, c.kind, c.order))
		b := engine.NewBudget(context.Background(), 0)
		if n, exact := e.Count(&b, latin.NewPB(2*c.order*c.order), 0); n.Int64() != c.want || !exact {
			t.Errorf("%s of order %d: %v; want %d", c.kind.Name, c.order, n, c.want)
		}
	}
}

// TestAgree sets it against the engine that knows nothing of pairs but their
// conditions, on boards with some clues of a random square, and some changed.
func TestAgree(t *testing.T) {
	for _, c := range []struct {
		kind  *latin.Kind
		order int
	}{{latin.Graeco, 3}, {latin.Graeco, 4}, {latin.GraecoDiagonal, 4}, {latin.Graeco, 5}, {latin.GraecoDiagonal, 5}} {
		p := puzzle(t, c.kind, c.order)
		first, second := pairs.New(p), lawful.New(p)
		rapid.Check(t, func(t *rapid.T) {
			pb := clues(t, p, second)
			b := engine.NewBudget(context.Background(), 0)
			if got, want := boards(first, pb), boards(second, pb); !slices.Equal(got, want) {
				t.Fatalf("%s: %d boards; want %d", p.FormatCells(pb), len(got), len(want))
			}
			if got, want := first.Candidates(&b, pb), second.Candidates(&b, pb); !slices.Equal(got, want) {
				t.Fatalf("%s: candidates %v; want %v", p.FormatCells(pb), got, want)
			}
			avoiding(t, p, first, second, pb)
		})
	}
}

// clues are those of a random square but for some, which are blank, or changed.
func clues(t *rapid.T, p *latin.Puzzle, e engine.Engine) latin.PB {
	b := engine.NewBudget(context.Background(), 0)
	pb := e.Random(&b, latin.NewPB(p.Board.Len()), searchtest.Seeded(rapid.Uint64Max(20).Draw(t, "square")))
	keep := rapid.IntRange(30, 70).Draw(t, "keep")
	for c := range pb {
		if rapid.IntRange(0, 99).Draw(t, "of 100") >= keep {
			pb[c] = latin.Blank
		}
	}
	if rapid.IntRange(0, 3).Draw(t, "change") == 0 {
		c := rapid.IntRange(0, len(pb)-1).Draw(t, "cell")
		pb[c] = latin.Label(rapid.IntRange(0, p.Labels.Distinct()-1).Draw(t, "label"))
	}
	return pb
}

// boards are all of them, sorted, up to 300.
func boards(e engine.Engine, pb latin.PB) []string {
	b := engine.NewBudget(context.Background(), 0)
	var list []string
	e.Each(&b, pb, func(board latin.PB) bool {
		list = append(list, fmt.Sprint(board))
		return len(list) <= 300
	})
	if len(list) > 300 {
		return []string{"many"}
	}
	slices.Sort(list)
	return list
}

// avoiding asks for boards without a label in each cell.
func avoiding(t *rapid.T, p *latin.Puzzle, first, second engine.Engine, pb latin.PB) {
	for c := range pb {
		b := engine.NewBudget(context.Background(), 0)
		x := p.Domain(latin.Cell(c)).First()
		board, other := engine.Avoiding(first, &b, pb, latin.Cell(c), x), engine.Avoiding(second, &b, pb, latin.Cell(c), x)
		if (board == nil) != (other == nil) {
			t.Fatalf("%s: %v is a board without %d in cell %d; want %v", p.FormatCells(pb), board, x, c, other)
		}
		if board != nil && (board[c] == x || !board.Full() || !pb.Below(board) || p.CheckPLB(board) != nil) {
			t.Fatalf("%s: %s is no board without %d in cell %d", p.FormatCells(pb), p.FormatCells(board), x, c)
		}
	}
}

// TestBounded: it stops when its budget is used up.
func TestBounded(t *testing.T) {
	p := puzzle(t, latin.Graeco, 5)
	searchtest.Bounded(t, pairs.New(p), p)
}
