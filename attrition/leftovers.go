package attrition

import (
	"fmt"

	"latin"
)

// Leftovers is the law that what two equal numbers of asterisms do not share
// holds the same labels.
var Leftovers = &Rule{
	Name: "leftovers",
	Also: []string{"law-of-leftovers", "set-equivalence"},
	Doc: `what some asterisms and as many others do not share

Some disjoint asterisms P (a few rows) lie over as many disjoint full ones Q (a
few regions), all but a few cells: X sticks out of Q, Y out of P. If P are full
too, X and Y hold the same labels; else every label stands in X at most as often
as in Y. For a set S of labels: cells of X with D ⊆ S more than cells of Y that
meet S: contradiction; as many: S leaves the rest of X, and those of Y keep only
S. S is one label, or with up to four cells a side any set. Looked for: up to
five asterisms and six cells a side, the smallest first.

Source: the jigsaw players' "law of leftovers"; in general an instance of the
law of prices, +1 on P and -1 on Q.`,
	Tier: Basic, Cost: 170,
	Find: findLeftovers,
	Tell: tellLeftovers,
}

func tellLeftovers(w *Words, st *Step) string {
	plus, minus := sides(st.Prices)
	left, right := outside(w, plus, minus), outside(w, minus, plus)
	same := fmt.Sprintf("%s %s the same labels as %s; leaving out what is in both, %s %s the same labels as %s; ",
		w.Asterisms(plus), w.Verb(len(plus), "holds", "hold"), w.Asterisms(minus), w.Cells(left), w.Verb(len(left), "holds", "hold"), w.Cells(right))
	if len(left) < len(right) {
		same = fmt.Sprintf("%s %s no label more often than %s; leaving out what is in both, neither %s %s than %s; ",
			w.Asterisms(plus), w.Verb(len(plus), "holds", "hold"), w.Asterisms(minus),
			w.Verb(len(left), "does", "do"), w.Cells(left), w.Cells(right))
	}
	needs, room := among(st.Cells, left), among(st.Cells, right)
	if len(room) == len(right) {
		return fmt.Sprintf("%sof the former, %s can only be %s, so %s must be, too",
			w.Sentence(same), w.Cells(needs), either(w, st.Labels), w.Cells(room))
	}
	return w.Sentence(same) + tellBalance(w, st.Labels, needs, room)
}

// tellBalance says what the left cells need and the right ones have to offer.
func tellBalance(w *Words, labels latin.Domain, needs, room []latin.Cell) string {
	text := either(w, labels)
	need := fmt.Sprintf("of the former, %s can only be %s", w.Cells(needs), text)
	switch {
	case len(needs) == 0:
		return fmt.Sprintf("none of the latter can be %s", text)
	case len(room) == 0:
		return fmt.Sprintf("%s, but none of the latter can be %s", need, text)
	case len(room) == 1:
		return fmt.Sprintf("%s, and of the latter only %s can be %s", need, w.Cells(room), text)
	}
	return fmt.Sprintf("%s, and of the latter no others than %s can be %s", need, w.Cells(room), text)
}

// either is a list of labels of which one is meant: "1, 2 or 5".
func either(w *Words, labels latin.Domain) string {
	text, n := "", labels.Len()
	for l := range labels.Labels() {
		switch n--; {
		case text == "":
			text = w.Label(l)
		case n == 0:
			text += " or " + w.Label(l)
		default:
			text += ", " + w.Label(l)
		}
	}
	return text
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
