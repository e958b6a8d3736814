package main

import (
	"context"
	"fmt"
	"io"
	"iter"

	"latin/corpus"
)

// input is one thing read: a record, or what was wrong with it.
type input struct {
	number int // 1 for the first of the run
	record *corpus.Record
	err    error
}

// inputs reads the records of the files one after another; "-" or no file is
// stdin. What cannot be read is an input with an error, and reading goes on.
func (a *app) inputs(ctx context.Context, files []string) (iter.Seq[input], error) {
	format, err := a.inputFormat()
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		files = []string{"-"}
	}
	return func(yield func(input) bool) {
		number := 0
		for _, name := range files {
			for rec, err := range a.readFile(ctx, name, format) {
				number++
				if !yield(input{number, rec, err}) {
					return
				}
			}
		}
	}, nil
}

func (a *app) inputFormat() (*corpus.Format, error) {
	if a.from == "" {
		return nil, nil
	}
	f, err := corpus.FindFormat(a.from)
	if err != nil {
		return nil, usagef("--from: %w", err)
	}
	if f.Decode == nil {
		return nil, usagef("--from: format %s can only be written; `latin formats` lists those that can be read", f.Name)
	}
	return f, nil
}

func (a *app) readFile(ctx context.Context, name string, format *corpus.Format) iter.Seq2[*corpus.Record, error] {
	return func(yield func(*corpus.Record, error) bool) {
		in, label, err := a.openNamed(name)
		if err != nil {
			yield(nil, err)
			return
		}
		defer in.Close()
		for rec, err := range corpus.Read(newPatientReader(ctx, in), label, format) {
			if !yield(rec, err) {
				return
			}
		}
	}
}

// tally counts what happened to the puzzles of a run, for the summary.
type tally struct {
	total   int
	codes   map[exitCode]int
	leftOut int
}

func (t *tally) add(ans answer) {
	if t.codes == nil {
		t.codes = make(map[exitCode]int)
	}
	t.total++
	t.codes[ans.code]++
	if ans.leftOut {
		t.leftOut++
	}
}

var codeWords = []struct {
	code  exitCode
	words string
}{
	{exitOK, "fine"}, {exitSeveral, "with several solutions"}, {exitNone, "without a solution"},
	{exitUndecided, "undecided"}, {exitRefused, "refused"}, {exitMalformed, "malformed"}, {exitUsage, "that the flags do not suit"}, {exitFailed, "failed"},
}

// summary tells the counts in a line.
func (t *tally) summary(w io.Writer) {
	fmt.Fprintf(w, "%d puzzles:", t.total)
	sep := " "
	for _, c := range codeWords {
		if n := t.codes[c.code]; n > 0 {
			fmt.Fprintf(w, "%s%d %s", sep, n, c.words)
			sep = ", "
		}
	}
	if t.leftOut > 0 {
		fmt.Fprintf(w, "; %d left out", t.leftOut)
	}
	fmt.Fprintln(w)
}
