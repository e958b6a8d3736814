package latin

import "fmt"

// A Condition is what a Puzzle asks of some of its cells beyond its asterisms:
// that a pair of labels occurs somewhere, that a row read as a number is
// divisible. The kinds that have conditions are listed in [Families].
//
// Conditions are read by exact search, by the rules and by the checker of
// proofs, and obey the law of monotonic rules: what is refuted stays refuted
// when domains become smaller, as long as none is empty, which refutes anything.
type Condition interface {
	// String states the condition in words that begin a sentence, such as
	// "row 3 is divisible by 3".
	String() string
	// Depth is 0 where a person takes in at a glance what the condition leaves,
	// 1 where it takes a calculation.
	Depth() int
	// Focus lists the cells to look at to see what it leaves of the domains.
	Focus(d Domains) []Cell
	// Explain says, in words that begin a sentence, why it leaves no more, given
	// the cells of Focus.
	Explain(focus []Cell) string
	// Cells that it is about, ascending; not to be changed.
	Cells() []Cell
	// Refutes says that no labelling of its cells within the domains (one a
	// cell of the board) meets the condition. It may overlook that, but not when
	// each of its cells has one label.
	Refutes(d Domains) bool
	// Narrow reports labels of the domains that its cells cannot have: for each
	// of them Refutes is true of the domains in which the cell has that label
	// alone. It may overlook some. It gives false, and may have reported
	// anything, exactly when Refutes is true. drop must not change d.
	Narrow(d Domains, drop func(Cell, Label)) bool
}

// A Concluder is a Condition that says in words what it has left of the domains, where that is
// shorter than to list what it takes away; the domains are those after that. Empty
// for nothing to say.
type Concluder interface {
	Condition
	Left(d Domains) string
}

// A Focused condition hangs on few labels: in which cells they may be, and which cells are
// known to hold them. While that stays the same it has nothing new to say, and
// those who ask many times need not ask.
type Focused interface {
	Condition
	// About lists these labels.
	About() Domain
	// NarrowBy is Narrow of the domains, in a few words for those who keep them by label.
	NarrowBy(w *Whereabouts, drop func(Cell, Label)) bool
}

// A ConditionError says that the labels of a PB, whatever is put into its blank
// cells, do not meet a condition.
type ConditionError struct{ Condition Condition }

// Error states the condition.
func (e *ConditionError) Error() string { return fmt.Sprintf("broken: %s", e.Condition) }

// Conditions of the Puzzle beyond its asterisms; none for all but the kinds of
// [Families]. Not to be changed.
func (p *Puzzle) Conditions() []Condition { return p.conditions }

// Domain of a cell before any clue: the labels of the multiset, or those of
// them that the Puzzle allows there.
func (p *Puzzle) Domain(c Cell) Domain {
	if p.allowed == nil {
		return p.Labels.All()
	}
	return p.allowed[c]
}

// checkConditions says whether the labels of the PB are allowed in their cells
// and no condition is refuted.
func (p *Puzzle) checkConditions(pb PB) error {
	if p.allowed == nil && len(p.conditions) == 0 {
		return nil
	}
	d := make(Domains, len(pb))
	for i, x := range pb {
		d[i] = p.Domain(Cell(i))
		if x == Blank {
			continue
		}
		if d[i] &= Just(x); d[i] == 0 {
			return fmt.Errorf("%s cannot hold %q", p.Board.CellName(Cell(i)), p.Labels.Text(x))
		}
	}
	for _, k := range p.conditions {
		if k.Refutes(d) {
			return &ConditionError{k}
		}
	}
	return nil
}
