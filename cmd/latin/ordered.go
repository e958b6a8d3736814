package main

import (
	"context"
	"iter"
)

// ordered does work on every item, on several goroutines, and hands the
// results to emit in the order of the items. At most a few items a goroutine
// are in flight, so a stream of any length takes constant memory. work gets
// the number of its goroutine, from 0. It ends at the first error of emit, or
// with the cause when the context ends; results that are ready and in order by
// then are emitted. It does not wait for a reader that is blocked.
// idle is called before waiting, so that what was emitted can be handed on.
func ordered[I, O any](ctx context.Context, jobs int, items iter.Seq[I],
	work func(worker int, item I) O, emit func(O) error, idle func()) error {
	inner, cancel := context.WithCancel(ctx)
	defer cancel()
	queue := dispatch(inner, jobs, items, work)
	for {
		result, ok, err := receive(ctx, queue, idle)
		if err != nil || !ok {
			return err
		}
		answer, _, err := receive(ctx, result, idle)
		if err != nil {
			return err
		}
		if err := emit(answer); err != nil {
			return err
		}
	}
}

// dispatch starts the work and gives the places where the results will be, in
// the order of the items. It stops when the context ends.
func dispatch[I, O any](ctx context.Context, jobs int, items iter.Seq[I], work func(int, I) O) <-chan chan O {
	type task struct {
		item   I
		result chan O // of room for one, so that nobody waits to deliver
	}
	tasks := make(chan task)
	queue := make(chan chan O, 4*jobs)
	for w := range jobs {
		go func() {
			for t := range tasks {
				t.result <- work(w, t.item)
			}
		}()
	}
	go func() {
		defer close(queue)
		defer close(tasks)
		for item := range items {
			t := task{item, make(chan O, 1)}
			if !send(ctx, queue, t.result) || !send(ctx, tasks, t) {
				return
			}
		}
	}()
	return queue
}

// send says whether the value was taken before the context ended.
func send[T any](ctx context.Context, to chan<- T, v T) bool {
	select {
	case to <- v:
		return true
	case <-ctx.Done():
		return false
	}
}

// receive takes the next value of the channel, and calls idle if it must wait.
// A channel that is closed because the context ended gives the cause.
func receive[T any](ctx context.Context, from <-chan T, idle func()) (v T, ok bool, err error) {
	select {
	case v, ok = <-from:
	default:
		idle()
		select {
		case v, ok = <-from:
		case <-ctx.Done():
		}
	}
	if !ok {
		err = context.Cause(ctx)
	}
	return v, ok, err
}
