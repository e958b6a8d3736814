package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"latin"
)

// defaultTimeout ends a question that a puzzle made to be hard would draw out.
const defaultTimeout = time.Minute

func (a *app) solveCommand() *cobra.Command {
	var all bool
	limit := 0
	c := &cobra.Command{
		Use:   "solve [FILE...]",
		Short: "Solve puzzles: the solution, or all of them",
		Long: `Solve prints the solution of each puzzle, in the form of the input. Without
--all or --limit it looks for two solutions and prints one: a puzzle with
several is reported on stderr and ends with exit code 4, one without a
solution with 3. With --all every solution is printed, with --limit at most so
many for each puzzle: reaching the limit is fine (exit code 0), fewer but
several end with 4.`,
		Example: `  latin solve puzzles.txt
  echo 1.6..23...5...6.91..95.1462.379.5...581.279.....4.8157...26.54...415.6.99..87421. | latin solve
  latin solve --limit 10 --json doubtful.txt`,
		RunE: func(cmd *cobra.Command, files []string) error {
			if limited := cmd.Flags().Changed("limit"); limited && limit < 1 {
				return usagef("--limit is %d; use 1 or more, or --all", limit)
			}
			if all && limit > 0 {
				return usagef("--all and --limit exclude each other; use one of them")
			}
			if all {
				return a.solveAll(cmd.Context(), files)
			}
			return a.stream(cmd.Context(), files, func(ctx context.Context, q question) answer {
				return a.solveOne(ctx, q, limit)
			})
		},
	}
	c.Flags().BoolVar(&all, "all", false, "print every solution")
	c.Flags().IntVar(&limit, "limit", 0, "print at most this many solutions of each puzzle")
	a.inputFlags(c)
	a.engineFlag(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

type solveJSON struct {
	head
	Solution  *string  `json:"solution"`
	Solutions []string `json:"solutions,omitempty"`
	Exact     bool     `json:"exact"`
}

// solveOne finds up to limit solutions; limit 0 asks for one and looks whether
// there is a second.
func (a *app) solveOne(ctx context.Context, q question, limit int) answer {
	want := limit
	if limit == 0 {
		want = 2
	}
	found, err := q.search.UpTo(ctx, q.record.Clues, want)
	code, msgs := solveVerdict(q, found, err, limit)
	if limit == 0 && len(found) > 1 {
		found = found[:1]
	}
	if a.json {
		v := solveJSON{head: q.head("solve"), Exact: err == nil && code != exitSeveral && (limit == 0 || len(found) < limit)}
		if len(found) > 0 {
			v.Solution = cellsOrNil(q.record.Puzzle, found[0])
		}
		if limit > 0 {
			v.Solutions = formatAll(q.record.Puzzle, found)
		}
		ans := answerJSON(v, code)
		ans.msgs = msgs
		return ans
	}
	ans := answer{code: code, msgs: msgs}
	for _, pb := range found {
		one := recordAnswer(withClues(q.record, pb), code)
		if one.out == nil {
			return one
		}
		ans.out = append(ans.out, one.out...)
	}
	return ans
}

const noSolution = "no solution; `latin check` tells why"

func solveVerdict(q question, found []latin.PB, err error, limit int) (exitCode, []string) {
	say := func(s string) []string { return []string{q.name() + ": " + s} }
	switch {
	case err != nil:
		return codeOf(err), say(err.Error())
	case len(found) == 0:
		return exitNone, say(noSolution)
	case limit == 0 && len(found) > 1:
		return exitSeveral, say("several solutions; the one printed is the first found (--all prints them all)")
	case limit > 0 && len(found) < limit && len(found) > 1:
		return exitSeveral, say(fmt.Sprintf("%d solutions, fewer than the limit", len(found)))
	}
	return exitOK, nil
}

func formatAll(p *latin.Puzzle, found []latin.PB) []string {
	texts := make([]string, len(found))
	for i, pb := range found {
		texts[i] = p.FormatCells(pb)
	}
	return texts
}

// solveAll streams every solution of one puzzle after another: there may be
// more than fit in memory, so nothing is held back.
func (a *app) solveAll(ctx context.Context, files []string) error {
	return a.each(ctx, files, func(ctx context.Context, q question) answer {
		list := solutionList{app: a, q: q}
		var failure error
		for pb, err := range q.search.Solutions(ctx, q.record.Clues) {
			if failure = err; err != nil {
				break
			}
			if err := list.add(pb); err != nil {
				return fail(err)
			}
		}
		if err := list.end(failure == nil); err != nil {
			return fail(err)
		}
		switch {
		case failure != nil:
			return answer{code: codeOf(failure), msgs: []string{fmt.Sprintf("%s: %v after %d solutions", q.name(), failure, list.n)}}
		case list.n == 0:
			return answer{code: exitNone, msgs: []string{q.name() + ": " + noSolution}}
		case list.n > 1:
			return answer{code: exitSeveral}
		}
		return answer{}
	})
}

// A solutionList writes the solutions of a puzzle as they come: as text, or
// into one JSON object.
type solutionList struct {
	*app
	q question
	n int
}

func (l *solutionList) add(pb latin.PB) error {
	l.n++
	if !l.json {
		return l.emit(recordAnswer(withClues(l.q.record, pb), exitOK))
	}
	text, err := json.Marshal(l.q.record.Puzzle.FormatCells(pb))
	if err != nil {
		return failed(err)
	}
	if l.n > 1 {
		return l.emit(answer{out: append([]byte(","), text...)})
	}
	if err := l.open(text); err != nil {
		return err
	}
	return l.emit(answer{out: text})
}

// open begins the object: its head and the first solution by itself.
func (l *solutionList) open(first []byte) error {
	head, err := encodeJSON(l.q.head("solve"))
	if err != nil {
		return failed(err)
	}
	head = bytes.TrimSuffix(head, []byte("}\n"))
	return l.emit(answer{out: fmt.Appendf(head, `,"solution":%s,"solutions":[`, first)})
}

// end closes the object; complete says that there are no more solutions.
func (l *solutionList) end(complete bool) error {
	if !l.json {
		return nil
	}
	if l.n == 0 {
		if err := l.open([]byte("null")); err != nil {
			return err
		}
	}
	return l.emit(answer{out: fmt.Appendf(nil, "],\"exact\":%t}\n", complete)})
}
