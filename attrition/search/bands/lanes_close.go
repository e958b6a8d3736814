//go:build goexperiment.simd && amd64

package bands

import "simd/archsimd"

// masks are the constants of the work on lanes. A right shift is a
// multiplication of which the upper half is kept, as shifts by a constant to
// the right are compiled to old instructions that slow the new ones down.
type masks struct {
	right1, right2, right3, right6, seven, one v16
	firsts, seconds, thirds, lower             v16 // columns of each box
	busy                                       v16
}

func newMasks() masks {
	b := archsimd.BroadcastUint16x16
	return masks{
		right1: b(1 << 15), right2: b(1 << 14), right3: b(1 << 13), right6: b(1 << 10), seven: b(7), one: b(1),
		firsts: b(0o111), seconds: b(0o666), thirds: b(0o444), lower: b(0o333),
		busy: archsimd.LoadUint16x16(&busy),
	}
}

// triadsOf gives one bit for each box.
func (m *masks) triadsOf(x v16) v16 {
	return x.Or(x.MulHigh(m.right1)).Or(x.MulHigh(m.right2)).And(m.firsts)
}

// turned gives the triads of the box before and of the one after, with bits
// beside them that mean nothing.
func (m *masks) turned(t v16) (before, after v16) {
	return t.ShiftAllLeft(3).Or(t.MulHigh(m.right6)), t.ShiftAllLeft(6).Or(t.MulHigh(m.right3))
}

// across leaves, of three, what is used in some way across: each takes another.
func across(x, y, z, beforeX, afterX, beforeY, afterY, beforeZ, afterZ v16) (v16, v16, v16) {
	return x.And(beforeY.And(afterZ).Or(afterY.And(beforeZ))),
		y.And(beforeX.And(afterZ).Or(afterX.And(beforeZ))),
		z.And(beforeX.And(afterY).Or(afterX.And(beforeY)))
}

// band closes the three rows of a band.
func (m *masks) band(x, y, z v16) (v16, v16, v16) {
	t, u, v := m.triadsOf(x), m.triadsOf(y), m.triadsOf(z)
	a, b := m.turned(t)
	c, d := m.turned(u)
	e, f := m.turned(v)
	t, u, v = across(t, u, v, a, b, c, d, e, f)
	return x.And(t.Mul(m.seven)), y.And(u.Mul(m.seven)), z.And(v.Mul(m.seven))
}

// besides gives, in each box, the column before and the one after.
func (m *masks) besides(c v16) (before, after v16) {
	return c.Add(c).And(m.seconds).Or(c.MulHigh(m.right2).And(m.firsts)),
		c.ShiftAllLeft(2).And(m.thirds).Or(c.MulHigh(m.right1).And(m.lower))
}

// stacks closes the columns of the three bands.
func (m *masks) stacks(c, d, e v16) (v16, v16, v16) {
	f, g := m.besides(c)
	h, i := m.besides(d)
	j, k := m.besides(e)
	return across(c, d, e, f, g, h, i, j, k)
}

// single keeps the lanes with one bit.
func (m *masks) single(x v16) v16 { return x.Masked(x.And(x.Sub(m.one)).Equal(v16{})) }

// fold lays lane 8, which is the only busy one of the upper half, on lane 0.
func (m *masks) fold(x v16) v8 { return x.GetLo().Or(x.And(m.busy).GetHi()) }

// The next three bring lanes of two vectors together, each time half of them,
// so that after all three lane i is the OR of all lanes of vector i.
func mix1(a, b v8) v8 { return a.InterleaveLo(b).Or(a.InterleaveHi(b)) }

func mix2(a, b v8) v8 {
	x, y := a.AsUint32x4(), b.AsUint32x4()
	return x.InterleaveLo(y).Or(x.InterleaveHi(y)).AsUint16x8()
}

func mix4(a, b v8) v8 {
	x, y := a.AsUint64x2(), b.AsUint64x2()
	return x.InterleaveLo(y).Or(x.InterleaveHi(y)).AsUint16x8()
}

// spread gives one lane of eight to all lanes.
func spread(both archsimd.Uint8x32, lane int) v16 {
	return both.PermuteOrZeroGrouped(archsimd.LoadInt8x32(&spreads[lane])).AsUint16x16()
}

// spreads are the bytes of a lane, for all lanes.
var spreads = func() (table [8][32]int8) {
	for lane := range table {
		for i := range table[lane] {
			table[lane][i] = int8(2*lane + i%2)
		}
	}
	return table
}()

func doubled(x v8) archsimd.Uint8x32 { return v16{}.SetLo(x).SetHi(x).AsUint8x32() }

// empty says whether a busy lane of a row has no bit.
func anyEmpty(x v16) bool { return !x.Equal(v16{}).ToInt16x16().IsZero() }
