package generator

import (
	"errors"
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search"

	"pgregory.net/rapid"
)

// subsets lists the puzzles below board from the definition: all subsets of
// its clues with the inscription, each asked for its solutions.
func (o *oracle) subsets(pb latin.PB) map[string]bool {
	puzzles := make(map[string]bool)
	loose := removable(o.puzzle, pb)
	for set := range 1 << len(loose) {
		part := pb.Clone()
		for i, c := range loose {
			if set>>i&1 != 0 {
				part[c] = latin.Blank
			}
		}
		if o.unique(part) {
			puzzles[o.puzzle.FormatCells(part)] = true
		}
	}
	return puzzles
}

type fataler interface {
	Helper()
	Fatalf(string, ...any)
}

// samePuzzles says whether the stream gives each of the puzzles once.
func samePuzzles(t fataler, s *search.Searcher, pb latin.PB, want map[string]bool) {
	t.Helper()
	seen := make(map[string]bool)
	for clues, err := range Puzzles(background, s, pb) {
		text := s.Puzzle().FormatCells(clues)
		if err != nil || !want[text] || seen[text] {
			t.Fatalf("below %v: %q (%v), seen %t, a puzzle %t", pb, text, err, seen[text], want[text])
		}
		seen[text] = true
	}
	if len(seen) != len(want) {
		t.Fatalf("below %v: %d puzzles, want %d", pb, len(seen), len(want))
	}
}

func TestPuzzlesAgainstAllSubsets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := newOracle(anyPuzzle(t))
		if len(o.boards) == 0 {
			return
		}
		board := rapid.SampledFrom(o.boards).Draw(t, "board")
		if rapid.Bool().Draw(t, "inscribed") {
			c := rapid.IntRange(0, len(board)-1).Draw(t, "inscribed cell")
			o.puzzle.Inscription[c] = board[c]
		}
		samePuzzles(t, search.New(o.puzzle), board, o.subsets(board))
	})
}

func TestPuzzlesOfSquares(t *testing.T) {
	o := newOracle(square(t, "123", 0, 0))
	for _, board := range o.boards {
		samePuzzles(t, search.New(o.puzzle), board, o.subsets(board))
	}
	o = newOracle(square(t, "1234", 2, 2))
	for i, board := range o.boards {
		if i%96 == 0 {
			samePuzzles(t, search.New(o.puzzle), board, o.subsets(board))
		}
	}
}

// TestPuzzlesBelowAPuzzle starts below a puzzle that is no Latin board.
func TestPuzzlesBelowAPuzzle(t *testing.T) {
	o := newOracle(square(t, "1122", 0, 0))
	pb := o.boards[len(o.boards)/2].Clone()
	for _, c := range o.redundant(pb)[:2] {
		pb[c] = latin.Blank
	}
	if !o.unique(pb) {
		t.Fatal("the example is no puzzle")
	}
	samePuzzles(t, search.New(o.puzzle), pb, o.subsets(pb))
}

// TestRivalsForgotten has more rivals than are kept.
func TestRivalsForgotten(t *testing.T) {
	var r rivals
	for i := range 3 * rivalsKept {
		r.add([]latin.Cell{latin.Cell(i)})
	}
	pb := make(latin.PB, 3*rivalsKept)
	pb[0] = latin.Blank
	if len(r.sets) != rivalsKept || r.missed(pb) {
		t.Error("the oldest rival is not forgotten")
	}
	pb[len(pb)-1] = latin.Blank
	if !r.missed(pb) {
		t.Error("the latest rival is forgotten")
	}
}

func TestPuzzlesOfNoPuzzle(t *testing.T) {
	p := square(t, "123", 0, 0)
	for _, text := range []string{".........", "1........", "11......."} {
		n := 0
		for pb, err := range Puzzles(background, search.New(p), cellsOf(t, p, text)) {
			if n++; !errors.Is(err, ErrNotPuzzle) || errors.Is(err, ErrSeveral) != (text[1] == '.') || pb != nil {
				t.Errorf("%s: %v, %v", text, pb, err)
			}
		}
		if n != 1 {
			t.Errorf("%s: %d results, want the error alone", text, n)
		}
	}
}

func TestPuzzlesFromPB(t *testing.T) {
	o := newOracle(square(t, "123", 0, 0))
	pb := cellsOf(t, o.puzzle, "12.......")
	for _, boards := range []int{0, 1, All} {
		var want []string
		for board := range Boards(background, search.New(o.puzzle), pb, boards) {
			for clues := range Puzzles(background, search.New(o.puzzle), board) {
				want = append(want, fmt.Sprint(board, clues))
			}
		}
		var got []string
		for found, err := range PuzzlesFromPB(background, search.New(o.puzzle), pb, boards) {
			if err != nil || !found.Clues.Below(found.Board) {
				t.Fatal(found, err)
			}
			got = append(got, fmt.Sprint(found.Board, found.Clues))
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%d boards: %d puzzles, want %d", boards, len(got), len(want))
		}
	}
}
