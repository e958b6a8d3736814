package main

import (
	"math/rand/v2"

	"latin"
	"latin/corpus"
)

// A disguiser gives puzzles another look, with the same number of solutions: it
// swaps labels of the same multiplicity, and on Sudoku also rows, columns,
// bands, stacks, and rows for columns. Puzzle number i of a pass always looks
// the same, whoever asks.
type disguiser struct{ pass uint64 }

func (d disguiser) rng(i int) *rand.Rand { return rand.New(rand.NewPCG(d.pass, uint64(i))) }

// disguise writes puzzle number i to pb.
func (d disguiser) disguise(r *corpus.Record, i int, pb latin.PB) {
	rng := d.rng(i)
	swapped := swapLabels(r.Puzzle.Labels, rng)
	from := func(c int) int { return c }
	if r.Puzzle.Name() == "sudoku" {
		from = sudokuSymmetry(rng)
	}
	for c := range pb {
		pb[c] = r.Clues[from(c)]
		if pb[c] != latin.Blank {
			pb[c] = swapped[pb[c]]
		}
	}
}

// disguiseAll changes the clues of the records.
func (d disguiser) disguiseAll(records []*corpus.Record) {
	for i, r := range records {
		pb := r.Clues.Clone()
		d.disguise(r, i, pb)
		r.Clues = pb
	}
}

// swapLabels permutes the labels that the multiset holds equally often.
func swapLabels(l *latin.Labels, rng *rand.Rand) []latin.Label {
	alike := make(map[int][]latin.Label)
	for x := range latin.Label(l.Distinct()) {
		alike[l.Count(x)] = append(alike[l.Count(x)], x)
	}
	swapped := make([]latin.Label, l.Distinct())
	for times := 1; times <= l.K(); times++ { // not over the map: its order is no order
		labels := alike[times]
		for i, j := range rng.Perm(len(labels)) {
			swapped[labels[i]] = labels[j]
		}
	}
	return swapped
}

// sudokuSymmetry is a random symmetry of the 9×9 board: for each cell, the one
// whose clue it gets.
func sudokuSymmetry(rng *rand.Rand) func(cell int) int {
	rows, columns := bandsAndRows(rng), bandsAndRows(rng)
	transpose := rng.IntN(2) == 1
	return func(cell int) int {
		r, c := rows[cell/9], columns[cell%9]
		if transpose {
			r, c = c, r
		}
		return 9*r + c
	}
}

// bandsAndRows permutes bands, and rows within them.
func bandsAndRows(rng *rand.Rand) (rows [9]int) {
	for i, band := range rng.Perm(3) {
		for j, row := range rng.Perm(3) {
			rows[3*i+j] = 3*band + row
		}
	}
	return rows
}
