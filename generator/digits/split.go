package digits

// A split shares the price of every digit in every cell between the two lines of
// the cell, in parts of unit. Whatever the shares, the cheapest number of each line by
// its own shares add up to a bound: no grid is cheaper, for its lines have
// at least those prices, and the shares of each cell add up to the price.
type split struct {
	across, strips []shares // in the order of the frame
}

// unit is the price of one, in the parts in which prices are shared.
const unit = 1 << 15

// shares are a line's part of the prices, and what follows for its automaton.
type shares struct {
	price [][]int32 // by place and digit
	toGo  [][]int32 // by place and state: the least that the rest of the line costs
}

// newShares gives a line half of all prices.
func (f *frame) newShares(l *line) shares {
	var s shares
	for range l.places() {
		part := make([]int32, l.base)
		for digit := range part {
			part[digit] = int32(f.problem.price(digit) * unit / 2)
		}
		s.price = append(s.price, part)
	}
	for _, n := range l.states {
		s.toGo = append(s.toGo, make([]int32, n))
	}
	return s
}

// reckon finds what is to go, from the end to the start.
func (s *shares) reckon(l *line) {
	for place := l.places() - 1; place >= 0; place-- {
		for state := range s.toGo[place] {
			s.toGo[place][state] = s.cheapest(l, place, state).cost
		}
	}
}

// A way on from a state: the digit and what the rest costs with it.
type way struct {
	digit int
	to    int32
	cost  int32
}

func (s *shares) cheapest(l *line, place, state int) way {
	best := way{digit: -1}
	next, price, toGo := l.next[place][state*l.base:][:l.base], s.price[place], s.toGo[place+1]
	for digit, to := range next {
		if to < 0 {
			continue
		}
		if cost := price[digit] + toGo[to]; best.digit < 0 || cost < best.cost {
			best = way{digit, to, cost}
		}
	}
	return best
}

// number is the cheapest number of the line, from the units.
func (s *shares) number(l *line, digits []int) {
	state := int32(0)
	for place := range digits {
		w := s.cheapest(l, place, int(state))
		digits[place], state = w.digit, w.to
	}
}

// bound is the price, in parts, that no grid is below.
func (t *split) bound() int {
	sum := 0
	for _, list := range [][]shares{t.across, t.strips} {
		for _, s := range list {
			sum += int(s.toGo[0][0])
		}
	}
	return sum
}
