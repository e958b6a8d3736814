package knight

import (
	"cmp"
	"context"
	"slices"
	"sort"
)

// arrange makes the lines of a side, turned over too if it has two ways to lie, in
// order.
func (m *meeting) arrange(s *side, ways uint8) {
	s.lines = make([]line, 0, int(ways)*len(s.keys))
	for n, k := range s.keys {
		if n%256 == 0 && m.stopped() {
			return
		}
		for over := range ways {
			st := m.seam(s, k, over)
			l := line{number: int32(n), over: over}
			for _, at := range m.chains {
				l.degrees = l.degrees<<2 | st.degree(at)
			}
			s.lines = append(s.lines, l)
		}
	}
	m.order(0, s.lines)
}

// order sorts lines that agree about the positions before number i. Many are dealt out
// by that position first, so that the work can be stopped.
func (m *meeting) order(i int, lines []line) {
	const many = 1 << 14
	switch {
	case m.stopped():
	case len(lines) < many || i == len(m.chains):
		slices.SortFunc(lines, func(a, b line) int { return cmp.Compare(a.degrees, b.degrees) })
	default:
		shift := m.shift(i)
		var dealt [3][]line
		for _, l := range lines {
			d := l.degrees >> shift & 3
			dealt[d] = append(dealt[d], l)
		}
		for _, some := range dealt {
			n := copy(lines, some)
			m.order(i+1, lines[:n])
			lines = lines[n:]
		}
	}
}

// stopped says whether the context has ended, and keeps its error.
func (m *meeting) stopped() bool {
	if m.err == nil && m.ctx.Err() != nil {
		m.err = context.Cause(m.ctx)
	}
	return m.err != nil
}

// shift is where the moves of position number i are in the degrees of a line.
func (m *meeting) shift(i int) int { return 2 * (len(m.chains) - 1 - i) }

// run compares all pairs that agree about the moves of the seam, until one is a
// cover. A state of the near side need not be turned over: that would turn over the cover.
func (m *meeting) run() error {
	m.arrange(&m.near, 1)
	m.arrange(&m.far, 2)
	m.descend(0, 0, m.near.lines, m.far.lines)
	return m.err
}

// descend settles the positions from number i on; bridged is 1 when a bridge leads
// to that one. The lines agree with all that is settled before.
func (m *meeting) descend(i, bridged int, near, far []line) {
	switch {
	case len(near) == 0 || len(far) == 0 || m.found != nil || m.stopped():
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
	shift := m.shift(i)
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
		if m.stopped() {
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
