//go:build goexperiment.simd && amd64

package bands

import "simd/archsimd"

// propagate closes bands and stacks, clears known cells from the other lanes
// and looks for cells with one label, until nothing follows; false when there
// is no Latin board here.
func (s *lanes) propagate(*extras) bool {
	s.branch = false
	m := newMasks()
	r := &s.rows
	x0, x1, x2 := archsimd.LoadUint16x16(&r[0]), archsimd.LoadUint16x16(&r[1]), archsimd.LoadUint16x16(&r[2])
	x3, x4, x5 := archsimd.LoadUint16x16(&r[3]), archsimd.LoadUint16x16(&r[4]), archsimd.LoadUint16x16(&r[5])
	x6, x7, x8 := archsimd.LoadUint16x16(&r[6]), archsimd.LoadUint16x16(&r[7]), archsimd.LoadUint16x16(&r[8])
	for {
		y0, y1, y2, y3, y4, y5, y6, y7, y8 := x0, x1, x2, x3, x4, x5, x6, x7, x8
		x0, x1, x2 = m.band(x0, x1, x2)
		x3, x4, x5 = m.band(x3, x4, x5)
		x6, x7, x8 = m.band(x6, x7, x8)
		c, d, e := m.stacks(x0.Or(x1).Or(x2), x3.Or(x4).Or(x5), x6.Or(x7).Or(x8))
		x0, x1, x2 = x0.And(c), x1.And(c), x2.And(c)
		x3, x4, x5 = x3.And(d), x4.And(d), x5.And(d)
		x6, x7, x8 = x6.And(e), x7.And(e), x8.And(e)
		if anyEmpty(x0.Min(x1).Min(x2).Min(x3.Min(x4).Min(x5)).Min(x6.Min(x7).Min(x8))) {
			return false
		}
		k0, k1, k2 := m.single(x0), m.single(x1), m.single(x2)
		k3, k4, k5 := m.single(x3), m.single(x4), m.single(x5)
		k6, k7, k8 := m.single(x6), m.single(x7), m.single(x8)
		eight := mix4(
			mix2(mix1(m.fold(k0), m.fold(k1)), mix1(m.fold(k2), m.fold(k3))),
			mix2(mix1(m.fold(k4), m.fold(k5)), mix1(m.fold(k6), m.fold(k7))))
		all := doubled(eight)
		last := m.fold(k8)
		last = mix1(last, last)
		last = mix2(last, last)
		last = mix4(last, last)
		x0, x1, x2 = x0.AndNot(spread(all, 0).AndNot(k0)), x1.AndNot(spread(all, 1).AndNot(k1)), x2.AndNot(spread(all, 2).AndNot(k2))
		x3, x4, x5 = x3.AndNot(spread(all, 3).AndNot(k3)), x4.AndNot(spread(all, 4).AndNot(k4)), x5.AndNot(spread(all, 5).AndNot(k5))
		x6, x7, x8 = x6.AndNot(spread(all, 6).AndNot(k6)), x7.AndNot(spread(all, 7).AndNot(k7)), x8.AndNot(last.Broadcast1To16().AndNot(k8))
		changed := x0.Xor(y0).Or(x1.Xor(y1)).Or(x2.Xor(y2)).Or(x3.Xor(y3).Or(x4.Xor(y4)).Or(x5.Xor(y5))).Or(x6.Xor(y6).Or(x7.Xor(y7)).Or(x8.Xor(y8)))
		if !changed.IsZero() {
			continue
		}
		open := x0.Xor(k0).Or(x1.Xor(k1)).Or(x2.Xor(k2)).Or(x3.Xor(k3).Or(x4.Xor(k4)).Or(x5.Xor(k5))).Or(x6.Xor(k6).Or(x7.Xor(k7)).Or(x8.Xor(k8)))
		x0.Store(&r[0])
		x1.Store(&r[1])
		x2.Store(&r[2])
		x3.Store(&r[3])
		x4.Store(&r[4])
		x5.Store(&r[5])
		x6.Store(&r[6])
		x7.Store(&r[7])
		x8.Store(&r[8])
		if s.known = open.IsZero(); s.known {
			return everyCell(eight, last) // or two labels have one cell
		}
		switch settled, possible := s.settle(&m); {
		case !possible:
			return false
		case !settled:
			return true
		}
		x0, x1, x2 = archsimd.LoadUint16x16(&r[0]), archsimd.LoadUint16x16(&r[1]), archsimd.LoadUint16x16(&r[2])
		x3, x4, x5 = archsimd.LoadUint16x16(&r[3]), archsimd.LoadUint16x16(&r[4]), archsimd.LoadUint16x16(&r[5])
		x6, x7, x8 = archsimd.LoadUint16x16(&r[6]), archsimd.LoadUint16x16(&r[7]), archsimd.LoadUint16x16(&r[8])
	}
}

