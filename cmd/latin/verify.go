package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"latin/attrition"
)

func (a *app) verifyCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "verify [FILE...]",
		Short: "Check proofs with a checker that knows no rule",
		Long: `Verify reads proofs as ` + "`latin prove --json`" + ` writes them, one object after another
(each on a line of its own, or on several), and checks them step by step. The checker calls no rule: it recomputes what every step says
from the definition of the board alone. Checked are that the proof starts from
what the clues say (or from the candidates given), that every step holds, that
the steps lead where the proof says, and what it claims: outcome, solved, fair,
tier, hardest, theorems, solution, goal. A claim that is null or missing is not
made. What a proof is, and what makes a step hold, docs/proving.md states.

It checks what ` + "`latin knight --json`" + ` writes, too: covers by their definition, arguments
by finding them again, searches by running them again.

Exit code 0 when all proofs hold, 7 when one is refused, with the number of the
step (crossing off counted) and the reason; 5 malformed input.`,
		Example: `  latin prove --json puzzles.txt > proofs.jsonl
  latin verify proofs.jsonl
  latin prove --json puzzle.txt | latin verify --json`,
		RunE: func(cmd *cobra.Command, files []string) error { return a.verify(cmd.Context(), files) },
	}
	a.timeoutFlag(c, defaultTimeout, "for each proof")
	return c
}

// verify puts every proof through the checker, on all jobs, with the results in order.
func (a *app) verify(ctx context.Context, files []string) error {
	a.emptyFile = true
	work := func(_ int, in proofInput) answer { return a.verifyOne(ctx, in) }
	r := a.newReport()
	return r.end(ordered(ctx, a.jobs, a.proofs(ctx, files), work, r.take, a.flush))
}

// verifyJSON tells what became of one proof. A proof that is refused proves
// nothing: outcome, fair and tier are null then. fair is null, too, where the proof
// is not about a puzzle as a whole.
type verifyJSON struct {
	head
	Verified bool    `json:"verified"`
	Reason   *string `json:"reason"` // of a refusal
	Outcome  *string `json:"outcome"`
	Fair     *bool   `json:"fair"`
	Tier     *string `json:"tier"`
	Steps    int     `json:"steps"`
}

func (a *app) verifyOne(ctx context.Context, in proofInput) answer {
	if ctx.Err() != nil {
		return answer{code: exitInterrupted}
	}
	if in.err != nil {
		return badInput(in.err)
	}
	if isKnight(in.Text) {
		return a.verifyKnight(ctx, in)
	}
	q, pf, claims, err := in.proof()
	if err != nil {
		return badInput(err)
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	err, finished := within(ctx, func() error { return refusal(pf, claims) })
	if !finished {
		return answer{code: codeOf(context.Cause(ctx)), msgs: []string{fmt.Sprintf("%s: not checked: %v", q.name(), context.Cause(ctx))}}
	}
	return a.verified(q, pf, claims.whole(q), err)
}

// within runs a check that cannot be stopped; when the context ends first, it
// is left behind.
func within(ctx context.Context, check func() error) (err error, finished bool) {
	done := make(chan error, 1)
	go func() { done <- check() }()
	select {
	case err = <-done:
		return err, true
	case <-ctx.Done():
		return nil, false
	}
}

// refusal says why a proof is refused, nil when it holds with all its claims.
func refusal(pf *attrition.Proof, claims claims) error {
	if err := attrition.Verify(pf); err != nil {
		return err
	}
	return claims.check(pf)
}

func (a *app) verified(q question, pf *attrition.Proof, whole bool, err error) answer {
	ans := answer{}
	if err != nil {
		ans = answer{code: exitRefused, msgs: []string{refusedText(q, err)}}
	}
	if a.json {
		out := answerJSON(verifyObject(q, pf, whole, err), ans.code)
		out.msgs = ans.msgs
		return out
	}
	if err == nil {
		ans.out = fmt.Appendf(nil, "%s: verified: %s%s\n", q.name(), provedText(pf), hardestText(pf))
	}
	return ans
}

// refusedText tells where the proof stands, for many may have the same id.
func refusedText(q question, err error) string {
	at := fmt.Sprintf("%s:%d", q.record.File, q.record.Line)
	if q.name() != at {
		at += ": " + q.name()
	}
	return fmt.Sprintf("%s: %v", at, err)
}

func verifyObject(q question, pf *attrition.Proof, whole bool, err error) verifyJSON {
	j := verifyJSON{head: q.head("verify"), Verified: err == nil, Steps: len(pf.Steps)}
	if err != nil {
		reason := err.Error()
		j.Reason = &reason
		return j
	}
	outcome, tier, fair := pf.Outcome.String(), pf.Tier().String(), pf.Fair()
	j.Outcome, j.Tier = &outcome, &tier
	if whole {
		j.Fair = &fair
	}
	return j
}

// provedText says what a proof proves, and in how many steps.
func provedText(pf *attrition.Proof) string {
	steps := fmt.Sprintf("%d steps", len(pf.Steps))
	if len(pf.Steps) == 1 {
		steps = "1 step"
	}
	switch pf.Outcome {
	case attrition.Solved:
		return "solved in " + steps
	case attrition.NoSolution:
		return "no solution, in " + steps
	}
	return steps + ", not to the end"
}

func hardestText(pf *attrition.Proof) string {
	if len(pf.Steps) == 0 {
		return ""
	}
	return fmt.Sprintf("; %s", neededText(pf))
}
