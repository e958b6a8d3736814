package attrition

import "latin"

func findPrices(s *State, yield func(*Step) bool) {
	tableOf(s.chart, newPriceSearch).search(s, s.all, yield)
}

func findLabelPrices(s *State, yield func(*Step) bool) {
	p := tableOf(s.chart, newPriceSearch)
	for l := range latin.Label(s.labels) {
		if !p.search(s, latin.Just(l), yield) {
			return
		}
	}
}

// A priceSearch asks, for each candidate, whether some prices prove it false or
// true.
type priceSearch struct {
	program
	shrinker *shrinker
	bounds   []bound
	used     []bound
	was      [2][]bool // by column: some point has it at 0, at 1
}

func newPriceSearch(c *chart) *priceSearch {
	return &priceSearch{program: *newProgram(c), shrinker: newShrinker(c)}
}

// search yields what prices on these labels prove: that no point is left, else
// for each candidate in order that it is false, or with one label that it is true.
func (p *priceSearch) search(s *State, labels latin.Domain, yield func(*Step) bool) bool {
	if s.dead {
		return true
	}
	none := nothing()
	p.bounds = s.allBounds(p.bounds[:0], labels)
	p.load(s, labels, p.bounds, &none)
	for i := range p.inverse {
		if row, _, ok := p.tie(i); !ok {
			return p.yield(s, labels, row, none, yield)
		}
	}
	for n := range p.was {
		p.was[n] = resize(p.was[n], len(p.candidates))
		clear(p.was[n])
	}
	p.note()
	for j := range p.candidates {
		if s.stopped() {
			return false
		}
		if !p.try(s, labels, j, 1, yield) || labels&(labels-1) == 0 && !p.try(s, labels, j, 0, yield) {
			return false
		}
	}
	return true
}

// note marks the candidates that the present point has at 0 and at 1.
func (p *priceSearch) note() {
	for n := range p.was {
		for j, was := range p.was[n] {
			p.was[n][j] = was || p.valueIs(j, int64(n))
		}
	}
}

// try yields a step if no point has the candidate at 1, or at 0.
func (p *priceSearch) try(s *State, labels latin.Domain, j, value int, yield func(*Step) bool) bool {
	if p.was[value][j] {
		return true
	}
	row, ok := p.push(goal{j, value == 1, int64(value)})
	if ok {
		p.note()
		return true
	}
	return p.yield(s, labels, row, claim{p.candidates[j], value == 0}, yield)
}

// yield yields the step that proves the claim, for the reason that the row shows.
func (p *priceSearch) yield(s *State, labels latin.Domain, row int, c claim, yield func(*Step) bool) bool {
	p.used = p.used[:0]
	for i, b := range p.program.bounds {
		if p.program.used(row, i) {
			p.used = append(p.used, b)
		}
	}
	st := s.step(labels)
	st.Prices = p.shrinker.shrink(s, labels, c, p.used, st.Prices)
	if !s.weigh(st) {
		panic("the simplex method found prices that prove nothing")
	}
	p.proved(s, st)
	return yield(st)
}

// proved marks what need not be proved again.
func (p *priceSearch) proved(s *State, st *Step) {
	for _, q := range st.Removes {
		if j := p.columnOf[int(q.Cell)*s.labels+int(q.Label)]; j >= 0 {
			p.was[1][j] = true
		}
	}
	for _, q := range st.Places {
		if j := p.columnOf[int(q.Cell)*s.labels+int(q.Label)]; j >= 0 {
			p.was[0][j] = true
		}
	}
}
