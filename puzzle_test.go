package latin_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

// drawPuzzle draws a board and a multiset that fits it, at times with labels to spare.
func drawPuzzle(t *rapid.T) *latin.Puzzle {
	b := drawBoard(t)
	p, err := latin.NewPuzzle(b, drawLabels(t, b.K()+rapid.IntRange(0, 2).Draw(t, "to spare")), nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func mustLabels(t *testing.T, text string) *latin.Labels {
	t.Helper()
	l, err := latin.ParseLabels(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// lines is a board of rows and columns.
func lines(t *testing.T, rows, cols int) *latin.Board {
	t.Helper()
	g := latin.NewGrid(rows, cols)
	g.Lines()
	b, err := latin.NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestNewPuzzleRefuses(t *testing.T) {
	b := lines(t, 2, 3)
	tests := []struct {
		labels      string
		inscription latin.PB
		wraps       error
		says        string
	}{
		{"12", nil, latin.ErrBoard, "row 1 has 3 cells for 2 labels"},
		{"123", latin.NewPB(5), latin.ErrInscription, "5 cells; the board has 6"},
		{"123", latin.PB{1, -1, 1, -1, -1, -1}, latin.ErrInscription, "row 1 holds \"2\" in r1c1, r1c3"},
		{"123", latin.PB{3, -1, -1, -1, -1, -1}, latin.ErrInscription, "r1c1 has label number 3"},
		{"123", latin.PB{-2, -1, -1, -1, -1, -1}, latin.ErrInscription, "r1c1 has label number -2"},
	}
	for _, test := range tests {
		p, err := latin.NewPuzzle(b, mustLabels(t, test.labels), test.inscription)
		if p != nil || !errors.Is(err, test.wraps) || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s %v: error %v, want one about %q", test.labels, test.inscription, err, test.says)
		}
	}
}

func TestOwnPuzzle(t *testing.T) {
	p, err := latin.NewPuzzle(lines(t, 2, 3), mustLabels(t, "112"), latin.PB{0, -1, -1, -1, -1, 1})
	if err != nil {
		t.Fatal(err)
	}
	if p.Name() != "board" || p.Kind() != nil || p.Size() != "" || p.Regions() != "" || !p.OwnLabels() || !p.OwnInscription() {
		t.Errorf("a board of one's own: %q %v %q %q", p.Name(), p.Kind(), p.Size(), p.Regions())
	}
	if want := "Complete the board so that every asterism holds 1 twice and 2 once."; p.Rules != want {
		t.Errorf("rules %q, want %q", p.Rules, want)
	}
	clues := latin.PB{0, 1, -1, -1, -1, 0}
	if !p.Inscribed(clues, 0) || p.Inscribed(clues, 1) || p.Inscribed(clues, 5) {
		t.Error("a clue is inscribed when it is the inscription's")
	}
}

func TestKindOptions(t *testing.T) {
	jigsaw := "AAAABBBBCCCCDDDD"
	tests := []struct {
		kind    string
		options latin.Options
		name    string
	}{
		{"sudoku", latin.Options{}, "sudoku"},
		{"sudoku", latin.Options{Size: "3x3"}, "sudoku"},
		{"sudoku", latin.Options{Size: "2x3"}, "sudoku:2x3"},
		{"jigsaw", latin.Options{Size: "4", Regions: jigsaw}, "jigsaw:4"},
		{"sudoku", latin.Options{Size: "2x2", Labels: mustLabels(t, "RUDE"), Inscription: "row 2"}, "sudoku:2x2"},
	}
	for _, test := range tests {
		k, _, err := latin.FindKind(test.kind)
		if err != nil {
			t.Fatal(err)
		}
		p, err := k.New(test.options)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if p.Name() != test.name || p.Kind() != k || p.Size() == "" {
			t.Errorf("%s is named %s", test.name, p.Name())
		}
		if p.OwnLabels() != (test.options.Labels != nil) || p.OwnInscription() != (test.options.Inscription != "") || p.Regions() != test.options.Regions {
			t.Errorf("%s: own labels %v, own inscription %v, regions %q", test.name, p.OwnLabels(), p.OwnInscription(), p.Regions())
		}
	}
}

func TestKindOptionsRefused(t *testing.T) {
	long := strings.Repeat("9", 1_000_000)
	tests := []struct {
		name    string
		options latin.Options
		wraps   error
		says    string
	}{
		{"sudoku", latin.Options{Regions: "A"}, latin.ErrRegions, "takes no regions"},
		{"sudoku", latin.Options{Size: "7x7"}, latin.ErrSize, "7x7"},
		{"win", latin.Options{Size: "9x"}, latin.ErrSize, "one size"},
		{"win", latin.Options{Size: long}, latin.ErrSize, "one size"},
		{"jigsaw", latin.Options{}, latin.ErrRegions, "needs regions="},
		{"sudoku", latin.Options{Labels: mustLabels(t, "1234")}, latin.ErrLabels, "sudoku has 9 labels; found 4"},
		{"sudoku", latin.Options{Inscription: "row 10"}, latin.ErrInscription, "neither the name of an asterism, such as"},
		{"sudoku", latin.Options{Inscription: "11" + strings.Repeat(".", 79)}, latin.ErrInscription, "row 1 holds \"1\""},
	}
	for _, test := range tests {
		k, _, err := latin.FindKind(test.name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := k.New(test.options)
		if p != nil || !errors.Is(err, test.wraps) || !strings.Contains(err.Error(), test.says) || len(err.Error()) > 400 {
			t.Errorf("%s: error %.200v, want one about %q", test.name, err, test.says)
		}
	}
}

func TestInscriptions(t *testing.T) {
	tests := []struct{ asked, want string }{
		{"", "................"},
		{"none", "................"},
		{"row 3", "........RUDE...."},
		{"Row3", "........RUDE...."},
		{"column 1", "R...U...D...E..."},
		{"box 4", "..........RU..DE"},
		{"R..............E", "R..............E"},
	}
	for _, test := range tests {
		p, err := latin.Sudoku.New(latin.Options{Size: "2x2", Labels: mustLabels(t, "RUDE"), Inscription: test.asked})
		if err != nil {
			t.Errorf("%q: %v", test.asked, err)
		} else if got := p.FormatCells(p.Inscription); got != test.want {
			t.Errorf("%q: %s, want %s", test.asked, got, test.want)
		}
	}
}

func TestFindKind(t *testing.T) {
	for _, k := range latin.Kinds {
		for _, size := range []string{"", "5", "2x3"} {
			name := k.Name
			if size != "" {
				name += ":" + size
			}
			found, got, err := latin.FindKind(name)
			if err != nil || found != k || got != size {
				t.Errorf("%s: %v, %q, %v", name, found, got, err)
			}
		}
	}
	tests := []struct {
		name  string
		wraps error
		says  string
	}{
		{"sodoku", latin.ErrUnknownKind, `did you mean "sudoku"?`},
		{"sodoku:3x3", latin.ErrUnknownKind, `unknown kind "sodoku"; did`},
		{"", latin.ErrUnknownKind, "latin kinds"},
		{"sudoku:", latin.ErrSize, "nothing follows the colon"},
		{strings.Repeat("sudoku", 100_000), latin.ErrUnknownKind, "latin kinds"},
	}
	for _, test := range tests {
		_, _, err := latin.FindKind(test.name)
		if !errors.Is(err, test.wraps) || !strings.Contains(err.Error(), test.says) || len(err.Error()) > 300 {
			t.Errorf("%.20q: error %.300v, want one about %q", test.name, err, test.says)
		}
	}
}

// The same seed gives the same regions.
func TestRandomRegionsRepeat(t *testing.T) {
	regions := func(seed uint64) string {
		k, size, err := latin.FindKind("jigsaw:6")
		if err != nil {
			t.Fatal(err)
		}
		p, err := k.New(latin.Options{Size: size, Rand: rand.New(rand.NewPCG(seed, 0))})
		if err != nil {
			t.Fatal(err)
		}
		return p.Regions()
	}
	if first, again := regions(1), regions(1); first != again || first == regions(2) {
		t.Error("regions do not depend on the seed alone")
	}
}

// A kind that builds nonsense is refused with the reason, in no way worse.
func TestKindThatBuildsNonsense(t *testing.T) {
	row := latin.NewGrid(1, 3)
	row.Lines()
	tests := []struct {
		frame       latin.Frame
		inscription string
		wraps       error
	}{
		{latin.Frame{Labels: []string{"1"}}, "", latin.ErrBoard},
		{latin.Frame{Layout: row.Layout}, "", latin.ErrLabels},
		{latin.Frame{Layout: row.Layout, Labels: []string{"1", "2"}}, "row 1", latin.ErrBoard},
	}
	for _, test := range tests {
		k := &latin.Kind{Name: "nonsense", Size: "1", Build: func(string, string, *rand.Rand) (latin.Frame, error) { return test.frame, nil }}
		if p, err := k.New(latin.Options{Inscription: test.inscription}); p != nil || !errors.Is(err, test.wraps) {
			t.Errorf("%+v: error %v", test.frame, err)
		}
	}
}

// Whatever is asked of the kinds, they give a Puzzle or say what is wrong, and
// a Puzzle's own name and inscription make it again.
func FuzzKinds(f *testing.F) {
	f.Add("sudoku:2x3", "", "row 1")
	f.Add("latin-square:32", "", "")
	f.Add("jigsaw:4", "AAAABBBBCCCCDDDD", "none")
	f.Add("strimko:4", "AAAABBBBCCCCDDDD", "1...............")
	f.Add("sudoku:6x6", "", "1,,,")
	f.Add("latin-square:-1", "", "")
	f.Add("latin-square:99999999999999999999", "", "")
	f.Add("sudoku:0x0", "", "")
	f.Add("wave:7", "\xff", "")
	f.Fuzz(func(t *testing.T, name, regions, inscription string) {
		k, size, err := latin.FindKind(name)
		if err != nil {
			return
		}
		p, err := k.New(latin.Options{Size: size, Regions: regions, Inscription: inscription})
		if err != nil {
			if p != nil || !wrapsAny(err, latin.ErrSize, latin.ErrRegions, latin.ErrLabels, latin.ErrInscription, latin.ErrBoard) {
				t.Fatalf("error of no known kind: %v", err)
			}
			return
		}
		again, err := k.New(latin.Options{Size: p.Size(), Regions: p.Regions(), Inscription: p.FormatCells(p.Inscription)})
		if err != nil || again.Name() != p.Name() || again.FormatCells(again.Inscription) != p.FormatCells(p.Inscription) {
			t.Fatalf("%s is not made again: %v", p.Name(), err)
		}
	})
}

func wrapsAny(err error, targets ...error) bool {
	for _, target := range targets {
		if errors.Is(err, target) {
			return true
		}
	}
	return false
}
