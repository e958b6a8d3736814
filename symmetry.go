package latin

import (
	"cmp"
	"math"
	"slices"
	"strconv"
)

// A Symmetry is an isometry of the plane that carries the drawing of a board
// onto itself, or one of space for a board on the surface of a body.
type Symmetry struct {
	// Name is "identity", "half-turn", "quarter-turn", "three-quarter-turn",
	// "mirror-left-right", "mirror-up-down", "diagonal" (the axis falls from
	// the upper left), "antidiagonal", or, for other angles, "turn-60" and
	// "mirror-30". Angles are in degrees, rounded to a tenth; turns, and the
	// axes of mirrors from the horizontal, are measured clockwise as seen on
	// the page. In space it is "identity", "half-turn", "quarter-turn",
	// "turn-120", ..., "mirror", "inversion", "turned-mirror-60", ..., and
	// several symmetries may have the same name, about other axes.
	Name string
	// Mirror says whether it turns right hands into left ones.
	Mirror bool
	// Image says where each cell goes.
	Image []Cell
}

// Isometries lists the isometries of the plane that carry the places of the
// cells ([Place].At) onto themselves, whatever the asterisms: the group to
// which clue patterns are symmetric. On the surface of a body ([Layout].Space)
// they are those of space. The identity comes first, then the others
// in the order of the names above, turns before mirrors, by angle.
//
// Places may be off by one part in a hundred of the least distance of two
// cells. Isometries that move all cells alike count once, so that cells on one
// line have at most two. Only the identity is left for a single cell, for cells
// drawn in the same place, and for drawings so round that the group might have
// thousands of elements.
func (b *Board) Isometries() []Symmetry {
	identity := Symmetry{Name: "identity", Image: make([]Cell, b.Len())}
	for i := range identity.Image {
		identity.Image[i] = Cell(i)
	}
	list := []Symmetry{identity}
	for _, s := range b.isometries() {
		same := func(t Symmetry) bool { return slices.Equal(s.Image, t.Image) }
		if !slices.ContainsFunc(list, same) {
			list = append(list, s)
		}
	}
	return list
}

// isometries in order, of space or of the plane; one that moves all cells as
// another does may be among them, and the identity.
func (b *Board) isometries() []Symmetry {
	var list []Symmetry
	if len(b.space) > 0 {
		found := bodySymmetries(b.space)
		slices.SortFunc(found, compareTurned)
		for _, f := range found {
			list = append(list, Symmetry{f.name(), f.mirrors(), f.image})
		}
		return list
	}
	d, ok := newDrawing(b.places)
	if !ok {
		return nil
	}
	found := d.isometries()
	slices.SortFunc(found, func(p, q placed) int { return comparePlanar(p.planar, q.planar) })
	for _, f := range found {
		list = append(list, Symmetry{f.name(), f.mirror, f.image})
	}
	return list
}

// Symmetries lists those [Board.Isometries] that carry the constellation onto
// itself too: every asterism, as a set of cells, onto an asterism. They are a
// group, the symmetry group of the drawing; the identity comes first.
func (b *Board) Symmetries() []Symmetry {
	k := newConstellation(b)
	return slices.DeleteFunc(b.Isometries(), func(s Symmetry) bool { return !k.keptBy(s.Image) })
}

// Generated lists the orbits of the cells 0 to n-1 under the group that the
// permutations generate: the sets of cells that a symmetric pattern holds
// wholly or not at all. Each orbit is ascending, and the orbits are in the
// order of their least cells. Without generators, each cell is an orbit.
func Generated(generators []Symmetry, n int) [][]Cell {
	joined := newOrbits(n)
	for _, g := range generators {
		for c, image := range g.Image {
			joined.join(c, int(image))
		}
	}
	return joined.list()
}

// planar is an isometry of the plane that keeps the origin.
type planar struct {
	mirror bool
	angle  float64 // of the turn, or of the axis; in radians, clockwise
}

// apply moves a point.
func (m planar) apply(p Point) Point {
	if m.mirror {
		sin, cos := math.Sincos(2 * m.angle)
		return Point{p.X*cos + p.Y*sin, p.X*sin - p.Y*cos}
	}
	sin, cos := math.Sincos(m.angle)
	return Point{p.X*cos - p.Y*sin, p.X*sin + p.Y*cos}
}

// tenths is the angle in tenths of a degree, from 0 to less than a full turn
// (for an axis, half a turn).
func (m planar) tenths() int {
	full := 3600
	if m.mirror {
		full = 1800
	}
	t := int(math.Round(m.angle * 1800 / math.Pi))
	return (t%full + full) % full
}

// namedPlanars are the isometries that have a name of their own, in order.
var namedPlanars = []struct {
	mirror bool
	tenths int
	name   string
}{
	{false, 0, "identity"},
	{false, 1800, "half-turn"},
	{false, 900, "quarter-turn"},
	{false, 2700, "three-quarter-turn"},
	{true, 900, "mirror-left-right"},
	{true, 0, "mirror-up-down"},
	{true, 450, "diagonal"},
	{true, 1350, "antidiagonal"},
}

// rank is the index in namedPlanars, or beyond it.
func (m planar) rank() int {
	for i, n := range namedPlanars {
		if n.mirror == m.mirror && n.tenths == m.tenths() {
			return i
		}
	}
	return len(namedPlanars)
}

func (m planar) name() string {
	if r := m.rank(); r < len(namedPlanars) {
		return namedPlanars[r].name
	}
	prefix := "turn-"
	if m.mirror {
		prefix = "mirror-"
	}
	return prefix + strconv.FormatFloat(float64(m.tenths())/10, 'f', -1, 64)
}

func comparePlanar(m, n planar) int {
	if c := cmp.Compare(m.rank(), n.rank()); c != 0 {
		return c
	}
	if m.mirror != n.mirror {
		if n.mirror {
			return -1
		}
		return 1
	}
	return cmp.Compare(m.tenths(), n.tenths())
}
