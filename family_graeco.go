package latin

import (
	"fmt"
	"math/rand/v2"
)

// Graeco is the Graeco-Latin square of Euler: two Latin squares, one upon the
// other, so that each pair of labels occurs once.
var Graeco = &Kind{
	Name:  "graeco",
	Title: "Graeco-Latin Square",
	Doc:   "Two Latin squares, one upon the other, so that no pair of labels occurs twice; Euler, 1782.",
	Rules: "Write one of {first} into the left half of every square and one of {second} into its right half, so that every row and every column holds each of them once. No two squares hold the same pair.",
	Sizes: "N, the order, 3, 4, 5, 7, 8 or 9; none of order 2 or 6 exists",
	Size:  "4",
	Names: graecoNames,
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) { return graecoFrame(size, false) },
}

const graecoNames = "The halves of a square are named a and b: r1c2a is the left half of the second square of the first row."

// graecoFrame is the board of two squares of that size.
//
// A cell is half of a square. Lines hold 2N labels in 2N cells; that the left
// halves hold the first N of them is a matter of domains, and that the squares
// are orthogonal one of conditions, one a pair.
func graecoFrame(size string, diagonal bool) (Frame, error) {
	n, err := graecoOrder(size, diagonal)
	if err != nil {
		return Frame{}, err
	}
	g := halved(n)
	if diagonal {
		g.halvedDiagonals()
	}
	f := Frame{Labels: append(Numbers(n), letters("abcdefghi"[:n])...), Together: 2}
	first := Domain(1)<<n - 1
	for s := range n * n {
		g.Add("square "+squareName(s/n, s%n), MarkBorder, Cell(2*s), Cell(2*s+1))
		f.Domains = append(f.Domains, first, first<<n)
	}
	f.Layout = g.Layout
	lines := squareLines(n, diagonal)
	f.Conditions = func(l *Labels) []Condition { return pairsOnce(n, lines, l) }
	return f, nil
}

// maxGraeco is the largest order: the labels of order 10 would not be single characters.
const maxGraeco = 9

// graecoOrder reads the order. Euler's conjecture was right for 6 (Tarry, 1900).
func graecoOrder(size string, diagonal bool) (int, error) {
	least := 3
	if diagonal {
		least = 4
	}
	n, ok := wholeSize(size, 1, maxGraeco)
	switch {
	case ok && (n == 2 || n == 6 || diagonal && n == 3):
		return 0, fmt.Errorf("%w: none of order %d exists; `latin graeco %d` tells why", ErrNoBoard, n, n)
	case !ok || n < least:
		return 0, fmt.Errorf("%w: %s; write the order, a number from %d to %d, such as 5", ErrSize, quote(size), least, maxGraeco)
	}
	return n, nil
}

// halved is the square board of order n with two cells a square, left and
// right, and its lines.
func halved(n int) *Grid {
	g := &Grid{Rows: n, Cols: 2 * n}
	for r := range n {
		for c := range n {
			left, right := halves(r, c)
			g.Layout.Places = append(g.Layout.Places, left, right)
		}
	}
	for i := range n {
		g.Add(fmt.Sprintf("row %d", i+1), MarkNone, g.Block(i, 0, 1, 2*n)...)
	}
	for i := range n {
		g.Add(fmt.Sprintf("column %d", i+1), MarkNone, g.Block(0, 2*i, n, 2)...)
	}
	return g
}

// halvedDiagonals adds both diagonals, each read from the left.
func (g *Grid) halvedDiagonals() {
	var falling, rising []Cell
	for i := range g.Rows {
		falling = append(falling, g.At(i, 2*i), g.At(i, 2*i+1))
		rising = append(rising, g.At(g.Rows-1-i, 2*i), g.At(g.Rows-1-i, 2*i+1))
	}
	g.Add("falling diagonal", MarkShade, falling...)
	g.Add("rising diagonal", MarkShade, rising...)
}

// side of a square of two halves, so that a half is about as wide as other cells.
const side = 1.5

// halves of the square in row r and column c.
func halves(r, c int) (left, right Place) {
	half := func(x float64, name string) Place {
		x, y := x*side, float64(r)*side
		return Place{
			Name: squareName(r, c) + name, At: Point{x + side/4, y + side/2}, Room: side / 4,
			Outline: []Side{{To: Point{x + side/2, y}}, {To: Point{x + side/2, y + side}}, {To: Point{x, y + side}}, {To: Point{x, y}}},
		}
	}
	x := float64(c)
	return half(x, "a"), half(x+0.5, "b")
}
