package digits

import "math/bits"

// A key holds the states of all lines between two cells, in few bits:
//
//	gap | state of the strip | lines already met in this strip | lines to be met
//	                                             lowest: the line of the next cell
//
// so that a step takes the lowest field off and puts the line's new state on top
// of the lines. How wide the fields are depends on the cell: as wide as the states need.
type key struct{ high, low uint64 }

func (k key) right(n int) key {
	switch {
	case n == 0:
		return k
	case n >= 64:
		return key{0, k.high >> (n - 64)}
	}
	return key{k.high >> n, k.low>>n | k.high<<(64-n)}
}

func (k key) left(n int) key {
	if n >= 64 {
		return key{k.low << (n - 64), 0}
	}
	return key{k.high<<n | k.low>>(64-n), k.low << n}
}

func (k key) or(o key) key { return key{k.high | o.high, k.low | o.low} }

// lowest is the key cut to its lowest n bits.
func (k key) lowest(n int) key {
	if n >= 64 {
		return key{k.high & (1<<(n-64) - 1), k.low}
	}
	return key{0, k.low & (1<<n - 1)}
}

// layout of the keys before a cell.
type layout struct {
	next  int // bits of the line of the cell
	lines int // bits of all lines across
	strip int // bits of the strip
}

// widest is the most bits that a key takes without its gap.
func (f *frame) layouts() (list []layout, widest int) {
	width := func(states int) int { return bits.Len(uint(states - 1)) }
	for k := range f.cells() + 1 {
		strip, place := k/len(f.across), k%len(f.across)
		var y layout
		for i, l := range f.across {
			at := strip
			if i < place {
				at++
			}
			w := width(l.states[at])
			if i == place {
				y.next = w
			}
			y.lines += w
		}
		if strip < len(f.strips) {
			y.strip = width(f.strips[strip].states[place])
		}
		list = append(list, y)
		widest = max(widest, y.lines+y.strip)
	}
	return list, widest
}
