package attrition

import (
	"cmp"
	"slices"

	"latin"
)

// findPrices yields steps by the first candidate that they were looked for, in
// order of cells and labels: to find them all, so as to begin with the simplest, takes long.
func findPrices(s *State, yield func(*Step) bool) {
	tableOf(s.chart, newPriceSearch).search(s, s.all, yield)
}

// A deferred is a step on one label, yet to be yielded.
type deferred struct {
	label    latin.Label
	from, to int // of the prices found
}

// findLabelPrices yields steps with few prices first, then with a small sum,
// then by label.
func findLabelPrices(s *State, yield func(*Step) bool) {
	p := tableOf(s.chart, newPriceSearch)
	p.found, p.lists = p.found[:0], p.lists[:0]
	for l := range latin.Label(s.labels) {
		if !p.search(s, latin.Just(l), p.collect) {
			return
		}
	}
	slices.SortStableFunc(p.lists, p.compare)
	for _, l := range p.lists {
		st := s.step(latin.Just(l.label))
		st.Prices = append(st.Prices, p.found[l.from:l.to]...)
		if s.weigh(st) && !yield(st) {
			return
		}
	}
}

// collect puts a step aside.
func (p *priceSearch) collect(st *Step) bool {
	from := len(p.found)
	p.found = append(p.found, st.Prices...)
	p.lists = append(p.lists, deferred{st.label(), from, len(p.found)})
	return true
}

func (p *priceSearch) compare(a, b deferred) int {
	return cmp.Or(cmp.Compare(a.to-a.from, b.to-b.from), cmp.Compare(p.sum(a), p.sum(b)))
}

func (p *priceSearch) sum(l deferred) int {
	sum := 0
	for _, q := range p.found[l.from:l.to] {
		sum += max(q.Price, -q.Price)
	}
	return sum
}
