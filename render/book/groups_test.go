package book

import (
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
)

// TestGroups: what is told once, and how, for Puzzles that differ only in labels, size or regions.
func TestGroups(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	letters := func(word string) *latin.Puzzle {
		l, err := latin.ParseLabels(word)
		if err != nil {
			t.Fatal(err)
		}
		return puzzleOf(t, "sudoku", latin.Options{Labels: l})
	}
	tests := []struct {
		name    string
		puzzles []*latin.Puzzle
		titles  string // of the groups
		says    string // in the rules of the first
		legends int    // how many puzzles have their labels printed
	}{
		{"one", []*latin.Puzzle{puzzleOf(t, "sudoku"), puzzleOf(t, "sudoku")}, "Sudoku", "the numbers 1 to 9, each once", 0},
		{"two sizes", []*latin.Puzzle{puzzleOf(t, "sudoku"), puzzleOf(t, "sudoku:4x4")}, "Sudoku", "the numbers from 1 up, each once.\n\nThe numbers are 1 to 9 on a board of 81 cells and 1 to 16 on a board of 256 cells.", 0},
		{"letters", []*latin.Puzzle{letters("SINGAPORE"), letters("SINGAPORE")}, "Sudoku", "the letters of SINGAPORE", 2},
		{"two words", []*latin.Puzzle{letters("SINGAPORE"), letters("WillShort"), puzzleOf(t, "sudoku")}, "Sudoku", "the labels printed under the puzzle", 3},
		{"regions", []*latin.Puzzle{puzzleOf(t, "jigsaw", latin.Options{Rand: rng}), puzzleOf(t, "jigsaw", latin.Options{Rand: rng})}, "Jigsaw", "the numbers 1 to", 0},
		{"two kinds", []*latin.Puzzle{puzzleOf(t, "sudoku"), puzzleOf(t, "latin-square:5")}, "Sudoku|Latin Square", "the numbers 1 to 9, each once", 0},
	}
	for _, tt := range tests {
		b := Book{Title: "T", Sections: []Section{{}}}
		for _, p := range tt.puzzles {
			b.Sections[0].Items = append(b.Sections[0].Items, sampleItem(p, rng))
		}
		groups := groupPuzzles(&b)
		var titles []string
		for _, g := range groups {
			titles = append(titles, g.title)
		}
		if got := strings.Join(titles, "|"); !strings.EqualFold(got, tt.titles) && !strings.HasPrefix(got, tt.titles) {
			t.Errorf("%s: groups %q; want %q", tt.name, got, tt.titles)
		}
		if got := groups[0].text(); !strings.Contains(got, tt.says) {
			t.Errorf("%s: rules %q; want %q in them", tt.name, got, tt.says)
		}
		l, err := Plan(b)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if got := countTexts(l, "Labels: "); got != tt.legends {
			t.Errorf("%s: %d legends; want %d", tt.name, got, tt.legends)
		}
	}
}

func countTexts(l Layout, prefix string) int {
	n := 0
	for _, p := range l.Pages {
		for _, text := range p.Texts {
			if strings.HasPrefix(text.Text, prefix) {
				n++
			}
		}
	}
	return n
}

// TestExamplesComeWithTheirRules: each example is printed once, the second of a kind not at all.
func TestExamplesComeWithTheirRules(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	b := sampleBook(t, 2)
	b.Sections = append(b.Sections, sampleSection(puzzleOf(t, "tartan"), 1, "Tartan", rng))
	b.Examples = append(b.Examples, Example{}, sampleExample(puzzleOf(t, "tartan"), rng))
	l, err := Plan(b)
	if err != nil {
		t.Fatal(err)
	}
	pictures := 0
	for _, p := range l.Pages {
		if p.Kind == GuidePage {
			pictures += len(p.Boards)
		}
	}
	// Three steps of each example, and how the eight stripes of a tartan run.
	if pictures != 6+8 || countTexts(l, "A worked example") != 2 {
		t.Errorf("%d pictures under %d headings; want 14 under 2", pictures, countTexts(l, "A worked example"))
	}
}
