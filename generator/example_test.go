package generator_test

import (
	"context"
	"fmt"
	"log"
	"math/rand/v2"

	"latin"
	"latin/attrition/search"
	"latin/generator"
)

// small makes the Puzzle of the examples: Sudoku with boxes of two by two.
func small() *latin.Puzzle {
	p, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
	if err != nil {
		log.Fatal(err)
	}
	return p
}

// From a Puzzle to a puzzle: six to ten clues, a clue in a cell whenever there is one
// in the opposite cell.
func Example() {
	p := small()
	s := search.New(p)
	rng := rand.New(rand.NewPCG(1, 2))
	request := generator.Request{
		Clues:    generator.Range{Min: 6, Max: 10},
		Symmetry: generator.HalfTurn,
	}
	made, err := generator.Generate(context.Background(), s, request, rng)
	if err != nil {
		log.Fatal(err)
	}
	v, err := generator.Check(context.Background(), s, made.Clues)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("cells:", len(made.Clues))
	fmt.Println("from 6 to 10 clues:", request.Clues.Has(made.Clues.Filled()))
	fmt.Println("solutions:", v.Solutions)
	// Output:
	// cells: 16
	// from 6 to 10 clues: true
	// solutions: 1
}

// All puzzles below a puzzle, each once; the clues can go in any combination
// that leaves one solution.
func ExamplePuzzles() {
	p := small()
	puzzle, err := p.ParseCells("12.4...2...34..1")
	if err != nil {
		log.Fatal(err)
	}
	for clues, err := range generator.Puzzles(context.Background(), search.New(p), puzzle) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(p.FormatCells(clues))
	}
	// Output:
	// 12.4...2...34..1
	// 1..4...2...34..1
	// 1......2...34..1
	// 1......2...34...
	// 1..4.......34..1
	// 1..4...2....4..1
	// 1..4...2...34...
	// 12.....2...34..1
	// 12.........34..1
	// 12.....2...34...
	// 12.4.......34..1
	// 12.4........4..1
	// 12.4...2....4..1
	// 12.4...2...34...
}

// Algorithm 1 takes as many Latin boards as one wants.
func ExampleBoards() {
	p := small()
	pb, err := p.ParseCells("1234............")
	if err != nil {
		log.Fatal(err)
	}
	n := 0
	for _, err := range generator.Boards(context.Background(), search.New(p), pb, generator.All) {
		if err != nil {
			log.Fatal(err)
		}
		n++
	}
	fmt.Println(n, "Latin boards have 1234 in the first row")
	// Output:
	// 12 Latin boards have 1234 in the first row
}

func ExampleMinimize() {
	p := small()
	puzzle, err := p.ParseCells("1234341221434321")
	if err != nil {
		log.Fatal(err)
	}
	critical, err := generator.Minimize(context.Background(), search.New(p), puzzle, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(p.FormatCells(critical))
	// Output:
	// ......12.1.3.32.
}

// The three verdicts, with their reasons.
func ExampleCheck() {
	p := small()
	s := search.New(p)
	names := func(cells []latin.Cell) (names []string) {
		for _, c := range cells {
			names = append(names, p.Board.CellName(c))
		}
		return names
	}
	for _, text := range []string{"12.4...2...34..1", ".2.........34..1", "12.4...24..34..1"} {
		pb, err := p.ParseCells(text)
		if err != nil {
			log.Fatal(err)
		}
		v, err := generator.Check(context.Background(), s, pb)
		if err != nil {
			log.Fatal(err)
		}
		switch v.Solutions {
		case 0:
			fmt.Println(text, "has no solution because of", names(v.Conflict))
		case 1:
			fmt.Println(text, "is a puzzle, critical:", v.Critical, "redundant:", names(v.Redundant))
		case 2:
			fmt.Println(text, "has several solutions, which differ in", names(v.Differ))
		}
	}
	// Output:
	// 12.4...2...34..1 is a puzzle, critical: false redundant: [r1c2 r1c4 r2c4 r3c4 r4c4]
	// .2.........34..1 has several solutions, which differ in [r1c1 r1c3 r2c1 r2c3]
	// 12.4...24..34..1 has no solution because of [r3c1 r4c1]
}
