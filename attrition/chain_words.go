package attrition

import (
	"fmt"
	"strings"
)

// tellChain writes a chain as an argument from its first node to its last.
func tellChain(w *Words, st *Step) string {
	if len(st.Links) == 0 {
		return "the links of the chain do not bear each other"
	}
	first, last := st.Links[0].From, st.Links[len(st.Links)-1].To
	parts := make([]string, len(st.Links))
	for i, l := range st.Links {
		parts[i] = w.inference(l)
	}
	if len(first.Cells) == 0 {
		return fmt.Sprintf("In any case %s. So %s", strings.Join(parts, "; then "), w.nodeIs(last))
	}
	text := fmt.Sprintf("Suppose %s: then %s", w.nodeIsNot(first), strings.Join(parts, "; then "))
	if oneNode(first, last) {
		return text + fmt.Sprintf(". So %s after all", w.nodeIs(first))
	}
	return text + fmt.Sprintf(". So %s or %s", w.nodeIs(first), w.nodeIs(last))
}

func oneNode(a, b Node) bool {
	return a.Label == b.Label && len(a.Cells) == 1 && len(b.Cells) == 1 && a.Cells[0] == b.Cells[0]
}

// inference is what follows along a link, with the reason.
func (w *Words) inference(l Link) string {
	what := w.nodeIs(l.To)
	if !l.Strong {
		what = w.nodeIsNot(l.To)
	}
	switch {
	case len(l.Via) > 0:
		return fmt.Sprintf("%s (the set %s)", what, w.Cells(l.Via))
	case l.Asterism < 0 && l.Strong:
		return fmt.Sprintf("%s (its other label)", what)
	case l.Asterism < 0:
		return what
	}
	return fmt.Sprintf("%s (%s)", what, w.Asterism(l.Asterism))
}

func (w *Words) nodeIs(n Node) string {
	if len(n.Cells) == 1 {
		return fmt.Sprintf("%s is %s", w.Cell(n.Cells[0]), w.Label(n.Label))
	}
	return fmt.Sprintf("one of %s is %s", w.Cells(n.Cells), w.Label(n.Label))
}

func (w *Words) nodeIsNot(n Node) string {
	if len(n.Cells) == 1 {
		return fmt.Sprintf("%s is not %s", w.Cell(n.Cells[0]), w.Label(n.Label))
	}
	return fmt.Sprintf("none of %s is %s", w.Cells(n.Cells), w.Label(n.Label))
}
