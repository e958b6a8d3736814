package latin

import (
	"fmt"
	"math/bits"
)

// sumOf is the condition that the digits of all cells add up to so much.
type sumOf struct {
	cells []Cell
	total int
}

// String implements [Condition].
func (k *sumOf) String() string { return fmt.Sprintf("all digits add up to %d", k.total) }

// Cells implements [Condition].
func (k *sumOf) Cells() []Cell { return k.cells }

// Depth implements [Condition].
func (k *sumOf) Depth() int { return 1 }

// Focus implements [Condition]: the cells that are still open.
func (k *sumOf) Focus(d Domains) []Cell {
	var open []Cell
	for _, c := range k.cells {
		if d[c].Len() > 1 {
			open = append(open, c)
		}
	}
	return open
}

// Explain implements [Condition].
func (k *sumOf) Explain(focus []Cell) string {
	return fmt.Sprintf("all digits add up to %d, which leaves little to the %d open cells", k.total, len(focus))
}

// bounds of the sum within the domains; false when one of them is empty.
func (k *sumOf) bounds(d Domains) (least, most int, ok bool) {
	for _, c := range k.cells {
		if d[c] == 0 {
			return 0, 0, false
		}
		least += int(d[c].First())
		most += greatest(d[c])
	}
	return least, most, true
}

func greatest(d Domain) int { return bits.Len64(uint64(d)) - 1 }

// Refutes implements [Condition].
func (k *sumOf) Refutes(d Domains) bool {
	least, most, ok := k.bounds(d)
	return !ok || k.total < least || k.total > most
}

// Narrow implements [Condition].
func (k *sumOf) Narrow(d Domains, drop func(Cell, Label)) bool {
	least, most, ok := k.bounds(d)
	if !ok || k.total < least || k.total > most {
		return false
	}
	for _, c := range k.cells {
		low, high := int(d[c].First()), greatest(d[c])
		for x := range d[c].Labels() {
			if int(x) > low+k.total-least || int(x) < high-(most-k.total) {
				drop(c, x)
			}
		}
	}
	return true
}
