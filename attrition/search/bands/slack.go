package bands

import "math/bits"

// full adds three bits in every place.
func full(a, b, c uint64) (sum, carry uint64) {
	x := a ^ b
	return x ^ c, a&b | x&c
}

// tally counts for every triad the labels that it may hold, as four bits.
func (s *state) tally() (ones, twos, fours, eights uint64) {
	p := &s.planes
	a, b := full(p[0].triads, p[1].triads, p[2].triads)
	c, d := full(p[3].triads, p[4].triads, p[5].triads)
	e, f := full(p[6].triads, p[7].triads, p[8].triads)
	ones, g := full(a, c, e)
	h, i := full(b, d, f)
	twos, j := h^g, h&g
	return ones, twos, i ^ j, i & j
}

// A slack is how far a state is from being known. That of a band or stack is
// how many labels are possible in its triads, beyond the three that each has in
// the end, counting at most three for a triad: more say little about how the
// branches will go.
type slack struct {
	// The least of a band and of a stack that are not known, less one, and
	// then two bits for which it is. If all are known, it is above known.
	band, stack uint
	total       uint // of all six
}

const known = 1 << 16

// slack measures a state; possible is false when a triad may hold fewer than
// three labels.
func (s *state) slack() (sum slack, possible bool) {
	ones, twos, fours, eights := s.tally()
	if ones&twos|fours|eights != triads {
		return sum, false
	}
	// Beyond three: 1 for 4, 2 for 5, 3 for 6 to 9, as two bits.
	one := eights | fours&(twos|^ones)
	two := eights | fours&(twos|ones)
	return slackOf(
		inBand(one, two), inBand(one>>9, two>>9), inBand(one>>18, two>>18),
		inStack(one>>32, two>>32), inStack(one>>35, two>>35), inStack(one>>38, two>>38)), true
}

// slackOf puts together the numbers of three bands and three stacks.
func slackOf(a, b, c, d, e, f uint) slack {
	return slack{
		band:  min((a-1)<<2, (b-1)<<2|1, (c-1)<<2|2),
		stack: min((d-1)<<2, (e-1)<<2|1, (f-1)<<2|2),
		total: a + b + c + d + e + f,
	}
}

// inBand adds up two bits for each of the nine triads of band 0.
func inBand(one, two uint64) uint {
	return uint(bits.OnesCount64(one&nine | two&nine<<9 | two&nine<<18))
}

// inStack adds up two bits for each of the nine triads of stack 0, which are
// at bit 0 here.
func inStack(one, two uint64) uint {
	return uint(bits.OnesCount64(one&nines | two&nines<<3 | two&nines<<6))
}
