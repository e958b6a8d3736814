package attrition

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
)

// left is what a rule leaves of the domains of a state; false for a
// contradiction or a cell without labels.
func (s *State) left(find func(*State, func(*Step) bool)) (latin.Domains, bool) {
	d, alive := slices.Clone(s.domains), !s.dead
	find(s, func(st *Step) bool {
		alive = alive && !st.Contradiction
		for _, q := range st.Removes {
			d[q.Cell] &^= latin.Just(q.Label)
			alive = alive && d[q.Cell] != 0
		}
		return true
	})
	return d, alive
}

// any are random domains around one of the board's solutions.
func (b *lawBoard) any(rng *rand.Rand, density float64) latin.Domains {
	return b.around(b.solutions[rng.IntN(len(b.solutions))], density, rng)
}

// smallLawBoards are those on which prices are quickly found.
func smallLawBoards(t *testing.T) []*lawBoard {
	t.Helper()
	var list []*lawBoard
	for _, b := range lawBoards(t, 1, "") {
		if b.state.cells*b.state.labels <= 160 {
			list = append(list, b)
		}
	}
	if len(list) < 10 {
		t.Fatalf("only %d boards", len(list))
	}
	return list
}

// Whatever some prices prove, taken at random, the rules see.
func TestPricesSeeAll(t *testing.T) {
	oneLabel, severalLabels := 0, 0
	for _, b := range smallLawBoards(t) {
		for trial := range uint64(20) {
			rng := b.rng(21, trial)
			s := newState(b.state.chart)
			s.load(b.any(rng, densities[1+rng.IntN(4)]))
			if s.dead {
				continue
			}
			one, oneAlive := s.left(findLabelPrices)
			all, allAlive := s.left(findPrices)
			if oneAlive && allAlive && !below(all, one) || allAlive && !oneAlive {
				t.Fatalf("%s: prices see less than those of one label at\n%s", b.name, formatDomains(b.puzzle, s.domains))
			}
			for range 300 {
				n, proved := s.randomPrices(rng, rng.IntN(2) == 0)
				want, alive := one, oneAlive
				if n > 1 {
					want, alive = all, allAlive
				}
				if alive && (proved.Contradiction || slices.ContainsFunc(proved.Removes, func(q Candidate) bool { return want[q.Cell].Has(q.Label) })) {
					t.Fatalf("%s: not all that %+v prove is seen at\n%s", b.name, proved.Prices, formatDomains(b.puzzle, s.domains))
				}
				switch found := len(proved.Removes) > 0; {
				case found && n > 1:
					severalLabels++
				case found:
					oneLabel++
				}
			}
		}
	}
	if oneLabel < 500 || severalLabels < 200 {
		t.Errorf("random prices proved something %d times with one label, %d with several", oneLabel, severalLabels)
	}
}

// randomPrices are weighed at the state; with the number of their labels.
func (s *State) randomPrices(rng *rand.Rand, one bool) (labels int, st *Step) {
	st = s.step(0)
	only := latin.Label(rng.IntN(s.labels))
	for range 1 + rng.IntN(6) {
		l := only
		if !one {
			l = latin.Label(rng.IntN(s.labels))
		}
		st.Labels |= latin.Just(l)
		st.Prices = append(st.Prices, Price{rng.IntN(len(s.asterisms)), l, []int{-1, 1, -2, 2}[rng.IntN(8)%5%4]})
	}
	s.weigh(st)
	return st.Labels.Len(), st
}

// The rules whose steps are prices on one label see no more than all such prices.
func TestLabelPricesSeeOtherRules(t *testing.T) {
	var rules []*Rule
	for _, name := range []string{
		"full-label", "hidden-single", "locked", "x-wing", "swordfish", "jellyfish", "finned-x-wing", "finned-swordfish", "finned-jellyfish",
		"franken-x-wing", "franken-swordfish", "franken-jellyfish", "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "x-chain",
	} {
		if r, err := FindRule(name); err == nil {
			rules = append(rules, r)
		}
	}
	fired := 0
	for _, b := range lawBoards(t, 1, "") {
		for trial := range uint64(12) {
			rng := b.rng(22, trial)
			s := newState(b.state.chart)
			s.Load(b.any(rng, densities[rng.IntN(len(densities))]))
			if s.dead {
				continue
			}
			want, alive := s.left(findLabelPrices)
			for _, r := range rules {
				got, ok := s.left(r.Find)
				if alive && (!ok || !below(want, got)) {
					t.Fatalf("%s: %s sees more at\n%s", b.name, r.Name, formatDomains(b.puzzle, s.domains))
				}
				if !slices.Equal(got, s.domains) {
					fired++
				}
			}
		}
	}
	if fired < 50 {
		t.Errorf("the rules saw something %d times", fired)
	}
}

