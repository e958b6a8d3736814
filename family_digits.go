package latin

import (
	"fmt"
	"math/rand/v2"
)

// Digits is a square of digits whose lines are divisible.
var Digits = &Kind{
	Name:     "digits",
	Title:    "Digit Grid",
	Doc:      "A square of digits: row i of N is divisible by i, column j by N + j; the second of Palomo's bundled systems.",
	Rules:    digitsRules,
	Sizes:    "N, the order, from 2 to 8",
	Size:     "4",
	Reckoned: true,
	Build:    func(size, _ string, _ *rand.Rand) (Frame, error) { return digitsFrame(size, false) },
}

const digitsRules = "Write a digit into every cell. " +
	"Every row, read from left to right, is a number divisible by the one at its left; every column, read downwards, one divisible by the number above it. " +
	"It may begin with 0, but is not 0 itself."

// digitsFrame is the board of that size; best says that the digits add up to as
// much as they can.
//
// Nothing keeps a digit from occurring twice, so each cell is an asterism by itself.
func digitsFrame(size string, best bool) (Frame, error) {
	n, err := orderSize(size, 2, len(bestSums)-1)
	if err != nil {
		return Frame{}, err
	}
	g := NewGrid(n, n)
	var all []Cell
	for r := range n {
		for c := range n {
			g.Add("cell "+squareName(r, c), MarkNone, g.At(r, c))
			all = append(all, g.At(r, c))
		}
	}
	lines, rules := g.divisibleLines(), digitsRules
	var conditions []Condition
	for _, l := range lines {
		conditions = append(conditions, l)
	}
	if best {
		sum := &sumOf{all, bestSums[n]}
		conditions = append(conditions, &linesSum{sum, "row", lines[:n]}, &linesSum{sum, "column", lines[n:]})
		rules += fmt.Sprintf(" All digits add up to %d, the greatest sum that there is.", bestSums[n])
	}
	return Frame{
		Layout: g.Layout, Labels: []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"},
		Rules:      rules,
		Conditions: func(*Labels) []Condition { return conditions },
	}, nil
}

// divisibleLines are the conditions of rows and columns; their divisors stand
// beside the board.
func (g *Grid) divisibleLines() []*divisible {
	var list []*divisible
	var rows, cols []int
	for i := range g.Rows {
		rows = append(rows, i+1)
		list = append(list, &divisible{fmt.Sprintf("row %d", i+1), g.Block(i, 0, 1, g.Cols), i + 1})
	}
	for j := range g.Cols {
		cols = append(cols, g.Rows+j+1)
		list = append(list, &divisible{fmt.Sprintf("column %d", j+1), g.Block(0, j, g.Rows, 1), g.Rows + j + 1})
	}
	g.Divisors(rows, cols)
	return list
}

// Divisors writes a number to the left of every row and one above every column.
func (g *Grid) Divisors(rows, cols []int) {
	for i, m := range rows {
		g.Layout.Notes = append(g.Layout.Notes, Note{At: Point{-0.4, float64(i) + 0.5}, Text: fmt.Sprint(m)})
	}
	for j, m := range cols {
		g.Layout.Notes = append(g.Layout.Notes, Note{At: Point{float64(j) + 0.5, -0.4}, Text: fmt.Sprint(m)})
	}
}

// bestSums are the greatest sums of digits, by order. Package
// latin/generator/digits proves them again in its tests.
var bestSums = [...]int{2: 34, 3: 72, 4: 132, 5: 205, 6: 300, 7: 414, 8: 542}
