package searchtest

import (
	"context"
	"math/rand/v2"
)

// patientContext is cancelled when it has been looked at some times, so that
// tests of cancellation need no clock.
type patientContext struct {
	context.Context
	looks *int
}

// Err implements [context.Context].
func (c patientContext) Err() error {
	if *c.looks--; *c.looks < 0 {
		return context.DeadlineExceeded
	}
	return nil
}

// AfterLooks is a context that has passed its deadline after n looks at it.
func AfterLooks(n int) context.Context { return patientContext{context.Background(), &n} }

// Seeded is a source of random numbers.
func Seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }
