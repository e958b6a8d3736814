package attrition

import (
	"fmt"
	"strings"

	"latin"
)

// tellSueDeCoq counts what the cells can hold against how many they are.
func tellSueDeCoq(w *Words, st *Step) string {
	var most, leave []string
	for _, a := range st.Asterisms {
		labels := labelsPriced(st, a)
		if w.Puzzle.Labels.Repeats() {
			most = append(most, fmt.Sprintf("%s as often as %s may hold %s", w.Labels(labels), w.Asterism(a), w.Verb(labels.Len(), "it", "them")))
		} else {
			most = append(most, fmt.Sprintf("%s at most once%s, in %s", w.Labels(labels), w.Verb(labels.Len(), "", " each"), w.Asterism(a)))
		}
		leave = append(leave, fmt.Sprintf("%s %s the rest of %s", w.Labels(labels), w.Verb(labels.Len(), "leaves", "leave"), w.Asterism(a)))
	}
	text := fmt.Sprintf("%s can hold only %s: %s. ", w.Cells(st.Cells), w.Labels(st.Labels), strings.Join(most, "; "))
	if st.Contradiction {
		return text + "That is too few for so many cells"
	}
	return text + fmt.Sprintf("Being %s cells, they need all of these, and so %s", numberWord(len(st.Cells)), strings.Join(leave, ", "))
}

// labelsPriced are the labels to which a step gives a price in an asterism.
func labelsPriced(st *Step, a int) latin.Domain {
	labels := latin.Domain(0)
	for _, p := range st.Prices {
		if p.Asterism == a {
			labels |= latin.Just(p.Label)
		}
	}
	return labels
}
