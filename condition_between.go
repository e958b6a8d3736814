package latin

import "fmt"

// between is the condition that a step is a move from the step before and from the
// step after, as far as it is known where these are.
type between struct {
	*steppedBoard
	step Label
}

// String implements [Condition].
func (k *between) String() string {
	return fmt.Sprintf("step %s is a move from steps %s and %s", k.labels.Text(k.step), k.labels.Text(k.before[k.step]), k.labels.Text(k.after[k.step]))
}

// Depth implements [Condition].
func (k *between) Depth() int { return 0 }

// Cells implements [Condition].
func (k *between) Cells() []Cell { return k.cells }

// Focus implements [Condition]: the cells of the steps before and after, as far as
// they are known.
func (k *between) Focus(d Domains) (cells []Cell) {
	for _, x := range []Label{k.before[k.step], k.after[k.step]} {
		if c, ok := k.known(d, x); ok {
			cells = append(cells, c)
		}
	}
	return cells
}

// Explain implements [Condition].
func (k *between) Explain(focus []Cell) string { return fmt.Sprintf("%s: from %s", k, k.names(focus)) }

// Left implements [Concluder].
func (k *between) Left(d Domains) string { return k.within(d, k.step) }

// possible cells for the step, where the steps may be in these places.
func (k *between) possible(places func(Label) cellSet) cellSet {
	before, after := places(k.before[k.step]), places(k.after[k.step])
	if before.len() > 1 && after.len() > 1 {
		return ^cellSet(0) // more than there are, and so not to be refuted
	}
	possible := places(k.step)
	for _, next := range [2]cellSet{before, after} {
		if next.len() < 2 {
			possible &= k.around(next)
		}
	}
	return possible
}

// About implements [Focused].
func (k *between) About() Domain {
	return Just(k.before[k.step]) | Just(k.step) | Just(k.after[k.step])
}

// Refutes implements [Condition].
func (k *between) Refutes(d Domains) bool { return k.possible(k.seenIn(d)) == 0 }

// Narrow implements [Condition].
func (k *between) Narrow(d Domains, drop func(Cell, Label)) bool {
	return confine(d, k.step, k.possible(k.seenIn(d)), drop)
}

// NarrowBy implements [Focused].
func (k *between) NarrowBy(w *Whereabouts, drop func(Cell, Label)) bool {
	return confine(w.Domains, k.step, k.possible(w.places), drop)
}
