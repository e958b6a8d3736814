package attrition

import (
	"fmt"

	"latin"
)

func tellLocked(w *Words, st *Step) string {
	if len(st.Asterisms) != 2 {
		return tellScattered(w, st)
	}
	a, b, l := w.Asterism(st.Asterisms[0]), w.Asterism(st.Asterisms[1]), w.Label(st.label())
	inside, outside := w.shared(st, st.Asterisms[0])
	shared, beside := w.anyOf(inside), w.Cells(outside)
	need, most := w.bounds(st.Asterisms[0], st.Asterisms[1], st.label())
	text := ""
	switch {
	case need > 1 || most > 1:
		return w.tellSeveral(st, need, most)
	case len(outside) == 0:
		text = fmt.Sprintf("in %s, %s can only go in %s. %s in %s too, so %[5]s has its %[2]s there", a, l, shared, w.Verb(len(inside), "That is", "These are"), b)
	case st.Contradiction:
		text = fmt.Sprintf("in %s, %s can only go in %s. %s in %s too, but that has its %s in %s", a, l, shared, w.Verb(len(inside), "That is", "These are"), b, l, beside)
	default:
		text = fmt.Sprintf("%s has its %s in %s, so that %s has it in none of the cells that the two share", b, l, beside, a)
	}
	return w.Sentence(text)
}

// tellSeveral is for labels that the asterisms hold several times: it counts
// how many of them are left for the shared cells, and how many there may be.
func (w *Words) tellSeveral(st *Step, need, most int) string {
	inside, outside := w.shared(st, st.Asterisms[0])
	a, b, room := w.Asterism(st.Asterisms[0]), w.Asterism(st.Asterisms[1]), most-len(outside)
	if room == 0 && !st.Contradiction {
		return w.Sentence(fmt.Sprintf("%s has its %s in %s, so that %s has none of its own in the cells that the two share",
			b, w.Plenty(most, st.label()), w.Cells(outside), a))
	}
	has := fmt.Sprintf("%s has room for no more", b)
	if len(outside) > 0 {
		has += fmt.Sprintf(": %s of its %s %s in %s", numberWord(len(outside)), w.Plenty(most, st.label()), w.Verb(len(outside), "is", "are"), w.Cells(outside))
	}
	needs := fmt.Sprintf("%s needs %s and can have at most %s outside %s", a, w.Plenty(need, st.label()), numberWord(need-room), b)
	switch {
	case st.Contradiction:
		needs = fmt.Sprintf("%s needs %s and has too few places outside %s, so more than %s must be in %s", a, w.Plenty(need, st.label()), b, numberWord(room), w.anyOf(inside))
	case need == 1:
		needs = fmt.Sprintf("%s needs %s and has no place for it outside %s, so it must be in %s", a, w.Plenty(need, st.label()), b, w.anyOf(inside))
	default:
		needs += fmt.Sprintf(", so at least %s must be in %s", numberWord(room), w.Cells(inside))
	}
	return w.Sentence(needs) + ". " + w.Sentence(has)
}

// shared are the cells of the step in the asterism, and those outside it.
func (w *Words) shared(st *Step, a int) (inside, outside []latin.Cell) {
	for _, x := range st.Cells {
		if hasCell(w.Puzzle.Board.Asterisms()[a].Cells, x) {
			inside = append(inside, x)
		} else {
			outside = append(outside, x)
		}
	}
	return inside, outside
}

// bounds are how often a needs the label and how often b may hold it.
func (w *Words) bounds(a, b int, l latin.Label) (need, most int) {
	list := w.Puzzle.Board.Asterisms()
	return w.Puzzle.Labels.AtLeast(len(list[a].Cells), l), w.Puzzle.Labels.AtMost(len(list[b].Cells), l)
}
