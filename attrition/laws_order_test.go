package attrition

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"latin"
)

// TestFixpointOrder: monotonic rules end at the same domains whatever the
// order in which they are applied, all that a rule sees at once or a step at a time.
func TestFixpointOrder(t *testing.T) {
	for _, b := range lawBoards(t, *lawSeed, *lawBoardName) {
		if b.puzzle.Board.Len() > 36 {
			continue
		}
		t.Run(b.name, func(t *testing.T) {
			for trial := range uint64(8) {
				rng := b.rng(*lawSeed, 1_000_000+trial)
				m := b.draw(rng, 0)
				rules := someRules(rng)
				for _, d := range append(m.below[:2:2], m.domains) {
					b.compareOrders(t, d, rules, rng)
				}
			}
		})
	}
}

// someRules is a random set of rules below forcing, in random order.
func someRules(rng *rand.Rand) []*Rule {
	var list []*Rule
	for _, i := range rng.Perm(len(Rules)) {
		if Rules[i].Cost < 400 && len(list) < 6 {
			list = append(list, Rules[i])
		}
	}
	return list[:1+rng.IntN(len(list))]
}

// compareOrders finds the fixpoint in batches, in batches of another order,
// and by single steps.
func (b *lawBoard) compareOrders(t *testing.T, d latin.Domains, rules []*Rule, rng *rand.Rand) {
	t.Helper()
	want := b.inBatches(d, rules)
	slices.Reverse(rules)
	for way, got := range map[string]image{"batches in reverse": b.inBatches(d, rules), "single steps": b.inSteps(d, rules, rng)} {
		if !got.equals(&want) {
			t.Fatalf("%s of %s from\n%s\ngive\n%s\nbatches give\n%s", way, namesOf(rules),
				formatDomains(b.puzzle, d), b.format(&got), b.format(&want))
		}
	}
}

func namesOf(rules []*Rule) string {
	var names []string
	for _, r := range rules {
		names = append(names, r.Name)
	}
	return strings.Join(names, ", ")
}

// inBatches applies all that one rule sees, then the next, as long as
// something changes.
func (b *lawBoard) inBatches(d latin.Domains, rules []*Rule) image {
	m := image{domains: d, dead: deadCounts(b.state, d)}
	for unchanged := 0; unchanged < len(rules) && !m.dead; {
		for _, r := range rules {
			if m.dead {
				break
			}
			n := imageOf(b.state, r, m.domains)
			if unchanged++; !n.equals(&m) {
				unchanged = 0
			}
			m = n
		}
	}
	return m
}

// inSteps applies a random one of the steps of a random rule at a time.
func (b *lawBoard) inSteps(d latin.Domains, rules []*Rule, rng *rand.Rand) image {
	s := b.state
	s.Load(d)
	for !s.dead && randomStep(s, rules, rng) {
	}
	return image{domains: slices.Clone(s.domains), dead: s.dead}
}

// randomStep applies a step, and says whether there was one.
func randomStep(s *State, rules []*Rule, rng *rand.Rand) bool {
	for _, i := range rng.Perm(len(rules)) {
		steps := slices.DeleteFunc(allSteps(rules[i], s), func(st Step) bool { return len(st.Removes) == 0 && !st.Contradiction })
		if len(steps) > 0 {
			s.apply(&steps[rng.IntN(len(steps))])
			return true
		}
	}
	return false
}
