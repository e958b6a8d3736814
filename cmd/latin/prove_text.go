package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"latin"
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

// preface says once what holds for the whole proof: the crossing off, and how
// cells and asterisms are called.
func preface(w *attrition.Words, pf *attrition.Proof, all bool) string {
	var told []string
	if !all && slices.ContainsFunc(pf.Steps, func(st attrition.Step) bool { return crossingOff(&st) }) {
		told = append(told, "Pencil into every empty cell the labels that may go there. "+crossOffText(w.Puzzle))
	}
	if w.ByPlace() {
		told = append(told, "Cells are called by where they stand on the drawing: r2c3 is the third from the left in the second row from the top.")
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

// crossOffText tells what to do whenever a label is written.
func crossOffText(p *latin.Puzzle) string {
	sorts := asterismSorts(p.Board)
	often := "a label"
	if p.Labels.Repeats() {
		often = "a label as often as it may"
	}
	return fmt.Sprintf("Whenever a %s holds %s, cross that label off in its other cells; this is done all along and not told again.", or(sorts), often)
}

// asterismSorts are the words for the asterisms: "row", "column", "box".
func asterismSorts(b *latin.Board) []string {
	var sorts []string
	for _, a := range b.Asterisms() {
		sort := a.Name
		if i := strings.LastIndexByte(sort, ' '); i >= 0 {
			sort = sort[:i]
			if ordinary.MatchString(a.Name) {
				sort = a.Name[:i]
			} else {
				sort = a.Name[i+1:] // "falling diagonal"
			}
		}
		if !slices.Contains(sorts, sort) {
			sorts = append(sorts, sort)
		}
	}
	if len(sorts) > 5 {
		return []string{"asterism"}
	}
	return sorts
}

// ordinary are names that end in a number or letters that count.
var ordinary = regexp.MustCompile(` ([0-9]+|[A-Za-z]{1,2})$`)

// or joins words as in "row, column or box".
func or(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// citedIn lists the asterisms that the steps name, ascending.
func citedIn(steps []attrition.Step) []int {
	var list []int
	for _, st := range steps {
		list = append(list, st.Asterisms...)
		for _, k := range st.Links {
			if k.Asterism >= 0 {
				list = append(list, k.Asterism)
			}
		}
		for _, k := range st.Cases {
			list = append(list, citedIn(k.Steps)...)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// plain are the names of asterisms that everybody finds on the drawing.
var plain = regexp.MustCompile(`^(row|column|box) [0-9]+$`)

// legend says which cells belong to asterisms whose names do not tell.
func legend(w *attrition.Words, asterisms []int) []string {
	var told []string
	boxes := false
	for _, a := range asterisms {
		ast := w.Puzzle.Board.Asterisms()[a]
		boxes = boxes || strings.HasPrefix(ast.Name, "box ")
		if plain.MatchString(ast.Name) {
			continue
		}
		cells := slices.Clone(ast.Cells)
		slices.Sort(cells)
		told = append(told, fmt.Sprintf("%s: %s.", w.Sentence(w.Asterism(a)), w.Cells(cells)))
	}
	if boxes {
		told = append([]string{"Boxes are counted from the top left, row by row."}, told...)
	}
	return told
}

// ending says how the proof ends, and shows the board then.
func ending(q question, pf *attrition.Proof, v provedVerdict, f proveFlags) string {
	text := wrapped("", "", sentence(v.words(pf, f)))
	switch {
	case f.goal != "" || pf.Outcome == attrition.NoSolution:
		return text
	case pf.Outcome == attrition.Solved:
		return text + "\n" + picture(pf.Puzzle, labelTexts(pf.Puzzle, pf.Solution()))
	}
	return text + "\n" + picture(pf.Puzzle, domainsTexts(pf.Puzzle, pf.End))
}
