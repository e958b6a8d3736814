package render

import (
	"math"

	"latin"
)

// packing places the candidates of a cell that is no square in rows as long as
// the cell is wide there, so that they can be larger than in the square within
// its circle: in a triangle 1, 3, 5 and 7 of them.
type packing struct {
	scene *scene
	n     int // labels
	w, h  float64
}

// pack gives for every cell where its candidates stand, relative to its label;
// false when they do not all fit.
func (p packing) pack() ([][]xy, bool) {
	spots := make([][]xy, p.scene.board.Len())
	for i := range spots {
		c := latin.Cell(i)
		if spots[i] = p.cell(c); spots[i] == nil {
			return nil, false
		}
	}
	return spots, true
}

// cell tries rows a little lower and a little higher, and takes those that hold
// most.
func (p packing) cell(c latin.Cell) []xy {
	const phases = 6
	at := p.scene.at(p.scene.board.Place(c).At)
	outline := flatten(p.scene.outline(c), p.scene.room(c)/20)
	low, high := math.Inf(1), math.Inf(-1)
	for _, l := range outline {
		for _, q := range l.points {
			low, high = math.Min(low, q.y), math.Max(high, q.y)
		}
	}
	if !((high-low)/p.h < float64(4*p.n+4)) {
		return nil // a cell far larger than its label is told: rows without end
	}
	var best []row
	most := 0
	for phase := range phases {
		var rows []row
		total := 0
		for y := low + p.h*(0.1+float64(phase)/phases); y+p.h <= high-0.1*p.h; y += p.h {
			if r := p.row(outline, at.x, y); r.n > 0 {
				rows = append(rows, r)
				total += r.n
			}
		}
		if total > most {
			best, most = rows, total
		}
	}
	if most < p.n {
		return nil
	}
	return p.place(shorten(best, p.n), at)
}

// row is a row of spots: how many fit, where the middle of the cell is there.
type row struct {
	middle, y float64
	n         int
}

// row measures the strip of the cell from y on that holds the middle.
func (p packing) row(outline []polyline, x, y float64) row {
	left, right := math.Inf(-1), math.Inf(1)
	for _, level := range [...]float64{y, y + p.h} {
		l, r, ok := chord(outline, x, level)
		if !ok {
			return row{}
		}
		left, right = math.Max(left, l), math.Min(right, r)
	}
	margin := 0.15 * p.w
	n := int((right - left - 2*margin) / p.w)
	return row{(left + right) / 2, y, max(0, n)}
}

// chord is the stretch of the level line in the area about x.
func chord(outline []polyline, x, level float64) (left, right float64, ok bool) {
	cuts := crossings(outline, xy{0, 1}, level)
	for i := 0; i+1 < len(cuts); i += 2 {
		// Distances along the line grow to the left.
		if l, r := -cuts[i+1], -cuts[i]; l <= x && x <= r {
			return l, r, true
		}
	}
	return 0, 0, false
}

// shorten drops the rows at the ends that are not needed for n spots, the
// shorter one first.
func shorten(rows []row, n int) []row {
	total := 0
	for _, r := range rows {
		total += r.n
	}
	for len(rows) > 1 {
		first, last := rows[0].n, rows[len(rows)-1].n
		switch {
		case first <= last && total-first >= n:
			rows, total = rows[1:], total-first
		case total-last >= n:
			rows, total = rows[:len(rows)-1], total-last
		default:
			return rows
		}
	}
	return rows
}

// place lists the spots of n labels, row by row from the left.
func (p packing) place(rows []row, at xy) []xy {
	var spots []xy
	for _, r := range rows {
		n := min(r.n, p.n-len(spots))
		for i := range n {
			x := r.middle + p.w*(float64(i)-float64(r.n-1)/2)
			spots = append(spots, xy{x - at.x, r.y + p.h/2 - at.y})
		}
	}
	return spots
}
