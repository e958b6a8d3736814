package generator

import (
	"context"
	"iter"
	"slices"

	"latin"
	"latin/attrition/search"
)

// Limits of the look for exchanges of two lines: steps, and boards. Of the bundled kinds none comes near.
const (
	exchangeSteps = 2_000
	exchangesEach = 200
)

// exchanges finds the rivals of a Graeco-Latin square that differ from it in two lines
// only: rows, columns, or the places of two left labels or of two right ones. These
// are most of the small ones. A look that takes too long is cut short; what it found is as true.
func exchanges(ctx context.Context, s *search.Searcher, square latin.PB) ([][]latin.Cell, error) {
	sets := [][]latin.Cell{}
	err := withSteps(s, exchangeSteps, func() error {
		for pb := range withoutTwoLines(s.Puzzle(), square) {
			found, err := s.UpTo(ctx, pb, exchangesEach)
			if err != nil && !outOfSteps(ctx, err) {
				return err
			}
			for _, other := range found {
				if d := other.Differ(square); len(d) > 0 {
					sets = append(sets, d)
				}
			}
		}
		return nil
	})
	return sets, err
}

// withoutTwoLines are copies of the square without the labels of any two lines of a kind.
func withoutTwoLines(p *latin.Puzzle, square latin.PB) iter.Seq[latin.PB] {
	return func(yield func(latin.PB) bool) {
		for _, lines := range linesOf(p, square) {
			for i, a := range lines {
				for _, b := range lines[:i] {
					pb := square.Clone()
					for _, c := range slices.Concat(a, b) {
						pb[c] = latin.Blank
					}
					if !yield(pb) {
						return
					}
				}
			}
		}
	}
}

// linesOf are the cells of each row, of each column, of each left label and of each right
// one. Cell 2q is the left half of square q, cell 2q+1 the right one.
func linesOf(p *latin.Puzzle, square latin.PB) [4][][]latin.Cell {
	n := p.Labels.Distinct() / 2
	var lines [4][][]latin.Cell
	for f := range lines {
		lines[f] = make([][]latin.Cell, n)
	}
	for q := range n * n {
		left, right := latin.Cell(2*q), latin.Cell(2*q+1)
		row, column := &lines[0][q/n], &lines[1][q%n]
		first, second := &lines[2][square[left]], &lines[3][int(square[right])-n]
		*row, *column = append(*row, left, right), append(*column, left, right)
		*first, *second = append(*first, left), append(*second, right)
	}
	return lines
}