// everyCell says whether the lanes of eight rows, and of the last, hold every cell.
func everyCell(eight, last v8) bool {
	every := archsimd.BroadcastUint16x8(nine)
	return eight.Xor(every).Or(last.Xor(every)).IsZero()
}

// A tally is, for cells in some lanes, those in at least one and those in at
// least two.
type tally struct{ one, two v8 }

// tallyOf a row.
func (m *masks) tallyOf(row *[16]uint16) tally {
	x := archsimd.LoadUint16x16(row).And(m.busy)
	return tally{x.GetLo().Or(x.GetHi()), x.GetLo().And(x.GetHi())}
}

// sum adds the two halves of lanes that a mix has brought together.
func sum(one, other, two, more v8) tally {
	return tally{one.Or(other), one.And(other).Or(two).Or(more)}
}

func tally1(a, b tally) tally {
	return sum(a.one.InterleaveLo(b.one), a.one.InterleaveHi(b.one), a.two.InterleaveLo(b.two), a.two.InterleaveHi(b.two))
}

func tally2(a, b tally) tally {
	p, q, t, u := a.one.AsUint32x4(), b.one.AsUint32x4(), a.two.AsUint32x4(), b.two.AsUint32x4()
	return sum(p.InterleaveLo(q).AsUint16x8(), p.InterleaveHi(q).AsUint16x8(), t.InterleaveLo(u).AsUint16x8(), t.InterleaveHi(u).AsUint16x8())
}

func tally4(a, b tally) tally {
	p, q, t, u := a.one.AsUint64x2(), b.one.AsUint64x2(), a.two.AsUint64x2(), b.two.AsUint64x2()
	return sum(p.InterleaveLo(q).AsUint16x8(), p.InterleaveHi(q).AsUint16x8(), t.InterleaveLo(u).AsUint16x8(), t.InterleaveHi(u).AsUint16x8())
}

// settle leaves to a label, in the rows of the cells that can hold no other,
// these cells only; settled says whether anything changed, and possible is
// false when a cell has no label.
func (s *lanes) settle(m *masks) (settled, possible bool) {
	r := &s.rows
	first := tally2(tally1(m.tallyOf(&r[0]), m.tallyOf(&r[1])), tally1(m.tallyOf(&r[2]), m.tallyOf(&r[3])))
	second := tally2(tally1(m.tallyOf(&r[4]), m.tallyOf(&r[5])), tally1(m.tallyOf(&r[6]), m.tallyOf(&r[7])))
	eight := tally4(first, second)
	last := m.tallyOf(&r[8])
	last = tally1(last, last)
	last = tally2(last, last)
	last = tally4(last, last)
	if !everyCell(eight.one, last.one) {
		return false, false
	}
	all := doubled(eight.one.AndNot(eight.two))
	var changed v16
	for i := range 8 {
		changed = changed.Or(alone(&r[i], spread(all, i)))
	}
	changed = changed.Or(alone(&r[8], last.one.AndNot(last.two).Broadcast1To16()))
	return !changed.IsZero(), true
}

// alone leaves to the lanes that have some of the cells nothing else, and
// gives what they lose.
func alone(row *[16]uint16, cells v16) v16 {
	x := archsimd.LoadUint16x16(row)
	y := x.And(cells)
	rest := x.Masked(y.Equal(v16{})).Or(y)
	rest.Store(row)
	return x.Xor(rest)
}
