package attrition

import (
	"fmt"
	"slices"

	"latin"
)

// tellFish gives the reasons of a fish: where the bases can have the label, and
// what the label in the first eliminated cell would leave of that.
func tellFish(w *Words, st *Step) string {
	bases, covers := fishParts(st)
	l := w.Label(st.label())
	switch {
	case len(bases) == 0:
		return fmt.Sprintf("%s %s no room for another %s", w.Sentence(w.Asterisms(covers)), w.Verb(len(covers), "has", "have"), l)
	case len(covers) == 0:
		return fmt.Sprintf("%s %s too few places left for %s", w.Sentence(w.Asterisms(bases)), w.Verb(len(bases), "has", "have"), l)
	}
	text := fmt.Sprintf("%s %s places for %s only in %s", w.Sentence(w.Asterisms(bases)), w.Verb(len(bases), "has", "have"), l, w.Asterisms(covers))
	if taken := takenBefore(w, st, bases); len(taken) > 0 {
		text += fmt.Sprintf(", where %s %s %s already", w.Cells(taken), w.Verb(len(taken), "holds", "hold"), l)
	}
	if st.Contradiction {
		return text + fmt.Sprintf(", and that is too little room for what %s", w.Verb(len(bases), "it needs", "they need"))
	}
	return text + ". " + tellSupposed(w, st, bases, covers)
}

// fishParts are the asterisms with a negative and with a positive price.
func fishParts(st *Step) (bases, covers []int) {
	for _, p := range st.Prices {
		if p.Price < 0 {
			bases = append(bases, p.Asterism)
		} else {
			covers = append(covers, p.Asterism)
		}
	}
	return bases, covers
}

// takenBefore are the cited cells outside the bases: they hold the label, and count
// because they take room of the covers.
func takenBefore(w *Words, st *Step, bases []int) []latin.Cell {
	return slices.DeleteFunc(slices.Clone(st.Cells), func(x latin.Cell) bool {
		return slices.ContainsFunc(w.Puzzle.Board.AsterismsOf(x), func(a int) bool { return slices.Contains(bases, a) })
	})
}

// tellSupposed says what the label in the eliminated cells would do: for those
// that take the same covers as the first at length, then for the others.
func tellSupposed(w *Words, st *Step, bases, covers []int) string {
	l := w.Label(st.label())
	if w.Puzzle.Labels.Count(st.label()) > 1 {
		return fmt.Sprintf("With %s in %s, there would be too little room left in %s for what %s still %s",
			l, w.few(removedCells(st)), w.Asterisms(covers), w.Asterisms(bases), w.Verb(len(bases), "needs", "need"))
	}
	taken := w.holding(covers, st.Removes[0].Cell)
	var same, others []latin.Cell
	for _, x := range removedCells(st) {
		if slices.Equal(w.holding(covers, x), taken) && slices.Equal(w.holding(bases, x), w.holding(bases, st.Removes[0].Cell)) {
			same = append(same, x)
		} else {
			others = append(others, x)
		}
	}
	text := w.takingOf(same, l, bases, covers)
	if len(others) > 0 {
		text += fmt.Sprintf(". Likewise with %s in %s", l, w.few(others))
	}
	return text
}

// takingOf says which covers the label in any of the cells would leave.
func (w *Words) takingOf(cells []latin.Cell, l string, bases, covers []int) string {
	taken := w.holding(covers, cells[0])
	left := slices.DeleteFunc(slices.Clone(covers), func(a int) bool { return slices.Contains(taken, a) })
	own := w.holding(bases, cells[0])
	rest := w.Asterisms(slices.DeleteFunc(slices.Clone(bases), func(a int) bool { return slices.Contains(own, a) }))
	text := fmt.Sprintf("With %s in %s, it would be nowhere else in %s", l, w.few(cells), w.Asterisms(taken))
	if len(left) == 0 {
		return fmt.Sprintf("%s, and have no place in %s", text, rest)
	}
	return fmt.Sprintf("%s, and only %s would be left for %s", text, w.Asterisms(left), rest)
}

// few is a list of cells of which one is meant; of many, the first stands for all.
func (w *Words) few(cells []latin.Cell) string {
	if len(cells) > 6 {
		return w.Cell(cells[0]) + ", say"
	}
	return w.anyOf(cells)
}

// holding lists those of the asterisms that hold the cell.
func (w *Words) holding(list []int, x latin.Cell) []int {
	return slices.DeleteFunc(slices.Clone(list), func(a int) bool { return !hasCell(w.Puzzle.Board.Asterisms()[a].Cells, x) })
}

func removedCells(st *Step) []latin.Cell {
	var cells []latin.Cell
	for _, q := range st.Removes {
		cells = append(cells, q.Cell)
	}
	return cells
}
