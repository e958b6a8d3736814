package generator_test

import (
	"context"
	"fmt"
	"log"
	"math/rand/v2"

	"latin/attrition"
	"latin/generator"
)

// A puzzle for beginners, and how it came about: every label of the board in
// the order in which it was written, and why.
func ExampleSinglePass() {
	p := small()
	rng := rand.New(rand.NewPCG(1, 2))
	for made, err := range generator.SinglePass(context.Background(), p, attrition.UpTo(attrition.Singles), rng) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println("puzzle:", p.FormatCells(made.Clues))
		fmt.Println("board: ", p.FormatCells(made.Board))
		fmt.Println("dead ends:", made.DeadEnds, "steps:", len(made.Proof.Steps), "fair:", made.Proof.Fair())
		for n, tag := range made.Tags {
			fmt.Print(n, ": ", p.Labels.Text(tag.Label), " in ", p.Board.CellName(tag.Cell), " ", tag.Reason)
			if tag.Rule != nil {
				fmt.Print(" by ", tag.Rule.Name)
			}
			fmt.Println()
		}
		break
	}
	// Output:
	// puzzle: 2..44.1.1....2.1
	// board:  2134431214233241
	// dead ends: 0 steps: 19 fair: true
	// 0: 2 in r1c1 chosen
	// 1: 4 in r2c1 chosen
	// 2: 1 in r3c1 chosen
	// 3: 3 in r4c1 followed by naked-single
	// 4: 4 in r1c4 chosen
	// 5: 1 in r4c4 chosen
	// 6: 1 in r2c3 chosen
	// 7: 2 in r2c4 followed by hidden-single
	// 8: 1 in r1c2 followed by hidden-single
	// 9: 3 in r1c3 followed by naked-single
	// 10: 3 in r2c2 followed by naked-single
	// 11: 3 in r3c4 followed by naked-single
	// 12: 2 in r4c2 chosen
	// 13: 2 in r3c3 followed by hidden-single
	// 14: 4 in r3c2 followed by naked-single
	// 15: 4 in r4c3 followed by naked-single
}
