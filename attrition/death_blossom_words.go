package attrition

import (
	"fmt"
	"strings"

	"latin"
)

// tellDeathBlossom tells what each label of the stem leaves to its petal. The
// same words serve what a Hall set does alone.
func tellDeathBlossom(w *Words, st *Step) string {
	if len(st.Links) == 0 || len(st.Links[0].From.Cells) == 0 {
		return tellChain(w, st)
	}
	var parts []string
	var ends []Node
	labels := latin.Domain(0)
	for i, p := range petalsOf(st) {
		l := st.Links[i]
		labels |= latin.Just(l.From.Label)
		parts = append(parts, w.petal(p, l))
		if len(l.To.Cells) > 0 {
			ends = append(ends, l.To)
		}
	}
	text := fmt.Sprintf("%s is %s. %s", w.Cell(st.Cells[0]), either(w, labels), capital(strings.Join(parts, "; ")))
	if len(ends) == 0 {
		return text
	}
	return text + w.victims(st, ". In each case ", ends...)
}

// petal is what one label of the stem leads to: "if 4, the set r1c4 and r1c5
// lacks 4 (row 1), so it holds 1 and 2: r1c5 is 1".
func (w *Words) petal(p toldPetal, l Link) string {
	label, set := w.Label(l.From.Label), w.Cells(l.Via)
	lacks := fmt.Sprintf("if %s, %s (%s)", label, w.nodeIsNot(l.From), w.noRoom(p.reach, l.From.Label))
	switch {
	case len(l.To.Cells) == 0:
		return fmt.Sprintf("%s, but without that %s could not be filled: so it is not %s", lacks, set, label)
	case inOneCell(l):
		return fmt.Sprintf("%s, so %s", lacks, w.otherLabel(l))
	}
	return fmt.Sprintf("%s, so %s (%s)", lacks, w.nodeIs(l.To), w.setNeeds(l, p.labels))
}

// A toldPetal is what a step's prices tell of a petal: the asterism in which it
// is seen from the stem, and its labels.
type toldPetal struct {
	reach  int
	labels latin.Domain
}

// petalsOf reads the prices: for each petal those through which the victim sees
// it, those of its other labels, and one for the stem's label.
func petalsOf(st *Step) []toldPetal {
	var list []toldPetal
	prices := st.Prices
	for _, l := range st.Links {
		p := toldPetal{labels: latin.Just(l.From.Label)}
		if len(l.To.Cells) > 0 {
			p.labels |= latin.Just(l.To.Label)
			for len(prices) > 0 && prices[0].Label == l.To.Label {
				prices = prices[1:]
			}
		}
		for len(prices) > 0 && prices[0].Label != l.From.Label {
			p.labels |= latin.Just(prices[0].Label)
			prices = prices[1:]
		}
		if len(prices) > 0 {
			p.reach, prices = prices[0].Asterism, prices[1:]
		}
		list = append(list, p)
	}
	return list
}
