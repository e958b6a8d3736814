package main

import (
	"context"
	"iter"
	"sync"
)

// ordered does work on every item, on several goroutines, and hands the
// results to emit in the order of the items. At most a few items a goroutine
// are in flight, so a stream of any length takes constant memory. work gets
// the number of its goroutine, from 0. It ends at the first error of emit, or
// when the context ends; results that are ready and in order are emitted first.
// idle is called before waiting, so that what was emitted can be handed on.
func ordered[I, O any](ctx context.Context, jobs int, items iter.Seq[I],
	work func(worker int, item I) O, emit func(O) error, idle func()) error {
	ctx, cancel := context.WithCancel(ctx)
	type task struct {
		item   I
		result chan O
	}
	tasks := make(chan task)
	queue := make(chan chan O, 4*jobs)
	var all sync.WaitGroup
	defer all.Wait()
	defer cancel()
	for w := range jobs {
		all.Go(func() {
			for t := range tasks {
				t.result <- work(w, t.item)
			}
		})
	}
	all.Go(func() {
		defer close(queue)
		defer close(tasks)
		for item := range items {
			t := task{item, make(chan O, 1)}
			select {
			case queue <- t.result:
			case <-ctx.Done():
				return
			}
			tasks <- t
		}
	})
	for {
		result, ok := receive(queue, idle)
		if !ok {
			return nil
		}
		answer, _ := receive(result, idle)
		if err := emit(answer); err != nil {
			cancel()
			for range queue { // let the reader end; tasks in flight finish
			}
			return err
		}
	}
}

// receive takes the next value of the channel, and calls idle if it must wait.
func receive[T any](from <-chan T, idle func()) (T, bool) {
	select {
	case v, ok := <-from:
		return v, ok
	default:
		idle()
		v, ok := <-from
		return v, ok
	}
}
