package latin

import "math/bits"

// sumOf is what conditions about the sum of all digits have in common; see linesSum.
type sumOf struct {
	cells []Cell
	total int
}

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
