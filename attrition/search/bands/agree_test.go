package bands_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/attrition/search/bands"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
	"latin/attrition/search/walk"
)

// boards hold the constellation of Sudoku, with and without more.
func boards(t testing.TB) map[string]*latin.Puzzle {
	diagonals := searchtest.Boxed(3, 3)
	var down, up []latin.Cell
	for i := range 9 {
		down = append(down, diagonals.At(i, i))
		up = append(up, diagonals.At(i, 8-i))
	}
	diagonals.Add("down", latin.MarkLine, down...)
	diagonals.Add("up", latin.MarkLine, up...)
	small := searchtest.Boxed(3, 3)
	small.Add("pair", latin.MarkShade, 0, 40)
	small.Add("four", latin.MarkShade, 3, 13, 23, 80)
	small.Add("one", latin.MarkShade, 7)
	return map[string]*latin.Puzzle{
		"sudoku":    searchtest.Sudoku(t, 3, 3),
		"quadoku":   searchtest.Quadoku(t),
		"diagonals": searchtest.PuzzleOn(t, diagonals, "abcdefghi"),
		"small":     searchtest.PuzzleOn(t, small, "123456789"),
		"shuffled":  shuffled(t, searchtest.Quadoku(t)),
	}
}

// shuffled is the same board with its cells in another order.
func shuffled(t testing.TB, p *latin.Puzzle) *latin.Puzzle {
	order := rand.New(rand.NewPCG(1, 1)).Perm(p.Board.Len())
	layout := latin.Layout{Places: make([]latin.Place, p.Board.Len())}
	for _, a := range slices.Backward(p.Board.Asterisms()) {
		var cells []latin.Cell
		for _, c := range a.Cells {
			cells = append(cells, latin.Cell(order[c]))
		}
		layout.Asterisms = append(layout.Asterisms, latin.Asterism{Cells: cells})
	}
	return searchtest.PuzzleOn(t, &latin.Grid{Layout: layout}, "123456789")
}

func with(p *latin.Puzzle, make func(*latin.Puzzle) engine.Engine) *search.Searcher {
	return search.With(p, make)
}

func newBands(p *latin.Puzzle) engine.Engine { return bands.New(p) }
func newWalk(p *latin.Puzzle) engine.Engine  { return walk.New(p) }

// TestAgreesWithWalk asks both engines about partial boards with few clues and
// many, of Latin boards and with wrong clues.
func TestAgreesWithWalk(t *testing.T) {
	for name, p := range boards(t) {
		t.Run(name, func(t *testing.T) {
			if err := bands.Fits(p); err != nil || !bands.Suits(p) {
				t.Fatal(err, bands.Suits(p))
			}
			ours, other := with(p, newBands), with(p, newWalk)
			rng := searchtest.Seeded(7)
			counts := make(map[string]int)
			for range 150 {
				pb := randomClues(t, p, other, rng)
				counts[agree(t, ours, other, p, pb)]++
			}
			if counts["0"] < 10 || counts["1"] < 10 || len(counts) < 8 {
				t.Errorf("too few kinds of partial boards: %v", counts)
			}
		})
	}
}

// randomClues takes clues from a Latin board and perhaps spoils one.
func randomClues(t *testing.T, p *latin.Puzzle, s *search.Searcher, rng *rand.Rand) latin.PB {
	full, err := s.Random(t.Context(), searchtest.Blank(p), rng)
	if err != nil {
		t.Fatal(err)
	}
	pb := searchtest.Blank(p)
	for _, c := range rng.Perm(81)[:24+rng.IntN(24)] {
		pb[c] = full[c]
	}
	if rng.IntN(4) == 0 {
		pb[rng.IntN(81)] = latin.Label(rng.IntN(9))
	}
	return pb
}

// agree compares all answers about a partial board and gives the number of boards, up to 300.
func agree(t *testing.T, ours, other *search.Searcher, p *latin.Puzzle, pb latin.PB) string {
	const most = 300
	want, _, _ := other.Count(t.Context(), pb, most)
	got, exact, err := ours.Count(t.Context(), pb, most)
	if err != nil || got.Cmp(want) != 0 || exact != (want.Int64() < most) {
		t.Fatalf("%s: %v, %v, %v; want %v", p.FormatCells(pb), got, exact, err, want)
	}
	found, err := ours.UpTo(t.Context(), pb, most)
	seen := make(map[string]bool)
	for _, board := range found {
		searchtest.Check(t, p, pb, board)
		seen[searchtest.Key(board)] = true
	}
	if err != nil || len(seen) != len(found) || int64(len(found)) != want.Int64() {
		t.Fatalf("%s: %d boards, %d different; want %v", p.FormatCells(pb), len(found), len(seen), want)
	}
	if want.Int64() < most {
		theirs, _ := other.Candidates(t.Context(), pb)
		if mine, err := ours.Candidates(t.Context(), pb); err != nil || fmt.Sprint(mine) != fmt.Sprint(theirs) {
			t.Fatalf("%s: candidates %v, %v; want %v", p.FormatCells(pb), mine, err, theirs)
		}
	}
	return want.String()
}

func TestBounded(t *testing.T) {
	for _, p := range boards(t) {
		searchtest.Bounded(t, bands.New(p), p)
	}
}

// TestRandomReachesMany draws from a puzzle with some dozens of boards until all were seen.
func TestRandomReachesMany(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	pb := searchtest.Read(t, p, searchtest.BruteHardSolution)
	for c := range 34 {
		pb[c] = latin.Blank
	}
	s := with(p, newBands)
	all, _, _ := s.Count(t.Context(), pb, 0)
	seen := make(map[string]bool)
	rng := searchtest.Seeded(1)
	for range 60 * int(all.Int64()) {
		board, err := s.Random(t.Context(), pb, rng)
		if err != nil {
			t.Fatal(err)
		}
		searchtest.Check(t, p, pb, board)
		seen[searchtest.Key(board)] = true
	}
	if int64(len(seen)) != all.Int64() || len(seen) < 20 {
		t.Errorf("%d of %v boards", len(seen), all)
	}
}

func TestFits(t *testing.T) {
	for name, p := range map[string]*latin.Puzzle{
		"other boxes":     searchtest.Misfit(t, 3, 3),
		"repeated labels": searchtest.QuadokuOf(t, "111222333"),
		"order 9 square":  searchtest.Square(t, 9),
		"order 16":        searchtest.Sudoku(t, 4, 4),
		"thicket":         thicket(t, 5000),
	} {
		if bands.Fits(p) == nil {
			t.Errorf("%s fits", name)
		}
	}
}

// thicket is a board of so many asterisms of nine cells, drawn at random. None
// of the very many ways to begin covering it with nine of them comes to an end.
func thicket(t testing.TB, asterisms int) *latin.Puzzle {
	rng := searchtest.Seeded(1)
	layout := latin.Layout{Places: make([]latin.Place, 81)}
	for range asterisms {
		var cells []latin.Cell
		for _, c := range rng.Perm(81)[:9] {
			cells = append(cells, latin.Cell(c))
		}
		layout.Asterisms = append(layout.Asterisms, latin.Asterism{Cells: cells})
	}
	return searchtest.PuzzleOn(t, &latin.Grid{Layout: layout}, "123456789")
}
