package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// tellForcing tells a refutation, a question about a cell or one about places,
// and what each answer leads to.
func tellForcing(w *Words, st *Step) string {
	if st.Split.Cell >= 0 && len(st.Cases) == 1 {
		q := st.Cases[0].Suppose
		return fmt.Sprintf("Suppose %s is %s: then %s", w.Cell(q.Cell), w.Label(q.Label), tellCase(w, st, 0))
	}
	parts := []string{w.Sentence(tellQuestion(w, st))}
	for i, k := range st.Cases {
		answer := w.Label(k.Suppose.Label)
		if st.Split.Cell < 0 {
			answer = w.Cell(k.Suppose.Cell)
		}
		parts = append(parts, fmt.Sprintf("If %s: %s", answer, tellCase(w, st, i)))
	}
	return strings.Join(parts, ". ")
}

func tellQuestion(w *Words, st *Step) string {
	if x := st.Split.Cell; x >= 0 {
		return fmt.Sprintf("%s is %s", w.Cell(x), either(w, st.Labels))
	}
	a, l := st.Split.Asterism, st.Split.Label
	need := w.Puzzle.Labels.AtLeast(len(w.Puzzle.Board.Asterisms()[a].Cells), l)
	if need == 1 {
		return fmt.Sprintf("%s has its %s in one of %s", w.Asterism(a), w.Label(l), w.Cells(st.Cells))
	}
	return fmt.Sprintf("%s needs %s, so at least one of %s is %s", w.Asterism(a), w.Plenty(need, l), w.Cells(st.Cells), w.Label(l))
}

// tellCase tells what a case leads to: the labels written on the way, what
// rules beyond the lowest tier remove, and how it dies if it does.
func tellCase(w *Words, st *Step, i int) string {
	t := thread{words: w, changed: make(map[latin.Cell]bool)}
	k := &st.Cases[i]
	for j := range k.Steps {
		t.follow(&k.Steps[j], k.Suppose)
	}
	text := strings.Join(t.parts, ", ")
	switch dies := st.Contradiction || !takesAway(k, st.Removes); {
	case dies && text == "":
		return tellDeath(w, k)
	case dies:
		return text + ", but " + tellDeath(w, k)
	case text == "":
		return "it follows at once"
	}
	return text
}

// A thread is what a case says so far.
type thread struct {
	words   *Words
	parts   []string
	changed map[latin.Cell]bool // cells that have lost labels in the case
}

// follow says what a step of the case does. Cells with one label left are
// not steps of their own: they are told when their label is crossed off elsewhere.
func (t *thread) follow(st *Step, supposed Candidate) {
	w := t.words
	switch {
	case st.Contradiction:
	case st.Rule.Tier > Singles:
		t.say(fmt.Sprintf("%s %s (%s)", w.Candidates(st.Removes), w.Verb(len(st.Removes), "goes", "go"), RuleName(st.Rule)))
	case len(st.Places) > 0:
		for _, q := range st.Places {
			t.say(fmt.Sprintf("%s is %s", w.Cell(q.Cell), w.Label(q.Label)))
		}
	default:
		for _, x := range st.Cells {
			if x != supposed.Cell && t.changed[x] {
				t.say(fmt.Sprintf("%s is %s", w.Cell(x), w.Label(st.label())))
			}
		}
	}
	for _, q := range st.Removes {
		t.changed[q.Cell] = true
	}
}

func (t *thread) say(part string) {
	if !slices.Contains(t.parts, part) {
		t.parts = append(t.parts, part)
	}
}

// takesAway says whether a case ends without the candidates.
func takesAway(k *Case, list []Candidate) bool {
	gone := make(map[Candidate]bool)
	for i := range k.Steps {
		for _, q := range k.Steps[i].Removes {
			gone[q] = true
		}
	}
	return !slices.ContainsFunc(list, func(q Candidate) bool {
		return !gone[q] && (q.Cell != k.Suppose.Cell || q.Label == k.Suppose.Label)
	})
}

// tellDeath says how a case dies. Where no step calls it a contradiction, the
// last one takes the last label of a cell.
func tellDeath(w *Words, k *Case) string {
	last := &k.Steps[len(k.Steps)-1]
	if last.Contradiction {
		return w.Within(last.Rule.Tell(w, last))
	}
	return w.Cell(last.Removes[0].Cell) + " has no label left"
}
