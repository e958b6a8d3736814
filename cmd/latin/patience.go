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
	type result struct {
		n   int
		err error
	}
	done := make(chan result, 1)
	room := p.buffer[:min(len(b), len(p.buffer))]
	go func() {
		n, err := p.r.Read(room)
		done <- result{n, err}
	}()
	select {
	case r := <-done:
		return copy(b, room[:r.n]), r.err
	case <-p.ctx.Done():
		return 0, context.Cause(p.ctx)
	}
}
