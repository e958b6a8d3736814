package latin

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestSizesRefused(t *testing.T) {
	tests := []struct{ name, want string }{
		{"latin-square:0", "from 1 to 64"},
		{"latin-square:65", "from 1 to 64"},
		{"latin-square:07", "from 1 to 64"},
		{"latin-square:7x7", "from 1 to 64"},
		{"latin-square:-1", "from 1 to 64"},
		{"jigsaw:1", "from 2 to 32"},
		{"jigsaw:99999999999999999999", "from 2 to 32"},
		{"strimko:17", "from 2 to 16"},
		{"sudoku:1x9", "each from 2 to 6"},
		{"sudoku-x:7x7", "each from 2 to 6"},
		{"sudoku-x:3x3x3", "each from 2 to 6"},
		{"win:10", "has one size, 9"},
		{"tartan:9", "has one size, 8"},
		{"custom-focus:12", "has one size, 11"},
	}
	for _, tt := range tests {
		k, size, err := FindKind(tt.name)
		if err != nil {
			t.Fatal(err)
		}
		_, err = k.New(Options{Size: size, Rand: rand.New(rand.NewPCG(1, 1))})
		if !errors.Is(err, ErrSize) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %q", tt.name, err, tt.want)
		}
	}
}

func TestSizesMade(t *testing.T) {
	sizes := map[*Kind][]string{
		LatinSquare: {"1", "2", "7", "10", "32"},
		Sudoku:      {"2x2", "2x3", "3x2", "5x4", "6x6"},
		SudokuX:     {"2x2", "2x3", "3x3", "6x6"},
		Jigsaw:      {"2", "3", "10", "32"},
		Strimko:     {"2", "3", "10", "16"},
	}
	for k, list := range sizes {
		for _, size := range list {
			p, err := k.New(Options{Size: size, Rand: rand.New(rand.NewPCG(1, 1))})
			if err != nil {
				t.Errorf("%s:%s: %v", k.Name, size, err)
				continue
			}
			if p.Board.Len() != p.Labels.K()*p.Labels.K() || p.Labels.Text(0) != "1" {
				t.Errorf("%s:%s has %d cells and labels %s", k.Name, size, p.Board.Len(), p.Labels)
			}
		}
	}
}

// inscribed is the inscription in the CELLS form.
func inscribed(p *Puzzle) string { return p.FormatCells(p.Inscription) }

func TestInscriptions(t *testing.T) {
	row := func(before int, text string, after int) string {
		return strings.Repeat(".", before) + text + strings.Repeat(".", after)
	}
	tests := []struct {
		kind   *Kind
		labels string
		asked  string
		want   string
	}{
		{CustomFocus, "", "", row(55, "HowardGarns", 55)},
		{CustomSudoku, "", "", row(0, "B·Meyniel", 72)},
		{CustomSudoku, "ABCDEFGHI", "", row(0, "ABCDEFGHI", 72)},
		{CustomSudoku, "", "row 5", row(36, "B·Meyniel", 36)},
		{CustomSudoku, "", "Row9", row(72, "B·Meyniel", 0)},
		{CustomSudoku, "", "none", row(81, "", 0)},
		{CustomSteps, "", "", row(50, "WayneGould", 40)},
		{CustomSky, "", "", row(50, "WillShortz", 40)},
		{CustomWin, "", "", row(30, "SIN......GAP......ORE", 30)},
		{CustomWin, "", "window1", row(10, "SIN......GAP......ORE", 50)},
		{CriticalCustomSudoku, "", "", row(30, "NEO......SUD......OKU", 30)},
		{LatinSquare, "TORONTO", "column 1", "T......O......R......O......N......T......O......"},
		{LatinSquare, "", "", row(49, "", 0)},
	}
	for _, tt := range tests {
		o := Options{Inscription: tt.asked}
		if tt.labels != "" {
			o.Labels, _ = ParseLabels(tt.labels)
		}
		p, err := tt.kind.New(o)
		if err != nil {
			t.Errorf("%s %q: %v", tt.kind.Name, tt.asked, err)
			continue
		}
		if got := inscribed(p); got != tt.want || p.OwnInscription() != (tt.asked != "") {
			t.Errorf("%s %q:\ngot  %s\nwant %s", tt.kind.Name, tt.asked, got, tt.want)
		}
	}
}

