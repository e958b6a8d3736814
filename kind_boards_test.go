package latin

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// boardKinds says which kind makes the board of which file of testdata/boards.
var boardKinds = map[string]*Kind{
	"custom-steps.json":   CustomSteps,
	"dodecahedron.json":   Dodecahedron,
	"helios.json":         Helios,
	"latin-square-7.json": LatinSquare,
	"monthai.json":        Monthai,
	"octahedron.json":     Octahedron,
	"orb-2x4.json":        Orb,
	"quadoku.json":        Quadoku,
	"sudoku.json":         Sudoku,
	"tartan.json":         Tartan,
	"wave.json":           Wave,
	"win.json":            Win,
}

// A boardFile is a board computed by another program from the paper's text.
type boardFile struct {
	K         int
	Cells     []struct{ ID string }
	Asterisms []struct {
		Name  string
		Cells []Cell
	}
	Board []any `json:"example_latin_board"`
}

func readBoard(t *testing.T, file string) boardFile {
	t.Helper()
	text, err := os.ReadFile("testdata/boards/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var b boardFile
	if err := json.Unmarshal(text, &b); err != nil {
		t.Fatal(err)
	}
	return b
}

// asSets sorts each set and the list of sets, so that equal constellations become equal.
func asSets(sets [][]Cell) [][]Cell {
	var sorted [][]Cell
	for _, s := range sets {
		sorted = append(sorted, slices.Sorted(slices.Values(s)))
	}
	slices.SortFunc(sorted, slices.Compare)
	return sorted
}

func TestBoardsOfThePaper(t *testing.T) {
	for file, kind := range boardKinds {
		t.Run(file, func(t *testing.T) {
			want, p := readBoard(t, file), defaultPuzzle(t, kind)
			if p.Board.Len() != len(want.Cells) || p.Labels.K() != want.K {
				t.Fatalf("%d cells and %d labels, want %d and %d", p.Board.Len(), p.Labels.K(), len(want.Cells), want.K)
			}
			for i, c := range want.Cells {
				if !strings.HasPrefix(c.ID, "r") && !strings.HasPrefix(c.ID, "p") {
					break // elsewhere the names are ours
				}
				if name := p.Board.CellName(Cell(i)); name != c.ID {
					t.Fatalf("cell %d is named %s, want %s", i, name, c.ID)
				}
			}
			var got, sets [][]Cell
			for _, a := range p.Board.Asterisms() {
				got = append(got, a.Cells)
			}
			for _, a := range want.Asterisms {
				sets = append(sets, a.Cells)
			}
			if !slices.EqualFunc(asSets(got), asSets(sets), slices.Equal) {
				t.Errorf("asterisms %v, want %v", asSets(got), asSets(sets))
			}
			checkExample(t, p, want.Board)
		})
	}
}

// checkExample lays the example on our board.
func checkExample(t *testing.T, p *Puzzle, example []any) {
	t.Helper()
	lb := NewPB(p.Board.Len())
	for i, v := range example {
		text, isText := v.(string)
		if !isText {
			text = Numbers(20)[int(v.(float64))-1]
		}
		x, ok := p.Labels.Find(text)
		if !ok {
			t.Fatalf("no label %q", text)
		}
		lb[i] = x
	}
	if !isLatinBoard(p, lb) {
		t.Error("the example is not a Latin board here")
	}
}

func TestEveryBoardFileIsUsed(t *testing.T) {
	for file := range boardKinds {
		if _, err := os.Stat("testdata/boards/" + file); err != nil {
			t.Error(err)
		}
	}
}
