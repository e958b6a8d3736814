package latin

import "fmt"

// visit is the condition that the knight comes to a cell and leaves it for another:
// the steps before and after its own are a move away. Cells that are needed for that,
// such as both cells beside a corner, hold one of them.
type visit struct {
	*steppedBoard
	cell  Cell
	depth int // 0 to look at cells that have only two moves left
}

// String implements [Condition].
func (k *visit) String() string {
	return fmt.Sprintf("the knight comes to %s and leaves it by another move", k.name(k.cell))
}

// Depth implements [Condition].
func (k *visit) Depth() int { return k.depth }

// Cells implements [Condition].
func (k *visit) Cells() []Cell { return k.about[k.cell] }

// Focus implements [Condition]: the cell, and those from which or to which the knight may
// still go.
func (k *visit) Focus(d Domains) []Cell {
	return append([]Cell{k.cell}, k.linked(d, k.cell).list()...)
}

// Explain implements [Condition].
func (k *visit) Explain(focus []Cell) string {
	if len(focus) == 3 {
		return fmt.Sprintf("the knight has only two moves at %s, to %s, so the steps before and after are there", k.name(k.cell), k.names(focus[1:]))
	}
	return fmt.Sprintf("the knight comes to %s and leaves it, and for that it has only %s", k.name(k.cell), k.names(focus[1:]))
}

// Refutes implements [Condition].
func (k *visit) Refutes(d Domains) bool {
	if k.silent(d) {
		return false
	}
	for x := range d[k.cell].Labels() {
		if k.passable(d, x, 0) {
			return false
		}
	}
	return true
}

// silent says that there are more moves than are looked at.
func (k *visit) silent(d Domains) bool { return k.depth == 0 && k.linked(d, k.cell).len() > 2 }

// passable says whether the knight can come and leave when its step is x, without the
// cells of a set.
func (k *visit) passable(d Domains, x Label, without cellSet) bool {
	from, to := k.holders(d, k.near[k.cell], k.before[x])&^without, k.holders(d, k.near[k.cell], k.after[x])&^without
	return from != 0 && to != 0 && (from|to).len() > 1
}

// Narrow implements [Condition].
func (k *visit) Narrow(d Domains, drop func(Cell, Label)) bool {
	if k.silent(d) {
		return true
	}
	var steps Domain // with which the knight can pass
	for x := range d[k.cell].Labels() {
		if k.passable(d, x, 0) {
			steps |= Just(x)
		}
	}
	for x := range (d[k.cell] &^ steps).Labels() {
		drop(k.cell, x)
	}
	for _, y := range k.Near[k.cell] {
		for x := range (d[y] &^ k.useful(d, y, steps)).Labels() {
			drop(y, x)
		}
	}
	return steps != 0
}

// useful labels of a cell a move away: all, unless it is needed whatever the step.
func (k *visit) useful(d Domains, y Cell, steps Domain) (labels Domain) {
	for x := range steps.Labels() {
		if k.passable(d, x, 1<<y) {
			return ^Domain(0)
		}
		if k.holders(d, k.near[k.cell], k.after[x])&^(1<<y) != 0 {
			labels |= Just(k.before[x])
		}
		if k.holders(d, k.near[k.cell], k.before[x])&^(1<<y) != 0 {
			labels |= Just(k.after[x])
		}
	}
	return labels
}
