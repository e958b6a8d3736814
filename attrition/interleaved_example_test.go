package attrition_test

import (
	"context"
	"fmt"
	"log"

	"latin"
	"latin/attrition"
)

// The trace of a search for all Latin squares of order 4 below a partial one.
func ExampleInterleaving_trace() {
	p, err := latin.LatinSquare.New(latin.Options{Size: "4"})
	if err != nil {
		log.Fatal(err)
	}
	pb, err := p.ParseCells("1..4....2......3")
	if err != nil {
		log.Fatal(err)
	}
	in := attrition.NewInterleaving(p, []*attrition.Rule{attrition.FullLabel, attrition.HiddenSingle, attrition.NakedSingle})
	words := &attrition.Words{Puzzle: p}
	in.Trace = func(e *attrition.Event) { fmt.Println(words.Event(e)) }
	for _, err := range in.Boards(context.Background(), attrition.Start(p, pb)) {
		if err != nil {
			log.Fatal(err)
		}
	}
	t := in.Totals()
	fmt.Println(t.Boards, "boards,", t.Guesses, "guesses,", t.DeadEnds, "dead ends,", t.Deepest, "deep")
	for _, r := range t.Rules {
		fmt.Println(r.Rule.Name, r.Steps, "steps,", r.Removed, "candidates")
	}
	// Output:
}
