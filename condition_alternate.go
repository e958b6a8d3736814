package latin

import "fmt"

// alternate is the condition that the steps of a circuit lie on cells of two colours by
// turns, as moves of a knight do. Which colour the first has is not known before one is.
type alternate struct {
	*steppedBoard
	circuit   int
	odd, even Domain // the first step, the third and so on; the others
}

func newAlternate(b *steppedBoard, circuit int) *alternate {
	k := &alternate{steppedBoard: b, circuit: circuit}
	for i, x := range b.Steps[circuit] {
		if i%2 == 0 {
			k.odd |= Just(x)
		} else {
			k.even |= Just(x)
		}
	}
	return k
}

// String implements [Condition].
func (k *alternate) String() string {
	return fmt.Sprintf("every move changes colour, so steps %s are on one colour and those between on the other", k.some())
}

// some are the first steps of the circuit, in words.
func (k *alternate) some() string {
	steps := k.Steps[k.circuit]
	return fmt.Sprintf("%s, %s and so on", k.labels.Text(steps[0]), k.labels.Text(steps[2]))
}

// Depth implements [Condition].
func (k *alternate) Depth() int { return 0 }

// Cells implements [Condition].
func (k *alternate) Cells() []Cell { return k.cells }

// Focus implements [Condition]: a known step of the circuit.
func (k *alternate) Focus(d Domains) []Cell {
	own := k.odd | k.even
	for c, labels := range d {
		if _, one := labels.Only(); one && labels&own != 0 {
			return []Cell{Cell(c)}
		}
	}
	return nil
}

// Explain implements [Condition].
func (k *alternate) Explain(focus []Cell) string {
	if len(focus) == 0 {
		return "every move changes colour"
	}
	return fmt.Sprintf("every move changes colour, so one step, as in %s, tells all", k.name(focus[0]))
}

// Left implements [Concluder].
func (k *alternate) Left(d Domains) string {
	for _, dark := range []bool{true, false} {
		kept := true
		for c, labels := range d {
			kept = kept && labels&k.wrong(Cell(c), dark) == 0
		}
		if kept {
			colours := []string{"light", "dark"}
			if dark {
				colours = []string{"dark", "light"}
			}
			return fmt.Sprintf("%s are on %s cells, the others on %s ones", k.some(), colours[0], colours[1])
		}
	}
	return ""
}

// wrong labels of a cell, when the first step is on a dark cell, or on a light one.
func (k *alternate) wrong(c Cell, dark bool) Domain {
	if k.dark.has(c) == dark {
		return k.even
	}
	return k.odd
}

// possible says whether every cell keeps a label when the first step is on that colour.
func (k *alternate) possible(d Domains, dark bool) bool {
	for c, labels := range d {
		if labels&^k.wrong(Cell(c), dark) == 0 {
			return false
		}
	}
	return true
}

// Refutes implements [Condition].
func (k *alternate) Refutes(d Domains) bool { return !k.possible(d, true) && !k.possible(d, false) }

// Narrow implements [Condition].
func (k *alternate) Narrow(d Domains, drop func(Cell, Label)) bool {
	dark, light := k.possible(d, true), k.possible(d, false)
	if dark == light {
		return dark
	}
	for c, labels := range d {
		for x := range (labels & k.wrong(Cell(c), dark)).Labels() {
			drop(Cell(c), x)
		}
	}
	return true
}
