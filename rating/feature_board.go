package rating

import (
	"math"
	"slices"

	"latin"
)

// Features of the board and of the clues.
var (
	Cells     = &Feature{"cells", "cells of the board", func(p *Path) float64 { return float64(p.Puzzle.Board.Len()) }}
	Asterisms = &Feature{"asterisms", "asterisms of the board", func(p *Path) float64 { return float64(len(p.Puzzle.Board.Asterisms())) }}
	Labels    = &Feature{"labels", "different labels", func(p *Path) float64 { return float64(p.Puzzle.Labels.Distinct()) }}
	Repeats   = &Feature{"repeats", "labels of the multiset beyond the first of each sort", func(p *Path) float64 {
		return float64(p.Puzzle.Labels.K() - p.Puzzle.Labels.Distinct())
	}}
	Clues   = &Feature{"clues", "clues, those of the inscription too", func(p *Path) float64 { return float64(p.clueCount()) }}
	Blank   = &Feature{"blank", "cells without a clue", func(p *Path) float64 { return float64(p.Puzzle.Board.Len() - p.clueCount()) }}
	Balance = &Feature{"balance", "standard deviation of the number of clues by label, each over its mean", balance}
	Absent  = &Feature{"absent", "labels of which no clue tells", func(p *Path) float64 {
		n := 0.0
		for _, clues := range p.cluesByLabel() {
			if clues == 0 {
				n++
			}
		}
		return n
	}}
)

// cluesByLabel counts them; labels that are in the multiset more often count
// by so much less. They come sorted, so that sums do not depend on the labels' order.
func (p *Path) cluesByLabel() []float64 {
	counts := make([]float64, p.Puzzle.Labels.Distinct())
	for _, l := range p.Clues {
		if l != latin.Blank {
			counts[l]++
		}
	}
	for l := range counts {
		counts[l] /= float64(p.Puzzle.Labels.Count(latin.Label(l)))
	}
	slices.Sort(counts)
	return counts
}

func balance(p *Path) float64 {
	counts := p.cluesByLabel()
	n, sum, squares := float64(len(counts)), 0.0, 0.0
	for _, c := range counts {
		sum += c
	}
	if sum == 0 {
		return 0
	}
	for _, c := range counts {
		squares += (c - sum/n) * (c - sum/n)
	}
	return math.Sqrt(squares/n) / (sum / n)
}
