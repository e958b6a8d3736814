package main

import (
	"io"

	"latin"
	"latin/corpus"
)

// A board is one puzzle with everything a solver must know, and no word about
// kinds: cells and labels are numbers from 0.
type board struct {
	Kind      string        `json:"kind"`
	Cells     int           `json:"cells"`
	Labels    int           `json:"labels"`
	Clues     []latin.Label `json:"clues"` // by cell; -1 is blank
	Asterisms []asterism    `json:"asterisms"`
}

// An asterism says how often its cells may hold each label.
type asterism struct {
	Cells []latin.Cell `json:"cells"`
	Least []int        `json:"least"`
	Most  []int        `json:"most"`
}

func export(out io.Writer, records []*corpus.Record) error {
	for _, r := range records {
		if err := printJSON(out, newBoard(r.Puzzle, r.Clues)); err != nil {
			return err
		}
	}
	return nil
}

func newBoard(p *latin.Puzzle, clues latin.PB) board {
	b := board{Kind: p.Name(), Cells: p.Board.Len(), Labels: p.Labels.Distinct(), Clues: clues}
	for _, a := range p.Board.Asterisms() {
		bounds := asterism{Cells: a.Cells}
		for x := range latin.Label(b.Labels) {
			bounds.Least = append(bounds.Least, p.Labels.AtLeast(len(a.Cells), x))
			bounds.Most = append(bounds.Most, p.Labels.AtMost(len(a.Cells), x))
		}
		b.Asterisms = append(b.Asterisms, bounds)
	}
	return b
}
