package book

import (
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
)

// TestNetsStandAlone: a net is cut out, so each has a right-hand page of its own
// whose back is blank, with the instruction; the solution is no net and has no
// letters.
func TestNetsStandAlone(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	section := sampleSection(puzzleOf(t, "cube", latin.Options{Size: "2"}), 3, "Cubes", rng)
	for i := range section.Items {
		section.Items[i].Net = true
	}
	l, err := Plan(Book{Title: "Nets", PerPage: 4, Sections: []Section{section}})
	if err != nil {
		t.Fatal(err)
	}
	nets := 0
	for i, p := range l.Pages {
		for _, b := range p.Boards {
			switch {
			case b.Solution && (b.View.Net || !b.View.Bare):
				t.Errorf("page %d: the solution is a net or has letters", p.Number)
			case p.Kind != PuzzlePage:
			case !b.View.Net || len(p.Boards) != 1 || p.Number%2 == 0 || l.Pages[i+1].Kind != BlankPage:
				t.Errorf("page %d: %d boards, net %v, then a page of kind %v", p.Number, len(p.Boards), b.View.Net, l.Pages[i+1].Kind)
			default:
				nets++
			}
		}
	}
	if nets != 3 || countTexts(l, "Cut along the full lines") != 3 {
		t.Errorf("%d nets, %d instructions; want 3", nets, countTexts(l, "Cut along the full lines"))
	}
}

// TestRunsAreShown: the guide draws every hidden asterism, under its name, and
// tells how cells are named.
func TestRunsAreShown(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	l, err := Plan(Book{Title: "Runs", Sections: []Section{sampleSection(puzzleOf(t, "monthai"), 1, "Triangles", rng)}})
	if err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for _, p := range l.Pages {
		for _, b := range p.Boards {
			drawn += len(b.View.Highlights)
		}
	}
	if drawn != 9 || countTexts(l, "stripe ") != 9 || countTexts(l, "How the stripes run") != 1 {
		t.Errorf("%d drawings, %d names, %d headings", drawn, countTexts(l, "stripe "), countTexts(l, "How the stripes run"))
	}
	if countTexts(l, strings.SplitN(latin.Monthai.Names, " ", 2)[0]) == 0 {
		t.Error("the guide does not tell how cells are named")
	}
}
