package main

import (
	"bytes"
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"latin"
	"latin/attrition"
)

func (a *app) openingsCommand() *cobra.Command {
	var rules string
	c := &cobra.Command{
		Use:   "openings [FILE...]",
		Short: "List everything that the rules allow in a state, by rule",
		Long: `Openings lists what a person could do next: every placement and elimination
that some rule allows at once, by rule, the cheapest first. Nothing is followed up.
What a rule sees twice is listed once.

A state's candidates are taken as they are. A puzzle given by clues alone is taken
with the candidates that its clues leave: in every empty cell the labels that
none of its asterisms holds as often as it may.

All that a forcing net of depth 2 sees can take half a minute at a hard state; with
--rules extreme the nets are left out. Any number of solutions is fine (exit code 0).`,
		Example: `  latin openings puzzle.txt
  latin openings --rules basic state.txt
  latin openings --json puzzle.txt`,
		RunE: func(cmd *cobra.Command, files []string) error {
			set, err := ruleSet(rules, attrition.UpTo(attrition.Nets))
			if err != nil {
				return err
			}
			return a.each(cmd.Context(), files, func(ctx context.Context, q question) answer {
				return a.openingsOf(ctx, q, set)
			})
		},
	}
	rulesFlag(c, &rules, "default: every rule of a tier")
	a.inputFlags(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

// openingJSON is one opening.
type openingJSON struct {
	Schema        string          `json:"schema"`
	ID            string          `json:"id,omitempty"`
	Kind          string          `json:"kind"`
	Rule          string          `json:"rule"`
	Tier          string          `json:"tier"`
	Asterisms     []int           `json:"asterisms"`
	Cells         []latin.Cell    `json:"cells"`
	Labels        []string        `json:"labels"`
	Places        []candidateJSON `json:"places"`
	Removes       []candidateJSON `json:"removes"`
	Contradiction bool            `json:"contradiction"`
}

type candidateJSON struct {
	Cell  latin.Cell `json:"cell"`
	Label string     `json:"label"`
}

// openingsOf writes the openings as they are found.
func (a *app) openingsOf(ctx context.Context, q question, rules []*attrition.Rule) answer {
	p := q.record.Puzzle
	d := attrition.Pencil(p, q.record.Clues)
	if q.record.Candidates != nil {
		d = startOf(q.record)
	}
	w := &attrition.Words{Puzzle: p}
	head := answer{}
	if !a.json {
		head.out = openingsHead(q, w, d)
	}
	if emptied := emptiedCells(w, d); emptied != "" {
		head.msgs = []string{fmt.Sprintf("%s: %s: no solution in this state", q.name(), emptied)}
	}
	if err := a.emit(head); err != nil {
		return fail(err)
	}
	found := 0
	for st := range attrition.OpeningsBeside(ctx, p, q.record.Clues, d, rules) {
		found++
		if err := a.emit(a.openingAnswer(q, w, &st, d)); err != nil {
			return fail(err)
		}
	}
	if ctx.Err() != nil {
		return answer{code: codeOf(context.Cause(ctx)), msgs: []string{fmt.Sprintf("%s: %v after %d openings", q.name(), context.Cause(ctx), found)}}
	}
	if a.json {
		return answer{}
	}
	if found == 0 {
		return answer{out: []byte("These rules see nothing.\n\n")}
	}
	return answer{out: []byte("\n")}
}

func openingsHead(q question, w *attrition.Words, d latin.Domains) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s (%s)\n\n%s\n", q.name(), w.Puzzle.Title, picture(w.Puzzle, domainsTexts(w.Puzzle, d)))
	if w.ByPlace() {
		b.WriteString(placesText + "\n\n")
	}
	return b.Bytes()
}

func (a *app) openingAnswer(q question, w *attrition.Words, st *attrition.Step, d latin.Domains) answer {
	if a.json {
		return answerJSON(openingObject(q, st), exitOK)
	}
	n := &narrator{words: w, domains: d}
	return answer{out: []byte(wrapped("  ", "    ", n.sentence(st)))}
}

func openingObject(q question, st *attrition.Step) openingJSON {
	l := q.record.Puzzle.Labels
	return openingJSON{
		Schema: schema("openings"), ID: q.record.ID(), Kind: q.record.Puzzle.Name(),
		Rule: st.Rule.Name, Tier: st.Rule.Tier.String(),
		Asterisms: append([]int{}, st.Asterisms...), Cells: cells(st.Cells), Labels: domainTexts(l, st.Labels),
		Places: candidateList(l, st.Places), Removes: candidateList(l, st.Removes), Contradiction: st.Contradiction,
	}
}

func candidateList(l *latin.Labels, list []attrition.Candidate) []candidateJSON {
	out := make([]candidateJSON, len(list))
	for i, q := range list {
		out[i] = candidateJSON{q.Cell, l.Text(q.Label)}
	}
	return out
}
