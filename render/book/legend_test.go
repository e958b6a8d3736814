package book

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
)

// lettersAndNumbers is a book on small paper whose rules cannot tell the
// labels: of letters in the first section, of numbers on tiny boards in the second.
func lettersAndNumbers(t *testing.T) Book {
	rng := rand.New(rand.NewPCG(9, 10))
	greek, err := latin.ParseLabels("αβγδεζηθι")
	if err != nil {
		t.Fatal(err)
	}
	b := Book{Title: "Letters and Numbers", PerPage: 6, Sections: []Section{
		sampleSection(puzzleOf(t, "sudoku", latin.Options{Labels: greek}), 7, "Letters", rng),
		sampleSection(puzzleOf(t, "sudoku:2x2"), 7, "Numbers", rng),
	}}
	b.Trim, _ = ParseTrim("6x9")
	return b
}

// TestLegends: whole words in few lines, which begin where the board begins,
// like its number.
func TestLegends(t *testing.T) {
	b := lettersAndNumbers(t)
	l, err := Plan(b)
	if err != nil {
		t.Fatal(err)
	}
	lines := map[string]int{}
	for _, p := range l.Pages {
		if p.Kind != PuzzlePage {
			continue
		}
		begin := map[float64]bool{}
		for _, board := range p.Boards {
			begin[math.Round(board.Frame.X*100)] = true
		}
		for _, text := range p.Texts {
			if isNumber := strings.Trim(text.Text, "0123456789") == ""; isNumber && text.Y > p.Live.Y+p.Live.H-10 {
				continue // of the page
			} else if (isNumber || strings.HasPrefix(text.Text, "Labels")) && !begin[math.Round(text.X*100)] {
				t.Errorf("page %d: %q begins at %.2f, boards at (hundredths) %v", p.Number, text.Text, text.X, begin)
			}
			lines[text.Text]++
		}
	}
	for _, want := range []string{"Labels: the letters of αβγδεζηθι", "Labels: the numbers 1 to 4,", "each once"} {
		if lines[want] != 7 {
			t.Errorf("%d lines %q; want 7, of %v", lines[want], want, lines)
		}
	}
}

// TestSmallBoardsKeepTheirSize: the legend does not take the room of the board.
func TestSmallBoardsKeepTheirSize(t *testing.T) {
	l, err := Plan(lettersAndNumbers(t))
	if err != nil {
		t.Fatal(err)
	}
	if got := l.narrowest(8, 14); got < 0.35*inch {
		t.Errorf("cells of 4 × 4 boards, six a page, are %.2f in wide; want 0.35", got/inch)
	}
}
