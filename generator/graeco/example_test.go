package graeco_test

import (
	"context"
	"errors"
	"fmt"

	"latin/generator/graeco"
)

// The officers of Euler's problem, of five ranks and regiments instead of six.
func Example() {
	ctx := context.Background()
	plan, err := graeco.Find(ctx, graeco.Shape{Order: 5, Squares: 2}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(plan.How())
	squares, err := graeco.Build(ctx, plan)
	if err != nil {
		fmt.Println(err)
		return
	}
	for i := range 5 {
		for j := range 5 {
			fmt.Printf(" %d%d", squares[0].At(i, j), squares[1].At(i, j))
		}
		fmt.Println()
	}
	// Output:
	// i + aj over the field of 5 elements, a = 1, 2
	//  00 12 24 31 43
	//  11 23 30 42 04
	//  22 34 41 03 10
	//  33 40 02 14 21
	//  44 01 13 20 32
}

// Of order 6 there are none, and a table of all Latin squares of that order says
// why.
func ExampleTarry() {
	_, err := graeco.Find(context.Background(), graeco.Shape{Order: 6, Squares: 2}, nil)
	fmt.Println(errors.Is(err, graeco.ErrNone))

	proof, err := graeco.Tarry(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(proof.Reduced, "reduced Latin squares,", proof.Transversals, "transversals")
	for _, c := range proof.Classes {
		fmt.Println(c.Squares, "squares with", c.Transversals, "transversals, at most", c.Disjoint, "of them disjoint")
	}
	// Output:
	// true
	// 9408 reduced Latin squares, 64512 transversals
	// 2100 squares with 0 transversals, at most 0 of them disjoint
	// 7020 squares with 8 transversals, at most 4 of them disjoint
	// 108 squares with 24 transversals, at most 4 of them disjoint
	// 180 squares with 32 transversals, at most 4 of them disjoint
}
