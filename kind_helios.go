package latin

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// Helios has the points where the sides of a star meet (paper, section 4): n
// lines at equal angles about a circle, of which each meets the next three on
// either side. For the paper's twelve it is the star {12/3}, three squares; the
// only star of twelve whose sides hold six points.
//
// The cells are the points where a line meets the next one, clockwise from the
// top, then the next but one, then the third: that is from the inside out.
var Helios = &Kind{
	Name:  "helios",
	Title: "Helios One",
	Doc:   "Palomo's sun of twelve lines, whose 36 points hold the letters of HELIOS on every line.",
	Rules: "Complete the board so that the six points of every line hold {labels}.",
	Names: "A point is named by its two lines.",
	Sizes: "N, the number of lines, an even number from 8 to 16",
	Size:  "12",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, ok := wholeSize(size, 7, 16)
		if !ok {
			return Frame{}, fmt.Errorf("%w: %q; write the number of lines, an even number from 8 to 16, such as 12", ErrSize, size)
		}
		if n%2 != 0 {
			return Frame{}, fmt.Errorf("%w on a sun of %d lines: a label would come once on each, and each point lies on two of them; use an even number", ErrNoBoard, n)
		}
		return sun(n), nil
	},
}

// sunReach is how many lines each line meets on either side.
const sunReach = 3

func sun(n int) Frame {
	turn := 2 * math.Pi / float64(n)
	unit := 2 / (2 * math.Tan(turn/2)) // so that inner points are that far apart
	at := func(line, d int) Point {
		r := unit / math.Cos(turn*float64(d)/2)
		sin, cos := math.Sincos(turn*(float64(line)+float64(d)/2) - math.Pi/2)
		return Point{r * cos, r * sin}
	}
	cell := func(line, d int) Cell { return Cell((d-1)*n + (line+n)%n) }
	l := Layout{Shape: "point", Places: make([]Place, sunReach*n)}
	for i := range n {
		for d := 1; d <= sunReach; d++ {
			name := letterName(i) + letterName((i+d)%n)
			l.Places[cell(i, d)] = Place{Name: name, At: at(i, d), Room: 0.5}
		}
	}
	for j := range n {
		var cells []Cell
		for d := sunReach; d > 0; d-- {
			cells = append(cells, cell(j-d, d))
		}
		for d := 1; d <= sunReach; d++ {
			cells = append(cells, cell(j, d))
		}
		l.Asterisms = append(l.Asterisms, Asterism{Name: "line " + letterName(j), Cells: cells, Mark: MarkLine})
		sin, cos := math.Sincos(turn * float64(j))
		for _, e := range [...]loose{
			{at: at(j, sunReach), heading: Point{cos, sin}},
			{at: at(j-sunReach, sunReach), heading: Point{-cos, -sin}},
		} {
			l.Notes = append(l.Notes, Note{At: e.ahead(1), Text: letterName(j), Asterism: j + 1, From: []Point{e.ahead(0.42)}})
		}
	}
	return Frame{Layout: l, Labels: letters("HELIOS")}
}
