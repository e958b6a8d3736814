package generator

import (
	"context"
	"slices"

	"latin"
)

// runThriftily tries to remove each of the units, as run does, in an order that leaves many clues. A
// clue tells a rival when the rival has another label there. First go the clues that bring many of the rivals
// known near to being told by one clue only: that one stays, and nothing need be searched to
// know it; and with many clues left, searches are short. It is for Graeco-Latin squares, whose
// exchanges it looks for.
//
// Random critical puzzles of diagonal Graeco-Latin squares of order 9 have about 30 clues, where each
// question takes minutes. With this order they have 33 to 40, and where two dozen exchanges are of
// six cells, all questions together take less than a second; with eight such exchanges, or none, many are
// too hard still.
func (st *strip) runThriftily(ctx context.Context, units [][]latin.Cell) error {
	known := &st.judge.known
	if known.lasting == nil {
		sets, err := exchanges(ctx, st.judge.search, st.judge.solution)
		if err != nil {
			return err
		}
		known.lasting = sets
	}
	units = slices.Clone(units)
	for len(units) > 0 {
		i := known.thriftiest(st.pb, units)
		if _, err := st.try(ctx, units[i:i+1:i+1]); err != nil {
			return err
		}
		units = slices.Delete(units, i, i+1)
	}
	return nil
}

// thriftiest gives the place of the unit whose clues tell, with few others, the most of the
// rivals that can still come to be told by one clue; the first of equals. A rival told by
// a clue that stays on account of another rival is of no use.
func (r *rivals) thriftiest(pb latin.PB, units [][]latin.Cell) int {
	sets := slices.Concat(r.lasting, r.sets)
	stays := make([]bool, len(pb))
	for _, set := range sets {
		if c, n := lastHeld(pb, set); n == 1 {
			stays[c] = true
		}
	}
	worth := make([]float64, len(pb))
	for _, set := range sets {
		w := weightOf(pb, set, stays)
		for _, c := range set {
			worth[c] += w
		}
	}
	best, most := 0, -1.0
	for i, u := range units {
		sum := 0.0
		for _, c := range u {
			sum += worth[c]
		}
		if sum > most {
			best, most = i, sum
		}
	}
	return best
}

// weightOf is a third for each clue of the set, multiplied; 0 if one of them stays anyway.
func weightOf(pb latin.PB, set []latin.Cell, stays []bool) float64 {
	w := 1.0
	for _, c := range set {
		switch {
		case pb[c] == latin.Blank:
		case stays[c]:
			return 0
		default:
			w /= 3
		}
	}
	return w
}

// lastHeld gives the last cell of the set that holds a clue, and how many do.
func lastHeld(pb latin.PB, set []latin.Cell) (last latin.Cell, clues int) {
	for _, c := range set {
		if pb[c] != latin.Blank {
			last = c
			clues++
		}
	}
	return last, clues
}
