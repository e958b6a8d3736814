package generator

import (
	"context"

	"latin"
)

// A strip removes clues from a puzzle of a known solution while it stays a puzzle.
type strip struct {
	judge *judge
	pb    latin.PB // the puzzle, changed in place
	clues int      // of pb
	floor int      // clues never become fewer
	goal  int      // it ends when there are no more than these; at least floor
	// lenient puts a unit aside when the search cannot decide within its steps
	// whether it can go; otherwise that is an error.
	lenient bool
	aside   [][]latin.Cell
	doubt   error // of the last unit put aside
}

// run tries to remove each of the units, which are sets of clues that go
// together, in their order. The units that stay could not go when they were
// tried, so with fewer clues they cannot either: after a run with goal 0 no
// unit can be removed, but perhaps those put aside.
//
// It tries several units at once as long as that succeeds. This changes no
// result, since whatever leaves one solution when it goes together also does
// one after another.
func (st *strip) run(ctx context.Context, units [][]latin.Cell) error {
	several := len(units)/4 + 1
	for len(units) > 0 && st.clues > st.goal {
		n := st.fit(units, several)
		if n == 0 {
			units = units[1:]
			continue
		}
		gone, err := st.try(ctx, units[:n])
		switch {
		case err != nil:
			return err
		case gone:
			several = 2 * n
			units = units[n:]
		case n > 1:
			several = n / 2
		default:
			several = 1
			units = units[1:]
		}
	}
	return nil
}

// fit says how many of the next units, at most several, can go together
// without passing the goal; one may pass it, but none the floor.
func (st *strip) fit(units [][]latin.Cell, several int) int {
	left := st.clues
	for i, u := range units[:min(several, len(units))] {
		left -= len(u)
		if left < st.floor {
			return i
		}
		if left < st.goal {
			return max(i, 1)
		}
	}
	return min(several, len(units))
}

// try removes the units if there is no rival without them.
func (st *strip) try(ctx context.Context, units [][]latin.Cell) (bool, error) {
	rivalled, err := st.rivalledWithout(ctx, units)
	if outOfSteps(ctx, err) && st.lenient {
		if len(units) == 1 {
			st.aside, st.doubt = append(st.aside, units[0]), err
		}
		return false, nil
	}
	if rivalled || err != nil {
		return false, err
	}
	for _, u := range units {
		st.blank(u)
		st.clues -= len(u)
	}
	return true, nil
}

// rivalledWithout leaves pb as it was.
func (st *strip) rivalledWithout(ctx context.Context, units [][]latin.Cell) (bool, error) {
	if len(units) == 1 && len(units[0]) == 1 {
		return st.judge.rivalledWithout(ctx, st.pb, units[0][0])
	}
	for _, u := range units {
		st.blank(u)
	}
	rivalled, err := st.judge.rivalled(ctx, st.pb)
	for _, u := range units {
		for _, c := range u {
			st.pb[c] = st.judge.solution[c]
		}
	}
	return rivalled, err
}

func (st *strip) blank(cells []latin.Cell) {
	for _, c := range cells {
		st.pb[c] = latin.Blank
	}
}

// singly makes a unit of each cell.
func singly(cells []latin.Cell) [][]latin.Cell {
	units := make([][]latin.Cell, len(cells))
	for i := range cells {
		units[i] = cells[i : i+1]
	}
	return units
}
