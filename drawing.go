package latin

import (
	"cmp"
	"math"
	"slices"
)

// drawing finds cells by their places, relative to the centroid of all.
type drawing struct {
	points    []Point
	pitch     float64          // the least distance of two cells, and the width of a bucket
	tolerance float64          // how far a cell may be from where it should be
	buckets   map[[2]int][]int // points by square of the plane
}

// maxImages limits the size of the answer of [Board.Isometries]: the number
// of candidates times the number of cells.
const maxImages = 1 << 22

// newDrawing is false when the places say nothing: a single cell, or cells in
// the same place.
func newDrawing(places []Place) (*drawing, bool) {
	d := &drawing{points: make([]Point, len(places)), buckets: make(map[[2]int][]int)}
	var sum Point
	for _, p := range places {
		sum = Point{sum.X + p.At.X, sum.Y + p.At.Y}
	}
	n, radius := float64(len(places)), 0.0
	for i, p := range places {
		d.points[i] = Point{p.At.X - sum.X/n, p.At.Y - sum.Y/n}
		radius = max(radius, d.radius(i))
	}
	d.pitch = leastDistance(d.points)
	if len(places) < 2 || d.pitch <= 1e-9*radius {
		return nil, false
	}
	d.tolerance = d.pitch / 100
	for i, p := range d.points {
		key := d.bucket(p.X, p.Y)
		d.buckets[key] = append(d.buckets[key], i)
	}
	return d, true
}

func (d *drawing) radius(i int) float64 { return math.Hypot(d.points[i].X, d.points[i].Y) }

func (d *drawing) bucket(x, y float64) [2]int {
	return [2]int{int(math.Floor(x / d.pitch)), int(math.Floor(y / d.pitch))}
}

// leastDistance of two of the points; infinite for less than two. It sweeps
// along the longer side of the drawing.
func leastDistance(points []Point) float64 {
	sorted := slices.Clone(points)
	if w, h := extent(points); h > w {
		for i, p := range sorted {
			sorted[i] = Point{p.Y, p.X}
		}
	}
	slices.SortFunc(sorted, func(p, q Point) int {
		return cmp.Or(cmp.Compare(p.X, q.X), cmp.Compare(p.Y, q.Y))
	})
	least := math.Inf(1)
	for i, p := range sorted {
		for _, q := range sorted[i+1:] {
			if q.X-p.X >= least {
				break
			}
			least = min(least, math.Hypot(q.X-p.X, q.Y-p.Y))
		}
	}
	return least
}

// extent is the width and height of the points.
func extent(points []Point) (w, h float64) {
	low, high := points[0], points[0]
	for _, p := range points {
		low = Point{min(low.X, p.X), min(low.Y, p.Y)}
		high = Point{max(high.X, p.X), max(high.Y, p.Y)}
	}
	return high.X - low.X, high.Y - low.Y
}

// placed is an isometry with the permutation of the cells that it makes.
type placed struct {
	planar
	image []Cell
}

// isometries tries the turns and mirrors that carry a farthest cell to each of
// the cells at the same distance; every isometry is among them.
func (d *drawing) isometries() []placed {
	rim := d.rim()
	if len(rim)*len(d.points) > maxImages || len(rim) > 1000 {
		return nil
	}
	from := d.angle(rim[0])
	var found []placed
	for _, i := range rim {
		to := d.angle(i)
		for _, m := range [...]planar{{false, to - from}, {true, (to + from) / 2}} {
			if image, ok := d.image(m); ok {
				found = append(found, placed{m, image})
			}
		}
	}
	return found
}

// rim lists the cells farthest from the centroid.
func (d *drawing) rim() []int {
	far := 0.0
	for i := range d.points {
		far = max(far, d.radius(i))
	}
	var rim []int
	for i := range d.points {
		if d.radius(i) > far-d.tolerance {
			rim = append(rim, i)
		}
	}
	return rim
}

func (d *drawing) angle(i int) float64 { return math.Atan2(d.points[i].Y, d.points[i].X) }

// image is the permutation of the cells that the isometry makes; false when
// some cell would go where no cell is. No two cells go to the same cell, since
// cells are much farther apart than the tolerance.
func (d *drawing) image(m planar) ([]Cell, bool) {
	image := make([]Cell, len(d.points))
	for i, p := range d.points {
		j := d.at(m.apply(p))
		if j < 0 {
			return nil, false
		}
		image[i] = Cell(j)
	}
	return image, true
}

// at is the point in that place, up to the tolerance; -1 for none.
func (d *drawing) at(p Point) int {
	t := d.tolerance
	low, high := d.bucket(p.X-t, p.Y-t), d.bucket(p.X+t, p.Y+t)
	for x := low[0]; x <= high[0]; x++ {
		for y := low[1]; y <= high[1]; y++ {
			for _, i := range d.buckets[[2]int{x, y}] {
				if q := d.points[i]; math.Hypot(q.X-p.X, q.Y-p.Y) <= t {
					return i
				}
			}
		}
	}
	return -1
}
