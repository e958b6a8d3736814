package knight

import (
	"context"
	"errors"
	"slices"
)

// Cover finds a cover; nil when there is none. On plain rectangles it goes from
// both ends at once. Errors wrap [ErrTooLarge] or are those of the context.
func (w *Sweep) Cover(ctx context.Context) (Cover, error) {
	t, err := newStepper(w.Problem)
	if err != nil {
		return nil, err
	}
	t.mirror = newMirror(w.Problem.Board)
	if meets(w.Problem) {
		return w.fromBothEnds(ctx, t)
	}
	var trails []trail
	last, err := w.run(ctx, t, 0, func(t trail) { trails = append(trails, t) })
	if err != nil || len(last.keys) == 0 {
		return nil, err
	}
	moves, err := retrace(t, append(trails, last.trail), 0)
	if err != nil {
		return nil, err
	}
	return t.order.cover(moves), nil
}

// errMet ends the search for a state that leads to a given one.
var errMet = errors.New("met")

// retrace goes back from a state of the last trail, by its number, to those that
// lead there. Where a state was turned over, so are the moves found so far. It gives
// moves that lead to the state itself, not to its image, by numbers of cells in the
// order of the sweep.
func retrace(t *stepper, trails []trail, n int) ([][2]int, error) {
	var moves [][2]int
	over := false
	for i := len(trails) - 2; i >= 0; i-- {
		goal := trails[i+1].keys[n]
		n = int(trails[i+1].parents[n])
		t.begin(i, func(k key, ahead []int8, reflected bool) error {
			if k != goal {
				return nil
			}
			if reflected {
				over = !over
				t.mirror.turnOver(moves)
			}
			for _, slot := range ahead {
				moves = append(moves, [2]int{i, t.order.placeAhead(i, slot)})
			}
			return errMet
		})
		if err := t.expand(trails[i].keys[n]); err != errMet {
			return nil, err
		}
	}
	if over {
		t.mirror.turnOver(moves)
	}
	return moves, nil
}

// placeAhead is the number of the cell in the slot, one of those ahead of the stage.
func (o *order) placeAhead(i int, slot int8) int {
	return o.stages[i].places[slices.Index(o.stages[i].ahead, slot)]
}

// cover is made of moves between numbered cells.
func (o *order) cover(moves [][2]int) Cover {
	beside := make([][2]Cell, len(o.stages))
	have := make([]int, len(o.stages))
	for _, m := range moves {
		for j := range m {
			c, d := o.stages[m[j]].cell, o.stages[m[1-j]].cell
			beside[c][have[c]] = d
			have[c]++
		}
	}
	return coverOf(beside)
}
