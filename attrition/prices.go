package attrition

import (
	"slices"

	"latin"
)

// A scale weighs prices: the memory for it, which is all zero between two uses.
type scale struct {
	price     []int32        // cell*labels + label
	priced    []latin.Domain // labels with a price, by cell
	touched   []latin.Cell
	negative  []bool  // asterisms with a negative price
	least     []int32 // by cell, what its cheapest label costs
	cells     []latin.Cell
	asterisms []int
	removes   []Candidate
	places    []Candidate
	costs     []int32
}

func newScale(c *chart) *scale {
	return &scale{
		price: make([]int32, c.cells*c.labels), priced: make([]latin.Domain, c.cells),
		least: make([]int32, c.cells), negative: make([]bool, len(c.asterisms)),
	}
}

// weigh draws from the step's prices all that they prove at the state: it fills
// Removes, Places and Contradiction, sets Asterisms if there are none to those
// with a price, and adds to Cells those that the conclusion needs. It says
// whether there is anything. What it fills is good until the next call.
//
// The law: let R be the greatest total that the labels of all asterisms can
// cost, and m(x) the least price of a label in the domain of x. Every solution
// costs at most R in all and at least Σm. So Σm > R is a contradiction, and a
// label leaves x that costs more than m(x) + R − Σm there.
func (s *State) weigh(st *Step) bool {
	w := s.scale
	s.charge(st.Prices)
	slack := s.greatest(st.Prices)
	for _, x := range w.touched {
		w.least[x] = w.cheapest(s.domains[x], x, s.labels)
		slack -= w.least[x]
	}
	st.Removes, st.Places, st.Contradiction = nil, nil, slack < 0
	if slack >= 0 {
		w.conclude(s, slack)
		st.Removes, st.Places = w.removes, w.places
	}
	found := st.Contradiction || len(st.Removes) > 0
	if found {
		s.cite(st)
	}
	s.clearScale(st.Prices)
	return found
}

// charge adds the prices up in every cell.
func (s *State) charge(prices []Price) {
	w := s.scale
	w.touched = w.touched[:0]
	for _, p := range prices {
		w.negative[p.Asterism] = w.negative[p.Asterism] || p.Price < 0
		for _, x := range s.asterisms[p.Asterism].Cells {
			if w.priced[x] == 0 {
				w.touched = append(w.touched, x)
			}
			w.priced[x] |= latin.Just(p.Label)
			w.price[int(x)*s.labels+int(p.Label)] += int32(p.Price)
		}
	}
}

func (s *State) clearScale(prices []Price) {
	w := s.scale
	for _, x := range w.touched {
		for d := w.priced[x]; d != 0; d &= d - 1 {
			w.price[int(x)*s.labels+int(d.First())] = 0
		}
		w.priced[x] = 0
	}
	for _, p := range prices {
		w.negative[p.Asterism] = false
	}
}

// cheapest is the least price of a label of the domain; labels without a price are free.
func (w *scale) cheapest(d latin.Domain, x latin.Cell, labels int) int32 {
	least := int32(1 << 30)
	if d&^w.priced[x] != 0 {
		least = 0
	}
	for d &= w.priced[x]; d != 0; d &= d - 1 {
		least = min(least, w.price[int(x)*labels+int(d.First())])
	}
	return least
}

// conclude lists the labels that cost too much.
func (w *scale) conclude(s *State, slack int32) {
	w.removes, w.places = w.removes[:0], w.places[:0]
	for _, x := range w.touched {
		d := s.domains[x]
		limit, left := w.least[x]+slack, d
		for rest := d & w.priced[x]; rest != 0; rest &= rest - 1 {
			l := rest.First()
			if w.price[int(x)*s.labels+int(l)] > limit {
				left &^= latin.Just(l)
			}
		}
		if limit < 0 {
			left &= w.priced[x]
		}
		for gone := d &^ left; gone != 0; gone &= gone - 1 {
			w.removes = append(w.removes, Candidate{x, gone.First()})
		}
		if l, one := left.Only(); one && left != d && w.price[int(x)*s.labels+int(l)] < 0 {
			w.places = append(w.places, Candidate{x, l})
		}
	}
}

// cite names the asterisms with a price, unless the rule has, and the cells
// whose domains make the sum larger than full domains would.
func (s *State) cite(st *Step) {
	w := s.scale
	w.cells = append(w.cells[:0], st.Cells...)
	if len(st.Asterisms) == 0 {
		w.asterisms = w.asterisms[:0]
		for _, p := range st.Prices {
			if !slices.Contains(w.asterisms, p.Asterism) {
				w.asterisms = append(w.asterisms, p.Asterism)
			}
		}
		st.Asterisms = w.asterisms
	}
	for _, x := range w.touched {
		if w.least[x] > w.cheapest(s.all, x, s.labels) && !s.looked(x) && !slices.Contains(w.cells, x) {
			w.cells = append(w.cells, x)
		}
	}
	st.Cells = w.cells
}

// looked says whether the cell is in an asterism that is looked at as a whole.
func (s *State) looked(x latin.Cell) bool {
	for _, a := range s.of[x] {
		if s.scale.negative[a] {
			return true
		}
	}
	return false
}

// greatest is R: for each asterism the dearest choice of as many labels of the
// multiset as it has cells.
func (s *State) greatest(prices []Price) int32 {
	total := int32(0)
	for i, p := range prices {
		if !earlier(prices[:i], p.Asterism) {
			total += s.dearest(prices[i:], p.Asterism)
		}
	}
	return total
}

func earlier(prices []Price, a int) bool {
	for _, p := range prices {
		if p.Asterism == a {
			return true
		}
	}
	return false
}

// dearest is the most that the labels of one asterism can cost. Each label is
// taken hi times if it is dear, and lo times at least.
func (s *State) dearest(prices []Price, a int) int32 {
	w := s.scale
	only, several := Price{Label: latin.Blank}, false
	for _, p := range prices {
		if p.Asterism == a {
			several = several || only.Label != latin.Blank
			only = p
		}
	}
	if !several {
		i := s.at(a, only.Label)
		if only.Price > 0 {
			return int32(only.Price) * int32(s.hi[i])
		}
		return int32(only.Price) * int32(s.lo[i])
	}
	w.costs = slices.Grow(w.costs[:0], s.labels)[:s.labels]
	clear(w.costs)
	for _, p := range prices {
		if p.Asterism == a {
			w.costs[p.Label] += int32(p.Price)
		}
	}
	return s.fill(w.costs, len(s.asterisms[a].Cells))
}

// fill takes n labels of the multiset, the dearest first.
func (s *State) fill(costs []int32, n int) int32 {
	total := int32(0)
	for taken := latin.Domain(0); n > 0; {
		best := latin.Blank
		for l := range latin.Label(s.labels) {
			if !taken.Has(l) && (best == latin.Blank || costs[l] > costs[best]) {
				best = l
			}
		}
		taken |= latin.Just(best)
		k := min(n, s.puzzle.Labels.Count(best))
		total += int32(k) * costs[best]
		n -= k
	}
	return total
}
