package main

import (
	"context"
	"fmt"
	"strings"

	"latin/attrition"
)

// A provedVerdict is what is known of a puzzle after a proof.
type provedVerdict struct {
	code exitCode
	// err says why the proof is not finished.
	err error
	// solutions of a puzzle on which the rules stopped: 0, 1, or 2 for several;
	// -1 when nobody asked.
	solutions int
	// goal is the cell explained, with its label; nil when all is.
	goal *attrition.Candidate
	// state says that the proof starts from candidates, not from clues alone.
	state bool
}

// judge finds out what a proof says of the puzzle. Where the rules stopped, the
// exact search tells whether there is anything to be found.
func judge(ctx context.Context, q question, pf *attrition.Proof, err error) provedVerdict {
	v := provedVerdict{err: err, solutions: -1, state: q.record.Candidates != nil}
	switch {
	case err != nil:
		v.code = codeOf(err)
	case pf.Outcome == attrition.NoSolution:
		v.code = exitNone
	case pf.Outcome == attrition.Stuck:
		v.code = exitUndecided
		v.count(ctx, q)
	}
	return v
}

// count asks for two solutions; of a state it is not known how to ask.
func (v *provedVerdict) count(ctx context.Context, q question) {
	if v.state {
		return
	}
	found, err := q.search.UpTo(ctx, q.record.Clues, 2)
	if err != nil && len(found) < 2 {
		return
	}
	v.solutions = len(found)
	switch v.solutions {
	case 0:
		v.code = exitNone
	case 2:
		v.code = exitSeveral
	}
}

// message says on stderr how the proof ended.
func (v *provedVerdict) message(q question, pf *attrition.Proof, f proveFlags) string {
	return q.name() + ": " + strings.TrimPrefix(v.words(pf, f), "so ")
}

// words say how the proof ended, after its steps.
func (v *provedVerdict) words(pf *attrition.Proof, f proveFlags) string {
	const tells = " (`latin check` tells why)."
	switch {
	case v.goal != nil:
		w := attrition.Words{Puzzle: pf.Puzzle}
		if len(pf.Steps) == 0 {
			return fmt.Sprintf("%s = %s is given.", w.Cell(v.goal.Cell), w.Label(v.goal.Label))
		}
		return fmt.Sprintf("so %s = %s: %s.", w.Cell(v.goal.Cell), w.Label(v.goal.Label), neededText(pf))
	case v.err != nil:
		return v.err.Error()
	case pf.Outcome == attrition.NoSolution && v.state:
		return deadState(pf) + "."
	case pf.Outcome == attrition.NoSolution:
		return "so there is no solution" + tells
	case pf.Outcome == attrition.Solved:
		return v.solvedWords(pf)
	case v.solutions == 0:
		return "the rules stop here, and there is no solution" + tells
	case v.solutions == 1:
		return "the rules stop here, though there is exactly one solution: " + otherRules(f)
	case v.solutions == 2:
		return "the rules stop here: there are several solutions (`latin check` tells where they differ)."
	}
	return "the rules stop here; whether there is one solution is undecided."
}

// otherRules says what may go on where some rules stop.
func otherRules(f proveFlags) string {
	if f.rules == "" {
		return "no rule sees more."
	}
	return "other rules may see more (`latin rules` lists them)."
}

func (v *provedVerdict) solvedWords(pf *attrition.Proof) string {
	switch r := pf.Hardest(); {
	case r == nil:
		return "solved: nothing is left to be found."
	case !pf.Fair():
		return "solved, but not fair: no rule goes all the way, and the rest is trying out."
	case v.state:
		return "solved from these candidates: " + neededText(pf) + "."
	}
	return "solved, and fair: " + neededText(pf) + "."
}

// neededText names the tier and the hardest rule of a proof.
func neededText(pf *attrition.Proof) string {
	return fmt.Sprintf("tier %s, hardest rule %s", pf.Tier(), attrition.RuleName(pf.Hardest()))
}
