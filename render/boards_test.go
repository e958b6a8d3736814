package render

import (
	"fmt"
	"math"
	"testing"

	"latin"
)

// puzzleOn is a Puzzle on a board of one's own.
func puzzleOn(t testing.TB, l latin.Layout, labels ...string) *latin.Puzzle {
	t.Helper()
	board, err := latin.NewBoard(l)
	if err != nil {
		t.Fatal(err)
	}
	multiset, err := latin.NewLabels(labels...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := latin.NewPuzzle(board, multiset, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// numbered is a view in which some cells hold clues and the others a solution;
// neither is Latin, which a drawing does not mind.
func numbered(p *latin.Puzzle) View {
	v := View{Puzzle: p, Clues: latin.NewPB(p.Board.Len()), Solution: latin.NewPB(p.Board.Len())}
	for i := range v.Clues {
		x := latin.Label(i * 7 % p.Labels.Distinct())
		if i%3 == 0 {
			v.Clues[i] = x
		} else if i%3 == 1 {
			v.Solution[i] = x
		}
	}
	return v
}

// kindBoard is the Puzzle of a kind of its own size.
func kindBoard(t testing.TB, k *latin.Kind) *latin.Puzzle {
	t.Helper()
	p, err := k.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// square is a grid with rows and columns.
func square(n int) *latin.Grid {
	g := latin.NewGrid(n, n)
	g.Lines()
	return g
}

func sudokuBoard(t testing.TB) *latin.Puzzle {
	g := square(9)
	g.Boxes(3, 3)
	return puzzleOn(t, g.Layout, latin.Numbers(9)...)
}

// windowsBoard has boxes with borders and shaded windows over them, two of
// which overlap and two of which touch.
func windowsBoard(t testing.TB) *latin.Puzzle {
	g := square(8)
	g.Boxes(2, 4)
	g.Add("window 1", latin.MarkShade, g.Block(1, 1, 2, 2)...)
	g.Add("window 2", latin.MarkShade, g.Block(2, 2, 2, 2)...)
	g.Add("window 3", latin.MarkShade, g.Block(5, 1, 2, 3)...)
	g.Add("window 4", latin.MarkShade, g.Block(5, 4, 2, 3)...)
	return puzzleOn(t, g.Layout, latin.Numbers(8)...)
}

func jigsawBoard(t testing.TB) *latin.Puzzle {
	g := square(5)
	if err := g.Regions("AABBB AACBB ADCCE DDCCE DDEEE", "region", latin.MarkBorder); err != nil {
		t.Fatal(err)
	}
	for i := range 5 {
		g.Layout.Notes = append(g.Layout.Notes,
			latin.Note{At: latin.Point{X: -0.5, Y: float64(i) + 0.5}, Text: string(rune('a' + i))})
	}
	return puzzleOn(t, g.Layout, latin.Numbers(5)...)
}

// strimkoBoard has streams joined by links, one of them diagonal.
func strimkoBoard(t testing.TB) *latin.Puzzle {
	g := square(4)
	g.Layout.Shape = "circle"
	streams := [][]latin.Cell{{0, 5, 6, 2}, {1, 4, 8, 12}, {3, 7, 11, 10}, {9, 13, 14, 15}}
	for i, cells := range streams {
		a := latin.Asterism{Name: fmt.Sprintf("stream %d", i+1), Cells: cells, Mark: latin.MarkLinks}
		for j := range cells[1:] {
			a.Links = append(a.Links, [2]latin.Cell{cells[j], cells[j+1]})
		}
		g.Layout.Asterisms = append(g.Layout.Asterisms, a)
	}
	return puzzleOn(t, g.Layout, latin.Numbers(4)...)
}

// starBoard is a star of twelve lines of six points each, which say no room.
func starBoard(t testing.TB) *latin.Puzzle {
	l := latin.Layout{Shape: "point"}
	cell := func(i, d int) latin.Cell { return latin.Cell((i+12)%12*3 + d - 1) }
	for i := range 12 {
		for d := 1; d <= 3; d++ {
			r, a := 3/math.Cos(float64(15*d)*math.Pi/180), float64(30*i+15*d)*math.Pi/180
			l.Places = append(l.Places, latin.Place{At: latin.Point{X: r * math.Cos(a), Y: r * math.Sin(a)}})
		}
	}
	for j := range 12 {
		l.Asterisms = append(l.Asterisms, latin.Asterism{Cells: []latin.Cell{
			cell(j, 3), cell(j, 2), cell(j, 1), cell(j-1, 1), cell(j-2, 2), cell(j-3, 3)}})
	}
	return puzzleOn(t, l, "H", "E", "L", "I", "O", "S")
}

// orbBoard has rings of cells between arcs; the inner quarters have borders.
func orbBoard(t testing.TB) *latin.Puzzle {
	const n, rings = 8, 3
	var l latin.Layout
	for r := range rings {
		var ring []latin.Cell
		for i := range n {
			ring = append(ring, latin.Cell(len(l.Places)))
			l.Places = append(l.Places, ringCell(float64(r+1), float64(r+2), i, n))
		}
		l.Asterisms = append(l.Asterisms, latin.Asterism{Cells: ring})
	}
	for q := range 4 {
		c := latin.Cell(2 * q)
		l.Asterisms = append(l.Asterisms, latin.Asterism{Name: fmt.Sprintf("quarter %d", q+1),
			Mark: latin.MarkBorder, Cells: []latin.Cell{c, c + 1, n + c, n + c + 1}})
	}
	return puzzleOn(t, l, latin.Numbers(n)...)
}

// ringCell is the cell between two radii in sector i of n.
func ringCell(inner, outer float64, i, n int) latin.Place {
	turn := 2 * math.Pi / float64(n)
	at := func(r, part float64) latin.Point {
		sin, cos := math.Sincos(turn * (float64(i) + part))
		return latin.Point{X: r * cos, Y: r * sin}
	}
	b := math.Tan(turn / 4)
	return latin.Place{At: at((inner+outer)/2, 0.5), Room: 0.38, Outline: []latin.Side{
		{To: at(inner, 1), Bulge: b}, {To: at(outer, 1)}, {To: at(outer, 0), Bulge: -b}, {To: at(inner, 0)}}}
}

// triangleBoard is a triangle of small triangles, three cells of which have a
// border that meets the rim at an angle.
func triangleBoard(t testing.TB) *latin.Puzzle {
	const n = 4
	var l latin.Layout
	height := math.Sqrt(3) / 2
	add := func(corners ...latin.Point) {
		p := latin.Place{Room: height / 3}
		for _, q := range corners {
			p.Outline = append(p.Outline, latin.Side{To: q})
			p.At = latin.Point{X: p.At.X + q.X/3, Y: p.At.Y + q.Y/3}
		}
		l.Places = append(l.Places, p)
	}
	at := func(row, i int) latin.Point {
		return latin.Point{X: float64(i) - float64(row)/2, Y: float64(row) * height}
	}
	for row := range n {
		for i := range row + 1 {
			add(at(row, i), at(row+1, i+1), at(row+1, i))
			if i < row {
				add(at(row, i), at(row, i+1), at(row+1, i+1))
			}
		}
	}
	all := make([]latin.Cell, n*n)
	for i := range all {
		all[i] = latin.Cell(i)
	}
	l.Asterisms = []latin.Asterism{{Cells: all}, {Cells: []latin.Cell{0, 1, 2}, Mark: latin.MarkBorder}}
	return puzzleOn(t, l, latin.Numbers(n*n)...)
}

// boards of every shape, by name.
func boards(t testing.TB) map[string]*latin.Puzzle {
	return map[string]*latin.Puzzle{
		"sudoku": sudokuBoard(t), "windows": windowsBoard(t), "jigsaw": jigsawBoard(t),
		"strimko": strimkoBoard(t), "star": starBoard(t), "orb": orbBoard(t),
		"triangle": triangleBoard(t),
	}
}
