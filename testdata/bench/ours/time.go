package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"time"

	"latin"
	"latin/attrition/search"
	"latin/corpus"
)

const (
	checked = 200 // puzzles whose answers are told, for others to confirm
	// batch is how many puzzles there are between the first two looks at the clock. If that takes little of the
	// time, the next batch has twice as many: a look at the clock costs as much as a puzzle, and where another
	// look at the puzzles is made in between, the processor has to find its way again.
	batch = 50
)

// A timing is what `ours time` is asked for.
type timing struct {
	engine string
	pass   uint64
	least  time.Duration
	limit  time.Duration
	each   bool
}

// A report is what it answers.
type report struct {
	Puzzles int     `json:"puzzles"` // counted, repetitions included
	Seconds float64 `json:"seconds"` // of processor time for these
	Guesses uint64  `json:"guesses"` // branches taken, all together
	// Answers of the first puzzles: 0, 1 or 2 solutions, ? for undecided.
	Answers string    `json:"answers"`
	Each    []float64 `json:"each,omitempty"` // seconds of each puzzle, in order
}

// A desk is one puzzle with the searcher of its board.
type desk struct {
	*corpus.Record
	number int
	search *search.Searcher
}

// A look is a puzzle as it is met once.
type look struct {
	desk
	round int
	clues latin.PB
}

// run goes round the puzzles until enough were timed, and each at least once if each is asked for.
func (t timing) run(out io.Writer, records []*corpus.Record) error {
	desks, err := t.desks(records)
	if err != nil {
		return err
	}
	var r report
	size, needed := min(batch, len(desks)), min(checked, len(desks)) // whole rounds of short lists
	if t.each {
		size, needed = 1, len(desks)
	}
	seconds := time.Duration(0)
	for r.Puzzles < needed || seconds < t.least {
		took, err := t.count(t.looks(desks, r.Puzzles, size), &r)
		if err != nil {
			return err
		}
		seconds += took
		if !t.each && took < t.least/20 {
			size *= 2
		}
	}
	r.Seconds = seconds.Seconds()
	return printJSON(out, r)
}

// desks compiles one searcher for each board.
func (t timing) desks(records []*corpus.Record) ([]desk, error) {
	i := slices.IndexFunc(search.Engines, func(c search.Choice) bool { return c.Name == t.engine })
	if i < 0 {
		return nil, fmt.Errorf("no engine is named %q", t.engine)
	}
	searchers := make(map[*latin.Puzzle]*search.Searcher)
	var desks []desk
	for n, r := range records {
		if searchers[r.Puzzle] == nil {
			searchers[r.Puzzle] = search.With(r.Puzzle, search.Engines[i].New)
		}
		desks = append(desks, desk{r, n, searchers[r.Puzzle]})
	}
	return desks, nil
}

// looks gives the puzzles from a number on, round and round. The first round has the looks that
// `ours disguise` prints; later ones have others, so that even a short list is not learned by heart.
func (t timing) looks(desks []desk, from, size int) []look {
	part := make([]look, size)
	for i := range part {
		round, at := (from+i)/len(desks), (from+i)%len(desks)
		d := desks[at]
		part[i] = look{d, round, d.Clues.Clone()}
		disguiser{t.pass + uint64(round)<<32}.disguise(d.Record, d.number, part[i].clues)
	}
	return part
}

// count counts each puzzle of the part to two.
func (t timing) count(part []look, r *report) (time.Duration, error) {
	answers := make([]byte, len(part))
	runtime.GC() // what making the looks has left behind is not the search's to clear away
	start := processorTime()
	for i, l := range part {
		answer, err := t.ask(l)
		if err != nil {
			return 0, err
		}
		r.Guesses += l.search.Taken()
		answers[i] = answer
	}
	took := processorTime() - start
	for i, l := range part {
		if l.round == 0 && l.number < checked {
			r.Answers += string(answers[i])
		}
		if l.round == 0 && t.each {
			r.Each = append(r.Each, took.Seconds())
		}
	}
	r.Puzzles += len(part)
	return took, nil
}

// ask gives one character of report.Answers. There is a time limit only where
// each puzzle is timed by itself: setting one costs more than an easy puzzle.
func (t timing) ask(l look) (byte, error) {
	ctx := context.Background()
	if t.each {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, t.limit)
		defer cancel()
	}
	n, _, err := l.search.Count(ctx, l.clues, 2)
	if errors.Is(err, search.ErrUndecided) {
		return '?', nil
	}
	if err != nil {
		return 0, err
	}
	return '0' + byte(n.Uint64()), nil
}
