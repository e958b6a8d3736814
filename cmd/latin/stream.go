package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
	"latin/corpus"
	"latin/rating"
)

// answer is what a command makes of one puzzle.
type answer struct {
	out  []byte   // for stdout
	msgs []string // for stderr
	code exitCode
	// leftOut says that the puzzle was not wanted: it counts, and nothing is written.
	leftOut bool
	// then is done in the order of the puzzles, one at a time; nil for nothing.
	then func()
}

// fail is the answer that only says what went wrong.
func fail(err error) answer {
	return answer{msgs: []string{err.Error()}, code: codeOf(err)}
}

// worker is what one goroutine keeps from puzzle to puzzle.
type worker struct {
	engines   *engineFlags // nil where there is no choice
	searchers map[*latin.Puzzle]*search.Searcher
	seconds   map[*latin.Puzzle]*second
	provers   map[*latin.Puzzle]*attrition.Prover
	raters    map[*latin.Puzzle]*rating.Rater
}

// searcherCache is how many Puzzles a worker keeps compiled; a file of
// jigsaws, each with its own regions, must not fill the memory.
const searcherCache = 32

// cached gives what was made for a Puzzle before, or makes it.
func cached[T any](of *map[*latin.Puzzle]T, p *latin.Puzzle, make func() T) T {
	if t, ok := (*of)[p]; ok {
		return t
	}
	if *of == nil || len(*of) == searcherCache {
		*of = map[*latin.Puzzle]T{}
	}
	t := make()
	(*of)[p] = t
	return t
}

// searcher compiles a Puzzle, or gives the one compiled before.
func (w *worker) searcher(p *latin.Puzzle) *search.Searcher {
	return cached(&w.searchers, p, func() *search.Searcher { return search.With(p, w.engines.chosen().New) })
}

// prover is the worker's own for a Puzzle; all calls of a run have the same rules.
func (w *worker) prover(p *latin.Puzzle, rules []*attrition.Rule) *attrition.Prover {
	return cached(&w.provers, p, func() *attrition.Prover { return attrition.NewProver(p, rules) })
}

// rater is the worker's own for a Puzzle; all calls of a run have the same model.
func (w *worker) rater(p *latin.Puzzle, m *rating.Model) *rating.Rater {
	return cached(&w.raters, p, func() *rating.Rater { return rating.NewRater(p, m) })
}

// question is one puzzle as a command's work sees it.
type question struct {
	number int
	record *corpus.Record
	search *search.Searcher
	second *second // nil unless the answer is to be cross-checked
	worker *worker
}

// name of the puzzle for messages: its id, or where it stands.
func (q question) name() string {
	if id := q.record.ID(); id != "" {
		if strings.ContainsFunc(id, func(r rune) bool { return !unicode.IsGraphic(r) }) {
			return strconv.Quote(id) // nothing that a terminal would obey
		}
		return id
	}
	return fmt.Sprintf("%s:%d", q.record.File, q.record.Line)
}

// verb is what a command does with one puzzle.
type verb func(ctx context.Context, q question) answer

// stream puts every puzzle of the files through the verb, on all jobs, with
// the results in order, and ends with the worst exit code and a summary.
func (a *app) stream(ctx context.Context, files []string, do verb) error {
	_, err := a.tallied(ctx, files, do)
	return err
}

// tallied is stream for those who want to know what happened to the puzzles.
func (a *app) tallied(ctx context.Context, files []string, do verb) (*tally, error) {
	items, err := a.inputs(ctx, files)
	if err != nil {
		return nil, err
	}
	a.emptyFile = true
	workers := a.workers()
	work := func(w int, in input) answer { return a.answerOne(ctx, &workers[w], in, do) }
	r := a.newReport()
	return &r.tally, r.end(ordered(ctx, a.jobs, items, work, r.take, a.flush))
}

// each is stream for verbs that write as they go, because their output is too
// long to be held back: one puzzle after another, in this goroutine.
func (a *app) each(ctx context.Context, files []string, do verb) error {
	items, err := a.inputs(ctx, files)
	if err != nil {
		return err
	}
	a.emptyFile = true
	w := worker{engines: &a.engines}
	r := a.newReport()
	for in := range items {
		if err = r.take(a.answerOne(ctx, &w, in, do)); err != nil {
			break
		}
		a.flush()
	}
	return r.end(err)
}

// A report writes the answers of a run and counts them.
type report struct {
	*app
	bar   *progress
	tally tally
}

func (a *app) newReport() *report { return &report{app: a, bar: a.startProgress("puzzles", -1)} }

// take writes one answer.
func (r *report) take(ans answer) error {
	if ans.code == exitInterrupted {
		return errInterrupted
	}
	r.tally.add(ans)
	r.bar.add(1)
	if ans.then != nil {
		ans.then()
	}
	if err := r.emit(ans); err != nil {
		return err
	}
	return r.broken
}

// end writes the summary, after what it sums up.
func (r *report) end(err error) error {
	r.bar.finish()
	if r.tally.total > 1 && !r.quiet {
		r.flush()
		r.tally.summary(r.stderr)
	}
	return err
}

// emit writes one answer and remembers its exit code.
func (a *app) emit(ans answer) error {
	a.worst = worse(a.worst, ans.code)
	if len(ans.msgs) > 0 {
		a.flush() // what comes before a message stands before it
		for _, m := range ans.msgs {
			fmt.Fprintln(a.stderr, m)
		}
	}
	if len(ans.out) == 0 {
		return nil
	}
	w, err := a.writer()
	if err != nil {
		return err
	}
	if _, err := w.Write(ans.out); err != nil {
		a.broken = failed(err)
	}
	return a.broken
}

func (a *app) answerOne(ctx context.Context, w *worker, in input, do verb) answer {
	if ctx.Err() != nil {
		return answer{code: exitInterrupted}
	}
	if in.err != nil {
		return badInput(in.err)
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	q := question{number: in.number, record: in.record, worker: w}
	var err error
	if q.search, q.second, err = w.engine(in.record.Puzzle); err != nil {
		return fail(fmt.Errorf("%s: %w", q.name(), err))
	}
	ans := do(ctx, q)
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
	if !errors.As(err, &syntax) && !errors.Is(err, corpus.ErrNoRecord) {
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
