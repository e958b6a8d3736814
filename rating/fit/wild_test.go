package fit

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// wildTable has a few rows of anything that a table may hold.
func wildTable(rng *rand.Rand) (*Samples, Design) {
	puzzles, players := 5+rng.IntN(12), 1+rng.IntN(12)
	design := randomDesign(puzzles, rng.IntN(5), rng)
	s := &Samples{Name: "wild"}
	for i := range puzzles {
		s.Puzzles = append(s.Puzzles, fmt.Sprint(i))
	}
	for j := range players {
		s.Players = append(s.Players, fmt.Sprint(j))
	}
	share, scale, groups := rng.Float64(), 4*rng.Float64(), rng.IntN(4) == 0
	for i := range puzzles {
		for j := range players {
			if rng.Float64() < share {
				continue
			}
			row := Sample{Puzzle: i, Player: j, Level: rng.IntN(6), Outcome: Outcome(rng.IntN(3))}
			if row.Seconds = math.Exp(5 + scale*rng.NormFloat64()); rng.IntN(9) == 0 {
				row.Seconds = []float64{shortestSeconds, longestSeconds, 60}[rng.IntN(3)]
			}
			if groups || rng.IntN(9) == 0 {
				row.Player = -1
			}
			if groups {
				row.Group = 1 + rng.IntN(1<<rng.IntN(31))
			}
			s.Rows = append(s.Rows, row)
		}
	}
	return s, design
}

// Whatever a table may hold, the fit ends, with finite numbers or with an error that
// says what is missing.
func TestWildTables(t *testing.T) {
	refused := 0
	const trials = 60
	for seed := range uint64(trials) {
		s, design := wildTable(newRand(seed))
		for _, response := range []Response{Times, Levels, Solving} {
			r, err := Fit(t.Context(), s, &design, response, Options{Parts: 3})
			switch {
			case err == nil:
				if text := fmt.Sprint(*r); strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
					t.Errorf("table %d, %v: %s", seed, response, text)
				}
			case strings.Contains(err.Error(), "expected at least"):
				refused++
			default:
				t.Errorf("table %d, %v: %v", seed, response, err)
			}
		}
	}
	if refused > trials {
		t.Errorf("%d of %d fits are refused", refused, 3*trials)
	}
}
