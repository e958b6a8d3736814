package latin

import "fmt"

// withinReach is the condition that a step can be reached from the steps before it, and
// those after it from there, in as many moves as they are apart. It looks as far as
// mostMoves moves each way, further than which a knight gets everywhere.
//
//	step     k-3   k-2   k-1    k    k+1   k+2   k+3
//	cells    {a} -> . -> . ->   .  <- . <- . <- {b}     those of k that a walk from
//	                                                   a comes to and one to b leaves
//
// A walk goes through cells that may hold its steps, even twice through one cell: to
// find out whether there is one that does not is as hard as the whole puzzle.
type withinReach struct {
	*steppedBoard
	step Label
}

const mostMoves = 6

// String implements [Condition].
func (k *withinReach) String() string {
	return fmt.Sprintf("step %s is within reach of the steps before and after it", k.labels.Text(k.step))
}

// Depth implements [Condition].
func (k *withinReach) Depth() int { return 1 }

// Cells implements [Condition].
func (k *withinReach) Cells() []Cell { return k.cells }

// Focus implements [Condition]: the cells of the nearest known steps before and after.
func (k *withinReach) Focus(d Domains) (cells []Cell) {
	for _, next := range [][]Label{k.before, k.after} {
		x := next[k.step]
		for range mostMoves {
			if c, ok := k.known(d, x); ok {
				if len(cells) == 0 || cells[0] != c {
					cells = append(cells, c)
				}
				break
			}
			x = next[x]
		}
	}
	return cells
}

// Explain implements [Condition].
func (k *withinReach) Explain(focus []Cell) string {
	step := k.labels.Text(k.step)
	switch len(focus) {
	case 0:
		return k.String() + ", wherever these may be"
	case 1:
		return fmt.Sprintf("count the moves between %s and step %s", k.names(focus), step)
	}
	return fmt.Sprintf("count the moves from %s to step %s, and from there to %s", k.name(focus[0]), step, k.name(focus[1]))
}

// Left implements [Concluder].
func (k *withinReach) Left(d Domains) string { return k.within(d, k.step) }

// possible cells for the step, where the steps may be in these places.
func (k *withinReach) possible(places func(Label) cellSet) cellSet {
	return places(k.step) & k.arrive(places, k.before) & k.arrive(places, k.after)
}

// arrive is where a walk can come to at the step from mostMoves steps away. next
// leads away from the step, which may be around the whole circuit.
func (k *withinReach) arrive(places func(Label) cellSet, next []Label) cellSet {
	var walk [mostMoves]Label
	n := 0
	for x := next[k.step]; n < mostMoves && x != k.step; n++ {
		walk[n], x = x, next[x]
	}
	reached := places(walk[n-1])
	for n--; n > 0; n-- {
		reached = k.around(reached) & places(walk[n-1])
	}
	return k.around(reached)
}

// About implements [Focused].
func (k *withinReach) About() Domain {
	about := Just(k.step)
	for _, next := range [][]Label{k.before, k.after} {
		x := next[k.step]
		for range mostMoves {
			about, x = about|Just(x), next[x]
		}
	}
	return about
}

// Refutes implements [Condition].
func (k *withinReach) Refutes(d Domains) bool {
	return k.possible(k.seenIn(d)) == 0
}

// Narrow implements [Condition].
func (k *withinReach) Narrow(d Domains, drop func(Cell, Label)) bool {
	return confine(d, k.step, k.possible(k.seenIn(d)), drop)
}

// NarrowBy implements [Focused].
func (k *withinReach) NarrowBy(w *Whereabouts, drop func(Cell, Label)) bool {
	return confine(w.Domains, k.step, k.possible(w.places), drop)
}
