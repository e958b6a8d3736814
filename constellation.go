package latin

// constellation is the multiset of asterisms as sets of cells, without names
// and drawing: what the paper calls the constellation, except that a set may
// occur several times. It is scratch memory too, so it is not to be shared by
// goroutines.
type constellation struct {
	sets    [][]Cell         // distinct, in order of first occurrence
	times   []int            // how often each occurs
	byPrint map[uint64][]int // the sets of each fingerprint
	mark    []int            // stamp of the last set that held the cell
	stamp   int
}

func newConstellation(b *Board) *constellation {
	k := &constellation{byPrint: make(map[uint64][]int), mark: make([]int, b.Len())}
	for _, a := range b.asterisms {
		if i := k.find(a.Cells); i >= 0 {
			k.times[i]++
			continue
		}
		key := fingerprint(a.Cells)
		k.byPrint[key] = append(k.byPrint[key], len(k.sets))
		k.sets = append(k.sets, a.Cells)
		k.times = append(k.times, 1)
	}
	return k
}

// fingerprint is the same for all orders of the cells, and rarely for two sets.
func fingerprint(cells []Cell) uint64 {
	var sum uint64
	for _, c := range cells {
		sum += mix(uint64(c))
	}
	return sum
}

// mix scatters a number over all bits (the finaliser of SplitMix64).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// find is the index of the set of these distinct cells, in any order; -1 when
// the constellation does not hold it.
func (k *constellation) find(cells []Cell) int {
	candidates := k.byPrint[fingerprint(cells)]
	if len(candidates) == 0 {
		return -1
	}
	k.stamp++
	for _, c := range cells {
		k.mark[c] = k.stamp
	}
	for _, i := range candidates {
		if len(k.sets[i]) == len(cells) && k.allMarked(k.sets[i]) {
			return i
		}
	}
	return -1
}

func (k *constellation) allMarked(cells []Cell) bool {
	for _, c := range cells {
		if k.mark[c] != k.stamp {
			return false
		}
	}
	return true
}

// keptBy says whether the permutation of the cells carries the constellation
// onto itself: every set onto a set that occurs as often.
func (k *constellation) keptBy(image []Cell) bool {
	var moved []Cell
	for i, set := range k.sets {
		moved = moved[:0]
		for _, c := range set {
			moved = append(moved, image[c])
		}
		j := k.find(moved)
		if j < 0 || k.times[i] != k.times[j] {
			return false
		}
	}
	return true
}
