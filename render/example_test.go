package render_test

import (
	"fmt"
	"os"

	"latin"
	"latin/render"
)

// tiny is a Puzzle of four cells in two regions, with two labels.
func tiny() *latin.Puzzle {
	g := latin.NewGrid(2, 2)
	g.Add("left", latin.MarkBorder, 0, 2)
	g.Add("right", latin.MarkBorder, 1, 3)
	board, err := latin.NewBoard(g.Layout)
	if err != nil {
		panic(err)
	}
	labels, err := latin.ParseLabels("12")
	if err != nil {
		panic(err)
	}
	p, err := latin.NewPuzzle(board, labels, nil)
	if err != nil {
		panic(err)
	}
	return p
}

// A view is drawn onto a canvas; here an SVG, one element a line. The thin
// line lies between cells, the thick ones round the board and between regions.
func ExampleDraw() {
	page := render.NewSVG(42, 42)
	render.Draw(page, render.Rect{X: 1, Y: 1, W: 40, H: 40}, render.View{
		Puzzle:   tiny(),
		Clues:    latin.PB{0, latin.Blank, latin.Blank, latin.Blank},
		Solution: latin.PB{0, 0, 1, 1},
	})
	page.WriteTo(os.Stdout)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" width="42" height="42" viewBox="0 0 42 42" role="img" font-family="DejaVu Sans, Verdana, sans-serif" fill="none" stroke-linecap="square" stroke-miterlimit="10">
	// <rect width="42" height="42" fill="#fff"/>
	// <path d="M1.36 21H40.64" stroke="#000" stroke-width="0.3"/>
	// <path d="M1.36 1.36H40.64V40.64H1.36Z" stroke="#000" stroke-width="0.72"/>
	// <path d="M21 1.36V40.64" stroke="#000" stroke-width="0.72"/>
	// <text x="11.18" y="16.29" font-size="14.01" font-weight="bold" text-anchor="middle" fill="#000">1</text>
	// <text x="30.82" y="16.29" font-size="14.01" text-anchor="middle" fill="#000">1</text>
	// <text x="11.18" y="35.93" font-size="14.01" text-anchor="middle" fill="#000">2</text>
	// <text x="30.82" y="35.93" font-size="14.01" text-anchor="middle" fill="#000">2</text>
	// </svg>
}

// A PDF has pages; each is a canvas until the next one begins. Errors are told
// at the end, so drawing needs no checks in between.
func ExamplePDF() {
	doc := render.NewPDF(render.PDFOptions{})
	doc.SetTitle("One puzzle")
	page := doc.AddPage(432, 648) // 6 × 9 inches
	page.Text(216, 60, "Puzzle 1", render.Font{Size: 14, Bold: true, Align: render.Center})
	render.Draw(page, render.Rect{X: 66, Y: 90, W: 300, H: 300}, render.View{Puzzle: tiny()})
	page.Text(216, 420, "漢", render.Font{Size: 9})
	fmt.Println(doc.Write(os.Stdout))
	// Output: PDF not possible: text "漢": the font cannot draw "漢"; use other characters
}

// Labels that cannot be drawn are best refused when they are read.
func ExampleCovers() {
	fmt.Printf("%q\n", render.Covers("ΣД♞①"))
	fmt.Printf("%q\n", render.Covers("1漢😀"))
	// Output:
	// []
	// ['漢' '😀']
}

// Text is centred by its width and by the height of capitals and digits.
func ExampleMeasure() {
	f := render.Font{Size: 10}
	fmt.Printf("%.2f wide, %.2f high\n", render.Measure("2026", f), render.CapHeight(f))
	// Output: 25.45 wide, 7.29 high
}
