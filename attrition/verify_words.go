package attrition

import (
	"fmt"

	"latin"
)

// The checker names things by their numbers, as they stand in the JSON of a
// proof, and by the names that people know them by.

func (c *checker) cell(x latin.Cell) string {
	if x < 0 || int(x) >= c.board.Len() {
		return fmt.Sprintf("cell %d", x)
	}
	return fmt.Sprintf("cell %d (%s)", x, c.board.CellName(x))
}

func (c *checker) asterism(a int) string {
	if a < 0 || a >= len(c.board.Asterisms()) {
		return fmt.Sprintf("asterism %d", a)
	}
	return fmt.Sprintf("asterism %d (%s)", a, c.board.Asterisms()[a].Name)
}

func (c *checker) label(l latin.Label) string {
	if l < 0 || int(l) >= c.labels.Distinct() {
		return fmt.Sprintf("label number %d", l)
	}
	return fmt.Sprintf("label %q", c.labels.Text(l))
}

// whyNot says why a step cannot remove or place a candidate of which shape has
// found that it is missing or named twice.
func (c *checker) whyNot(q Candidate, twice bool) error {
	if twice {
		return fmt.Errorf("it names %s in %s twice, among what it removes and places", c.label(q.Label), c.cell(q.Cell))
	}
	return fmt.Errorf("it removes or places %s in %s, where that is not possible any more", c.label(q.Label), c.cell(q.Cell))
}
