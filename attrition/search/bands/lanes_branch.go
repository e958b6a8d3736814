//go:build goexperiment.simd && amd64

package bands

// branch makes a state of another, in which all choices are made, or the last of them refused.
func (l *lanes) branch(from *lanes, list []choice, refuse bool) {
	x0, x1, x2 := from.load()
	for i, c := range list {
		x0, x1, x2 = c.narrow(x0, x1, x2, c.out != (refuse && i == len(list)-1))
	}
	l.store(x0, x1, x2)
}

// narrow leaves to the label of a choice what choice.use and choice.leave do.
func (c choice) narrow(x0, x1, x2 vector, out bool) (y0, y1, y2 vector) {
	k := narrowing
	v, label := load((*lane)(k.triads[2*lanesOfTriad*int(c.triad&63):])), load(&choosing.labels[c.label&15])
	if out {
		return x0.AndNot(v.Permute(load(&k.self[0])).And(label)),
			x1.AndNot(v.Permute(load(&k.self[1])).And(label)),
			x2.AndNot(v.Permute(load(&k.self[2])).And(label))
	}
	return x0.AndNot(label.AndNot(v.Permute(load(&k.keep[0])))),
		x1.AndNot(label.AndNot(v.Permute(load(&k.keep[1])))),
		x2.AndNot(label.AndNot(v.Permute(load(&k.keep[2]))))
}

const lanesOfTriad = 9 // by row and band

// narrowing is what triads do: of each, what a label keeps that uses it, then its own cells,
// and where the rows of both are for every lane.
var narrowing = func() *narrowingVectors {
	k := new(narrowingVectors)
	for i := range 32 {
		for n := range 3 {
			k.keep[n][i] = uint16(3*n + i%3)
			k.self[n][i] = uint16(lanesOfTriad + 3*n + i%3)
		}
	}
	for triad, b := range branches[:single] {
		for cell := range 81 {
			place := at(cell/9, cell%9)
			row, band, bit := inLane(place)
			at := 2*lanesOfTriad*triad + 3*row + band
			if b.keep.has(place) {
				k.triads[at] |= bit
			}
			if b.self.has(place) {
				k.triads[at+lanesOfTriad] |= bit
			}
		}
	}
	return k
}()

type narrowingVectors struct {
	keep, self [3]lane
	triads     [2*lanesOfTriad*single + 32]uint16
}

// inLane tells where a place is: in which vector, in the lane of which band, and its bit.
func inLane(place int) (row, band int, bit uint16) {
	return place % 32 % 3, place / 32, 1 << (bottom + place%32/3)
}