func TestInscriptionsRefused(t *testing.T) {
	tests := []struct{ asked, want string }{
		{"row 12", "neither the name of an asterism, such as"},
		{"BB" + strings.Repeat(".", 79), `holds "B"`},
		{strings.Repeat(".", 80), "80 cells found"},
	}
	for _, tt := range tests {
		_, err := CustomSudoku.New(Options{Inscription: tt.asked})
		if !errors.Is(err, ErrInscription) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: got %v, want %q", tt.asked, err, tt.want)
		}
	}
}

func TestLabelsChosen(t *testing.T) {
	l, err := ParseLabels("223334444")
	if err != nil {
		t.Fatal(err)
	}
	p, err := SudokuRipeto.New(Options{Labels: l}) // figure 31
	if err != nil || !p.OwnLabels() {
		t.Fatal(p, err)
	}
	if want := "holds 2 twice, 3 three times and 4 "; !strings.Contains(p.Rules, want) {
		t.Errorf("rules %q, want %q in them", p.Rules, want)
	}
	if _, err := Wave.New(Options{Labels: l}); !errors.Is(err, ErrLabels) {
		t.Errorf("nine labels for order 7: %v", err)
	}
}

func TestTartanLetters(t *testing.T) {
	var left, top strings.Builder
	for _, n := range defaultPuzzle(t, Tartan).Board.Notes() {
		switch {
		case n.At.X < 0:
			left.WriteString(n.Text)
		case n.At.Y < 0:
			top.WriteString(n.Text)
		}
	}
	if got := fmt.Sprint(left.String(), " ", top.String()); got != "abcdabcd efghefgh" {
		t.Errorf("letters %s", got)
	}
}

// How each kind is drawn: marks of its asterisms beyond the lines.
func TestMarks(t *testing.T) {
	want := map[*Kind]map[Mark]int{
		Win: {MarkShade: 4}, Wave: {MarkBorder: 7}, Quadoku: {MarkBorder: 9, MarkShade: 4}, Tartan: {MarkBorder: 4},
		CustomFocus: {MarkBorder: 11}, CustomSky: {MarkBorder: 10}, Jigsaw: {MarkBorder: 9},
		SudokuX: {MarkBorder: 9, MarkShade: 2}, Strimko: {MarkLinks: 6},
	}
	for k, marks := range want {
		got := map[Mark]int{}
		for _, a := range defaultPuzzle(t, k).Board.Asterisms() {
			got[a.Mark]++
		}
		delete(got, MarkNone)
		if fmt.Sprint(got) != fmt.Sprint(marks) {
			t.Errorf("%s: marks %v, want %v", k.Name, got, marks)
		}
	}
	if shape := defaultPuzzle(t, Strimko).Board.Shape(); shape != "circle" {
		t.Errorf("Strimko is drawn as %s", shape)
	}
}

// The regions of Custom Focus are ours; this is what their comment promises.
func TestFocusRegions(t *testing.T) {
	marks := strings.Join(strings.Fields(focusRegions), "")
	at := func(r, c int) byte { return marks[r*11+c] }
	mirror := func(flip func(r, c int) (int, int)) {
		image := make(map[byte]byte)
		for r := range 11 {
			for c := range 11 {
				m := at(flip(r, c))
				if image[at(r, c)] == 0 {
					image[at(r, c)] = m
				}
				if image[at(r, c)] != m {
					t.Fatalf("region %c is not carried onto a region", at(r, c))
				}
			}
		}
	}
	mirror(func(r, c int) (int, int) { return r, 10 - c })
	mirror(func(r, c int) (int, int) { return 10 - r, c })
	for _, a := range defaultPuzzle(t, CustomFocus).Board.Asterisms()[22:] {
		if !inOnePiece(11, a.Cells) {
			t.Errorf("%s is in pieces", a.Name)
		}
	}
	if got := strings.Count(marks[44:77], "G"); got != 11 {
		t.Errorf("the lens has %d cells in rows 5 to 7", got)
	}
}
