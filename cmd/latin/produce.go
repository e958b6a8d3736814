package main

import (
	"context"
	"iter"
)

// produce makes n things on all jobs, numbered from 0, and writes them in order.
func (a *app) produce(ctx context.Context, n int, what string, one func(ctx context.Context, i int, w *worker) answer) error {
	workers := make([]worker, a.jobs)
	work := func(w, i int) answer {
		if ctx.Err() != nil {
			return fail(context.Cause(ctx))
		}
		return one(ctx, i, &workers[w])
	}
	bar := a.startProgress(what, int64(n))
	defer bar.finish()
	return ordered(ctx, a.jobs, upTo(n), work, func(ans answer) error {
		if ans.code == exitInterrupted {
			return errInterrupted
		}
		bar.add(1)
		if err := a.emit(ans); err != nil {
			return err
		}
		if ans.code != exitOK { // what failed once fails again; what is done stands
			return &exitError{code: ans.code}
		}
		return nil
	}, a.flush)
}

// upTo is the sequence 0, 1, ..., n-1.
func upTo(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}
