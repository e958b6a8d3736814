package main

import (
	"context"
	"io"
)

// A patientReader reads until the context ends, which ends a read that is
// blocked, such as one of a terminal or of a pipe that stays open.
type patientReader struct {
	ctx    context.Context // that of the command, as long as its input is read
	r      io.Reader
	buffer []byte // its own, since a read may go on after Read has returned
}

func newPatientReader(ctx context.Context, r io.Reader) *patientReader {
	return &patientReader{ctx: ctx, r: r, buffer: make([]byte, 1<<16)}
}

// Read reads as the reader below does; after the end of the context it gives
// the cause, and reads no more.
func (p *patientReader) Read(b []byte) (int, error) {
	if p.ctx.Err() != nil {
		return 0, context.Cause(p.ctx)
	}
	room := p.buffer[:min(len(b), len(p.buffer))]
	n, err := unlessEnded(p.ctx, func() (int, error) { return p.r.Read(room) })
	return copy(b, room[:n]), err
}

// unlessEnded gives what f gives, or the cause of the context when that ends: f may
// have a long way to the next point where it asks, such as the end of a large matrix.
// What f uses must not be changed afterwards, since it may still be at it.
func unlessEnded[T any](ctx context.Context, f func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		value, err := f()
		done <- result{value, err}
	}()
	select {
	case r := <-done:
		return r.value, r.err
	case <-ctx.Done():
		var none T
		return none, context.Cause(ctx)
	}
}
