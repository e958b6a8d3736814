package digits_test

import (
	"context"
	"fmt"

	"latin/generator/digits"
)

// The best grid of order 5: row i is divisible by i, column j by 5+j.
func Example() {
	ctx := context.Background()
	solver, err := digits.New(ctx, digits.Square(5))
	if err != nil {
		fmt.Println(err)
		return
	}
	best, err := solver.Best(ctx)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(best.Found)
	fmt.Println("sum", best.Sum, "and none above", best.Limit)

	count, err := solver.Count(ctx, best.Sum)
	fmt.Println("grids with that sum:", count, err)
	// Output:
	// 98999
	// 99998
	// 79899
	// 99896
	// 89890
	// sum 205 and none above 205
	// grids with that sum: 1 <nil>
}

// A problem of one's own: two numbers of two digits, divisible by 7 and by 8, one under the
// other, and nothing asked of the columns; the first ends in 5.
func ExampleSolver_All() {
	solver, err := digits.New(context.Background(), &digits.Problem{
		Base: 10, Rows: []int{7, 8}, Cols: []int{1, 1}, Fixed: []int{-1, 5, -1, -1},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for grid, err := range solver.All(context.Background(), 23) {
		fmt.Printf("%s\n%v\n", grid, err)
	}
	// Output:
	// 35
	// 96
	// <nil>
}
