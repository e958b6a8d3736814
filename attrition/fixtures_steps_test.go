package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// allSteps are copies of what a rule sees at a state.
func allSteps(r *Rule, s *State) []Step {
	var list []Step
	r.Find(s, func(st *Step) bool {
		own := st.Clone()
		own.Rule = r
		list = append(list, own)
		return true
	})
	return list
}

// news leaves out the steps that remove and place only what earlier ones do,
// and all after a contradiction.
func news(steps []Step) []Step {
	var list []Step
	seen := make(map[Candidate]bool)
	for _, st := range steps {
		if st.Contradiction {
			return append(list, st)
		}
		fresh := false
		for _, q := range slices.Concat(st.Removes, st.Places) {
			fresh = fresh || !seen[q]
			seen[q] = true
		}
		if fresh {
			list = append(list, st)
		}
	}
	return list
}

// formatStep writes a step on one line, its reasons in words on the next.
//
//	places 5@r1c2 removes 3@r1c2 4@r1c2 from row 1; cells r1c2; labels 5
//	  In row 1, 5 can only go in r1c2.
func formatStep(w *Words, st *Step) string {
	var b strings.Builder
	if st.Contradiction {
		b.WriteString("contradiction ")
	}
	if len(st.Places) > 0 {
		fmt.Fprintf(&b, "places %s ", formatCandidates(w, st.Places))
	}
	if len(st.Removes) > 0 {
		fmt.Fprintf(&b, "removes %s ", formatCandidates(w, st.Removes))
	}
	b.WriteString("from " + formatReasons(w, st))
	return fmt.Sprintf("%s\n  %s\n", b.String(), st.Rule.Tell(w, st))
}

// formatReasons writes what the step looked at; what it has none of is left out.
func formatReasons(w *Words, st *Step) string {
	var names, parts []string
	for _, a := range st.Asterisms {
		names = append(names, w.Asterism(a))
	}
	for _, part := range [...]struct {
		any  bool
		text func() string
	}{
		{len(names) > 0, func() string { return strings.Join(names, ", ") }},
		{len(st.Cells) > 0, func() string { return "cells " + formatCells(w, st.Cells) }},
		{st.Labels != 0, func() string { return "labels " + formatDomain(w.Puzzle, st.Labels) }},
		{len(st.Links) > 0, func() string { return "links " + formatLinks(w, st.Links) }},
		{len(st.Cases) > 0, func() string { return "cases " + formatCases(w, st.Cases) }},
	} {
		if part.any {
			parts = append(parts, part.text())
		}
	}
	return strings.Join(parts, "; ")
}

func formatCandidates(w *Words, list []Candidate) string {
	texts := make([]string, len(list))
	for i, q := range list {
		texts[i] = w.Label(q.Label) + "@" + w.Cell(q.Cell)
	}
	return strings.Join(texts, " ")
}

func formatCells(w *Words, cells []latin.Cell) string {
	names := make([]string, len(cells))
	for i, x := range cells {
		names[i] = w.Cell(x)
	}
	return strings.Join(names, " ")
}

// formatLinks writes "=" for strong and "-" for weak links, with the asterism
// that makes the link: "5@r1c1 =row 1= 5@r1c7 - 3@r1c7". A node of several
// cells has "+" between them.
func formatLinks(w *Words, links []Link) string {
	var b strings.Builder
	for i, k := range links {
		if i == 0 || !sameNode(links[i-1].To, k.From) {
			fmt.Fprintf(&b, " %s", formatNode(w, k.From))
		}
		sign := "-"
		if k.Strong {
			sign = "="
		}
		reason := ""
		if k.Asterism >= 0 {
			reason = w.Asterism(k.Asterism) + sign
		}
		if len(k.Via) > 0 {
			reason += "(" + formatCells(w, k.Via) + ")" + sign
		}
		fmt.Fprintf(&b, " %s%s %s", sign, reason, formatNode(w, k.To))
	}
	return strings.TrimSpace(b.String())
}

func sameNode(m, n Node) bool { return m.Label == n.Label && slices.Equal(m.Cells, n.Cells) }

func formatNode(w *Words, n Node) string {
	return w.Label(n.Label) + "@" + strings.ReplaceAll(formatCells(w, n.Cells), " ", "+")
}

// formatCases writes what each case supposes and how many steps it takes.
func formatCases(w *Words, cases []Case) string {
	texts := make([]string, len(cases))
	for i, k := range cases {
		texts[i] = fmt.Sprintf("%s %d", formatCandidates(w, []Candidate{k.Suppose}), len(k.Steps))
	}
	return strings.Join(texts, ", ")
}
