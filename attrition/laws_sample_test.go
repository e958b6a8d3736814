package attrition

import (
	"context"
	"math/rand/v2"
	"slices"

	"latin"
)

// A sample is what the laws are asked about: domains, solutions within them,
// and domains below them, of which some have no solution.
type sample struct {
	domains   latin.Domains
	solutions []latin.PB
	below     []latin.Domains
}

// densities of domains around a solution: how likely a further label is there.
var densities = []float64{.08, .15, .25, .35, .5, .7, .9}

// draw makes a sample: domains around a solution at random, the same with all
// singles drawn from them, or those reached in solving a puzzle. A density of 0
// leaves that to chance too.
func (b *lawBoard) draw(rng *rand.Rand, density float64) sample {
	z := b.solutions[rng.IntN(len(b.solutions))]
	var m sample
	switch choice := rng.IntN(5); {
	case density > 0:
		m.domains = b.around(z, density, rng)
	case choice == 0:
		m.domains = b.around(z, densities[rng.IntN(len(densities))], rng)
	case choice == 1:
		m.domains = b.settled(b.around(z, densities[3+rng.IntN(len(densities)-3)], rng))
	default:
		m.domains, m.solutions = b.reached(z, rng)
	}
	m.solutions = append(m.solutions, b.within(m.domains, rng)...)
	m.solutions = append(m.solutions, z)
	m.solutions = slices.DeleteFunc(m.solutions, func(pb latin.PB) bool { return !holds(m.domains, pb) })
	b.drawBelow(&m, z, rng)
	return m
}

// around is each label of the solution, and each other label with the probability.
func (b *lawBoard) around(z latin.PB, density float64, rng *rand.Rand) latin.Domains {
	d := make(latin.Domains, len(z))
	for x, l := range z {
		d[x] = latin.Just(l)
		for m := range latin.Label(b.puzzle.Labels.Distinct()) {
			if rng.Float64() < density {
				d[x] |= latin.Just(m)
			}
		}
	}
	return d
}

// settled are the domains after all singles.
func (b *lawBoard) settled(d latin.Domains) latin.Domains {
	b.state.Load(d)
	b.state.settle(nil)
	return slices.Clone(b.state.domains)
}

// reached are domains on the way to solving some of the solution's labels as
// clues, so few that singles do not solve it, with solutions that have these
// clues. The rules that are used up to there are the cheaper ones of all, up to
// some cost.
func (b *lawBoard) reached(z latin.PB, rng *rand.Rand) (latin.Domains, []latin.PB) {
	clues := z.Clone()
	order := rng.Perm(len(z))
	wanted := int((0.1 + 0.4*rng.Float64()) * float64(len(z)))
	s := b.state
	for n := len(z); n >= 0; n = min(n, wanted) - 1 - n/10 {
		for _, x := range order[:len(z)-n] {
			clues[x] = latin.Blank
		}
		s.Load(Start(b.puzzle, clues))
		s.settle(nil)
		if s.open > 0 {
			break
		}
	}
	b.advance(Rules[:rng.IntN(len(Rules)+1)], rng.IntN(30))
	solutions, _ := b.searcher.UpTo(context.Background(), clues, 4)
	return slices.Clone(s.domains), solutions
}

// advanceCost is where the rules are too dear to take many steps with.
const advanceCost = 320

// advance takes some steps of the cheaper of the rules, the cheapest first, and
// all singles that follow.
func (b *lawBoard) advance(rules []*Rule, steps int) {
	s := b.state
	for range steps {
		if s.dead || s.open == 0 || !stepOf(s, rules) {
			return
		}
		s.settle(nil)
	}
}

// stepOf takes the first step that one of the rules sees, and says whether
// there was one.
func stepOf(s *State, rules []*Rule) bool {
	for _, r := range rules {
		if r.Cost >= advanceCost {
			return false
		}
		found := false
		r.Find(s, func(st *Step) bool {
			found = len(st.Removes) > 0 || st.Contradiction
			if found {
				s.apply(st)
			}
			return !found
		})
		if found {
			return true
		}
	}
	return false
}

// drawBelow adds smaller domains: with one candidate less, with some less that
// keep a solution or not, with singles drawn or not, and after steps of rules.
func (b *lawBoard) drawBelow(m *sample, z latin.PB, rng *rand.Rand) {
	rate := []float64{.02, .05, .15, .4}[rng.IntN(4)]
	kept := thinned(m.domains, z, rate, rng)
	lost := thinned(m.domains, nil, rate, rng)
	m.below = append(m.below, kept, lost, b.settled(lost), oneLess(m.domains, rng))
	b.state.Load(kept)
	b.state.settle(nil)
	b.advance(Rules, rng.IntN(4))
	m.below = append(m.below, slices.Clone(b.state.domains))
}

// thinned lacks some candidates, none of them of the solution unless that is
// nil; and no cell becomes empty.
func thinned(d latin.Domains, keep latin.PB, rate float64, rng *rand.Rand) latin.Domains {
	own := slices.Clone(d)
	for x := range d {
		for l := range d[x].Labels() {
			if rng.Float64() < rate && (keep == nil || keep[x] != l) && own[x] != latin.Just(l) {
				own[x] &^= latin.Just(l)
			}
		}
	}
	return own
}

// oneLess lacks one candidate of a cell with several, if there is one.
func oneLess(d latin.Domains, rng *rand.Rand) latin.Domains {
	own := slices.Clone(d)
	for _, x := range rng.Perm(len(d)) {
		if n := d[x].Len(); n > 1 {
			labels := slices.Collect(d[x].Labels())
			own[x] &^= latin.Just(labels[rng.IntN(n)])
			break
		}
	}
	return own
}

func holds(d latin.Domains, pb latin.PB) bool {
	for x, l := range pb {
		if !d[x].Has(l) {
			return false
		}
	}
	return true
}

// below says whether d is within e, cell by cell.
func below(d, e latin.Domains) bool {
	for x := range d {
		if d[x]&^e[x] != 0 {
			return false
		}
	}
	return true
}
