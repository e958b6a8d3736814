package attrition

import (
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
)

// TestStandingKnowsAll compares what stands in one asterism with all its fillings:
// in settled states all labels stand if and only if each is in some filling.
func TestStandingKnowsAll(t *testing.T) {
	stands := [2]int{}
	for _, test := range []struct {
		cells  int
		labels string
	}{{5, "12345"}, {6, "123456"}, {7, "1234567"}, {4, "123456"}, {6, "112233"}, {5, "112233"}, {7, "1112234"}} {
		s := NewState(oneAsterism(t, test.cells, test.labels))
		rng := rand.New(rand.NewPCG(uint64(test.cells), 9))
		for range 4000 {
			d := make(latin.Domains, test.cells)
			for x := range d {
				for d[x] == 0 {
					d[x] = s.all & latin.Domain(rng.Uint64()&rng.Uint64()|rng.Uint64()&rng.Uint64()&rng.Uint64())
				}
			}
			s.load(d)
			if s.settle(nil); s.dead || s.open == 0 {
				continue
			}
			want := slices.Equal(possible(s.puzzle, s.domains), s.domains)
			if got := s.standing().allStand(s, 0); got != want {
				t.Fatalf("%d cells, labels %s: %s: all stand %v, want %v", test.cells, test.labels, formatDomains(s.puzzle, s.domains), got, want)
			}
			stands[bit(want)]++
		}
	}
	if min(stands[0], stands[1]) < 300 {
		t.Errorf("%d states where all stand and %d others", stands[1], stands[0])
	}
}
