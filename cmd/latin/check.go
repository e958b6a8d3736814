package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"latin"
	"latin/attrition"
	"latin/generator"
)

func (a *app) checkCommand() *cobra.Command {
	var rules string
	c := &cobra.Command{
		Use:   "check [FILE...]",
		Short: "Tell whether each puzzle is a Latin puzzle, with reasons",
		Long: `Check tells for each puzzle whether it has exactly one solution.

  unique    one solution; redundant clues (each removable alone) are listed,
            and a puzzle without any outside its inscription is critical;
            it is fair when rules lead to the solution without trying out,
            and the smallest tier of rules that does is told
  several   two solutions are shown and the cells in which they differ
  none      a set of clues is shown that cannot stand together, and of which
            none can be dropped

Exit code 0 when all puzzles are unique, 4 several, 3 none, 5 malformed
input, 6 undecided. With --cross-check two engines that share no code must
agree; if they do not, both answers are told on stderr and the code is 1.`,
		Example: `  latin check puzzles.txt
  latin check --json < puzzles.txt
  latin check --rules basic puzzles.txt
  latin check --cross-check puzzles.txt
  echo sudoku:2x2:1......2..3..... | latin check`,
		RunE: func(cmd *cobra.Command, files []string) error {
			set, err := ruleSet(rules, attrition.UpTo(attrition.Nets))
			if err != nil {
				return err
			}
			return a.stream(cmd.Context(), files, func(ctx context.Context, q question) answer {
				return a.checkOne(ctx, q, set)
			})
		},
	}
	rulesFlag(c, &rules, "default: every rule of a tier")
	a.inputFlags(c)
	a.engineFlag(c)
	a.crossCheckFlag(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

// checkJSON is null where a field does not apply: unique and critical of a
// puzzle that is undecided; fair, tier and hardest of one that is not unique, or
// when there was no time for a proof.
type checkJSON struct {
	head
	Solutions  *int         `json:"solutions"`
	Unique     *bool        `json:"unique"`
	Critical   *bool        `json:"critical"`
	Fair       *bool        `json:"fair"`
	Tier       *string      `json:"tier"`
	Hardest    *string      `json:"hardest"`
	Redundant  []latin.Cell `json:"redundant"`
	Conflict   []latin.Cell `json:"conflict"`
	Impossible bool         `json:"impossible"`
	Solution   *string      `json:"solution"`
	Second     *string      `json:"second"`
	Differ     []latin.Cell `json:"differ"`
}

func (a *app) checkOne(ctx context.Context, q question, rules []*attrition.Rule) answer {
	v, err := generator.Check(ctx, q.search, q.record.Clues)
	var fair *fairness
	if v.Certain && v.Solutions == 1 {
		fair = fairnessOf(ctx, q, rules)
	}
	code := verdictCode(v, err)
	if fair != nil && fair.err != nil {
		code = worse(code, codeOf(fair.err))
	}
	ans := answer{out: []byte(verdictText(q, v, err, fair)), code: code}
	if a.json {
		j := verdictJSON(q, v, err)
		j.Fair, j.Tier, j.Hardest = fair.json()
		ans = answerJSON(j, code)
	}
	return confirmed(ctx, q, v, err, ans)
}

func verdictCode(v generator.Verdict, err error) exitCode {
	switch {
	case err != nil && !v.Certain:
		return codeOf(err)
	case v.Solutions == 0:
		return exitNone
	case v.Solutions > 1:
		return exitSeveral
	case err != nil: // unique, but it is not known which clues are redundant
		return codeOf(err)
	}
	return exitOK
}

func verdictJSON(q question, v generator.Verdict, err error) checkJSON {
	p := q.record.Puzzle
	j := checkJSON{
		head:      q.head("check"),
		Redundant: cells(v.Redundant), Conflict: cells(v.Conflict), Differ: cells(v.Differ),
		Impossible: v.Impossible,
		Solution:   cellsOrNil(p, v.Solution), Second: cellsOrNil(p, v.Second),
	}
	if v.Certain {
		unique := v.Solutions == 1
		j.Solutions, j.Unique = &v.Solutions, &unique
	}
	if v.Certain && (err == nil || v.Solutions != 1) {
		j.Critical = &v.Critical
	}
	return j
}

func verdictText(q question, v generator.Verdict, err error, fair *fairness) string {
	p := q.record.Puzzle
	var b strings.Builder
	fmt.Fprintf(&b, "%s: ", q.name())
	switch {
	case err != nil && !v.Certain:
		fmt.Fprintf(&b, "%v\n", err)
	case err != nil && v.Solutions == 1:
		fmt.Fprintf(&b, "unique; which clues are redundant is undecided: %v%s\n", err, fair.text())
	case err != nil:
		fmt.Fprintf(&b, "no solution; these clues cannot stand together, perhaps not all are needed for that: %s\n", clueNames(q, v.Conflict))
	case v.Solutions == 1 && v.Critical:
		fmt.Fprintf(&b, "unique, critical%s\n", fair.text())
	case v.Solutions == 1:
		fmt.Fprintf(&b, "unique, not critical%s; each of these clues can go: %s\n", fair.text(), cellNames(p, v.Redundant))
	case v.Solutions > 1:
		fmt.Fprintf(&b, "several solutions; they differ in %s\n  %s\n  %s\n", cellNames(p, v.Differ),
			p.FormatCells(v.Solution), p.FormatCells(v.Second))
	case v.Impossible:
		fmt.Fprintf(&b, "no solution; %s has no Latin board at all, whatever the clues\n", p.Name())
	default:
		fmt.Fprintf(&b, "no solution; these clues cannot stand together: %s\n", clueNames(q, v.Conflict))
	}
	return b.String()
}

// clueNames tells clues by cell and label: "r1c1=5 r1c4=5".
func clueNames(q question, list []latin.Cell) string {
	p := q.record.Puzzle
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = p.Board.CellName(c) + "=" + p.Labels.Text(q.record.Clues[c])
	}
	return strings.Join(names, " ")
}
