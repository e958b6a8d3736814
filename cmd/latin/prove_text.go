package main

import (
	"fmt"
	"slices"
	"strings"

	"latin/attrition"
)

// proofText is a proof for people with paper and pencil.
func proofText(q question, pf *attrition.Proof, v provedVerdict, f proveFlags) string {
	n := newNarrator(pf.Puzzle, pf.Start, f.all)
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n\n%s\n", q.name(), pf.Puzzle.Title, picture(pf.Puzzle, labelTexts(pf.Puzzle, q.record.Clues)))
	if q.record.Candidates != nil {
		fmt.Fprintf(&b, "%s\n", picture(pf.Puzzle, domainsTexts(pf.Puzzle, pf.Start)))
	}
	b.WriteString(preface(n.words, pf, f.all))
	last := resort(pf)
	n.steps(pf.Steps[:last])
	if last < len(pf.Steps) {
		fmt.Fprintf(n.out, "%s\n", wrapped("     ", "     ", "Here the rules stop. What follows is trying out: one label after another, each followed to its end."))
		n.steps(pf.Steps[last:])
	}
	b.WriteString(n.out.String())
	if n.number > 0 {
		b.WriteByte('\n')
	}
	b.WriteString(ending(q, pf, v, f))
	return b.String()
}

// resort is the index of the first step by backtracking, where the rules
// stopped; the number of steps when there is none.
func resort(pf *attrition.Proof) int {
	i := slices.IndexFunc(pf.Steps, func(st attrition.Step) bool { return st.Rule.Tier == attrition.Beyond })
	if i < 0 {
		return len(pf.Steps)
	}
	return i
}

// placesText explains the names of cells that have none of their own.
const placesText = "Cells are called by where they stand on the drawing: r2c3 is the third from the left in the second row."

// preface says once what holds for the whole proof: the crossing off, and how
// cells and asterisms are called.
func preface(w *attrition.Words, pf *attrition.Proof, all bool) string {
	var told []string
	if !all && slices.ContainsFunc(pf.Steps, func(st attrition.Step) bool { return crossingOff(&st) }) {
		told = append(told, "Pencil into every empty cell the labels that may go there. "+crossOffText(w.Puzzle))
	}
	if w.ByPlace() {
		told = append(told, placesText)
	}
	if k := w.Puzzle.Kind(); k != nil && k.Names != "" {
		told = append(told, k.Names)
	}
	told = append(told, legend(w, citedIn(pf.Steps))...)
	text := ""
	for _, t := range told {
		text += wrapped("", "", t)
	}
	if text != "" {
		text += "\n"
	}
	return text
}

// ending says how the proof ends, and shows the board then.
func ending(q question, pf *attrition.Proof, v provedVerdict, f proveFlags) string {
	text := wrapped("", "", (&attrition.Words{Puzzle: pf.Puzzle}).Sentence(v.words(pf, f)))
	switch {
	case f.goal != "" || pf.Outcome == attrition.NoSolution:
		return text
	case pf.Outcome == attrition.Solved:
		return text + "\n" + picture(pf.Puzzle, labelTexts(pf.Puzzle, pf.Solution()))
	}
	return text + "\n" + picture(pf.Puzzle, domainsTexts(pf.Puzzle, pf.End))
}
