package search

import (
	"testing"

	"latin/attrition/search/searchtest"
	"pgregory.net/rapid"
)

// TestRelayAgreesWithBruteForce lets the bit sets give up at once or soon, and
// remember few boards.
func TestRelayAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := searchtest.FromRapid(t)
		p := searchtest.TinyPuzzle(draw)
		r := newRelay(p)
		r.patience, r.room = uint64(1+draw(4)), draw(20)
		for range 2 {
			searchtest.Agree(t, r, p, searchtest.TinyClues(draw, p))
		}
	})
}
