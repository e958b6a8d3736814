package attrition

import (
	"fmt"
	"slices"
)

// tellFish gives the reasons of a fish: what the bases need, where it can be,
// and what the label in the first eliminated cell would do to that.
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
	if st.Contradiction {
		return text + ", which have too little room for what is needed"
	}
	return text + ". " + w.Sentence(tellSupposed(w, st, bases, covers))
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

// tellSupposed says what the label in the first eliminated cell would do.
func tellSupposed(w *Words, st *Step, bases, covers []int) string {
	x, l := st.Removes[0].Cell, w.Label(st.label())
	seen := func(a int) bool { return slices.Contains(w.Puzzle.Board.Asterisms()[a].Cells, x) }
	var taken, left []int
	for _, a := range covers {
		if seen(a) {
			taken = append(taken, a)
		} else {
			left = append(left, a)
		}
	}
	bases = slices.DeleteFunc(bases, seen)
	text := fmt.Sprintf("with %s in %s, %s would have room for it nowhere else", l, w.Cell(x), w.Asterisms(taken))
	switch {
	case w.Puzzle.Labels.Count(st.label()) > 1 || len(bases) == 0:
		return fmt.Sprintf("with %s in %s, there would be too little room left in %s for what %s still %s",
			l, w.Cell(x), w.Asterisms(covers), w.Asterisms(bases), w.Verb(len(bases), "needs", "need"))
	case len(left) == 0:
		return fmt.Sprintf("%s, and %s would have no %s", text, w.Asterisms(bases), l)
	}
	return fmt.Sprintf("%s, and only %s would be left to hold the %s of %s",
		text, w.Asterisms(left), l, w.Asterisms(bases))
}
