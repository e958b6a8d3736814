package knight_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"latin/generator/knight"
)

// A board, a question, and the two kinds of answers.
func Example() {
	board, err := knight.Shape{Rows: 6, Cols: 6}.Board()
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, k := range []int{5, 10} {
		problem, err := knight.Balanced(board, k)
		if err != nil {
			fmt.Println(err)
			return
		}
		decision, err := knight.Decide(context.Background(), problem, knight.Options{}, rand.New(rand.NewPCG(1, 2)))
		switch {
		case err != nil:
			fmt.Println(err)
		case decision.Feasible():
			fmt.Println(k, "circuits of", problem.Lengths, "cells; a cover:", problem.Check(decision.Cover) == nil)
		case decision.Argument != nil:
			fmt.Println(k, "circuits:", decision.Argument.Text)
		}
	}
	// Output:
	// 5 circuits of [6 8] cells; a cover: true
	// 10 circuits: A circuit has at least 4 cells, so 10 circuits need 40; there are 36.
}

// A sweep counts, and proves that there is nothing to count.
func ExampleSweep() {
	board, _ := knight.Shape{Rows: 6, Cols: 6}.Board()
	for _, k := range []int{1, 6} {
		problem, _ := knight.Balanced(board, k)
		sweep := &knight.Sweep{Problem: problem}
		n, err := sweep.Count(context.Background())
		fmt.Println(k, n, err)
	}
	// Output:
	// 1 9862 <nil>
	// 6 0 <nil>
}
