//go:build goexperiment.simd && amd64

package bands

import "simd/archsimd"

// split implements node. It chooses as a state of planes does.
func (s *lanes) split(there *lanes, swap bool) bool {
	var index [6][16]uint16
	label, chute, triad := s.pick(&index)
	if label >= labels {
		return false
	}
	*there = *s
	in, out := there, s
	if swap {
		in, out = s, there
	}
	if chute < 3 {
		box := uint16(7) << (triad / 3 * 3)
		for row := 3 * chute; row < 3*chute+3; row++ {
			if row == 3*chute+triad%3 {
				in.rows[row][label] &= box
				out.rows[row][label] &^= box
			} else {
				in.rows[row][label] &^= box
			}
		}
	} else {
		box := uint16(7) << (3 * (chute - 3))
		col := uint16(1) << (3*(chute-3) + triad%3)
		for row := range in.rows {
			if row/3 == triad/3 {
				in.rows[row][label] &^= box &^ col
				out.rows[row][label] &^= col
			} else {
				in.rows[row][label] &^= col
			}
		}
	}
	s.branch, there.branch = true, true
	return true
}

// pick chooses label, chute and triad. The triads of a band are box*3 + row,
// those of a stack band*3 + column.
func (s *lanes) pick(index *[6][16]uint16) (label, chute, triad int) {
	m := newMasks()
	chute = s.narrowest(&m, index)
	best := uint32(1<<32 - 1)
	for d, i := range index[chute][:labels] {
		best = min(best, rank[i&nine]|uint32(d)<<9)
	}
	if best >= undivided {
		return labels, 0, 0
	}
	return int(best >> 9 & 15), chute, int(splitting[best&nine])
}

// narrowest is the chute with the fewest possible triads of those that are not
// known, and fills in the triads of all of them.
func (s *lanes) narrowest(m *masks, index *[6][16]uint16) int {
	var cols [3]v16
	var n [6]v8
	for b := range 3 {
		x := archsimd.LoadUint16x16(&s.rows[3*b])
		y := archsimd.LoadUint16x16(&s.rows[3*b+1])
		z := archsimd.LoadUint16x16(&s.rows[3*b+2])
		cols[b] = x.Or(y).Or(z)
		t, u, v := m.triadsOf(x), m.triadsOf(y), m.triadsOf(z)
		n[b] = m.weigh(t.Or(u.Add(u)).Or(v.ShiftAllLeft(2)), &index[b])
	}
	shifts := [3]v16{{}, m.right3, m.right6}
	for k := range 3 {
		x, y, z := cols[0], cols[1], cols[2]
		if k > 0 {
			x, y, z = x.MulHigh(shifts[k]), y.MulHigh(shifts[k]), z.MulHigh(shifts[k])
		}
		t := x.And(m.seven).Or(y.And(m.seven).ShiftAllLeft(3)).Or(z.And(m.seven).ShiftAllLeft(6))
		n[3+k] = m.weigh(t, &index[3+k])
	}
	var totals [8]uint16
	n[0].AddPairs(n[1]).AddPairs(n[2].AddPairs(n[3])).AddPairs(n[4].AddPairs(n[5]).AddPairs(v8{})).Store(&totals)
	least := ^uint16(0)
	for i, total := range totals[:6] {
		least = min(least, (total-known-1)<<3|uint16(i))
	}
	return int(least & 7)
}

// known is the number of triads of a chute in which all labels are known.
const known = 27

// weigh stores the triads of a chute and counts them, in eight lanes.
func (m *masks) weigh(t v16, index *[16]uint16) v8 {
	t.Store(index)
	t = t.And(m.busy)
	n := t.Sub(t.MulHigh(m.right1).And(m.lower)).Sub(t.MulHigh(m.right2).And(m.firsts))
	n = n.And(m.seven).Add(n.MulHigh(m.right3).And(m.seven)).Add(n.MulHigh(m.right6))
	return n.GetLo().Add(n.GetHi())
}
