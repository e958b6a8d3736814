package latin

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
)

// Honeycomb has hexagonal cells in lines of three directions. Only the middle
// line of each direction holds every label; the others hold a part. A Latin
// board exists for every side n: with rows and falls as [hive] numbers them,
// label r+2q modulo 2n-1 for row r and fall q comes once at most in each line.
var Honeycomb = &Kind{
	Name:  "honeycomb",
	Title: "Latin Honeycomb",
	Doc:   "A honeycomb with lines in three directions, of which only the middle ones are long enough for all labels.",
	Rules: "Complete the board so that the longest line of each of the three directions holds {labels}, " +
		"and every shorter line a part of them, none more often than there.",
	Names: "Rows are counted from the top, falls (which go down to the right) from the left, rises (which go up to the right) from the left; " +
		"r3c5 is the fifth cell from the left in row 3.",
	Counted:  []string{"row", "fall", "rise"},
	Sizes:    "N, cells along a side, from 2 to 32",
	Size:     "4",
	Symmetry: "D6",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, ok := wholeSize(size, 2, maxHive)
		if !ok {
			return Frame{}, fmt.Errorf("%w: %q; write how many cells there are along a side, a number from 2 to %d, such as 4", ErrSize, size, maxHive)
		}
		return hive(n), nil
	},
}

// The largest side of a honeycomb is limited by the 64 labels.
const maxHive = MaxDistinct / 2

// hive is a honeycomb of side n. The cell in row r and fall q lies in rise q+r;
// all three run from 1-n, at the top or at the left, to n-1.
func hive(n int) Frame {
	var l Layout
	rows, falls, rises := make([][]Cell, 2*n-1), make([][]Cell, 2*n-1), make([][]Cell, 2*n-1)
	for r := 1 - n; r < n; r++ {
		for q := max(1-n, 1-n-r); q <= min(n-1, n-1-r); q++ {
			c := Cell(len(l.Places))
			row, fall, rise := &rows[r+n-1], &falls[q+n-1], &rises[q+r+n-1]
			name := squareName(r+n-1, len(*row))
			l.Places = append(l.Places, honeyCell(name, Point{float64(q) + float64(r)/2, float64(r) * math.Sqrt(3) / 2}))
			*row, *fall, *rise = append(*row, c), append(*fall, c), append(*rise, c)
		}
	}
	for _, cells := range rises { // to be read from the left, as the others are
		slices.Reverse(cells)
	}
	for i, lines := range [...][][]Cell{rows, falls, rises} {
		for j, cells := range lines {
			name := fmt.Sprintf("%s %d", [...]string{"row", "fall", "rise"}[i], j+1)
			l.Asterisms = append(l.Asterisms, Asterism{Name: name, Cells: cells})
		}
	}
	return Frame{Layout: l, Labels: Numbers(2*n - 1)}
}

// honeyCell is a hexagon that stands on a corner and is one unit wide.
func honeyCell(name string, at Point) Place {
	p := Place{Name: name, At: at, Room: 0.5}
	for i := range 6 {
		sin, cos := math.Sincos(float64(2*i+1) * math.Pi / 6)
		p.Outline = append(p.Outline, Side{To: Point{at.X + cos/math.Sqrt(3), at.Y + sin/math.Sqrt(3)}})
	}
	return p
}
