package attrition

import (
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
	"latin/attrition/search"
)

// lawPuzzles are the boards of the laws, as the heads of states are written
// (see readState): squares small enough for all their solutions, with repeated
// labels and without; kinds of the catalogue; boards with asterisms smaller
// than the multiset and overlaps of any form.
var lawPuzzles = []struct{ name, text string }{
	{"square-4", "latin-square:4"},
	{"square-3-112", "latin-square:3 labels=112"},
	{"square-4-1122", "latin-square:4 labels=1122"},
	{"square-4-1123", "latin-square:4 labels=1123"},
	{"square-5", "latin-square:5"},
	{"square-5-11223", "latin-square:5 labels=11223"},
	{"square-6-112233", "latin-square:6 labels=112233"},
	{"sudoku-4", "sudoku:2x2"},
	{"sudoku-4-1123", "sudoku:2x2 labels=1123"},
	{"sudoku-6", "sudoku:2x3"},
	{"sudoku-6-112233", "sudoku:2x3 labels=112233"},
	{"sudoku-6-111223", "sudoku:2x3 labels=111223"},
	{"jigsaw-5", "jigsaw:5 regions=aaabbacabbcccbdeecddeeedd"},
	{"jigsaw-5-11223", "jigsaw:5 labels=11223 regions=aaabbacabbcccbdeecddeeedd"},
	{"sudoku-x-6", "sudoku-x:2x3"},
	{"strimko-5", "strimko:5 regions=aabccaabbcdaebcdedbcddeee"},
	{"wave", "wave"},
	{"win", "win"},
	{"sudoku", "sudoku"},
	{"sudoku-ripeto", "sudoku-ripeto"},
	{"quadoku", "quadoku"},
	{"quadoku-ripeto", "quadoku-ripeto"},
	{"tartan", "tartan"},
	{"orb-2x4", "orb"},
	{"orb-ripeto", "orb-ripeto"},
	{"monthai", "monthai"},
	{"hexagon-2", "douze-france:2"},
	{"helios", "helios"},
	{"cube-2", "cube:2"},
	{"octahedron", "octahedron"},
	{"dodecahedron", "dodecahedron"},
	{"graeco-3", "graeco:3"},
	{"graeco-4", "graeco:4"},
	{"graeco-diagonal-5", "graeco-diagonal:5"},
	{"digits-3", "digits:3"},
	{"digits-best-3", "digits-best:3"},
	{"digits-5", "digits:5"},
	{"knight-3x4x2", "knight:3x4x2"},
	{"knight-4x5x2", "knight:4x5x2"},
	{"custom-sky", "custom-sky"},
	{"custom-steps", "custom-steps"},
	{"tartan-4-11223344", tartan4 + " labels=11223344\n" + tartan4Asterisms},
	{"tartan-4-11122234", tartan4 + " labels=11122234\n" + tartan4Asterisms},
	{"irregular-4-1123", "board cells=16 labels=1123\n" + irregular4Asterisms},
	{"irregular-4-1234", "board cells=16 labels=1234\n" + irregular4Asterisms},
	{"arcs-12-11223", "board cells=12 labels=11223\n" + arcs12Asterisms},
	{"arcs-12-12345", "board cells=12 labels=12345\n" + arcs12Asterisms},
}

const (
	// Pairs of rows and of columns, two apart, of eight cells; boxes of four.
	tartan4          = "board cells=16"
	tartan4Asterisms = `asterism a 0 1 2 3 8 9 10 11
asterism b 4 5 6 7 12 13 14 15
asterism c 0 4 8 12 2 6 10 14
asterism d 1 5 9 13 3 7 11 15
asterism e 0 1 4 5
asterism f 2 3 6 7
asterism g 8 9 12 13
asterism h 10 11 14 15`

	// A square with diagonals, a corner window and a pair.
	irregular4Asterisms = `asterism row1 0 1 2 3
asterism row2 4 5 6 7
asterism row3 8 9 10 11
asterism row4 12 13 14 15
asterism column1 0 4 8 12
asterism column2 1 5 9 13
asterism column3 2 6 10 14
asterism column4 3 7 11 15
asterism diagonal 0 5 10 15
asterism upper 1 6 11
asterism lower 4 9 14
asterism corner 5 6 9
asterism pair 2 3`

	// Arcs of five, four and three cells on a circle, and two stars.
	arcs12Asterisms = `asterism a 0 1 2 3 4
asterism b 2 3 4 5
asterism c 4 5 6
asterism d 6 7 8 9 10
asterism e 8 9 10 11
asterism f 10 11 0
asterism g 0 3 6 9 11
asterism h 1 4 7 10`
)

