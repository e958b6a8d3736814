package knight

import (
	"cmp"
	"context"
	"slices"
	"sort"
)

// A meeting joins what a sweep from one end of a plain rectangle leaves with what
// a sweep from the other end does. As the board may be turned round, one sweep
// does for both.
//
//	|-- passed --| seam |-- passed --|
//	|xxxxxxxxxxxx|a . c |xxxxxxxxxxxx|
//	|xxxxxxxxxxxx| b c  |xxxxxxxxxxxx|
//
// The seam is two columns wide, so every move begins or ends in a passed column,
// or it leads from one column of the seam to the other: such a move is a bridge.
// A cover is a state of the near side, some bridges, and a state of the far side
// that gives each cell of the seam the moves it still needs.
type meeting struct {
	ctx     context.Context
	stepper *stepper
	breadth int
	near    side
	far     side
	chains  []int8 // positions of the seam, along chains of bridges
	onward  []int  // 1 where a bridge leads from a position to the next

	pairs Layer
	found *pair
	made  [][2]int8 // bridges chosen so far
	err   error
}

// A side is the states after some of the columns.
type side struct {
	stage *stage // the last one of those columns
	trail
	// place is the position in the seam of each slot, as it is and turned over.
	place [2][widest]int8
	lines []line
}

// A line is a state of a side, by what it has in the seam.
type line struct {
	degrees uint64 // moves of each position along the chains, two bits each, the first highest
	number  int32  // of the key
	over    uint8  // 1 when turned over
}

// A pair of states, with bridges, that is a cover.
type pair struct {
	near    int // number of the state
	far     int
	over    bool
	bridges [][2]int8
}

// newMeeting numbers the seam: row r has the positions 2r and 2r+1, in the near and in
// the far column. Bridges make four chains of it: from (r, near) one leads to (r+2, far),
// from there one to (r+4, near), and so on. Going along the chains, what both sides
// leave to a position tells whether there is a bridge to the next.
func newMeeting(ctx context.Context, t *stepper, breadth int) *meeting {
	m := &meeting{ctx: ctx, stepper: t, breadth: breadth}
	for start := range int8(4) {
		for at := start; int(at) < 2*breadth; {
			m.chains = append(m.chains, at)
			m.onward = append(m.onward, 1)
			at = (at + 4) ^ 1
		}
		m.onward[len(m.onward)-1] = 0
	}
	return m
}

// side says where the cells of the front lie in the seam; first is 0 when those
// next to the passed columns are in the near column, 1 when in the far one.
func (m *meeting) side(columns, first int, states trail) side {
	s := side{stage: &m.stepper.order.stages[columns*m.breadth-1], trail: states}
	for i, slot := range s.stage.next {
		r, c := i%m.breadth, (i/m.breadth+first)%2
		s.place[0][slot] = int8(2*r + c)
		s.place[1][slot] = int8(2*(m.breadth-1-r) + c)
	}
	return s
}

// seam is the state by positions of the seam.
func (m *meeting) seam(s *side, k key, over uint8) state {
	in := m.stepper.packer.unpack(k, s.stage.next, &s.stage.odd)
	out := state{finished: in.finished}
	place := &s.place[over]
	for _, slot := range s.stage.next {
		to := place[slot]
		out.size[to], out.mate[to] = in.size[slot], in.mate[slot]
		if in.mate[slot] >= 0 {
			out.mate[to] = place[in.mate[slot]]
		}
	}
	return out
}

// degree of a position.
func (s *state) degree(at int8) uint64 {
	switch s.mate[at] {
	case at:
		return 0
	case full:
		return 2
	}
	return 1
}

// sort makes the lines of a side, turned over too if it has two ways to lie.
func (m *meeting) sort(s *side, ways uint8) {
	s.lines = make([]line, 0, int(ways)*len(s.keys))
	for n, k := range s.keys {
		for over := range ways {
			st := m.seam(s, k, over)
			l := line{number: int32(n), over: over}
			for _, at := range m.chains {
				l.degrees = l.degrees<<2 | st.degree(at)
			}
			s.lines = append(s.lines, l)
		}
	}
	slices.SortFunc(s.lines, func(a, b line) int { return cmp.Compare(a.degrees, b.degrees) })
}

// run compares all pairs that agree about the moves of the seam, until one is a
// cover. A state of the near side need not be turned over: that would turn over the cover.
func (m *meeting) run() error {
	m.sort(&m.near, 1)
	m.sort(&m.far, 2)
	m.descend(0, 0, m.near.lines, m.far.lines)
	return m.err
}

// descend settles the positions from number i on; bridged is 1 when a bridge leads
// to that one. The lines agree with all that is settled before.
func (m *meeting) descend(i, bridged int, near, far []line) {
	switch {
	case len(near) == 0 || len(far) == 0 || m.found != nil || m.err != nil:
		return
	case i == len(m.chains):
		m.compare(near, far)
		return
	}
	nears, fars := m.split(i, near), m.split(i, far)
	for bridge := range m.onward[i] + 1 {
		if bridge == 1 {
			m.made = append(m.made, [2]int8{m.chains[i], m.chains[i+1]})
		}
		rest := 2 - bridged - bridge
		for n := range rest + 1 {
			m.descend(i+1, bridge, nears[n], fars[rest-n])
		}
	}
	if m.onward[i] == 1 {
		m.made = m.made[:len(m.made)-1]
	}
}

// split gives the lines with no move at position number i, with one and with two.
func (m *meeting) split(i int, lines []line) [3][]line {
	shift := 2 * (len(m.chains) - 1 - i)
	var out [3][]line
	for d := range uint64(2) {
		n := sort.Search(len(lines), func(j int) bool { return lines[j].degrees>>shift&3 > d })
		out[d], lines = lines[:n], lines[n:]
	}
	out[2] = lines
	return out
}

// compare looks for two lines whose paths, with the bridges, make circuits of the
// right lengths.
func (m *meeting) compare(near, far []line) {
	for _, l := range near {
		if m.err = context.Cause(m.ctx); m.err != nil {
			return
		}
		k := m.near.keys[l.number]
		s := m.seam(&m.near, k, 0)
		if !m.build(&s) {
			continue
		}
		for _, o := range far {
			other := m.far.keys[o.number]
			m.pairs.States++
			m.pairs.Hash += key{k.mix(), other.mix() + uint64(o.over)}.mix()
			if end := m.seam(&m.far, other, o.over); m.closes(&s, &end) {
				m.found = &pair{int(l.number), int(o.number), o.over == 1, slices.Clone(m.made)}
				return
			}
		}
	}
}

// build adds the bridges to a state; false when a circuit becomes too long.
func (m *meeting) build(s *state) bool {
	for _, b := range m.made {
		if !m.stepper.move(s, b[0], b[1]) {
			return false
		}
	}
	return true
}

// closes says whether two states make a cover.
func (m *meeting) closes(s, other *state) bool {
	var seen uint64
	circuits := s.finished + other.finished
	for _, start := range m.chains {
		if s.degree(start) != 1 || seen>>start&1 == 1 {
			continue
		}
		length := 0
		for at := start; ; {
			seen |= 1 << at
			far := s.mate[at]
			seen |= 1 << far
			length += int(s.size[at]) + int(other.size[far]) - 2
			if at = other.mate[far]; at == start {
				break
			}
		}
		if !m.stepper.problem.Allows(length) {
			return false
		}
		circuits++
	}
	return circuits == m.stepper.problem.K
}
