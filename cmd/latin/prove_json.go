package main

import (
	"encoding/json"

	"latin"
	"latin/attrition"
)

// proofJSON is a proof as `latin verify` reads it. Tier is null where the rules
// stopped, fair where the proof is not about the puzzle as a whole: from
// candidates, or of one cell.
type proofJSON struct {
	head
	Candidates [][]string      `json:"candidates,omitempty"`
	Goal       *latin.Cell     `json:"goal,omitempty"`
	Outcome    string          `json:"outcome"`
	Solved     bool            `json:"solved"`
	Fair       *bool           `json:"fair"`
	Tier       *string         `json:"tier"`
	Hardest    *string         `json:"hardest"`
	Theorems   []string        `json:"theorems"`
	Strategy   int             `json:"strategy"`
	Solution   *string         `json:"solution"`
	Steps      json.RawMessage `json:"steps"`
}

func proofJSONAnswer(q question, pf *attrition.Proof, v provedVerdict, f proveFlags) answer {
	steps, err := attrition.EncodeSteps(pf.Puzzle, pf.Steps)
	if err != nil {
		return fail(failed(err))
	}
	j := proofJSON{
		head: q.head("prove"), Candidates: candidateTexts(q), Outcome: outcomeText(pf, v),
		Solved: pf.Outcome == attrition.Solved, Theorems: theoremNames(pf), Strategy: attrition.Version,
		Solution: cellsOrNil(pf.Puzzle, pf.Solution()), Steps: steps,
	}
	if v.goal != nil {
		j.Goal = &v.goal.Cell
	}
	if fair := pf.Fair(); v.goal == nil && !v.state && v.err == nil {
		j.Fair = &fair
	}
	if tier := pf.Tier().String(); pf.Outcome != attrition.Stuck || v.goal != nil {
		j.Tier = &tier
	}
	if r := pf.Hardest(); r != nil {
		j.Hardest = &r.Name
	}
	ans := answerJSON(j, v.code)
	if v.code != exitOK {
		ans.msgs = []string{v.message(q, pf, f)}
	}
	return ans
}

func outcomeText(pf *attrition.Proof, v provedVerdict) string {
	if v.err != nil {
		return "undecided"
	}
	return pf.Outcome.String()
}

func theoremNames(pf *attrition.Proof) []string {
	names := []string{}
	for _, r := range pf.Theorems() {
		names = append(names, r.Name)
	}
	return names
}

// candidateTexts are the candidates of a state, one list a cell; nil when the
// record has none.
func candidateTexts(q question) [][]string {
	var lists [][]string
	for _, d := range q.record.Candidates {
		lists = append(lists, domainTexts(q.record.Puzzle.Labels, d))
	}
	return lists
}
