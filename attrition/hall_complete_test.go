package attrition

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
)

// oneAsterism is a board of one asterism of n cells.
func oneAsterism(t testing.TB, n int, labels string) *latin.Puzzle {
	t.Helper()
	cells := ""
	for x := range n {
		cells += fmt.Sprint(" ", x)
	}
	p, err := puzzleOf(fmt.Sprintf("board cells=%d labels=%s\nasterism a%s", n, labels, cells))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// possible are the labels of each cell that occur in some filling of the cells
// from the domains with part of the multiset; nil when there is no filling.
func possible(p *latin.Puzzle, d latin.Domains) latin.Domains {
	left := make([]int, p.Labels.Distinct())
	for l := range left {
		left[l] = p.Labels.Count(latin.Label(l))
	}
	var seen latin.Domains
	filled := make(latin.Domains, len(d))
	var fill func(i int)
	fill = func(i int) {
		if i == len(d) {
			seen = append(seen, make(latin.Domains, len(d)-len(seen))...)
			for x := range d {
				seen[x] |= filled[x]
			}
			return
		}
		for l := range d[i].Labels() {
			if left[l] > 0 {
				left[l]--
				filled[i] = latin.Just(l)
				fill(i + 1)
				left[l]++
			}
		}
	}
	fill(0)
	return seen
}

// TestHallIsComplete compares the rule with all fillings of one asterism, as
// large as the multiset or smaller, with repeated labels and without.
func TestHallIsComplete(t *testing.T) {
	fired, dead := 0, 0
	for _, test := range []struct {
		cells  int
		labels string
	}{
		{5, "12345"}, {6, "123456"}, {4, "123456"}, {6, "112233"}, {5, "112233"}, {3, "112233"},
		{6, "111223"}, {5, "111122"}, {7, "1112234"}, {6, "1234567"}, {1, "12"}, {2, "1111"},
	} {
		s := NewState(oneAsterism(t, test.cells, test.labels))
		rng := rand.New(rand.NewPCG(uint64(test.cells), 7))
		for range 3000 {
			d := make(latin.Domains, test.cells)
			for x := range d {
				for d[x] == 0 {
					d[x] = s.all & latin.Domain(rng.Uint64()&rng.Uint64()|rng.Uint64()&rng.Uint64()&rng.Uint64())
				}
			}
			want, got := possible(s.puzzle, d), imageOf(s, Hall, d)
			if (want == nil) != got.dead || want != nil && !slices.Equal(want, got.domains) {
				t.Fatalf("%d cells, labels %s: %s\nrule %s\nwant %s", test.cells, test.labels, formatDomains(s.puzzle, d),
					(&lawBoard{puzzle: s.puzzle}).format(&got), formatDomains(s.puzzle, want))
			}
			if want == nil {
				dead++
			} else if got.steps > 0 {
				fired++
			}
		}
	}
	if fired < 1000 || dead < 1000 {
		t.Errorf("%d firings and %d contradictions among the samples", fired, dead)
	}
}
