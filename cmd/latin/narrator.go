package main

import (
	"fmt"
	"slices"
	"strings"

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
		n.tell(fmt.Sprintf("%s%3d. ", n.indent, n.number), st)
	}
	n.apply(st)
}

// tell tells a step with its cases, after a lead.
func (n *narrator) tell(lead string, st *attrition.Step) {
	text := n.sentence(st)
	switch {
	case refutes(st):
		text = n.told(st, fmt.Sprintf("suppose %s = %s.", n.words.Cell(st.Split.Cell), n.words.Label(st.Cases[0].Suppose.Label)))
	case len(st.Cases) > 0: // which tell the reasons, one after another
		text = n.told(st, n.question(st)+".")
	}
	n.out.WriteString(wrapped(lead, strings.Repeat(" ", len(lead)), text))
	n.cases(st)
}

// refutes says whether a step follows the label that it removes to a
// contradiction, and no others.
func refutes(st *attrition.Step) bool {
	return st.Split.Cell >= 0 && len(st.Cases) == 1 && slices.Equal(st.Removes, []attrition.Candidate{st.Cases[0].Suppose})
}

func (n *narrator) apply(st *attrition.Step) {
	for _, q := range st.Removes {
		n.domains[q.Cell] &^= latin.Just(q.Label)
	}
}

// sentence tells a step: what follows, by which rule, and why.
//
//	r4c7 = 5. Hidden single: in row 4, 5 can only go in r4c7.
func (n *narrator) sentence(st *attrition.Step) string { return n.told(st, n.reason(st)) }

func (n *narrator) told(st *attrition.Step, reason string) string {
	conclusion := n.words.ConclusionFrom(st, n.domains)
	if st.Rule.Tier == attrition.Beyond && len(st.Places) > fewPlaces {
		conclusion = fmt.Sprintf("all %d empty cells are found", len(st.Places))
	}
	return fmt.Sprintf("%s. %s: %s", n.words.Sentence(conclusion), sentence(attrition.RuleName(st.Rule)), reason)
}

// fewPlaces are told one by one when trying out has found them.
const fewPlaces = 4

// reason is what the rule says, as it stands after a colon.
func (n *narrator) reason(st *attrition.Step) string {
	text := st.Rule.Tell(n.words, st)
	if text != "" && !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	return n.words.Within(text)
}

// question tells what the cases of a step are the cases of: "r1c2 is 4 or 6".
func (n *narrator) question(st *attrition.Step) string {
	if x := st.Split.Cell; x >= 0 {
		return fmt.Sprintf("%s is %s", n.words.Cell(x), or(domainTexts(n.words.Puzzle.Labels, n.domains[x])))
	}
	var places []string
	for _, x := range n.words.Puzzle.Board.Asterisms()[st.Split.Asterism].Cells {
		if n.domains[x].Has(st.Split.Label) {
			places = append(places, n.words.Cell(x))
		}
	}
	return fmt.Sprintf("in %s, %s goes into %s", n.words.Asterism(st.Split.Asterism), n.words.Label(st.Split.Label), or(places))
}

// deepest is how far cases within cases are indented.
const deepest = 48

// cases tells the cases of a step, each with steps of its own numbers.
func (n *narrator) cases(st *attrition.Step) {
	before := n.domains
	indent := n.indent
	if len(indent) < deepest {
		indent += "      "
	}
	for _, k := range st.Cases {
		inner := &narrator{words: n.words, domains: slices.Clone(before), all: n.all, indent: indent, out: n.out}
		inner.domains[k.Suppose.Cell] = latin.Just(k.Suppose.Label)
		if !refutes(st) {
			fmt.Fprintf(n.out, "%s     If %s = %s:\n", n.indent, n.words.Cell(k.Suppose.Cell), n.words.Label(k.Suppose.Label))
		}
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
	if st.Rule.Tier == attrition.Beyond && !slices.ContainsFunc(n.domains, func(d latin.Domain) bool { return d.Len() > 1 }) {
		return "This case fills the board."
	}
	if n.number == 0 { // nothing but crossing off
		return "At once: " + n.words.Leave(st.Removes) + "."
	}
	return "In this case, too: " + n.words.Leave(st.Removes) + "."
}
