package render

import (
	"cmp"
	"math"
	"slices"

	"latin"
)

// A trail is a way along edges of a mesh, drawn in one stroke.
type trail struct {
	steps  []step
	closed bool
}

// A step goes along an edge, or back along it.
type step struct {
	edge int
	back bool
}

// begin and end are the ends of the step as mesh.partners numbers them.
func (s step) begin() int { return 2*s.edge + b2i(s.back) }
func (s step) end() int   { return 2*s.edge + 1 - b2i(s.back) }

func (s step) reverse() step { return step{s.edge, !s.back} }

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// noPartner is the partner of an end where a trail ends.
const noPartner = -1

// sharpest is the greatest turn, in radians, in which two edges are joined.
const sharpest = 3.0

// trails cuts the edges that are kept into as few and as straight strokes as
// possible: at every corner the two edges that go on most straightly are
// joined first. So lines meet in mitred corners, and a line that ends at
// another ends in the middle of it.
func (m *mesh) trails(keep func(edge) bool) []trail {
	partner := m.partners(keep)
	used := make([]bool, len(m.edges))
	var all []trail
	for i, e := range m.edges {
		if used[i] || !keep(e) {
			continue
		}
		all = append(all, m.tidy(follow(step{i, false}, partner)))
		for _, s := range all[len(all)-1].steps {
			used[s.edge] = true
		}
	}
	return all
}

// partners joins the ends of the kept edges in pairs. End 2i is where edge i
// begins, end 2i+1 where it ends.
func (m *mesh) partners(keep func(edge) bool) []int {
	at := make([][]int, len(m.corners))
	partner := make([]int, 2*len(m.edges))
	for i, e := range m.edges {
		partner[2*i], partner[2*i+1] = noPartner, noPartner
		if keep(e) {
			at[e.from] = append(at[e.from], 2*i)
			at[e.to] = append(at[e.to], 2*i+1)
		}
	}
	for _, ends := range at {
		m.pair(ends, partner)
	}
	return partner
}

func (m *mesh) pair(ends, partner []int) {
	type joint struct {
		turn float64
		a, b int
	}
	var joints []joint
	for i, a := range ends {
		for _, b := range ends[:i] {
			if turn := m.turn(a, b); turn <= sharpest {
				joints = append(joints, joint{turn, b, a})
			}
		}
	}
	slices.SortStableFunc(joints, func(p, q joint) int {
		return cmp.Compare(math.Round(p.turn/snap), math.Round(q.turn/snap))
	})
	for _, j := range joints {
		if partner[j.a] == noPartner && partner[j.b] == noPartner {
			partner[j.a], partner[j.b] = j.b, j.a
		}
	}
}

// turn is by how much a stroke turns that comes out of one end and goes into
// the other: 0 is straight on.
func (m *mesh) turn(a, b int) float64 {
	u := m.leaving(m.edges[a/2], a%2 == 1)
	v := m.leaving(m.edges[b/2], b%2 == 1)
	return math.Abs(math.Atan2(-u.cross(v), -u.dot(v)))
}

// follow walks to the beginning of the trail through the step, then to its end.
func follow(s step, partner []int) trail {
	first := s
	for {
		p := partner[first.begin()]
		if p == noPartner {
			break
		}
		first = step{p / 2, p%2 == 0}
		if first == s {
			break
		}
	}
	t := trail{}
	for s = first; ; {
		t.steps = append(t.steps, s)
		p := partner[s.end()]
		if p == noPartner {
			return t
		}
		if s = (step{p / 2, p%2 == 1}); s == first {
			t.closed = true
			return t
		}
	}
}

// tidy lets an open trail run from the top down, or from left to right, and a
// closed one begin at a corner, so that no straight line of it is in two pieces.
func (m *mesh) tidy(t trail) trail {
	if t.closed {
		return m.fromCorner(t)
	}
	p, q := m.corners[m.begins(t.steps[0])], m.corners[m.begins(t.steps[len(t.steps)-1].reverse())]
	if p.Y-q.Y > snap || (math.Abs(p.Y-q.Y) <= snap && p.X > q.X) {
		slices.Reverse(t.steps)
		for i := range t.steps {
			t.steps[i] = t.steps[i].reverse()
		}
	}
	return t
}

func (m *mesh) fromCorner(t trail) trail {
	for i, s := range t.steps {
		before := t.steps[(i+len(t.steps)-1)%len(t.steps)]
		if m.turn(before.end(), s.begin()) > snap {
			t.steps = append(slices.Clone(t.steps[i:]), t.steps[:i]...)
			return t
		}
	}
	return t
}

// path draws the trail; straight runs of edges become one line.
func (m *mesh) path(t trail, at func(latin.Point) xy) Path {
	var p Path
	start := at(m.corners[m.begins(t.steps[0])])
	p.MoveTo(start.x, start.y)
	for i, s := range t.steps {
		e := m.edges[s.edge]
		from, side := m.corners[e.from], latin.Side{To: m.corners[e.to], Bulge: e.bulge}
		if s.back {
			from, side = m.corners[e.to], latin.Side{To: m.corners[e.from], Bulge: -e.bulge}
		}
		if i > 0 && m.straight(t.steps[i-1], s) {
			p = p[:len(p)-1]
		}
		p.sideTo(from, side, at)
	}
	if t.closed {
		p = p.closed()
	}
	return p
}

// begins is the corner at which the step begins.
func (m *mesh) begins(s step) int {
	if s.back {
		return m.edges[s.edge].to
	}
	return m.edges[s.edge].from
}

func (m *mesh) straight(a, b step) bool {
	return m.edges[a.edge].bulge == 0 && m.edges[b.edge].bulge == 0 && m.turn(a.end(), b.begin()) < snap
}

// closed closes the path; a last line back to the beginning is left to Close.
func (p Path) closed() Path {
	if len(p) > 2 && p[len(p)-1].Op == Line {
		p = p[:len(p)-1]
	}
	p.ClosePath()
	return p
}
