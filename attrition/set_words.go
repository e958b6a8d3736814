package attrition

import (
	"fmt"

	"latin"
)

// setLabels are, by link, the labels of the sets through which links go. A step
// has, for each such link, prices for the labels of the set but the two that it
// links; then prices for the second of these, which tie it to what comes next.
func setLabels(st *Step) []latin.Domain {
	labels := make([]latin.Domain, len(st.Links))
	prices := st.Prices
	for i, l := range st.Links {
		if len(l.Via) == 0 {
			prices = prices[min(1, len(prices)):]
			continue
		}
		labels[i] = latin.Just(l.To.Label)
		if len(l.From.Cells) > 0 {
			labels[i] |= latin.Just(l.From.Label)
		}
		for len(prices) > 0 && prices[0].Label != l.To.Label {
			labels[i] |= latin.Just(prices[0].Label)
			prices = prices[1:]
		}
	}
	return labels
}

// setNeeds is why a set of cells holds the second label of a link when it lacks
// the first, or anyway.
func (w *Words) setNeeds(l Link, labels latin.Domain) string {
	set, plain := w.Cells(l.Via), !w.Puzzle.Labels.Repeats()
	switch {
	case len(l.From.Cells) == 0 && plain && labels.Len() == len(l.Via):
		return fmt.Sprintf("%s can hold only %s", set, w.Labels(labels))
	case len(l.From.Cells) == 0:
		return fmt.Sprintf("without %s, %s could not be filled", w.Label(l.To.Label), set)
	case plain && labels.Len() == len(l.Via)+1:
		return fmt.Sprintf("the set %s lacks %s, so it holds %s", set, w.Label(l.From.Label), w.Labels(labels&^latin.Just(l.From.Label)))
	}
	return fmt.Sprintf("with neither %s nor %s, %s could not be filled", w.Label(l.From.Label), w.Label(l.To.Label), set)
}
