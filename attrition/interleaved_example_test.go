package attrition_test

import (
	"context"
	"fmt"
	"log"

	"latin"
	"latin/attrition"
)

// The trace of a search for all Latin squares of order 5 below a partial one,
// without what is crossed off after every placement.
func ExampleInterleaving_trace() {
	p, err := latin.LatinSquare.New(latin.Options{Size: "5"})
	if err != nil {
		log.Fatal(err)
	}
	pb, err := p.ParseCells(".4..2..5.441....2.3......")
	if err != nil {
		log.Fatal(err)
	}
	in := attrition.NewInterleaving(p, []*attrition.Rule{attrition.FullLabel, attrition.HiddenSingle, attrition.NakedSingle})
	words := &attrition.Words{Puzzle: p}
	in.Trace = func(e *attrition.Event) {
		if e.Kind != attrition.RuleApplied || e.Step.Rule != attrition.FullLabel || e.Step.Contradiction {
			fmt.Println(words.Event(e))
		}
	}
	for _, err := range in.Boards(context.Background(), attrition.Start(p, pb)) {
		if err != nil {
			log.Fatal(err)
		}
	}
	t := in.Totals()
	fmt.Println("boards:", t.Boards, "guesses:", t.Guesses, "dead ends:", t.DeadEnds, "deepest:", t.Deepest)
	for _, r := range t.Rules {
		fmt.Println(r.Rule.Name, r.Steps, "steps,", r.Removed, "candidates")
	}
	// Output:
	// hidden-single: In column 2, 5 can only go in r5c2: r5c2 = 5
	// hidden-single: In column 4, 4 can only go in r5c4: r5c4 = 4
	// hidden-single: In row 4, 4 can only go in r4c3: r4c3 = 4
	// naked-single: r2c2 has only 3 left: r2c2 = 3
	// guess 1 of 2: r1c3 is 1
	//   hidden-single: In row 1, 3 can only go in r1c1: r1c1 = 3
	//   hidden-single: In column 4, 1 can only go in r2c4: r2c4 = 1
	//   hidden-single: In column 1, 5 can only go in r4c1: r4c1 = 5
	//   hidden-single: In column 4, 2 can only go in r3c4: r3c4 = 2
	//   hidden-single: In column 1, 1 can only go in r5c1: r5c1 = 1
	//   hidden-single: In column 5, 5 can only go in r3c5: r3c5 = 5
	//   hidden-single: In column 3, 2 can only go in r5c3: r5c3 = 2
	//   naked-single: r1c4 has only 5 left: r1c4 = 5
	//   naked-single: r2c1 has only 2 left: r2c1 = 2
	//   naked-single: r4c5 has only 1 left: r4c5 = 1
	//   naked-single: r3c3 has only 3 left: r3c3 = 3
	//   naked-single: r5c5 has only 3 left: r5c5 = 3
	//   board 3415223514413255243115243
	//   restored
	// guess 2 of 2: r1c3 is 3
	//   hidden-single: In column 3, 1 can only go in r5c3: r5c3 = 1
	//   hidden-single: In column 1, 3 can only go in r5c1: r5c1 = 3
	//   full-label: Row 5 has 3 more often than it may (r5c1 and r5c5): contradiction
	//   dead end
	// boards: 1 guesses: 2 dead ends: 1 deepest: 1
	// full-label 20 steps, 61 candidates
	// hidden-single 12 steps, 13 candidates
	// naked-single 6 steps, 0 candidates
}
