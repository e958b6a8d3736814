package attrition_test

import (
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition"
)

// puzzlesToTest are Puzzles of several kinds: with repeated labels, with overlaps.
func puzzlesToTest(t testing.TB) []*latin.Puzzle {
	t.Helper()
	var list []*latin.Puzzle
	for _, choice := range []struct {
		kind *latin.Kind
		opt  latin.Options
	}{
		{latin.Sudoku, latin.Options{Size: "2x2"}},
		{latin.Sudoku, latin.Options{}},
		{latin.QuadokuRipeto, latin.Options{}},
		{latin.Tartan, latin.Options{}},
		{latin.LatinSquare, latin.Options{Size: "4", Labels: parsedLabels(t, "1123")}},
		{latin.Jigsaw, latin.Options{Size: "5", Regions: "AAABBAABBBCDDDDCCDEECCEEE"}},
	} {
		p, err := choice.kind.New(choice.opt)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return append(list, starOfFour(t))
}

func parsedLabels(t testing.TB, text string) *latin.Labels {
	t.Helper()
	l, err := latin.ParseLabels(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// starOfFour is a board whose asterisms are smaller than the multiset and whose
// cells have no names.
func starOfFour(t testing.TB) *latin.Puzzle {
	t.Helper()
	points := []latin.Point{{X: 1, Y: 0}, {X: 0, Y: 1}, {X: 2, Y: 1}, {X: 0, Y: 2}, {X: 1, Y: 2}, {X: 2, Y: 2}}
	places := make([]latin.Place, len(points))
	for i, at := range points {
		places[i] = latin.Place{At: at, Room: 0.4}
	}
	b, err := latin.NewBoard(latin.Layout{Places: places, Shape: "point", Asterisms: []latin.Asterism{
		{Name: "the long way", Cells: []latin.Cell{0, 1, 3}}, {Name: "short cut", Cells: []latin.Cell{0, 2, 5}}, {Cells: []latin.Cell{3, 4, 5}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	p, err := latin.NewPuzzle(b, parsedLabels(t, "aabc"), nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// randomClues labels cells at random, rules or no rules.
func randomClues(p *latin.Puzzle, rng *rand.Rand) latin.PB {
	pb := latin.NewPB(p.Board.Len())
	for c := range pb {
		if rng.IntN(4) == 0 {
			pb[c] = latin.Label(rng.IntN(p.Labels.Distinct()))
		}
	}
	return pb
}

// TestPencil: a label is pencilled into an empty cell if and only if it could be
// written there without being too often in an asterism of clues.
func TestPencil(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, p := range puzzlesToTest(t) {
		for range 50 {
			clues := randomClues(p, rng)
			d := attrition.Pencil(p, clues)
			for c := range d {
				for x := range latin.Label(p.Labels.Distinct()) {
					if got, want := d[c].Has(x), fitsByClues(p, clues, latin.Cell(c), x); got != want {
						t.Fatalf("%s %s: %s in %s: %v, want %v", p.Name(), p.FormatCells(clues), p.Labels.Text(x), p.Board.CellName(latin.Cell(c)), got, want)
					}
				}
			}
		}
	}
}

func fitsByClues(p *latin.Puzzle, clues latin.PB, c latin.Cell, x latin.Label) bool {
	if clues[c] != latin.Blank {
		return clues[c] == x
	}
	for _, i := range p.Board.AsterismsOf(c) {
		a, n := p.Board.Asterisms()[i], 0
		for _, y := range a.Cells {
			if clues[y] == x {
				n++
			}
		}
		if n >= p.Labels.AtMost(len(a.Cells), x) {
			return false
		}
	}
	return true
}
