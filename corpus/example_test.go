package corpus_test

import (
	"fmt"
	"os"
	"strings"

	"latin"
	"latin/corpus"
)

// A file is a stream of records. One bad line costs one record, and the error
// says where it is and what to do.
func Example() {
	file := strings.NewReader(`# three puzzles, the second with a slip
sudoku:2x2:1..4..2.........	id=first
sudoku:2x2:1..5..2.........	id=second
sudoku:2x2:.2....3.........	id=third
`)
	for record, err := range corpus.Read(file, "puzzles.txt", nil) {
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(record.Line, record.ID(), record.Puzzle.Name(), record.Clues.Filled(), "clues")
	}
	// Output:
	// 2 first sudoku:2x2 3 clues
	// puzzles.txt:3:15: unknown label "5"; the labels are 1234, a blank is "."
	// 4 third sudoku:2x2 2 clues
}

// To convert a file, put what one format reads into what another writes.
func Example_convert() {
	file := strings.NewReader("sudoku:2x2:B...............\tlabels=ABBA\tid=two of each\n")
	document := corpus.Document.Encode(os.Stdout)
	for record, err := range corpus.Read(file, "-", corpus.Line) {
		if err != nil {
			fmt.Println(err)
			continue
		}
		if err := document.Put(record); err != nil {
			fmt.Println(err)
		}
	}
	if err := document.Close(); err != nil {
		fmt.Println(err)
	}
	// Output:
	// kind: sudoku:2x2
	// labels: ABBA
	// id: two of each
	// clues: |
	//   B . . .
	//   . . . .
	//   . . . .
	//   . . . .
}

// A document can describe a board that is of no kind. Without clues it stands
// for the Puzzle itself.
func ExampleReadPuzzle() {
	file := strings.NewReader(`
board:
  rows: 3
  cols: 3
  lines: true            # rows and columns are asterisms
  regions: |             # and so are these
    AAB
    CAB
    CCB
  extra:
    - [r1c1, r2c2, r3c3] # and this diagonal
labels: XYZ
`)
	p, err := corpus.ReadPuzzle(file, "my-board.yaml")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Board.Len(), "cells,", p.Labels.Describe())
	for _, a := range p.Board.Asterisms()[6:] {
		fmt.Println(a.Name, a.Cells)
	}
	// Output:
	// 9 cells, the letters of XYZ
	// region A [0 1 4]
	// region B [2 5 8]
	// region C [3 6 7]
	// extra 1 [0 4 8]
}

// Other solvers can check ours: any puzzle can be written as a model of
// MiniZinc or as a CNF.
func Example_otherSolvers() {
	p, err := latin.LatinSquare.New(latin.Options{Size: "2"})
	if err != nil {
		fmt.Println(err)
		return
	}
	e := corpus.Dimacs.Encode(os.Stdout)
	if err := e.Put(&corpus.Record{Puzzle: p, Clues: latin.PB{0, latin.Blank, latin.Blank, latin.Blank}}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// c Latin Square
	// c variable cell*2 + label + 1: the cell holds the label, both from 0; later ones count
	// c labels: 1 2
	// c cells:
	// c   r1c1 r1c2
	// c   r2c1 r2c2
	// p cnf 8 25
	// 1 2 0
	// -2 -1 0
	// 3 4 0
	// -4 -3 0
	// 5 6 0
	// -6 -5 0
	// 7 8 0
	// -8 -7 0
	// -3 -1 0
	// 1 3 0
	// -4 -2 0
	// 2 4 0
	// -7 -5 0
	// 5 7 0
	// -8 -6 0
	// 6 8 0
	// -5 -1 0
	// 1 5 0
	// -6 -2 0
	// 2 6 0
	// -7 -3 0
	// 3 7 0
	// -8 -4 0
	// 4 8 0
	// 1 0
}

// Formats tells what there is, for a table or a help text.
func ExampleFindFormat() {
	for _, f := range corpus.Formats {
		fmt.Println(f.Name, "read:", f.Decode != nil, "written:", f.Encode != nil, "own boards:", f.Holds.OwnBoards)
	}
	_, err := corpus.FindFormat("yaml-document")
	fmt.Println(err)
	// Output:
	// line read: true written: true own boards: false
	// document read: true written: true own boards: true
	// json read: true written: true own boards: true
	// table read: true written: false own boards: false
	// dzn read: true written: true own boards: false
	// dzn-pairs read: true written: true own boards: false
	// minizinc read: false written: true own boards: true
	// dimacs read: false written: true own boards: true
	// unknown format "yaml-document"; did you mean "document"? (`latin formats` lists them)
}

// FormatOfFile chooses the format of a file to be written.
func ExampleFormatOfFile() {
	for _, name := range []string{"book.yaml", "list.txt.gz", "board.cnf"} {
		fmt.Println(name, corpus.FormatOfFile(name).Name)
	}
	// Output:
	// book.yaml document
	// list.txt.gz line
	// board.cnf dimacs
}
