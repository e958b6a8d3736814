package attrition

import (
	"fmt"
	"strings"
)

// tellDeathBlossom tells what each label of the stem leaves to its petal. The
// same words serve what a Hall set does alone.
func tellDeathBlossom(w *Words, st *Step) string {
	if len(st.Links) == 0 || len(st.Links[0].From.Cells) == 0 {
		return tellChain(w, st)
	}
	var parts []string
	for _, l := range st.Links {
		if len(l.To.Cells) == 0 {
			parts = append(parts, fmt.Sprintf("%s cannot be %s, which the set %s needs", w.Cell(st.Cells[0]), w.Label(l.From.Label), w.Cells(l.Via)))
			continue
		}
		parts = append(parts, fmt.Sprintf("if %s is %s, the set %s lacks %[2]s, so %[4]s", w.Cell(st.Cells[0]), w.Label(l.From.Label), w.Cells(l.Via), w.nodeIs(l.To)))
	}
	return w.Sentence(strings.Join(parts, "; "))
}
