package search

import (
	"context"
	"fmt"
)

// workPerPoll is how much work may pass between two looks at the context. A
// unit is a few nanoseconds, so that is well under a millisecond.
const workPerPoll = 1 << 15

// A budget says how long a question may still be thought about. Its error is
// set once, when it is used up.
type budget struct {
	ctx   context.Context
	limit uint64 // branches allowed, 0 for any number
	taken uint64 // branches taken
	work  int    // since the last look at the context
	err   error
}

// step pays for one branch; false when the budget is used up.
func (b *budget) step() bool {
	if b.limit > 0 && b.taken == b.limit && b.err == nil {
		b.err = fmt.Errorf("%w: the limit of %d steps is reached", ErrUndecided, b.limit)
	}
	if b.err != nil {
		return false
	}
	b.taken++
	return true
}

// spend pays for work; false when the budget is used up.
func (b *budget) spend(work int) bool {
	if b.work += work; b.work >= workPerPoll {
		b.poll()
	}
	return b.err == nil
}

// poll looks at the context.
func (b *budget) poll() {
	b.work = 0
	if b.ctx.Err() != nil && b.err == nil {
		b.err = fmt.Errorf("%w: %w", ErrUndecided, context.Cause(b.ctx))
	}
}
