package render

import (
	"cmp"
	"math"
	"slices"
)

// A trail is a way along edges of a mesh, drawn in one stroke.
type trail struct {
	steps  []step
	closed bool
	// slanted says whether the beginning and the end lie on another line that
	// they meet at an angle other than a right one.
	slanted [2]bool
}

// A step goes along an edge, or back along it.
type step struct {
	edge int
	back bool
}

// begin and end are the ends of the step as mesh.endsAt numbers them.
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
	at := m.endsAt(keep)
	partner := m.partners(at)
	used := make([]bool, len(m.edges))
	var all []trail
	for i, e := range m.edges {
		if used[i] || !keep(e) {
			continue
		}
		t := m.tidy(follow(step{i, false}, partner))
		for _, s := range t.steps {
			used[s.edge] = true
		}
		if !t.closed {
			last := len(t.steps) - 1
			t.slanted = [2]bool{m.slanted(t.steps[0].begin(), at), m.slanted(t.steps[last].end(), at)}
		}
		all = append(all, t)
	}
	return all
}

// endsAt lists, for each corner, the ends of the kept edges there. End 2i is
// where edge i begins, end 2i+1 where it ends.
func (m *mesh) endsAt(keep func(edge) bool) [][]int {
	at := make([][]int, len(m.corners))
	for i, e := range m.edges {
		if keep(e) {
			at[e.from] = append(at[e.from], 2*i)
			at[e.to] = append(at[e.to], 2*i+1)
		}
	}
	return at
}

// slanted says whether other lines meet the end but none at a right angle.
func (m *mesh) slanted(end int, at [][]int) bool {
	u, others := m.away(end).unit(), false
	for _, b := range at[m.cornerOf(end)] {
		if b != end {
			others = true
			if math.Abs(u.dot(m.away(b).unit())) < 0.01 {
				return false
			}
		}
	}
	return others
}

// away is the direction in which an edge leaves its end.
func (m *mesh) away(end int) xy { return m.leaving(m.edges[end/2], end%2 == 1) }

func (m *mesh) cornerOf(end int) int {
	if end%2 == 1 {
		return m.edges[end/2].to
	}
	return m.edges[end/2].from
}

// partners joins the ends at each corner in pairs.
func (m *mesh) partners(at [][]int) []int {
	partner := make([]int, 2*len(m.edges))
	for i := range partner {
		partner[i] = noPartner
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
	u, v := m.away(a), m.away(b)
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
