package main

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"latin"
)

func (a *app) candidatesCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "candidates [FILE...]",
		Short: "Show for each cell the labels that occur in some solution",
		Long: `Candidates prints for each cell the labels that it holds in at least one
solution, cells in the rows of the drawing. A puzzle without a solution has no
label anywhere. Any number of solutions is fine (exit code 0).`,
		Example: `  latin candidates puzzle.txt
  latin candidates --json puzzle.txt`,
		RunE: func(cmd *cobra.Command, files []string) error {
			return a.stream(cmd.Context(), files, a.candidatesOne)
		},
	}
	a.inputFlags(c)
	a.engineFlag(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

type candidatesJSON struct {
	head
	Candidates [][]string `json:"candidates"` // null when undecided
}

func (a *app) candidatesOne(ctx context.Context, q question) answer {
	d, err := q.search.Candidates(ctx, q.record.Clues)
	p := q.record.Puzzle
	if err != nil && a.json {
		ans := answerJSON(candidatesJSON{head: q.head("candidates")}, codeOf(err))
		ans.msgs = []string{fmt.Sprintf("%s: %v", q.name(), err)}
		return ans
	}
	if err != nil {
		return fail(fmt.Errorf("%s: %w", q.name(), err))
	}
	if a.json {
		v := candidatesJSON{head: q.head("candidates"), Candidates: make([][]string, len(d))}
		for c := range d {
			v.Candidates[c] = domainTexts(p.Labels, d[c])
		}
		return answerJSON(v, exitOK)
	}
	return answer{out: candidateTable(p, d)}
}

func domainTexts(l *latin.Labels, d latin.Domain) []string {
	texts := []string{}
	for x := range d.Labels() {
		texts = append(texts, l.Text(x))
	}
	return texts
}

// candidateTable is a table in the rows of the drawing, a blank line at its end.
func candidateTable(p *latin.Puzzle, d latin.Domains) []byte {
	sep := ""
	if !p.Labels.OneCharacter() {
		sep = ","
	}
	texts := make([]string, len(d))
	width := 0
	for c := range d {
		texts[c] = strings.Join(domainTexts(p.Labels, d[c]), sep)
		if texts[c] == "" {
			texts[c] = "-"
		}
		width = max(width, len([]rune(texts[c])))
	}
	var b bytes.Buffer
	for _, row := range p.Board.Rows() {
		var line strings.Builder
		for _, c := range row {
			fmt.Fprintf(&line, "%-*s ", width, texts[c])
		}
		fmt.Fprintln(&b, strings.TrimRight(line.String(), " "))
	}
	b.WriteByte('\n')
	return b.Bytes()
}
