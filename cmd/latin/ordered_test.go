package main

import (
	"context"
	"errors"
	"iter"
	"slices"
	"testing"
)

func TestOrdered(t *testing.T) {
	for _, jobs := range []int{1, 2, 7} {
		var got []int
		idle := 0
		// Odd items wait for nothing, even ones let the others go first.
		gate := make(chan struct{}, 1000)
		err := ordered(t.Context(), jobs, upTo(500), func(_, i int) int {
			if i%2 == 0 {
				gate <- struct{}{}
			}
			return i * i
		}, func(v int) error { got = append(got, v); return nil }, func() { idle++ })
		if err != nil || len(got) != 500 || !slices.IsSorted(got) {
			t.Errorf("jobs %d: %d results, sorted %t, %v", jobs, len(got), slices.IsSorted(got), err)
		}
		if idle == 0 {
			t.Errorf("jobs %d: never idle, though it has to wait for the end", jobs)
		}
	}
}

// TestOrderedCancel: when the context ends, the cause comes out, whatever the
// producer, the workers or emit are doing.
func TestOrderedCancel(t *testing.T) {
	cause := errors.New("cause")
	endless := func(yield func(int) bool) {
		for i := 0; yield(i); i++ {
		}
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	n := 0
	err := ordered(ctx, 2, endless, func(_, i int) int { return i }, func(int) error {
		if n++; n == 100 {
			cancel(cause)
		}
		return nil
	}, func() {})
	if !errors.Is(err, cause) {
		t.Errorf("while emitting: %v", err)
	}

	ctx, cancel = context.WithCancelCause(t.Context())
	blocked := iter.Seq[int](func(func(int) bool) {
		cancel(cause)
		select {} // a reader that never comes back
	})
	err = ordered(ctx, 2, blocked, func(_, i int) int { return i }, func(int) error { return nil }, func() {})
	if !errors.Is(err, cause) {
		t.Errorf("while reading: %v", err)
	}
}

func TestOrderedEmitError(t *testing.T) {
	failure := errors.New("full")
	blocks := make(chan struct{})
	defer close(blocks)
	items := func(yield func(int) bool) {
		if yield(1) {
			<-blocks // a reader that would keep the others waiting
		}
	}
	err := ordered(t.Context(), 3, items, func(_, i int) int { return i }, func(int) error { return failure }, func() {})
	if !errors.Is(err, failure) {
		t.Errorf("got %v", err)
	}
}
