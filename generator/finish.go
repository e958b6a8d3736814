package generator

import (
	"context"

	"latin"
	"latin/attrition/search/engine"
)

// finish removes clues from the puzzle on the bench and inspects what is left.
func (w *workshop) finish(ctx context.Context) (bool, error) {
	st := w.strip()
	if err := w.remove(ctx, st); err != nil {
		return false, err
	}
	w.giveBack(st)
	w.pb = st.pb
	return w.inspect(ctx, st)
}

// remove takes clues away, in random order but for some critical puzzles.
func (w *workshop) remove(ctx context.Context, st *strip) error {
	units := w.shuffled()
	if w.req.Critical {
		return w.patiently(func() error { return w.toCritical(ctx, st, units) })
	}
	units = w.withoutFirstSteps(units)
	return withSteps(w.search, stripSteps(len(st.pb)), func() error { return st.run(ctx, units) })
}

// toCritical removes all that it can: in random order, or, when that came to a question
// too hard before, so that many clues remain.
func (w *workshop) toCritical(ctx context.Context, st *strip, units [][]latin.Cell) error {
	if w.failures.undecided == 0 || !isGraeco(w.search.Puzzle()) {
		return st.run(ctx, units)
	}
	return st.runThriftily(ctx, units)
}

// stripSteps limits the search for each removal. On large boards more steps
// cost much time and hardly remove more clues.
func stripSteps(cells int) uint64 { return uint64(max(20, 40_000/cells)) }

// patienceUnit is the least limit of steps for a question about a Graeco-Latin square,
// a tenth of a second. Of 500, 1,000, 2,000, 4,000 and 8,000, order 7 is as fast with all but the last, as all
// of its boards are alike; orders 8 and 9 with the first two.
const patienceUnit = 1_000

// patiently asks the questions that make a puzzle critical. Whether they are easy
// depends on the board, most of all on how many others differ from it in a few
// cells: of Graeco-Latin squares it can be a matter of hundredths of a second or of days. Another
// one of those costs nothing, so hard ones are put aside, with limits
// that follow the sequence of Luby, Sinclair and Zuckerman: it is nearly as good as to know
// the best limit.
func (w *workshop) patiently(ask func() error) error {
	if !isGraeco(w.search.Puzzle()) {
		return ask()
	}
	return withSteps(w.search, patienceUnit*engine.Luby(uint64(w.failures.undecided)+1), ask)
}

// inspect says whether the puzzle is as wanted. If not, it notes why, and
// whether to try again from it.
func (w *workshop) inspect(ctx context.Context, st *strip) (bool, error) {
	if r := w.req.Clues; w.best == nil || r.distance(st.clues) <= r.distance(w.best.Filled()) {
		w.best = st.pb
	}
	if !w.req.Clues.Has(st.clues) {
		w.failures.miss(st.clues, w.req.Clues)
		return false, nil
	}
	if w.req.Critical && w.frame.symmetry != NoSymmetry {
		var cells []latin.Cell
		err := w.patiently(func() (err error) {
			cells, err = redundant(ctx, w.judge, st.pb)
			return err
		})
		if err != nil {
			return false, err
		}
		if len(cells) > 0 {
			w.failures.redundant++
			return false, nil
		}
	}
	if w.req.Accept != nil && !w.req.Accept(w.search.Puzzle(), st.pb.Clone()) {
		w.failures.refused++
		w.best = nil
		return false, nil
	}
	return true, nil
}

// strip prepares the removal of clues down to a number within the range.
func (w *workshop) strip() *strip {
	st := &strip{
		judge:   w.judge,
		pb:      w.pb.Clone(),
		clues:   w.pb.Filled(),
		lenient: !w.req.Critical,
	}
	if !w.req.Critical {
		st.floor = w.req.Clues.Min
		st.goal = w.goal()
	}
	return st
}

// goal draws the number of clues to come down to.
func (w *workshop) goal() int {
	low := max(w.req.Clues.Min, len(w.frame.fixed))
	high := min(w.req.Clues.Max, w.frame.cells)
	if high <= low {
		return low
	}
	return low + w.rng.IntN(high-low+1)
}

func (w *workshop) shuffled() [][]latin.Cell {
	var units [][]latin.Cell
	for _, u := range w.frame.units {
		if w.pb[u[0]] != latin.Blank {
			units = append(units, u)
		}
	}
	w.rng.Shuffle(len(units), func(i, j int) { units[i], units[j] = units[j], units[i] })
	return units
}
