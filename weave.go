package latin

import (
	"math"
	"slices"
)

// A weave is the cells of a board of small triangles or squares with what lies
// beyond their sides. A stripe enters a square by one side and leaves by the
// opposite one; a triangle it leaves by the next side or the one after it, by
// turns, so that it goes straight on. Across a fold it goes on as if the two
// faces lay flat.
type weave struct {
	facets []facet
	beyond [][]sideOf // of each cell, of each side
}

// sideOf is a side of a cell; cell is -1 where there is none.
type sideOf struct{ cell, side int }

func newWeave(facets []facet) *weave {
	w := &weave{facets: facets, beyond: make([][]sideOf, len(facets))}
	middles := newNearby(1e-3 * facets[0].corners[0].distance(facets[0].corners[1]))
	var first []sideOf
	for c, f := range facets {
		for s := range f.corners {
			w.beyond[c] = append(w.beyond[c], sideOf{-1, 0})
			here := sideOf{c, s}
			i := middles.add(f.middle3(s))
			if i == len(first) {
				first = append(first, here)
				continue
			}
			other := first[i]
			w.beyond[c][s], w.beyond[other.cell][other.side] = other, here
		}
	}
	return w
}

// middle3 is the middle of a side in space.
func (f facet) middle3(side int) Point3 {
	return f.corners[side].plus(f.corners[(side+1)%len(f.corners)]).times(0.5)
}

// middle of a side on the drawing.
func (f facet) middle(side int) Point {
	p, q := f.flat[side], f.flat[(side+1)%len(f.flat)]
	return Point{(p.X + q.X) / 2, (p.Y + q.Y) / 2}
}

// A passage is the way of a stripe through one cell.
type passage struct{ cell, in, out int }

// A strip is a stripe in one piece: the passages in their order; closed, the
// last leads to the first.
type strip struct {
	way    []passage
	closed bool
}

func (t strip) cells() []Cell {
	cells := make([]Cell, len(t.way))
	for i, p := range t.way {
		cells[i] = Cell(p.cell)
	}
	return cells
}

// strips are all stripes, in the order of their first cells.
func (w *weave) strips() []strip {
	done := make(map[passage]bool)
	var list []strip
	for c, f := range w.facets {
		for in := range f.corners {
			for _, out := range ways(len(f.corners), in) {
				if start := (passage{c, in, out}); in < out && !done[start] {
					t := w.from(start)
					list = append(list, t)
					for _, p := range t.way {
						done[passage{p.cell, min(p.in, p.out), max(p.in, p.out)}] = true
					}
				}
			}
		}
	}
	return list
}

// ways are the sides by which a stripe may leave a cell of so many sides.
func ways(sides, in int) []int {
	if sides == 4 {
		return []int{(in + 2) % 4}
	}
	return []int{(in + 1) % 3, (in + 2) % 3}
}

// from follows the stripe both ways from a passage.
func (w *weave) from(start passage) strip {
	ahead, closed := w.ahead(start)
	t := strip{way: []passage{start}, closed: closed}
	if !closed {
		back, _ := w.ahead(passage{start.cell, start.out, start.in})
		t.way = nil
		for i := len(back) - 1; i >= 0; i-- {
			t.way = append(t.way, passage{back[i].cell, back[i].out, back[i].in})
		}
		t.way = append(t.way, start)
	}
	t.way = append(t.way, ahead...)
	w.orient(&t)
	return t
}

// orient lets the stripe be read from the left, or else from the top: an open
// one as a whole, a closed one where it begins, which is its first cell.
func (w *weave) orient(t *strip) {
	first, last := t.way[0], t.way[len(t.way)-1]
	from, to := w.facets[first.cell].middle(first.in), w.facets[last.cell].middle(last.out)
	if t.closed {
		to = w.facets[first.cell].middle(first.out)
	}
	if to.X-from.X > 1e-6 || to.X-from.X > -1e-6 && to.Y > from.Y {
		return
	}
	slices.Reverse(t.way)
	for i, p := range t.way {
		t.way[i] = p.back()
	}
	if t.closed { // the first cell stays the first
		t.way = append(t.way[len(t.way)-1:], t.way[:len(t.way)-1]...)
	}
}

// ahead is what follows a passage, up to the rim or around to it.
func (w *weave) ahead(start passage) (way []passage, closed bool) {
	for p := start; ; {
		next := w.beyond[p.cell][p.out]
		if next.cell < 0 {
			return way, false
		}
		sides := len(w.facets[next.cell].corners)
		turn := sides / 2 // straight on
		if sides == 3 {
			turn = 3 - (p.out-p.in+3)%3 // the other way than last time
		}
		p = passage{next.cell, next.side, (next.side + turn) % sides}
		if p == start {
			return way, true
		}
		way = append(way, p)
	}
}

// heading is the direction of the stripe on the drawing, of length 1, where it
// leaves the cell.
func (w *weave) heading(p passage) Point {
	f := w.facets[p.cell]
	from, to := f.middle(p.in), f.middle(p.out)
	l := math.Hypot(to.X-from.X, to.Y-from.Y)
	return Point{(to.X - from.X) / l, (to.Y - from.Y) / l}
}

// loose is the place where the drawing breaks a stripe off, its direction there,
// and the ends of the side by which it leaves.
type loose struct {
	at, heading Point
	side        [2]Point
}

// end of the stripe where it leaves a cell.
func (w *weave) end(p passage) loose {
	f := w.facets[p.cell]
	return loose{f.middle(p.out), w.heading(p), [2]Point{f.flat[p.out], f.flat[(p.out+1)%len(f.flat)]}}
}

// back is the passage the other way.
func (p passage) back() passage { return passage{p.cell, p.out, p.in} }

// breaks lists where the drawing breaks the stripe off: at the rim of the
// board, with one end, and at the cuts of a net, with the two ends that meet
// on the body.
func (w *weave) breaks(t strip) [][]loose {
	if !t.closed {
		first, last := t.way[0].back(), t.way[len(t.way)-1]
		return [][]loose{{w.end(first)}, {w.end(last)}}
	}
	var list [][]loose
	for i, p := range t.way {
		next := t.way[(i+1)%len(t.way)]
		if a, b := w.end(p), w.end(next.back()); !same(a.at, b.at) {
			list = append(list, []loose{a, b})
		}
	}
	return list
}
