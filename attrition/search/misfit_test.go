package search

import (
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// TestMisfit has every value in some cell, for every number of labels.
func TestMisfit(t *testing.T) {
	rng := searchtest.Seeded(1)
	for distinct := 1; distinct < 127; distinct++ {
		for x := -128; x < 128; x++ {
			pb := latin.NewPB(1 + rng.IntN(30))
			for c := range pb {
				pb[c] = latin.Label(rng.IntN(distinct+1) - 1)
			}
			c, want := rng.IntN(len(pb)), -1
			if pb[c] = latin.Label(x); x < -1 || x >= distinct {
				want = c
			}
			if got := misfit(pb, uint8(distinct)); got != want {
				t.Fatalf("%v of %d labels: %d, want %d", pb, distinct, got, want)
			}
		}
	}
}
