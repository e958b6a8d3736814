package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"latin"
	"latin/attrition/search"
	"latin/corpus"
)

const (
	checked = 200 // puzzles whose answers are told, for others to confirm
	batch   = 50  // puzzles between two looks at the clock
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
	look   latin.PB // as it is met now
}

func (t timing) run(out io.Writer, records []*corpus.Record) error {
	desks, err := t.desks(records)
	if err != nil {
		return err
	}
	var r report
	size := batch
	if t.each {
		size = 1
	}
	seconds := time.Duration(0)
	for round := 0; round == 0 || seconds < t.least; round++ {
		for part := range slices.Chunk(desks, size) {
			took, err := t.count(part, round, &r)
			if err != nil {
				return err
			}
			seconds += took
			if t.each && round == 0 {
				r.Each = append(r.Each, took.Seconds())
			} else if !t.each && r.Puzzles >= checked && seconds >= t.least {
				break
			}
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
		desks = append(desks, desk{r, n, searchers[r.Puzzle], r.Clues.Clone()})
	}
	return desks, nil
}

// count counts each puzzle of the part to two. Round 0 has the looks that
// `ours disguise` prints; later ones have others, so that even a short list is
// not learned by heart.
func (t timing) count(part []desk, round int, r *report) (time.Duration, error) {
	for _, d := range part {
		disguiser{t.pass + uint64(round)<<32}.disguise(d.Record, d.number, d.look)
	}
	start := processorTime()
	for _, d := range part {
		answer, err := t.ask(d)
		if err != nil {
			return 0, err
		}
		r.Puzzles++
		r.Guesses += d.search.Taken()
		if round == 0 && d.number < checked {
			r.Answers += answer
		}
	}
	return processorTime() - start, nil
}

// ask gives one character of report.Answers. There is a time limit only where
// each puzzle is timed by itself: setting one costs more than an easy puzzle.
func (t timing) ask(d desk) (string, error) {
	ctx := context.Background()
	if t.each {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, t.limit)
		defer cancel()
	}
	n, _, err := d.search.Count(ctx, d.look, 2)
	if errors.Is(err, search.ErrUndecided) {
		return "?", nil
	}
	if err != nil {
		return "", err
	}
	return n.String(), nil
}
