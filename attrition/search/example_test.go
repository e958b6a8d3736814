package search_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"latin"
	"latin/attrition/search"
)

// smallSudoku is the Puzzle of 4×4 cells with boxes of 2×2.
func smallSudoku() *latin.Puzzle {
	g := latin.NewGrid(4, 4)
	g.Lines()
	g.Boxes(2, 2)
	b, err := latin.NewBoard(g.Layout)
	if err != nil {
		panic(err)
	}
	l, err := latin.ParseLabels("1234")
	if err != nil {
		panic(err)
	}
	p, err := latin.NewPuzzle(b, l, nil)
	if err != nil {
		panic(err)
	}
	return p
}

// Make a Searcher once for a Puzzle and ask it about as many partial boards as
// you like. Two solutions at most decide whether one is a Latin puzzle.
func Example() {
	p := smallSudoku()
	s := search.New(p)
	for _, cells := range []string{"......12.1.3.32.", ".......2.1.3.32.", "11.............."} {
		pb, err := p.ParseCells(cells)
		if err != nil {
			fmt.Println(err)
			continue
		}
		boards, err := s.UpTo(context.Background(), pb, 2)
		switch {
		case err != nil:
			fmt.Println(err)
		case len(boards) == 0:
			fmt.Println(cells, "has no solution")
		case len(boards) == 1:
			fmt.Println(cells, "is a Latin puzzle:", p.FormatCells(boards[0]))
		default:
			fmt.Println(cells, "has several solutions, which differ in", boards[0].Differ(boards[1]))
		}
	}
	// Output:
	// ......12.1.3.32. is a Latin puzzle: 1234341221434321
	// .......2.1.3.32. has several solutions, which differ in [0 2 4 6]
	// 11.............. has no solution
}

// Count can go far beyond what could be listed; a limit makes it stop early.
func ExampleSearcher_Count() {
	p := smallSudoku()
	s := search.New(p)
	empty := latin.NewPB(p.Board.Len())
	n, exact, err := s.Count(context.Background(), empty, 0)
	fmt.Println(n, exact, err)
	n, exact, err = s.Count(context.Background(), empty, 100)
	fmt.Println(n, exact, err)
	// Output:
	// 288 true <nil>
	// 100 false <nil>
}

// Solutions come one by one, in constant memory; leave the loop at any time.
func ExampleSearcher_Solutions() {
	p := smallSudoku()
	s := search.New(p)
	pb, _ := p.ParseCells("12343412........")
	for board, err := range s.Solutions(context.Background(), pb) {
		if err != nil {
			fmt.Println(err)
			break
		}
		fmt.Println(p.FormatCells(board))
	}
	// Output:
	// 1234341221434321
	// 1234341223414123
	// 1234341241232341
	// 1234341243212143
}

// Candidates are what is left of each cell when all solutions are known.
func ExampleSearcher_Candidates() {
	p := smallSudoku()
	s := search.New(p)
	pb, _ := p.ParseCells("12343.....4.....")
	domains, err := s.Candidates(context.Background(), pb)
	if err != nil {
		fmt.Println(err)
	}
	for c, d := range domains {
		for x := range d.Labels() {
			fmt.Print(p.Labels.Text(x))
		}
		if c%4 == 3 {
			fmt.Println()
		} else {
			fmt.Print(" ")
		}
	}
	// Output:
	// 1 2 3 4
	// 3 4 12 12
	// 2 13 4 13
	// 4 13 12 123
}

// Random follows its source of randomness alone.
func ExampleSearcher_Random() {
	p := smallSudoku()
	s := search.New(p)
	board, err := s.Random(context.Background(), latin.NewPB(p.Board.Len()), rand.New(rand.NewPCG(1, 2)))
	fmt.Println(p.FormatCells(board), err)
	// Output:
	// 4321124321343412 <nil>
}

// Steps end a question that takes too long, at the same place on every machine.
func ExampleSearcher_steps() {
	p := smallSudoku()
	s := search.New(p)
	s.Steps = 10
	n, exact, err := s.Count(context.Background(), latin.NewPB(p.Board.Len()), 0)
	fmt.Println(n, exact, err)
	fmt.Println(errors.Is(err, search.ErrUndecided))
	// Output:
	// 144 false undecided: the limit of 10 steps is reached
	// true
}
