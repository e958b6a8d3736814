package knight

import "fmt"

// A point in space, in half facets from the centre of the cube.
type point [3]int

func (p point) plus(q point, times int) point {
	for i := range p {
		p[i] += times * q[i]
	}
	return p
}

func (p point) times(q point) int { return p[0]*q[0] + p[1]*q[1] + p[2]*q[2] }

func (p point) cross(q point) point {
	return point{p[1]*q[2] - p[2]*q[1], p[2]*q[0] - p[0]*q[2], p[0]*q[1] - p[1]*q[0]}
}

// A face of the cube lies in the net with its corner at that square, in
// multiples of the side; right and down are where its columns and rows go.
type face struct {
	at          Square
	right, down point
}

// faces of the net, a cross:
//
//	      up
//	left front right back
//	     down
var faces = []face{
	{Square{0, 1}, point{1, 0, 0}, point{0, 0, 1}},
	{Square{1, 0}, point{0, 0, 1}, point{0, 1, 0}},
	{Square{1, 1}, point{1, 0, 0}, point{0, 1, 0}},
	{Square{1, 2}, point{0, 0, -1}, point{0, 1, 0}},
	{Square{1, 3}, point{-1, 0, 0}, point{0, 1, 0}},
	{Square{2, 1}, point{1, 0, 0}, point{0, 0, -1}},
}

// normal points out of the cube: x runs to the right, y down, z to the viewer.
func (f face) normal() point { return f.right.cross(f.down) }

// facet is the middle of the face's facet in that row and column.
func (f face) facet(side, row, col int) point {
	var p point
	return p.plus(f.normal(), side).plus(f.right, 2*col+1-side).plus(f.down, 2*row+1-side)
}

// cube makes the surface of a cube, each face of side x side facets. A move goes
// two facets on and one to the side, and is allowed when the other way, first
// the one and then the two, ends on the same facet; around a corner of the cube
// they differ. (Dudeney; the last variant in "Generalised Euler's knight".)
func cube(side int) *Board {
	b := &Board{Name: fmt.Sprintf("cube %d", side), Rows: 3 * side, Cols: 4 * side}
	at := make(map[point]Cell)
	walkers := make([]walker, 0, 6*side*side)
	for r := range b.Rows {
		for c := range b.Cols {
			for _, f := range faces {
				if (Square{r / side, c / side}) == f.at {
					w := walker{f.facet(side, r%side, c%side), f.normal(), f.right, side}
					at[w.place] = len(walkers)
					walkers = append(walkers, w)
					b.Squares = append(b.Squares, Square{r, c})
				}
			}
		}
	}
	b.Near = make([][]Cell, len(walkers))
	for c, w := range walkers {
		for range 4 {
			w = w.turned(1)
			for _, hand := range []int{1, -1} {
				long := w.step().step().turned(hand).step()
				short := w.turned(hand).step().turned(-hand).step().step()
				if d := at[long.place]; long.place == short.place && d != c {
					b.Near[c] = append(b.Near[c], d)
				}
			}
		}
	}
	b.tidy()
	return b
}

// A walker stands on a facet and looks along the surface.
type walker struct {
	place, up, ahead point
	side             int
}

// turned by a quarter, to one hand or the other (1 or -1).
func (w walker) turned(hand int) walker {
	side := w.up.cross(w.ahead)
	w.ahead = point{}.plus(side, hand)
	return w
}

// step goes on to the next facet, over an edge of the cube where there is one.
func (w walker) step() walker {
	w.place = w.place.plus(w.ahead, 2)
	if w.place.times(w.ahead) > w.side {
		w.place = w.place.plus(w.ahead, -1).plus(w.up, -1)
		w.up, w.ahead = w.ahead, point{}.plus(w.up, -1)
	}
	return w
}
