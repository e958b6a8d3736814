package book

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// says tells whether a line of the page is that text.
func (p Page) says(text string) bool {
	for _, t := range p.Texts {
		if t.Text == text {
			return true
		}
	}
	return false
}

// TestLongContents: the first page has its heading, the others a number and a running head.
func TestLongContents(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	b := Book{Title: "Long", Intro: "A book with many parts."}
	b.Trim, _ = ParseTrim("5x8")
	for i := range 60 {
		b.Sections = append(b.Sections, sampleSection(puzzleOf(t, "sudoku:2x2"), 1, fmt.Sprintf("Part %d", i+1), rng))
	}
	l, err := Plan(b)
	if err != nil {
		t.Fatal(err)
	}
	more := 0
	for i, p := range l.Pages {
		if p.Kind != ContentsPage || l.Pages[i-1].Kind != ContentsPage {
			continue
		}
		more++
		head := map[bool]string{true: "Long", false: "Contents"}[p.Number%2 == 0]
		if !p.says(fmt.Sprint(p.Number)) || !p.says(head) {
			t.Errorf("page %d of the contents has no number or no running head %q", p.Number, head)
		}
	}
	if more < 2 {
		t.Errorf("the contents take %d more pages; the test needs 2", more)
	}
}

// TestSingleStep: what has one step has no Step 1.
func TestSingleStep(t *testing.T) {
	for steps, want := range []int{0, 0, 1, 1} {
		b := sampleBook(t, 1)
		b.Examples[0].Steps = b.Examples[0].Steps[:steps]
		for i := range b.Examples[0].Steps {
			b.Examples[0].Steps[i].Caption = "Look."
		}
		l, err := Plan(b)
		if err != nil {
			t.Fatal(err)
		}
		if got := countTexts(l, "Step 1"); got != want || countTexts(l, "Look.") != steps {
			t.Errorf("%d steps: %d headings Step 1; want %d", steps, got, want)
		}
	}
}

// TestLongSectionTitle: it is set smaller rather than cut.
func TestLongSectionTitle(t *testing.T) {
	b := sampleBook(t, 1)
	b.Trim, _ = ParseTrim("5x8")
	word := "Antidisestablishmentarianism"
	b.Sections[0].Title = "The " + word
	l, err := Plan(b)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range l.Pages {
		for _, text := range p.Texts {
			if p.Kind == OpenerPage && strings.HasSuffix(text.Text, word) {
				return
			}
		}
	}
	t.Errorf("the title %q is cut", b.Sections[0].Title)
}
