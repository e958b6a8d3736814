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

// tellSupposed says what the label in the first eliminated cell would do.
func tellSupposed(w *Words, st *Step, bases, covers []int) string {
	x, l := st.Removes[0].Cell, w.Label(st.label())
	if w.Puzzle.Labels.Count(st.label()) > 1 {
		return fmt.Sprintf("With %s in %s, there would be too little room left in %s for what %s still %s",
			l, w.Cell(x), w.Asterisms(covers), w.Asterisms(bases), w.Verb(len(bases), "needs", "need"))
	}
	holdsX := func(a int) bool { return slices.Contains(w.Puzzle.Board.Asterisms()[a].Cells, x) }
	var taken, left []int
	for _, a := range covers {
		if holdsX(a) {
			taken = append(taken, a)
		} else {
			left = append(left, a)
		}
	}
	rest := w.Asterisms(slices.DeleteFunc(bases, holdsX))
	text := fmt.Sprintf("With %s in %s, it would be nowhere else in %s", l, w.Cell(x), w.Asterisms(taken))
	if len(left) == 0 {
		return fmt.Sprintf("%s, and have no place in %s", text, rest)
	}
	return fmt.Sprintf("%s, and only %s would be left for %s", text, w.Asterisms(left), rest)
}
