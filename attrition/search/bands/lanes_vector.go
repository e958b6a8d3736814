//go:build goexperiment.simd && amd64

package bands

import "simd/archsimd"

type vector = archsimd.Uint16x32

// A lane is a vector in memory.
type lane [32]uint16

func load(l *lane) vector { return archsimd.LoadUint16x32((*[32]uint16)(l)) }

func (l *lane) store(v vector) { v.Store((*[32]uint16)(l)) }

// words gives the first four lanes.
func words(v vector) uint64 { return v.GetLo().GetLo().AsUint64x2().GetElem(0) }

// nothing says whether all lanes are empty.
func nothing(v vector) bool { return v.NotEqual(vector{}).ToBits() == 0 }

// available says whether this processor has all the instructions: besides those that all with
// AVX-512 have, to take bytes from two vectors, and to count bits in lanes.
func available() bool {
	return archsimd.X86.AVX512() && archsimd.X86.AVX512VBMI() && archsimd.X86.AVX512BITALG()
}

// The functions of three vectors below are one instruction each. Go 1.26 makes it of signed
// vectors only, and wrongly in two cases: of AndNot, and where the result of one such
// function is used in two others or twice in one. So they do without AndNot, and their
// operands come from elsewhere, or are used once; most3, choose3 and but3 use some twice
// themselves. (The instructions of two unsigned vectors are safe.)

// any3 is what is in one of three.
func any3(a, b, c vector) vector {
	return a.AsInt16x32().Or(b.AsInt16x32()).Or(c.AsInt16x32()).AsUint16x32()
}

// odd3 is what is in one of three, or in all.
func odd3(a, b, c vector) vector {
	return a.AsInt16x32().Xor(b.AsInt16x32()).Xor(c.AsInt16x32()).AsUint16x32()
}

// most3 is what is in two of three. All come from elsewhere.
func most3(a, b, c vector) vector {
	x, y, z := a.AsInt16x32(), b.AsInt16x32(), c.AsInt16x32()
	return x.And(y).Or(z.And(x.Or(y))).AsUint16x32()
}

// either3 is what is in both a and b, or in c.
func either3(a, b, c vector) vector {
	return a.AsInt16x32().And(b.AsInt16x32()).Or(c.AsInt16x32()).AsUint16x32()
}

// within3 is what of a is in b or c.
func within3(a, b, c vector) vector {
	return a.AsInt16x32().And(b.AsInt16x32().Or(c.AsInt16x32())).AsUint16x32()
}

// choose3 takes a where m is, and b elsewhere. b comes from elsewhere.
func choose3(m, a, b vector) vector {
	x, y, z := m.AsInt16x32(), a.AsInt16x32(), b.AsInt16x32()
	return z.Xor(x.And(y.Xor(z))).AsUint16x32()
}

// but3 is a without b and c. a comes from elsewhere.
func but3(a, b, c vector) vector {
	x, y, z := a.AsInt16x32(), b.AsInt16x32(), c.AsInt16x32()
	return x.Xor(x.And(y.Or(z))).AsUint16x32()
}

// down and up shift all lanes. (Go 1.26 shifts signed vectors only by a constant in one
// instruction. What comes from above is spare where a lane has its top bit.)
func down(v vector, n uint64) vector { return v.AsInt16x32().ShiftAllRight(n).AsUint16x32() }
func up(v vector, n uint64) vector   { return v.AsInt16x32().ShiftAllLeft(n).AsUint16x32() }
