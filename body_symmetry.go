package latin

import (
	"cmp"
	"math"
	"slices"
	"strconv"
)

// turned is an isometry of space that keeps the origin, by the images of the
// three axes, with the permutation of the cells that it makes.
type turned struct {
	x, y, z Point3
	image   []Cell
}

func (m turned) apply(p Point3) Point3 {
	return m.x.times(p.X).plus(m.y.times(p.Y)).plus(m.z.times(p.Z))
}

// mirrors says whether the isometry turns right hands into left ones.
func (m turned) mirrors() bool { return m.x.cross(m.y).dot(m.z) < 0 }

// tenths is the angle of the turn, or of the turn that follows the mirror, in
// tenths of a degree from 0 to 1800.
func (m turned) tenths() int {
	trace := m.x.X + m.y.Y + m.z.Z
	cos := (trace - 1) / 2
	if m.mirrors() {
		cos = (trace + 1) / 2
	}
	return int(math.Round(math.Acos(max(-1, min(1, cos))) * 1800 / math.Pi))
}

// name follows [Symmetry].Name.
func (m turned) name() string {
	angle := m.tenths()
	if m.mirrors() {
		switch angle {
		case 0:
			return "mirror"
		case 1800:
			return "inversion"
		}
		return "turned-mirror-" + strconv.FormatFloat(float64(angle)/10, 'f', -1, 64)
	}
	return planar{angle: float64(angle) * math.Pi / 1800}.name()
}

// bodySymmetries lists the isometries of space that carry the points onto
// themselves, relative to their centroid. They follow from what becomes of two
// points farthest from it: each choice of images for the two leaves a turn and
// a mirrored turn to try.
func bodySymmetries(points []Point3) []turned {
	if len(points) > maxBodyCells {
		return nil
	}
	centre, far := centroid3(points), 0.0
	for _, p := range points {
		far = max(far, p.distance(centre))
	}
	least := leastDistance3(points)
	if !(least > 1e-9*far) || math.IsInf(least, 1) {
		return nil
	}
	near := newNearby(least / 100)
	for _, p := range points {
		near.add(p.minus(centre))
	}
	rim := slices.DeleteFunc(slices.Clone(near.points), func(p Point3) bool { return p.length() < far-near.width })
	first, second, ok := twoOfRim(rim)
	if !ok || len(near.points) < len(points) || len(rim)*len(rim)*len(points) > maxBodyImages {
		return nil
	}
	var found []turned
	for _, p := range rim {
		for _, q := range rim {
			if math.Abs(p.distance(q)-first.distance(second)) > near.width {
				continue
			}
			for _, hand := range [...]float64{1, -1} {
				m := carrying(first, second, p, q, hand)
				if m.image = near.image(m); m.image != nil {
					found = append(found, m)
				}
			}
		}
	}
	return found
}

// Limits of the work: bodies with more cells, or so round that far too many of
// them are farthest, are taken to have no symmetry but the identity.
const (
	maxBodyCells  = 4096
	maxBodyImages = 1 << 26
)

// twoOfRim are the first point and the nearest to it that is not opposite.
func twoOfRim(rim []Point3) (first, second Point3, ok bool) {
	least := math.Inf(1)
	for _, q := range rim[1:] {
		if d := q.distance(rim[0]); d < least && rim[0].unit().cross(q.unit()).length() > 1e-3 {
			least, second, ok = d, q, true
		}
	}
	return rim[0], second, ok
}

// carrying is the isometry that carries a to p and b to q, of the two that do
// so (hand 1 or -1), given that lengths and distances agree.
func carrying(a, b, p, q Point3, hand float64) turned {
	from, to := frameOf(a, b), frameOf(p, q)
	to[2] = to[2].times(hand)
	axis := func(e Point3) Point3 {
		return to[0].times(from[0].dot(e)).plus(to[1].times(from[1].dot(e))).plus(to[2].times(from[2].dot(e)))
	}
	return turned{x: axis(Point3{X: 1}), y: axis(Point3{Y: 1}), z: axis(Point3{Z: 1})}
}

// frameOf is three unit vectors at right angles, the first towards a.
func frameOf(a, b Point3) [3]Point3 {
	x, z := a.unit(), a.cross(b).unit()
	return [3]Point3{x, z.cross(x), z}
}

// image is the permutation of the points that the isometry makes; nil when
// some point would go where none is.
func (n *nearby) image(m turned) []Cell {
	image := make([]Cell, len(n.points))
	for i, p := range n.points {
		j := n.at(m.apply(p))
		if j < 0 {
			return nil
		}
		image[i] = Cell(j)
	}
	return image
}

func leastDistance3(points []Point3) float64 {
	least := math.Inf(1)
	for i, p := range points {
		for _, q := range points[i+1:] {
			least = min(least, p.distance(q))
		}
	}
	return least
}

// compareTurned orders turns before mirrors, by name rank and angle, then by
// where the cells go.
func compareTurned(a, b turned) int {
	rank := func(m turned) int {
		if m.mirrors() {
			return 1
		}
		return 0
	}
	return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(bodyAngleRank(a), bodyAngleRank(b)),
		cmp.Compare(a.tenths(), b.tenths()), slices.Compare(a.image, b.image))
}

// bodyAngleRank puts identity, half turns and quarter turns first, as in the plane.
func bodyAngleRank(m turned) int { return planar{angle: float64(m.tenths()) * math.Pi / 1800}.rank() }
