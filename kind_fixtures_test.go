package latin

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

// defaultPuzzle is the Puzzle of a kind's own size, with regions of seed 1
// where the kind needs some.
func defaultPuzzle(t *testing.T, k *Kind) *Puzzle {
	t.Helper()
	p, err := k.New(Options{Rand: rand.New(rand.NewPCG(1, 1))})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A kindFixture is a file of testdata/kinds: lines key=value, then a puzzle
// and its solution, one row of the drawing a line and a blank line between.
type kindFixture struct {
	options          Options
	puzzle, solution []string // cells, "." for a blank
}

func readFixture(t *testing.T, k *Kind) kindFixture {
	t.Helper()
	text, err := os.ReadFile("testdata/kinds/" + k.Name + ".txt")
	if err != nil {
		t.Fatalf("kind %s has no fixture: %v", k.Name, err)
	}
	var f kindFixture
	cells := &f.puzzle
	for line := range strings.Lines(string(text)) {
		key, value, isOption := strings.Cut(strings.TrimSpace(line), "=")
		switch {
		case strings.HasPrefix(line, "#"):
		case isOption && key == "size":
			f.options.Size = value
		case isOption && key == "regions":
			f.options.Regions = value
		case strings.TrimSpace(line) == "":
			cells = &f.solution
		default:
			*cells = append(*cells, strings.Fields(line)...)
		}
	}
	return f
}

// parse reads the cells as the CELLS form with commas.
func (f kindFixture) parse(t *testing.T, p *Puzzle, cells []string) PB {
	t.Helper()
	pb, err := p.ParseCells(strings.Join(cells, ","))
	if err != nil {
		t.Fatal(err)
	}
	return pb
}

// isLatinBoard tells from the definition whether every asterism holds the
// multiset, or a part of it where it is smaller.
func isLatinBoard(p *Puzzle, lb PB) bool {
	for _, a := range p.Board.Asterisms() {
		left := make(map[string]int)
		for _, text := range p.Labels.Multiset() {
			left[text]++
		}
		for _, c := range a.Cells {
			text := p.Labels.Text(lb[c])
			if left[text]--; left[text] < 0 {
				return false
			}
		}
	}
	return true
}

func TestFixtures(t *testing.T) {
	for _, k := range Kinds {
		t.Run(k.Name, func(t *testing.T) {
			f := readFixture(t, k)
			p, err := k.New(f.options)
			if err != nil {
				t.Fatal(err)
			}
			clues, solution := f.parse(t, p, f.puzzle), f.parse(t, p, f.solution)
			if !isLatinBoard(p, solution) {
				t.Error("the printed solution is not a Latin board")
			}
			if !p.Inscription.Below(clues) {
				t.Error("the puzzle lacks the inscription")
			}
			n, found := newOracle(p, 2).count(clues)
			if n != 1 || len(found.Differ(solution)) > 0 {
				t.Errorf("%d solutions (2 means more), the first is %s", n, p.FormatCells(found))
			}
		})
	}
}

// TestFixturesBite makes sure that the tests above can fail.
func TestFixturesBite(t *testing.T) {
	p, f := defaultPuzzle(t, Sudoku), readFixture(t, Sudoku)
	solution := f.parse(t, p, f.solution)
	solution[0], solution[1] = solution[1], solution[0]
	if isLatinBoard(p, solution) {
		t.Error("a board with two cells exchanged passes for a Latin board")
	}
	if n, _ := newOracle(p, 2).count(p.Inscription); n != 2 {
		t.Errorf("the empty board has %d solutions of at most 2", n)
	}
}

// Published counts: OEIS A002860 for Latin squares, A107739 for Sudoku grids.
func TestPublishedCounts(t *testing.T) {
	tests := []struct {
		kind *Kind
		size string
		want int
	}{
		{LatinSquare, "1", 1}, {LatinSquare, "2", 2}, {LatinSquare, "3", 12}, {LatinSquare, "4", 576},
		{LatinSquare, "5", 161280}, {Sudoku, "2x2", 288},
	}
	for _, tt := range tests {
		p, err := tt.kind.New(Options{Size: tt.size})
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := newOracle(p, 1<<30).count(p.Inscription); got != tt.want {
			t.Errorf("%s of size %s: %d Latin boards, want %d", tt.kind.Name, tt.size, got, tt.want)
		}
	}
}
