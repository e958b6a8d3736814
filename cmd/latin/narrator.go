package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"latin"
	"latin/attrition"
)

// A narrator tells the steps of a proof to people. It keeps the domains as they
// are after the steps that it has told.
type narrator struct {
	words   *attrition.Words
	domains latin.Domains
	all     bool // tell what is crossed off, too
	indent  string
	number  int
	out     *strings.Builder
}

func newNarrator(p *latin.Puzzle, start latin.Domains, all bool) *narrator {
	return &narrator{words: &attrition.Words{Puzzle: p}, domains: slices.Clone(start), all: all, out: new(strings.Builder)}
}

// crossingOff says whether a step is what one does after every placement and
// does not want to be told.
func crossingOff(st *attrition.Step) bool { return st.Rule == attrition.FullLabel && !st.Contradiction }

// steps tells the steps, each with its number.
func (n *narrator) steps(list []attrition.Step) {
	for i := range list {
		n.step(&list[i])
	}
}

func (n *narrator) step(st *attrition.Step) {
	if n.all || !crossingOff(st) {
		n.number++
		lead := fmt.Sprintf("%s%3d. ", n.indent, n.number)
		n.out.WriteString(wrapped(lead, strings.Repeat(" ", len(lead)), n.sentence(st)))
		n.cases(st)
	}
	n.apply(st)
}

func (n *narrator) apply(st *attrition.Step) {
	for _, q := range st.Removes {
		n.domains[q.Cell] &^= latin.Just(q.Label)
	}
}

// sentence tells a step: what follows, by which rule, and why.
//
//	r4c7 = 5. Hidden single: in row 4, 5 can only go in r4c7.
func (n *narrator) sentence(st *attrition.Step) string {
	return fmt.Sprintf("%s. %s: %s", n.words.Sentence(n.words.Conclusion(st)), sentence(attrition.RuleName(st.Rule)), n.reason(st))
}

// reason is what the rule says, as it stands after a colon.
func (n *narrator) reason(st *attrition.Step) string {
	text := st.Rule.Tell(n.words, st)
	if text != "" && !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	first, size := utf8.DecodeRuneInString(text)
	second, _ := utf8.DecodeRuneInString(text[size:])
	if unicode.IsUpper(first) && unicode.IsLower(second) {
		if small := string(unicode.ToLower(first)) + text[size:]; n.words.Sentence(small) == text {
			return small
		}
	}
	return text
}

// cases tells the cases of a step, each with steps of its own numbers.
func (n *narrator) cases(st *attrition.Step) {
	before := n.domains
	for _, k := range st.Cases {
		inner := &narrator{words: n.words, domains: slices.Clone(before), all: n.all, indent: n.indent + "      ", out: n.out}
		inner.domains[k.Suppose.Cell] = latin.Just(k.Suppose.Label)
		fmt.Fprintf(n.out, "%s     If %s = %s:\n", n.indent, n.words.Cell(k.Suppose.Cell), n.words.Label(k.Suppose.Label))
		inner.steps(k.Steps)
		lead := inner.indent + "  => "
		n.out.WriteString(wrapped(lead, strings.Repeat(" ", len(lead)), inner.end(k, st)))
	}
}

// end says how a case ends.
func (n *narrator) end(k attrition.Case, st *attrition.Step) string {
	if last := len(k.Steps) - 1; last >= 0 && k.Steps[last].Contradiction {
		return "This case is impossible."
	}
	if x := slices.Index(n.domains, 0); x >= 0 {
		return fmt.Sprintf("No label is left for %s, so this case is impossible.", n.words.Cell(latin.Cell(x)))
	}
	if len(k.Steps) == 0 {
		return "At once: " + n.words.Leave(st.Removes) + "."
	}
	return "In this case, too: " + n.words.Leave(st.Removes) + "."
}
