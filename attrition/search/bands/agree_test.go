package bands_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/attrition/search/bands"
	"latin/attrition/search/bitset"
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

// TestAgreesOnRandomExtras sets the engine against two others on many boards with
// asterisms drawn at random across one Latin board, small ones and such of nine
// cells, and counts with few clues, and perhaps a wrong one.
func TestAgreesOnRandomExtras(t *testing.T) {
	rng := searchtest.Seeded(11)
	sudoku := searchtest.Sudoku(t, 3, 3)
	counts := make(map[string]int)
	for range 60 {
		full, err := with(sudoku, newWalk).Random(t.Context(), searchtest.Blank(sudoku), rng)
		if err != nil {
			t.Fatal(err)
		}
		p := crossed(t, full, rng)
		ours, bits, other := with(p, newBands), with(p, newBits), with(p, newWalk)
		for range 5 {
			pb := searchtest.Blank(p)
			for _, c := range rng.Perm(81)[:20+rng.IntN(24)] {
				pb[c] = full[c]
			}
			if rng.IntN(4) == 0 {
				pb[rng.IntN(81)] = latin.Label(rng.IntN(9))
			}
			want, _, _ := other.Count(t.Context(), pb, 60)
			for _, s := range []*search.Searcher{ours, bits} {
				if got, _, err := s.Count(t.Context(), pb, 60); err != nil || got.Cmp(want) != 0 {
					t.Fatalf("%s on %v: %v, %v; want %v", p.FormatCells(pb), p.Board.Asterisms(), got, err, want)
				}
			}
			counts[want.String()]++
		}
	}
	if counts["0"] < 10 || counts["1"] < 10 || counts["60"] < 10 || len(counts) < 10 {
		t.Errorf("too few kinds of partial boards: %v", counts)
	}
}

// crossed is Sudoku with one to six further asterisms, none of which holds a label
// of a Latin board twice.
func crossed(t testing.TB, full latin.PB, rng *rand.Rand) *latin.Puzzle {
	grid := searchtest.Boxed(3, 3)
	for i := range 1 + rng.IntN(6) {
		size := 9
		if rng.IntN(2) == 0 {
			size = 2 + rng.IntN(7)
		}
		var cells []latin.Cell
		var held latin.Domain
		for _, c := range rng.Perm(81) {
			if len(cells) < size && !held.Has(full[c]) {
				held |= latin.Just(full[c])
				cells = append(cells, latin.Cell(c))
			}
		}
		grid.Add(fmt.Sprint("extra ", i), latin.MarkShade, cells...)
	}
	return searchtest.PuzzleOn(t, grid, "123456789")
}

func newBits(p *latin.Puzzle) engine.Engine { return bitset.New(p) }

// TestSuits has boards with further asterisms that are compact or few, and
// with too many others.
func TestSuits(t *testing.T) {
	grid := func(extras int) *latin.Grid {
		g := searchtest.Boxed(3, 3)
		for i := range extras {
			var cells []latin.Cell
			for r := range 9 {
				cells = append(cells, g.At(r, (4*r+i)%9))
			}
			g.Add(fmt.Sprint("broken diagonal ", i), latin.MarkLine, cells...)
		}
		return g
	}
	for extras, want := range []bool{true, true, true, false} {
		if p := searchtest.PuzzleOn(t, grid(extras), "123456789"); bands.Suits(p) != want || bands.Fits(p) != nil {
			t.Errorf("%d extras: %v", extras, bands.Suits(p))
		}
	}
	if bands.Suits(searchtest.Square(t, 9)) {
		t.Error("no boxes")
	}
}
