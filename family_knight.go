package latin

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
)

// Knight is the closed tour of a knight with some of its steps given, or several
// circuits that cover the board.
var Knight = &Kind{
	Name:  "knight",
	Title: "Knight's Tour",
	Doc:   "A closed knight's tour of which some steps are given; Euler, 1759. With several circuits, the third of Palomo's bundled systems.",
	Sizes: "RxC, such as 5x6 or 8x8, or RxCxK for K circuits as equal in length as can be; at most 64 cells, sides up to 10",
	Size:  "6x6",
	Rules: "Write the steps of a knight into the cells, each once, so that each is a knight's move from the next, two cells in one direction and one across, and the last from the first. Steps with different letters are different circuits.",
	Names: "Dark and light cells are those of a chessboard; every move of a knight leads from the one to the other.",

	Reckoned: true,
	Build:    func(size, _ string, _ *rand.Rand) (Frame, error) { return knightFrame(size) },
}

// knightFrame is the board of that size.
//
// Every step occurs once, so all cells together are an asterism, and the only one;
// that the knight moves as it does is a matter of conditions.
func knightFrame(size string) (Frame, error) {
	rows, cols, circuits, err := knightSize(size)
	if err != nil {
		return Frame{}, err
	}
	g := NewGrid(rows, cols)
	g.Add("the board", MarkNone, g.Block(0, 0, rows, cols)...)
	g.chequer()
	lengths := circuitLengths(rows*cols, circuits)
	k := &Circuits{Rows: rows, Cols: cols, Near: g.knightMoves()}
	f := Frame{Rules: knightRules(lengths), Circuits: k}
	for i, length := range lengths {
		var steps []Label
		for s := range length {
			steps = append(steps, Label(len(f.Labels)))
			f.Labels = append(f.Labels, stepName(i, s, circuits))
		}
		k.Steps = append(k.Steps, steps)
	}
	f.Layout = g.Layout
	f.Conditions = func(l *Labels) []Condition { return newSteppedBoard(g, k, l).conditions() }
	return f, nil
}

// stepName is the label of a step, both from 0: "7", or "b7" where there are
// several circuits.
func stepName(circuit, step, circuits int) string {
	if circuits == 1 {
		return strconv.Itoa(step + 1)
	}
	return string(rune('a'+circuit)) + strconv.Itoa(step+1)
}

// knightSize reads "6x6" or "6x6x2".
func knightSize(size string) (rows, cols, circuits int, err error) {
	var numbers []int
	for _, part := range strings.Split(size, "x") {
		n, ok := wholeSize(part, 1, 64)
		if !ok {
			numbers = nil
			break
		}
		numbers = append(numbers, n)
	}
	if len(numbers) == 2 {
		numbers = append(numbers, 1)
	}
	if len(numbers) != 3 || numbers[0] > mostKnightSide || numbers[1] > mostKnightSide || numbers[0]*numbers[1] > MaxDistinct {
		return 0, 0, 0, fmt.Errorf("%w: %s; write rows and columns, each up to %d and at most %d cells, such as 6x6, or with the number of circuits, such as 6x6x2",
			ErrSize, quote(size), mostKnightSide, MaxDistinct)
	}
	rows, cols, circuits = numbers[0], numbers[1], numbers[2]
	possible := circuitsPossible[[2]int{min(rows, cols), max(rows, cols)}]
	if !slices.Contains(possible, circuits) {
		return 0, 0, 0, fmt.Errorf("%w: %dx%d cannot be covered so; `latin knight %dx%d -k %d` tells why", ErrNoBoard, rows, cols, rows, cols, circuits)
	}
	return rows, cols, circuits, nil
}

const mostKnightSide = 10

// circuitsPossible are by lesser and greater side the numbers of balanced circuits that
// cover a board of at most 64 cells, sides up to 10: the rows of docs/knights.tsv with a cover.
var circuitsPossible = map[[2]int][]int{
	{3, 4}: {2}, {3, 8}: {4}, {3, 10}: {1},
	{4, 4}: {4}, {4, 5}: {2}, {4, 6}: {2, 4}, {4, 7}: {2, 6}, {4, 8}: {2, 4, 8}, {4, 9}: {2, 4, 6}, {4, 10}: {2, 4, 8},
	{5, 6}: {1, 4}, {5, 8}: {1, 2, 3, 4}, {5, 10}: {1, 2, 3, 4, 5, 6, 7},
	{6, 6}: {1, 2, 3, 4, 5}, {6, 7}: {1, 2, 3, 4, 5, 6}, {6, 8}: {1, 2, 3, 4, 5, 7, 8}, {6, 9}: {1, 2, 3, 4, 5, 6, 7, 8},
	{6, 10}: {1, 2, 3, 4, 5, 6, 7, 8, 9},
	{7, 8}:  {1, 2, 3, 4, 5, 6, 7, 8, 12},
	{8, 8}:  {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16},
}

// circuitLengths are those of k balanced circuits on n cells, the longest first: even
// numbers, no two of them more than 2 apart (Aggoun, Beldiceanu, Bourreau, Simonis, 1998).
func circuitLengths(n, k int) []int {
	short := n / k / 2 * 2
	lengths := slices.Repeat([]int{short}, k)
	for i := range (n - k*short) / 2 {
		lengths[i] += 2
	}
	return lengths
}

// knightRules are the rules in plain words.
func knightRules(lengths []int) string {
	const move = "always makes a knight's move: two cells in one direction and one across."
	if len(lengths) == 1 {
		return fmt.Sprintf("Write {labels}, into the cells so that a knight that goes from 1 to 2, from there to 3 and so on, and from %d back to 1, %s", lengths[0], move)
	}
	var ends []string
	for i, n := range lengths {
		ends = append(ends, fmt.Sprintf("%s to %s", stepName(i, 0, 2), stepName(i, n-1, 2)))
	}
	return fmt.Sprintf("Write the steps of %d circuits into the cells, %s, each once. A knight that follows a circuit from step to step, and from the last back to the first, %s",
		len(lengths), inWords(ends), move)
}

// knightMoves lists by cell the cells a knight's move away.
func (g *Grid) knightMoves() [][]Cell {
	near := make([][]Cell, g.Rows*g.Cols)
	for c := range near {
		for d := range near {
			down, right := d/g.Cols-c/g.Cols, d%g.Cols-c%g.Cols
			if product := down * right; product == 2 || product == -2 {
				near[c] = append(near[c], Cell(d))
			}
		}
	}
	return near
}

// chequer tints the dark squares of a chessboard, whose lower left one is dark.
func (g *Grid) chequer() {
	for c := range Cell(g.Rows * g.Cols) {
		if r := int(c) / g.Cols; (g.Rows-1-r+int(c)%g.Cols)%2 == 0 {
			g.Layout.Tinted = append(g.Layout.Tinted, c)
		}
	}
}
