package attrition

import (
	"fmt"
	"strings"

	"latin"
)

// tellXYZWing tells what each label of the middle cell leads to: z in an outer
// cell, or, when the middle cell can hold it, there.
func tellXYZWing(w *Words, st *Step) string {
	z := st.Labels
	for _, l := range st.Links {
		z &^= latin.Just(l.From.Label)
	}
	var parts []string
	for _, l := range st.Links {
		parts = append(parts, fmt.Sprintf("if %s, %s (%s), so it is %s (its other label)",
			w.nodeIs(l.From), w.nodeIsNot(l.To), w.noRoom(l.Asterism, l.To.Label), w.Label(z.First())))
	}
	var ends []Node
	for _, x := range st.Cells {
		ends = append(ends, Node{[]latin.Cell{x}, z.First()})
	}
	if middle := st.Links[0].From.Cells[0]; middle == st.Cells[0] {
		parts = append(parts, "otherwise "+w.nodeIs(ends[0]))
	}
	return fmt.Sprintf("%s. So %s%s", capital(strings.Join(parts, "; ")), w.nodeIs(Node{st.Cells, z.First()}), w.victims(st, ". In each case ", ends...))
}
