package bitset

// pick chooses a branch: a label for a place.
func (pl *plan) pick(s state) (v, place int) {
	var o1, o2, o3, o4 set
	for v := range s.planes {
		x := s.planes[v].set
		o4 = or(o4, and(o3, x))
		o3 = or(o3, and(o2, x))
		o2 = or(o2, and(o1, x))
		o1 = or(o1, x)
	}
	two := andNot(o2, o3)
	y := two
	if y.empty() {
		if v, place = pl.pickPair(s); v >= 0 {
			return v, place
		}
		if y = andNot(o3, o4); y.empty() {
			y = pl.fewest(s, o2)
		}
	}
	best := -1
	z := andNot(o3, o4)
	for x := y; !x.empty(); x = x.rest() {
		i := x.first() & 127
		n := and(two, pl.sees[i]).count()*4 + and(z, pl.sees[i]).count()
		if n > best {
			best, place = n, i
		}
	}
	for v := range s.planes {
		if s.planes[v].has(place) {
			return v, place
		}
	}
	return 0, 0
}

// pickPair looks for a label with two places in an asterism.
func (pl *plan) pickPair(s state) (v, place int) {
	for v := range s.planes {
		if pl.lone>>v&1 == 0 {
			continue
		}
		for k := range pl.n {
			if pl.full&^s.planes[v].done>>k&1 == 0 {
				continue
			}
			if z := and(s.planes[v].set, pl.asts[k]); z.count() == 2 {
				return v, z.first()
			}
		}
	}
	return -1, 0
}

// fewest is the place with the fewest labels.
func (pl *plan) fewest(s state, open set) (y set) {
	best := 99
	for z := open; !z.empty(); z = z.rest() {
		i, n := z.first(), 0
		for v := range s.planes {
			n += int(bit(s.planes[v].has(i)))
		}
		if n < best {
			best, y = n, just(i)
		}
	}
	return y
}
