package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"latin"
	"latin/attrition"
	"latin/corpus"
)

// ruleExamples are puzzles, one a rule, with the rule's name as id. The test of
// the examples rewrites the file.
//
//go:embed rule_examples.txt
var ruleExamples string

// A ruleExample is the first step of a rule on a puzzle.
type ruleExample struct {
	record *corpus.Record
	before latin.Domains // the step
	step   attrition.Step
}

// exampleOf proves the rule's puzzle up to its first step; false when there is
// no puzzle for the rule.
func exampleOf(ctx context.Context, r *attrition.Rule) (ruleExample, bool) {
	for record, err := range corpus.Read(strings.NewReader(ruleExamples), "rule_examples.txt", corpus.Line) {
		if err == nil && record.ID() == r.Name {
			return exampleOn(ctx, record, r)
		}
	}
	return ruleExample{}, false
}

// exampleOn looks for a step of the rule where all cheaper rules see nothing
// more, failing that where those that everybody knows do not, and then where the
// singles do not; false when there is none.
func exampleOn(ctx context.Context, record *corpus.Record, r *attrition.Rule) (ruleExample, bool) {
	for _, others := range [][]*attrition.Rule{cheaperThan(r), attrition.UpTo(attrition.Basic), attrition.UpTo(attrition.Singles)} {
		if e, ok := firstStepOf(ctx, record, r, others); ok {
			return e, true
		}
	}
	return ruleExample{}, false
}

// own says whether a step shows the pattern after which its rule is named, and
// not a simpler one that the rule covers, too: sets that are more than cells of
// two labels, groups that are more than cells, two asterisms rather than one,
// sets of more than two labels.
func own(st *attrition.Step) bool {
	sets, large, grouped := 0, 0, false
	for _, l := range st.Links {
		if len(l.From.Cells) == 0 || len(l.To.Cells) == 0 {
			return false
		}
		grouped = grouped || len(l.From.Cells)+len(l.To.Cells) > 2
		if len(l.Via) > 0 {
			sets++
		}
		if len(l.Via) > 1 {
			large++
		}
	}
	switch st.Rule {
	case attrition.ALSXZ, attrition.DeathBlossom:
		return large > 1
	case attrition.ALSXY:
		return sets > 2 && large > 1
	case attrition.ALSChain:
		return sets > 3 && large > 1
	case attrition.GroupedAIC, attrition.EmptyRectangle:
		return grouped
	case attrition.SueDeCoq:
		return len(st.Asterisms) > 1 && len(st.Cells) <= readableCells
	case attrition.Hall:
		return st.Labels.Len() > 2
	}
	return true
}

// readableCells is as many as a Sue de Coq may have that people find.
const readableCells = 6

// cheaperThan lists the rules that come before a rule. Before those that stand
// beside the tiers come the ones that everybody knows.
func cheaperThan(r *attrition.Rule) []*attrition.Rule {
	most := r.Tier
	if r.Tier > attrition.Nets {
		most = attrition.Basic
	}
	return slices.DeleteFunc(attrition.UpTo(most), func(other *attrition.Rule) bool {
		return other.Cost >= r.Cost && other.Tier > attrition.Singles
	})
}

// firstStepOf is the first step of the rule, with a pattern of its own, in the
// proof by other rules and it.
func firstStepOf(ctx context.Context, record *corpus.Record, r *attrition.Rule, others []*attrition.Rule) (ruleExample, bool) {
	if !slices.Contains(others, r) {
		others = append(slices.Clip(others), r)
	}
	pf, err := attrition.NewProver(record.Puzzle, others).Prove(ctx, startOf(record))
	if err != nil {
		return ruleExample{}, false
	}
	e := ruleExample{record: record, before: slices.Clone(pf.Start)}
	for i := range pf.Steps {
		if pf.Steps[i].Rule == r && own(&pf.Steps[i]) {
			e.step = pf.Steps[i].Clone()
			return e, true
		}
		for _, q := range pf.Steps[i].Removes {
			e.before[q.Cell] &^= latin.Just(q.Label)
		}
	}
	return ruleExample{}, false
}

// text shows the candidates before the step, with marks, and tells the step.
func (e *ruleExample) text() string {
	p := e.record.Puzzle
	texts := domainsTexts(p, e.before)
	for _, c := range e.step.Cells {
		texts[c] = "[" + texts[c] + "]"
	}
	for c, d := range e.gone() {
		if d != 0 {
			texts[c] += "-" + domainsTexts(p, latin.Domains{d})[0]
		}
	}
	n := newNarrator(p, e.before, false)
	n.tell("", &e.step)
	return fmt.Sprintf("An example (%s), with its candidates, [ ] round the cells of the pattern and -\nbefore what goes:\n\n%s\n%s",
		p.Title, picture(p, texts), n.out)
}

// gone are the labels that the step takes out of each cell.
func (e *ruleExample) gone() latin.Domains {
	d := make(latin.Domains, len(e.before))
	for _, q := range e.step.Removes {
		d[q.Cell] |= latin.Just(q.Label)
	}
	return d
}

// json is the puzzle with its state and the step.
func (e *ruleExample) json() (json.RawMessage, error) {
	p := e.record.Puzzle
	steps, err := attrition.EncodeSteps(p, []attrition.Step{e.step})
	if err != nil {
		return nil, err
	}
	q := question{record: &corpus.Record{Puzzle: p, Clues: e.record.Clues, Candidates: e.before}}
	return encodeJSON(struct {
		head
		Candidates [][]string      `json:"candidates"`
		Steps      json.RawMessage `json:"steps"`
	}{q.head("puzzle"), candidateTexts(q), steps})
}
