package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"latin"
	"latin/attrition"
)

// Depths of a hint, each telling what those before it tell.
const (
	hintWhere = 1
	hintRule  = 2
	hintStep  = 3
)

// hintJSON leaves out what a hint of its depth does not tell.
type hintJSON struct {
	head
	Hint      int             `json:"hint"`
	Asterisms []int           `json:"asterisms"`
	Cells     []latin.Cell    `json:"cells"`
	Rule      string          `json:"rule,omitempty"`
	Tier      string          `json:"tier,omitempty"`
	Steps     json.RawMessage `json:"steps,omitempty"`
}

// hint tells the first step that is more than crossing off.
func (a *app) hint(q question, pf *attrition.Proof, v provedVerdict, depth int) answer {
	n := newNarrator(pf.Puzzle, pf.Start, false)
	if v.code == exitNone {
		return answer{code: exitNone, msgs: []string{q.name() + ": " + noHint(pf, v)}}
	}
	for i := range pf.Steps {
		if st := &pf.Steps[i]; !crossingOff(st) {
			return a.hintAnswer(q, n, st, depth)
		}
		n.apply(&pf.Steps[i])
	}
	msg := q.name() + ": nothing is left to be found"
	if pf.Outcome != attrition.Solved {
		msg = v.message(q, pf, proveFlags{})
	}
	return answer{code: v.code, msgs: []string{msg}}
}

func noHint(pf *attrition.Proof, v provedVerdict) string {
	if v.state {
		return strings.TrimPrefix(deadState(pf), "so ") + "; no hint can mend that"
	}
	return "no solution, so no hint (`latin check` tells why)"
}

func (a *app) hintAnswer(q question, n *narrator, st *attrition.Step, depth int) answer {
	asterisms, cells := whereToLook(st)
	if a.json {
		return hintJSONAnswer(q, st, depth)
	}
	look := n.words.Cells(cells)
	if len(asterisms) > 0 {
		look = n.words.Asterisms(asterisms)
	}
	text := fmt.Sprintf("%s: Look at %s.", q.name(), look)
	if depth >= hintRule {
		text += fmt.Sprintf(" %s (%s).", sentence(attrition.RuleName(st.Rule)), ruleTitle(st.Rule))
	}
	if depth < hintStep {
		return answer{out: []byte(wrapped("", "", text))}
	}
	return answer{out: []byte(wrapped("", "", q.name()+": "+n.sentence(st)))}
}

// whereToLook is what a step is about, without what is found there: asterisms,
// or cells where there are none or where a chain goes from cell to cell.
func whereToLook(st *attrition.Step) ([]int, []latin.Cell) {
	switch {
	case len(st.Cases) > 0 && st.Split.Cell >= 0:
		return nil, []latin.Cell{st.Split.Cell}
	case len(st.Cases) > 0:
		return []int{st.Split.Asterism}, nil
	case len(st.Asterisms) > 0 && len(st.Links) == 0:
		return st.Asterisms, nil
	}
	return nil, st.Cells
}

func hintJSONAnswer(q question, st *attrition.Step, depth int) answer {
	asterisms, look := whereToLook(st)
	j := hintJSON{head: q.head("hint"), Hint: depth, Asterisms: append([]int{}, asterisms...), Cells: cells(look)}
	if depth >= hintRule {
		j.Rule, j.Tier = st.Rule.Name, st.Rule.Tier.String()
	}
	if depth >= hintStep {
		steps, err := attrition.EncodeSteps(q.record.Puzzle, []attrition.Step{*st})
		if err != nil {
			return fail(failed(err))
		}
		j.Steps = steps
	}
	return answerJSON(j, exitOK)
}
