package generator

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"latin"
	"latin/generator/knight"
)

// knightBoard is circuits found by package knight, in disguise: turned or mirrored as the
// board allows, circuits of one length in any order, each begun at any cell and gone
// round either way. How likely each board is, is not known.
func knightBoard(ctx context.Context, p *latin.Puzzle, rng *rand.Rand) (latin.PB, error) {
	k := p.Circuits()
	cover, err := knightCover(ctx, k, rng)
	if err != nil {
		return nil, err
	}
	rng.Shuffle(len(cover), func(i, j int) { cover[i], cover[j] = cover[j], cover[i] })
	slices.SortStableFunc(cover, func(a, b []knight.Cell) int { return len(b) - len(a) })
	pb := latin.NewPB(p.Board.Len())
	for i, steps := range k.Steps { // the longest first
		travel(pb, steps, cover[i], rng)
	}
	return turned(p.Board, pb, rng), nil
}

// knightCover finds circuits of the lengths of the Puzzle.
func knightCover(ctx context.Context, k *latin.Circuits, rng *rand.Rand) (knight.Cover, error) {
	board, err := knight.Shape{Rows: k.Rows, Cols: k.Cols}.Board()
	if err != nil {
		return nil, err
	}
	problem, err := knight.Balanced(board, len(k.Steps))
	if err != nil {
		return nil, err
	}
	found, err := knight.Decide(ctx, problem, knight.Options{}, rng)
	if err != nil {
		return nil, err
	}
	if !found.Feasible() {
		return nil, fmt.Errorf("%w: %d circuits on %s", latin.ErrNoBoard, problem.K, board.Name)
	}
	return found.Cover, nil
}

// travel writes the steps of a circuit into its cells, from one of them on.
func travel(pb latin.PB, steps []latin.Label, circuit []knight.Cell, rng *rand.Rand) {
	start, n := rng.IntN(len(circuit)), len(circuit)
	back := rng.IntN(2) == 0
	for i, x := range steps {
		if back {
			i = n - i
		}
		pb[circuit[(start+i)%n]] = x
	}
}

// withoutFirstSteps leaves those units out that hold the first step of a circuit: with it people
// begin, so it stays.
func (w *workshop) withoutFirstSteps(units [][]latin.Cell) [][]latin.Cell {
	k := w.search.Puzzle().Circuits()
	if k == nil {
		return units
	}
	first := func(c latin.Cell) bool {
		return slices.ContainsFunc(k.Steps, func(steps []latin.Label) bool { return steps[0] == w.judge.solution[c] })
	}
	return slices.DeleteFunc(units, func(unit []latin.Cell) bool { return slices.ContainsFunc(unit, first) })
}