// With words too short for nearly all numbers, the same is seen.
func TestPricesOnOverflow(t *testing.T) {
	seen := 0
	for _, b := range smallLawBoards(t) {
		if b.state.cells*b.state.labels > 80 {
			continue
		}
		for trial := range uint64(6) {
			s := newState(newChart(b.puzzle))
			s.load(b.any(b.rng(23, trial), .35))
			if s.dead {
				continue
			}
			want, alive := s.left(findPrices)
			p := tableOf(s.chart, newPriceSearch)
			p.widest, p.shrinker.widest = 1<<56, 1<<56
			got, ok := s.left(findPrices)
			if ok != alive || alive && !slices.Equal(got, want) {
				t.Fatalf("%s: with overflow %v, without %v, at\n%s", b.name, ok, alive, formatDomains(b.puzzle, s.domains))
			}
			if p.overflow && !slices.Equal(got, s.domains) {
				seen++
			}
		}
	}
	if seen == 0 {
		t.Error("no step was found after an overflow")
	}
}

// No price can be spared, and the prices of the label rule come in order of size.
func TestPricesAreFew(t *testing.T) {
	steps := 0
	for _, b := range smallLawBoards(t) {
		for trial := range uint64(10) {
			s := newState(b.state.chart)
			s.load(b.any(b.rng(24, trial), .35))
			last := 0
			findLabelPrices(s, func(st *Step) bool {
				steps++
				if len(st.Prices) < last {
					t.Fatalf("%s: %d prices after %d", b.name, len(st.Prices), last)
				}
				last = len(st.Prices)
				whole := st.Clone()
				for i := range whole.Prices {
					part := Step{Prices: slices.Delete(slices.Clone(whole.Prices), i, i+1)}
					if s.weigh(&part) && part.Contradiction == whole.Contradiction && containsAll(part.Removes, whole.Removes) {
						t.Fatalf("%s: %+v proves no more than without price %d", b.name, whole.Prices, i)
					}
				}
				return true
			})
		}
	}
	if steps < 100 {
		t.Errorf("only %d steps", steps)
	}
}

func containsAll(list, part []Candidate) bool {
	return !slices.ContainsFunc(part, func(q Candidate) bool { return !slices.Contains(list, q) })
}

func TestPricesStop(t *testing.T) {
	s := newState(chartOf(t, "sudoku:2x3"))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s.ctx = ctx
	findPrices(s, func(*Step) bool { t.Error("a step after the end"); return true })
	p := tableOf(s.chart, newPriceSearch)
	if p.pivots > 0 || !slices.Contains(p.was[1], false) {
		t.Errorf("%d pivots after the end", p.pivots)
	}
	s.ctx = nil
	findPrices(s, func(*Step) bool { t.Error("a step on the empty board"); return true })
	if slices.Contains(p.was[1], false) {
		t.Error("not all was looked at")
	}
}

// The words name the same bound as the scale.
func TestPricesInWords(t *testing.T) {
	for _, b := range lawBoards(t, 1, "") {
		s, w := b.state, &Words{b.puzzle}
		rng := b.rng(25, 1)
		for range 50 {
			a := rng.IntN(len(s.asterisms))
			var prices []Price
			for range 1 + rng.IntN(4) {
				prices = append(prices, Price{a, latin.Label(rng.IntN(s.labels)), rng.IntN(7) - 3})
			}
			if got, want := w.dearest(prices), int(s.greatest(prices)); got != want {
				t.Fatalf("%s: %+v cost %d, not %d", b.name, prices, got, want)
			}
		}
	}
}
