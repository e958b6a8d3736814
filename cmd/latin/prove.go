package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"latin"
	"latin/attrition"
	"latin/corpus"
)

// proveFlags choose what `latin prove` tells.
type proveFlags struct {
	rules    string
	goal     string
	hint     int
	shortest bool
	all      bool

	set []*attrition.Rule // of rules
}

func (a *app) proveCommand() *cobra.Command {
	var f proveFlags
	c := &cobra.Command{
		Use:   "prove [FILE...]",
		Short: "Show how a person can solve each puzzle, step by step",
		Long: `Prove solves puzzles as a person does and tells every step: what follows, by
which rule, and why. It always takes the cheapest rule that sees something. Where
all rules stop it goes on by trying out, says so, and the puzzle is not fair; with
--rules it stops there instead. A state with candidates is proved from these.

  --goal CELL   only what is needed to find the label of that cell
  --shortest    only what is needed for the solution
  --hint N      only the next step: 1 where to look, 2 by which rule, 3 the step

Exit code 0 when it is solved, 6 when the rules stop, 4 when there are several
solutions, 3 when there is none, 5 malformed input.`,
		Example: `  latin prove puzzle.txt
  latin prove --rules basic puzzle.txt
  latin prove --rules singles,x-wing,locked puzzle.txt
  latin prove --goal r4c7 puzzle.txt
  latin prove --hint 1 state.txt
  latin prove --json puzzles.txt | latin verify`,
		RunE: func(cmd *cobra.Command, files []string) error {
			if err := f.check(cmd); err != nil {
				return err
			}
			return a.stream(cmd.Context(), files, func(ctx context.Context, q question) answer {
				return a.proveOne(ctx, q, f)
			})
		},
	}
	rulesFlag(c, &f.rules, "default: every rule of a tier, then backtrack")
	c.Flags().StringVar(&f.goal, "goal", "", "explain this cell only, by its name such as r4c7")
	c.Flags().IntVar(&f.hint, "hint", 0, "tell the next step only: 1 where to look, 2 by which rule, 3 what follows")
	c.Flags().BoolVar(&f.shortest, "shortest", false, "leave out all that the solution does not need")
	c.Flags().BoolVar(&f.all, "all-steps", false, "tell also what is crossed off after each placement")
	a.inputFlags(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

// check reads the rules and refuses flags that exclude each other.
func (f *proveFlags) check(cmd *cobra.Command) error {
	hinted := cmd.Flags().Changed("hint")
	switch {
	case hinted && (f.hint < 1 || f.hint > 3):
		return usagef("--hint is %d; use 1 (where to look), 2 (which rule) or 3 (what follows)", f.hint)
	case hinted && (f.goal != "" || f.shortest || f.all), f.goal != "" && f.shortest:
		return usagef("--hint, --goal and --shortest exclude each other, and --hint tells no crossing off; use one of them")
	}
	var err error
	f.set, err = ruleSet(f.rules, lastResort())
	return err
}

// startOf is the board domain from which a record is reasoned about: its
// candidates when it has some, otherwise what the clues say.
func startOf(r *corpus.Record) latin.Domains {
	d := attrition.Start(r.Puzzle, r.Clues)
	for c := range r.Candidates {
		d[c] &= r.Candidates[c]
	}
	return d
}

func (a *app) proveOne(ctx context.Context, q question, f proveFlags) answer {
	pf, err := q.worker.prover(q.record.Puzzle, f.set).Prove(ctx, startOf(q.record))
	v := judge(ctx, q, pf, err)
	switch {
	case f.hint > 0:
		return a.hint(q, pf, v, f.hint)
	case f.goal != "":
		return a.proveGoal(q, pf, v, f)
	case f.shortest && err == nil:
		pf = attrition.Slice(pf, nil)
	}
	return a.proofAnswer(q, pf, v, f)
}

func (a *app) proofAnswer(q question, pf *attrition.Proof, v provedVerdict, f proveFlags) answer {
	if a.json {
		return proofJSONAnswer(q, pf, v, f)
	}
	ans := answer{out: []byte(proofText(q, pf, v, f) + "\n"), code: v.code}
	if v.code != exitOK {
		ans.msgs = []string{v.message(q, pf, f)}
	}
	return ans
}

// proveGoal explains one cell.
func (a *app) proveGoal(q question, pf *attrition.Proof, v provedVerdict, f proveFlags) answer {
	w := attrition.Words{Puzzle: pf.Puzzle}
	x, ok := w.CellNamed(f.goal)
	if !ok {
		return fail(usagef("%s: no cell is named %q; cells are named like %s", q.name(), f.goal, w.Cell(0)))
	}
	label, found := pf.End[x].Only()
	if !found || pf.Outcome == attrition.NoSolution {
		return answer{code: v.code, msgs: []string{fmt.Sprintf("%s: %s is not found: %s", q.name(), f.goal, strings.TrimPrefix(v.words(pf, f), "so "))}}
	}
	v.code, v.goal = exitOK, &attrition.Candidate{Cell: x, Label: label}
	return a.proofAnswer(q, attrition.Slice(pf, []attrition.Candidate{*v.goal}), v, f)
}
