package bands

import "math/bits"

// chutes are the three bands and the three stacks, by their triads.
var chutes = [6]uint64{nine, nine << 9, nine << 18, nines << 32, nines << 35, nines << 38}

// pick chooses the triad and the label to branch on, of a state that is not
// solved: in the band or stack that is nearest to being known, of the labels
// that can lie across it in at least two ways one that can in fewest. The label
// is labels where there is none, which is not so in a state that is closed.
func (s *state) pick() (label, triad int) {
	chute := s.narrowest()
	best := int64(1<<32 - 1)
	if chute < 3 {
		shift := 9 * chute & 63
		for d := range s.planes {
			i := s.planes[d].triads >> shift & nine
			best = lesser(best, int64(rank[i])|int64(d)<<9)
		}
	} else {
		shift := (32 + 3*(chute-3)) & 63
		for d := range s.planes {
			i := uint32(s.planes[d].triads>>shift) & nines * gather >> 12 & nine
			best = lesser(best, int64(rank[i])|int64(d)<<9)
		}
	}
	if best >= undivided {
		return labels, 0
	}
	split := int(splitting[best&nine])
	if label = int(best >> 9 & 15); chute < 3 {
		return label, 9*int(chute) + split
	}
	return label, 32 + split/3*9 + 3*int(chute-3) + split%3
}

// lesser is min without a branch, which no processor could foresee here.
func lesser(a, b int64) int64 {
	d := b - a
	return a + d&(d>>63)
}

// narrowest is the chute with the fewest possible triads, all labels together,
// of those with more than the 27 that are used in the end.
func (s *state) narrowest() uint {
	ones, twos, fours, eights := s.tally()
	weight := func(i int) uint {
		m := chutes[i]
		n := bits.OnesCount64(ones&m) + 2*bits.OnesCount64(twos&m) + 4*bits.OnesCount64(fours&m) + 8*bits.OnesCount64(eights&m)
		return uint(n-28)<<3 | uint(i) // 27 becomes the greatest number
	}
	return min(weight(0), weight(1), weight(2), weight(3), weight(4), weight(5)) & 7
}

// undivided is the rank of triads that are used in fewer than two ways.
const undivided = 1 << 16

// rank orders sets of triads by the number of ways in which a label can use
// them, fewest first, and ends with the set itself.
var rank = func() (table [512]uint32) {
	for i := range table {
		n := uint32(0)
		for _, way := range ways {
			if i&way == way {
				n++
			}
		}
		if n < 2 {
			n = undivided >> 13
		}
		table[i] = n<<13 | uint32(i)
	}
	return table
}()
