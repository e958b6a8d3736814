package fit_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"

	"latin/rating/fit"
)

// A table as people write it is read with all that is wrong in it.
func ExampleReadSamples() {
	table := `puzzle,player,seconds,solved
530070000...,ann,301,yes
530070000...,bob,12:40,yes
000000907...,ann,-5,yes
000000907...,bob,890,perhaps
`
	_, err := fit.ReadSamples(strings.NewReader(table), "players.csv")
	fmt.Println(err)
	// Output:
	// players.csv:3:18: found "12:40"; expected seconds from 0.01 to 31536000
	// players.csv:4:18: found "-5"; expected seconds from 0.01 to 31536000
	// players.csv:5:22: found "perhaps"; expected yes or no
}

// From features and samples to the difficulty of a puzzle that nobody has played. The
// samples are simulated, so that it is known what should come out: a step more makes a
// puzzle 2 % longer, and the number of clues does not matter.
func Example() {
	rng := rand.New(rand.NewPCG(2026, 11))

	// The features of 80 puzzles.
	design := fit.Design{Names: []string{"steps", "clues"}}
	for range 80 {
		design.Rows = append(design.Rows, []float64{float64(40 + rng.IntN(40)), float64(22 + rng.IntN(10))})
	}

	// 30 players, each of whom tries half of the puzzles and gives up after an hour. A
	// table of real players would come from ReadSamples.
	truth := fit.Truth{
		Response: fit.Times, Intercept: 4.5, Coefficients: []float64{0.02, 0},
		PuzzleDeviation: 0.2, PlayerDeviation: 0.4, NoiseDeviation: 0.3,
		Share: 0.5, Patience: 3600,
	}
	samples := fit.Simulate(truth, design, 30, rng).Samples

	result, err := fit.Fit(context.Background(), samples, &design, fit.Times, fit.Options{Seed: 1})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	for _, c := range result.Coefficients {
		fmt.Printf("%s: %.3f ± %.3f\n", c.Feature, c.Value, c.Error)
	}
	fmt.Printf("deviations: puzzles %.2f, players %.2f, noise %.2f\n",
		result.PuzzleDeviation, result.PlayerDeviation, result.NoiseDeviation)

	// How well it does on puzzles that it has not seen.
	v := result.Validation
	fmt.Printf("unseen puzzles: Spearman %.2f of at most %.2f, %.0f %% in their intervals\n",
		v.Spearman, v.Ceiling, 100*v.Covered)

	// A new puzzle: the mean of the logarithm of the seconds, and how far off it may be.
	difficulty, deviation := result.Difficulty([]float64{60, 25})
	fmt.Printf("60 steps, 25 clues: %.2f ± %.2f\n", difficulty, deviation)
	// Output:
	// steps: 0.017 ± 0.002
	// clues: -0.003 ± 0.007
	// deviations: puzzles 0.18, players 0.40, noise 0.30
	// unseen puzzles: Spearman 0.70 of at most 0.96, 84 % in their intervals
	// 60 steps, 25 clues: 5.79 ± 0.19
}
