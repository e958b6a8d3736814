package latin

import "fmt"

// trail is the condition that moves which must be made can all be made together; see
// movesLeft. A step leaves a cell where it would need others.
type trail struct{ *steppedBoard }

// String implements [Condition].
func (k *trail) String() string {
	return "the knight makes two moves at every cell, and closes no circuit too early"
}

// Depth implements [Condition].
func (k *trail) Depth() int { return 1 }

// Cells implements [Condition].
func (k *trail) Cells() []Cell { return k.cells }

// Focus implements [Condition]: the cells both of whose moves are known.
func (k *trail) Focus(d Domains) (cells []Cell) {
	m, _ := k.movesWithin(d)
	for c, made := range m.made {
		if made.len() == 2 {
			cells = append(cells, Cell(c))
		}
	}
	return cells
}

// Explain implements [Condition].
func (k *trail) Explain(focus []Cell) string {
	return fmt.Sprintf("where only two moves are left, as in %s, both are made; a third at their ends is out, and so is one that would close a circuit too early", k.names(focus))
}

// steps of a cell that go with the moves that are left; all cells without moves are empty.
func (k *trail) steps(d Domains, m *movesLeft, c Cell) (kept Domain) {
	for x := range d[c].Labels() {
		from, to := k.holders(d, m.open[c], k.before[x]), k.holders(d, m.open[c], k.after[x])
		if both := from | to; from != 0 && to != 0 && both.len() > 1 && m.made[c]&^both == 0 {
			kept |= Just(x)
		}
	}
	return kept
}

// holders of a label among cells.
func (b *steppedBoard) holders(d Domains, cells cellSet, x Label) (s cellSet) {
	for ; cells != 0; cells &= cells - 1 {
		if d[cells.first()].Has(x) {
			s |= cells & -cells
		}
	}
	return s
}

// Refutes implements [Condition].
func (k *trail) Refutes(d Domains) bool { return !k.Narrow(d, func(Cell, Label) {}) }

// Narrow implements [Condition].
func (k *trail) Narrow(d Domains, drop func(Cell, Label)) bool {
	m, ok := k.movesWithin(d)
	if !ok {
		return false
	}
	for c, labels := range d {
		kept := k.steps(d, m, Cell(c))
		if kept == 0 {
			return false
		}
		for x := range (labels &^ kept).Labels() {
			drop(Cell(c), x)
		}
	}
	return true
}
