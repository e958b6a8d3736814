package attrition

import (
	"fmt"
	"slices"

	"latin"
)

func tellLeftovers(w *Words, st *Step) string {
	plus, minus := sides(st.Prices)
	left, right := outside(w, plus, minus), outside(w, minus, plus)
	same := fmt.Sprintf("%s %s the same labels as %s. Without the cells in both, %s %s the same as %s",
		w.Asterisms(plus), w.Verb(len(plus), "holds", "hold"), w.Asterisms(minus), w.Cells(left), w.Verb(len(left), "holds", "hold"), w.Cells(right))
	if len(left) < len(right) {
		same = fmt.Sprintf("%s %s no label more often than %s. Without the cells in both, %s %s none more often than %s",
			w.Asterisms(plus), w.Verb(len(plus), "holds", "hold"), w.Asterisms(minus),
			w.Cells(left), w.Verb(len(left), "holds", "hold"), w.Cells(right))
	}
	return w.Sentence(same) + ". " + w.balance(st, left, right)
}

// balance says what the left cells need, what the right ones have to offer, and
// what follows.
func (w *Words) balance(st *Step, left, right []latin.Cell) string {
	needs, room := among(st.Cells, left), among(st.Cells, right)
	labels := either(w, st.Labels)
	can := fmt.Sprintf("%s can only be %s", w.Cells(needs), labels)
	switch {
	case len(needs) == 0:
		return fmt.Sprintf("%s cannot be %s, so %s cannot either", w.Cells(right), labels, w.Cells(w.removed(st, left)))
	case len(room) == 0:
		return fmt.Sprintf("%s, but %s cannot", can, w.Cells(right))
	case len(room) == len(right):
		return fmt.Sprintf("%s, so %s", can, w.fits(st, left, room))
	}
	return fmt.Sprintf("%s, and of %s only %s can, so %s", can, w.Cells(right), w.Cells(room), w.fits(st, left, room))
}

// fits says what follows when there is just room enough.
func (w *Words) fits(st *Step, left, room []latin.Cell) string {
	if st.Contradiction {
		return "there is too little room"
	}
	labels := either(w, st.Labels)
	var follows []string
	if must := w.removed(st, room); len(must) > 0 {
		follows = append(follows, fmt.Sprintf("%s must be %s", w.Cells(must), labels))
	}
	if cannot := w.removed(st, left); len(cannot) > 0 {
		follows = append(follows, fmt.Sprintf("%s cannot be %s", w.Cells(cannot), labels))
	}
	return And(follows)
}

// removed lists the cells of the list that lose something.
func (w *Words) removed(st *Step, list []latin.Cell) []latin.Cell {
	return slices.DeleteFunc(slices.Clone(list), func(x latin.Cell) bool {
		return !slices.ContainsFunc(st.Removes, func(q Candidate) bool { return q.Cell == x })
	})
}

// either is a list of labels of which one is meant: "1, 2 or 5".
func either(w *Words, labels latin.Domain) string {
	var texts []string
	for l := range labels.Labels() {
		texts = append(texts, w.Label(l))
	}
	return orList(texts)
}

// sides are the asterisms with positive and with negative prices.
func sides(prices []Price) (plus, minus []int) {
	for i, p := range prices {
		switch {
		case earlier(prices[:i], p.Asterism):
		case p.Price > 0:
			plus = append(plus, p.Asterism)
		default:
			minus = append(minus, p.Asterism)
		}
	}
	return plus, minus
}

// outside lists the cells that are in some of the asterisms and in none of the others.
func outside(w *Words, in, others []int) []latin.Cell {
	as := w.Puzzle.Board.Asterisms()
	var list []latin.Cell
	for _, a := range in {
		for _, x := range as[a].Cells {
			covered := false
			for _, b := range others {
				covered = covered || hasCell(as[b].Cells, x)
			}
			if !covered {
				list = append(list, x)
			}
		}
	}
	return list
}

// among lists the cells that are in the list.
func among(cells, list []latin.Cell) []latin.Cell {
	var both []latin.Cell
	for _, x := range cells {
		if hasCell(list, x) {
			both = append(both, x)
		}
	}
	return both
}
