package attrition

import "latin"

// maxRows is the size of the largest program of a board that is tried, in rows
// when nothing is known: each needs as many words. The 25×25 Sudoku has 2500.
const maxRows = 3000

// A priceSearch asks, for each candidate, whether some prices prove it false or
// true.
type priceSearch struct {
	program
	shrinker *shrinker
	state    *State
	labels   latin.Domain
	all      []bound   // that the state has
	was      [2][]bool // by column: some point has it at 0, at 1
	used     []bound   // by the last proof
	prices   []Price   // of the last proof
	found    []Price
	lists    []deferred
}

func newPriceSearch(c *chart) *priceSearch {
	return &priceSearch{program: *newProgram(c), shrinker: newShrinker(c)}
}

// search yields what prices on these labels prove: that no point is left, else
// for each candidate in order that it is false, or with one label that it is true.
func (p *priceSearch) search(s *State, labels latin.Domain, yield func(*Step) bool) bool {
	if s.dead || rowsOf(s.chart, labels) > maxRows {
		return true
	}
	p.state, p.labels, p.all = s, labels, s.allBounds(p.all[:0], labels)
	if row, up, ok := p.restart(); !ok {
		p.used, p.prices = p.proof(row, up, p.used[:0], p.prices[:0])
		return p.yield(nothing(), yield)
	}
	for n := range p.was {
		p.was[n] = resize(p.was[n], len(p.candidates))
		clear(p.was[n])
	}
	p.note()
	for j := range p.candidates {
		if !p.try(j, 1, yield) || labels&(labels-1) == 0 && !p.try(j, 0, yield) {
			return false
		}
	}
	return true
}

// rowsOf is the number of rows of the program of a board without clues.
func rowsOf(c *chart, labels latin.Domain) int {
	if labels&(labels-1) == 0 {
		return len(c.asterisms)
	}
	return len(c.asterisms)*labels.Len() + c.cells
}

// restart looks for a first point; the row of the basis that shows that there
// is none. On overflow, or when the work should end, that is left open.
func (p *priceSearch) restart() (row int, up, ok bool) {
	none := nothing()
	p.load(p.state, p.labels, p.all, &none)
	for i := range p.inverse {
		if p.state.stopped() {
			break
		}
		if row, up, ok = p.tie(i); !ok && !p.overflow {
			return row, up, false
		}
	}
	return 0, false, true
}

// note marks the candidates that the present point has at 0 and at 1.
func (p *priceSearch) note() {
	for n := range p.was {
		for j, was := range p.was[n] {
			p.was[n][j] = was || !p.overflow && p.valueIs(j, int64(n))
		}
	}
}

// try yields a step if no point has the candidate at 1, or at 0.
func (p *priceSearch) try(j, value int, yield func(*Step) bool) bool {
	if p.was[value][j] {
		return true
	}
	c := claim{p.candidates[j], value == 0}
	for again := range 2 {
		if again == 1 {
			p.restart()
		}
		if p.state.stopped() {
			return false
		}
		switch row, ok := p.push(goal{j, value == 1, int64(value)}); {
		case p.overflow:
			continue
		case !ok:
			p.used, p.prices = p.proof(row, value == 1, p.used[:0], p.prices[:0])
			return p.yield(c, yield)
		}
		p.note()
		return true
	}
	return p.tryWide(j, value, c, yield)
}

// tryWide does the same when words are too short.
func (p *priceSearch) tryWide(j, value int, c claim, yield func(*Step) bool) bool {
	k := &p.shrinker.program
	k.load(p.state, p.labels, p.all, &c)
	factors, feasible, ok := newWideSimplex(&k.simplex).solve(p.state.stopped)
	switch {
	case !ok:
		return false
	case feasible:
		p.was[value][j] = true
		return true
	}
	p.used, p.prices = k.wideProof(factors, p.used[:0], p.prices[:0])
	return p.yield(c, yield)
}

// yield yields a step that proves the claim, from the last proof.
func (p *priceSearch) yield(c claim, yield func(*Step) bool) bool {
	s := p.state
	st := s.step(p.labels)
	st.Prices = p.shrinker.shrink(s, p.labels, c, p.used, st.Prices)
	if len(st.Prices) == 0 || !s.affordable(st.Prices) {
		st.Prices = append(st.Prices[:0], p.prices...)
	}
	if !s.affordable(st.Prices) {
		return true
	}
	st.Prices = p.shrinker.lighten(st.Prices)
	st.Labels = 0
	for _, q := range st.Prices {
		st.Labels |= latin.Just(q.Label)
	}
	if !s.weigh(st) {
		panic("the simplex method found prices that prove nothing")
	}
	p.mark(st.Removes, 1)
	p.mark(st.Places, 0)
	return yield(st)
}

// mark notes what need not be asked again.
func (p *priceSearch) mark(list []Candidate, value int) {
	for _, q := range list {
		if j := p.columnOf[int(q.Cell)*p.state.labels+int(q.Label)]; j >= 0 {
			p.was[value][j] = true
		}
	}
}

// affordable says whether prices are small enough to be added up.
func (s *State) affordable(prices []Price) bool {
	total := 0
	for _, p := range prices {
		if p.Price > maxPrice || p.Price < -maxPrice {
			return false
		}
		total += max(p.Price, -p.Price) * len(s.asterisms[p.Asterism].Cells)
	}
	return total < 1<<30
}
