package rating_test

import (
	"context"
	"fmt"

	"latin"
	"latin/rating"
)

// Rate a puzzle, and look at what the score is made of.
func Example() {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	clues, err := p.ParseCells("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
	if err != nil {
		fmt.Println(err)
		return
	}

	// A rater keeps what puzzles of one kind have in common. It belongs to one goroutine.
	m := rating.Default()
	rater := rating.NewRater(p, m)
	r, err := rater.Rate(context.Background(), clues)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("solutions:", r.Solutions)
	fmt.Println("level:", r.Level.Title())
	fmt.Println("hardest rule:", r.Hardest.Name)
	fmt.Println("on Sudoku Explainer's scale:", r.SELike)
	for _, c := range r.Rules {
		fmt.Printf("%s %d times\n", c.Rule.Name, c.Times)
	}

	// The score is exp of the intercept and the terms.
	for _, t := range m.Terms {
		f, _ := rating.FindFeature(t.Feature)
		fmt.Printf("%s is %.1f: %s\n", f.Name, f.Of(r.Path), f.Doc)
	}
	// Output:
	// solutions: 1
	// level: very difficult
	// hardest rule: locked
	// on Sudoku Explainer's scale: 2.6
	// hidden-single 61 times
	// naked-single 3 times
	// locked 2 times
	// effort is 5.9: natural logarithm of the length of the search, with what it takes to see what rules beyond singles see
	// balance is 0.4: standard deviation of the number of clues by label, each over its mean
}
