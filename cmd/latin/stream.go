package main

import (
	"context"
	"errors"
	"fmt"

	"latin"
	"latin/attrition/search"
	"latin/corpus"
)

// answer is what a command makes of one puzzle.
type answer struct {
	out  []byte   // for stdout
	msgs []string // for stderr
	code exitCode
}

// fail is the answer that only says what went wrong.
func fail(err error) answer {
	return answer{msgs: []string{err.Error()}, code: codeOf(err)}
}

// worker is what one goroutine keeps from puzzle to puzzle.
type worker struct {
	searchers map[*latin.Puzzle]*search.Searcher
}

// searcherCache is how many Puzzles a worker keeps compiled; a file of
// jigsaws, each with its own regions, must not fill the memory.
const searcherCache = 32

// searcher compiles a Puzzle, or gives the one compiled before.
func (w *worker) searcher(p *latin.Puzzle) *search.Searcher {
	if s := w.searchers[p]; s != nil {
		return s
	}
	if w.searchers == nil || len(w.searchers) == searcherCache {
		w.searchers = make(map[*latin.Puzzle]*search.Searcher)
	}
	s := search.New(p)
	w.searchers[p] = s
	return s
}

// question is one puzzle as a command's work sees it.
type question struct {
	number int
	record *corpus.Record
	search *search.Searcher
}

// name of the puzzle for messages: its id, or where it stands.
func (q question) name() string {
	if id := q.record.ID(); id != "" {
		return id
	}
	return fmt.Sprintf("%s:%d", q.record.File, q.record.Line)
}

// verb is what a command does with one puzzle.
type verb func(ctx context.Context, q question) answer

// stream puts every puzzle of the files through the verb, on all jobs, with
// the results in order, and ends with the worst exit code and a summary.
func (a *app) stream(ctx context.Context, files []string, do verb) error {
	items, err := a.inputs(files)
	if err != nil {
		return err
	}
	workers := make([]worker, a.jobs)
	work := func(w int, in input) answer { return a.answerOne(ctx, &workers[w], in, do) }
	bar := a.startProgress("puzzles", -1)
	defer bar.finish()
	var t tally
	err = ordered(ctx, a.jobs, items, work, func(ans answer) error {
		if ans.code == exitInterrupted {
			return errInterrupted
		}
		t.add(ans.code)
		bar.add(1)
		return a.emit(ans)
	})
	bar.finish()
	if t.total > 1 && !a.quiet {
		if a.out != nil && err == nil {
			err = a.out.Flush() // the summary comes after what it sums up
		}
		t.summary(a.stderr)
	}
	return err
}

// emit writes one answer and remembers its exit code.
func (a *app) emit(ans answer) error {
	w, err := a.writer()
	if err != nil {
		return err
	}
	a.worst = worse(a.worst, ans.code)
	if len(ans.msgs) > 0 {
		if err := w.Flush(); err != nil {
			return failed(err)
		}
		for _, m := range ans.msgs {
			fmt.Fprintln(a.stderr, m)
		}
	}
	if _, err := w.Write(ans.out); err != nil {
		return failed(err)
	}
	return nil
}

func (a *app) answerOne(ctx context.Context, w *worker, in input, do verb) answer {
	if in.err != nil {
		return badInput(in.err)
	}
	if context.Cause(ctx) != nil {
		return answer{code: exitInterrupted}
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	ans := do(ctx, question{in.number, in.record, w.searcher(in.record.Puzzle)})
	if errors.Is(context.Cause(ctx), errInterrupted) {
		return answer{code: exitInterrupted}
	}
	return ans
}

// badInput tells what was wrong with the input: malformed unless the error
// knows better, such as a file that is not there.
func badInput(err error) answer {
	var exit *exitError
	if errors.As(err, &exit) {
		return fail(err)
	}
	var syntax *corpus.SyntaxError
	if !errors.As(err, &syntax) {
		return fail(failed(err))
	}
	return answer{msgs: []string{err.Error()}, code: exitMalformed}
}

// withTimeout limits the time for one question by --timeout.
func (a *app) withTimeout(ctx context.Context) (context.Context, context.CancelFunc) {
	if a.timeout == 0 {
		return ctx, func() {}
	}
	return context.WithTimeoutCause(ctx, a.timeout, errTimeout)
}

// each is stream for verbs whose output is too long to be held back: puzzles
// one at a time, and the verb emits as it goes.
func (a *app) each(ctx context.Context, files []string, do verb) error {
	jobs := a.jobs
	a.jobs = 1
	defer func() { a.jobs = jobs }()
	return a.stream(ctx, files, do)
}
