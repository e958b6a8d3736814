package knight

import "context"

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