// lawRandomBoards is how many small boards with any asterisms there are.
const lawRandomBoards = 24

// A lawBoard is a Puzzle with solutions to build domains around, a state to
// work with, and copies of it in other numberings.
type lawBoard struct {
	name      string
	puzzle    *latin.Puzzle
	solutions []latin.PB
	state     *State
	searcher  *search.Searcher
	twins     []*twin

	last struct {
		rule    *Rule
		domains latin.Domains
		image   image
	}
}

// lawBoards makes the boards, of random ones those that the seed makes.
// only is the name of one, or empty.
func lawBoards(t testing.TB, seed uint64, only string) []*lawBoard {
	t.Helper()
	var list []*lawBoard
	add := func(name string, make func() (*latin.Puzzle, latin.PB, error)) {
		if only != "" && only != name {
			return
		}
		p, solution, err := make()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if b := newLawBoard(t, name, p, solution, seed); len(b.solutions) > 0 {
			list = append(list, b)
		}
	}
	for _, b := range lawPuzzles {
		add(b.name, func() (*latin.Puzzle, latin.PB, error) {
			p, err := puzzleOf(b.text)
			return p, nil, err
		})
	}
	for i := range lawRandomBoards {
		add(fmt.Sprintf("random-%d", i), func() (*latin.Puzzle, latin.PB, error) {
			p, err := randomPuzzle(rand.New(rand.NewPCG(seed, uint64(i))))
			return p, nil, err
		})
	}
	if len(list) == 0 {
		t.Fatalf("no board is named %q", only)
	}
	return list
}

// definition is the name of the board, or the head of a state if the board
// depends on the seed.
func (b *lawBoard) definition() string {
	if !strings.HasPrefix(b.name, "random-") {
		return b.name
	}
	var text strings.Builder
	fmt.Fprintf(&text, "board cells=%d labels=%s", b.puzzle.Board.Len(), b.puzzle.Labels)
	for i, a := range b.puzzle.Board.Asterisms() {
		fmt.Fprintf(&text, "\nasterism a%d", i)
		for _, x := range a.Cells {
			fmt.Fprintf(&text, " %d", x)
		}
	}
	return text.String()
}

func puzzleOf(text string) (*latin.Puzzle, error) {
	lines := strings.Split(text, "\n")
	return readPuzzle(lines[0], lines[1:])
}

// newLawBoard finds solutions by search, and takes the given one too; a board
// may have none.
func newLawBoard(t testing.TB, name string, p *latin.Puzzle, solution latin.PB, seed uint64) *lawBoard {
	t.Helper()
	b := &lawBoard{name: name, puzzle: p, state: NewState(p), searcher: search.New(p)}
	if solution != nil {
		if err := p.CheckPLB(solution); err != nil || !solution.Full() {
			t.Fatalf("%s: the example is not a Latin board: %v", name, err)
		}
		b.solutions = append(b.solutions, solution)
	}
	rng := b.rng(seed, 0)
	for range 8 {
		pb, err := b.searcher.Random(context.Background(), latin.NewPB(p.Board.Len()), rng)
		if err != nil {
			break
		}
		b.solutions = append(b.solutions, pb)
	}
	for range 2 {
		if len(p.Conditions()) == 0 { // those of a board in another numbering would be others
			b.twins = append(b.twins, newTwin(t, p, rng))
		}
	}
	return b
}

// rng is the source of a trial on the board.
func (b *lawBoard) rng(seed, trial uint64) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(b.name))
	return rand.New(rand.NewPCG(seed, h.Sum64()+trial))
}

// randomPuzzle has four to ten cells, labels that may repeat, and asterisms of
// any cells, up to the size of the multiset; some occur twice.
func randomPuzzle(rng *rand.Rand) (*latin.Puzzle, error) {
	cells := 4 + rng.IntN(7)
	k := 2 + rng.IntN(5)
	var words []string
	for range k {
		words = append(words, fmt.Sprint(1+rng.IntN(k)))
	}
	labels, err := latin.NewLabels(words...)
	if err != nil {
		return nil, err
	}
	var list []latin.Asterism
	covered := make(map[latin.Cell]bool)
	for i := 0; i < 2+cells/2 || len(covered) < cells; i++ {
		a := latin.Asterism{Name: fmt.Sprintf("a%d", i)}
		for _, x := range rng.Perm(cells)[:1+rng.IntN(min(k, cells))] {
			a.Cells = append(a.Cells, latin.Cell(x))
			covered[latin.Cell(x)] = true
		}
		list = append(list, a)
	}
	return ownPuzzle(cells, list, labels)
}
