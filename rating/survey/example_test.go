package survey_test

import (
	"context"
	"fmt"
	"math"

	"latin"
	"latin/rating"
	"latin/rating/survey"
)

// Ratings go in one by one, with what people needed; the report tells how well
// they agree.
func Example() {
	p, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
	if err != nil {
		fmt.Println(err)
		return
	}
	rater := rating.NewRater(p, rating.Default())
	s := survey.New([]string{"seconds"})
	for i, cells := range []string{"1......2..3.4...", "12.....2..3.4...", "1243...2..3.4...", "1......2..3....."} {
		clues, err := p.ParseCells(cells)
		if err != nil {
			fmt.Println(err)
			return
		}
		r, err := rater.Rate(context.Background(), clues)
		if err != nil {
			fmt.Println(err)
			return
		}
		seconds := []float64{60, 50, 30, math.NaN()}[i]
		s.Add(survey.NewRow(cells, p.Name(), r, []float64{seconds}))
	}
	r := s.Report()
	fmt.Println(r.Puzzles, "puzzles,", r.Unique, "unique,", r.Several, "with several solutions")
	fmt.Println("hardest rules", r.Hardest)
	fmt.Printf("of %d pairs, Spearman %.2f\n", r.Against[0].Pairs, r.Against[0].Measures[0].Spearman)
	// Output:
	// 4 puzzles, 3 unique, 1 with several solutions
	// hardest rules [{hidden-single 3}]
	// of 3 pairs, Spearman 1.00
}
