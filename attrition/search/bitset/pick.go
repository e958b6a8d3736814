package bitset

import "math/bits"

// pick chooses a label and a place for the next decision. A place with two
// labels is best, as both branches then say something, and of these the one that is most
// amid open places or, after failures since the last board, the most central; next a label
// with two places in an asterism; else a place with the fewest labels.
func (s *search) pick(at *state) (v, place int) {
	two, three, open := fewLabels(at)
	best := two
	if best.empty() {
		if v, place, ok := s.pickPair(at); ok {
			return v, place
		}
		if best = three; best.empty() {
			best = fewest(at, open)
		}
	}
	switch {
	case s.rng != nil:
		place = s.draw(best)
	case s.failures < few && len(s.stocks) == 0:
		place = s.amid(best, two, open)
	default:
		place = s.central(at, best, two)
	}
	return s.labelFor(at, place), place
}

// fewLabels are the places with two labels, with three, and with two or more.
func fewLabels(at *state) (two, three, open set) {
	var o1, o2, o3, o4 set
	for v := range at.planes {
		x := at.planes[v].set
		o4 = or(o4, and(o3, x))
		o3 = or(o3, and(o2, x))
		o2 = or(o2, and(o1, x))
		o1 = or(o1, x)
	}
	return andNot(o2, o3), andNot(o3, o4), o2
}

// few failures say that a search hardly ever goes back, and that a choice in haste costs little.
// Labels that the multiset repeats do not leave all that is seen, and need weights.
const few = 3

// amid is the place that sees the most open ones, those with two labels counted three times.
func (s *search) amid(best, two, open set) (place int) {
	most := -1
	for x := best; !x.empty(); x = x.rest() {
		i := x.first()
		seen := s.sees[i]
		if n := 2*and(two, seen).count() + and(open, seen).count(); n > most {
			most, place = n, i
		}
	}
	return place
}

// central is the place whose labels leave the most when one is put there: for
// each of its labels the places seen that may hold it are counted, those with
// few labels several times. The counts of its labels are multiplied.
func (s *search) central(at *state, best, two set) (place int) {
	clear(s.worth[:])
	for v := range at.planes {
		p := at.planes[v].set
		for x := p.a & best.a; x != 0; x &= x - 1 {
			i := bits.TrailingZeros64(x) & 63
			s.worth[i] = more(s.worth[i], weight(p, two, s.sees[i]))
		}
		for x := p.b & best.b; x != 0; x &= x - 1 {
			i := 64 + bits.TrailingZeros64(x)&63
			s.worth[i] = more(s.worth[i], weight(p, two, s.sees[i]))
		}
	}
	most := uint64(0)
	for x := best; !x.empty(); x = x.rest() {
		if i := x.first(); s.worth[i] > most {
			most, place = s.worth[i], i
		}
	}
	return place
}

// weight is what a label leaves when it is put into a place: itself, and the places seen.
func weight(p, two, sees set) uint64 {
	y := and(p, sees)
	return 1 + uint64(y.count()+2*and(y, two).count())
}

// more is the worth of a place with the weight of one more label.
func more(worth, weight uint64) uint64 { return min((worth+1)*weight, heavy) }

// heavy is the largest worth, so that those with many labels keep within a word.
const heavy = 1 << 40

// fewest are the open places with the fewest labels.
func fewest(at *state, open set) (best set) {
	least := len(at.planes) + 1
	for ; !open.empty(); open = open.rest() {
		i, n := open.first(), 0
		for v := range at.planes {
			n += int(bit(at.planes[v].has(i)))
		}
		if n < least {
			least, best = n, set{}
		}
		if n == least {
			best = or(best, just(i))
		}
	}
	return best
}

// pickPair looks for a label that has two places in an asterism that needs it,
// and of these the one that leaves the most places when it is put there.
func (s *search) pickPair(at *state) (v, place int, ok bool) {
	most := 0
	for w := range at.planes {
		p := &at.planes[w]
		if s.lone>>w&1 == 0 || s.rng != nil {
			continue
		}
		for d := s.full &^ p.done; d != 0; d &= d - 1 {
			x := and(p.set, s.in[bits.TrailingZeros64(d)&63])
			if x.count() != 2 {
				continue
			}
			i, j := x.first(), x.rest().first()
			n := (1 + and(p.set, s.sees[i]).count()) * (1 + and(p.set, s.sees[j]).count())
			if n > most {
				most, v, place = n, w, i
			}
		}
	}
	return v, place, most > 0
}

// labelFor chooses one of the labels of a place: one not seen there, if that
// matters.
func (s *search) labelFor(at *state, place int) (label int) {
	n := 0
	for v := range at.planes {
		if !at.planes[v].has(place) {
			continue
		}
		if s.rng == nil {
			if label = v; s.seen == nil || !s.seen[v].has(place) {
				return v
			}
		} else if n++; s.rng.IntN(n) == 0 {
			label = v
		}
	}
	return label
}

// draw takes one place of a set at random.
func (s *search) draw(x set) int {
	for n := s.rng.IntN(x.count()); n > 0; n-- {
		x = x.rest()
	}
	return x.first()
}
