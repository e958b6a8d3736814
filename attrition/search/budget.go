package search

import (
	"context"
	"fmt"
)

// workPerPoll is how much counting may pass between two looks at the context:
// some hundred microseconds.
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

// step pays for one branch.
func (b *budget) step() bool {
	if b.limit > 0 && b.taken == b.limit {
		b.err = fmt.Errorf("%w: the limit of %d steps is reached", ErrUndecided, b.limit)
		return false
	}
	b.taken++
	return b.spend(64)
}

// spend pays for work within a branch.
func (b *budget) spend(work int) bool {
	if b.work += work; b.work >= workPerPoll {
		b.poll()
	}
	return b.err == nil
}

func (b *budget) poll() {
	b.work = 0
	if err := b.ctx.Err(); err != nil && b.err == nil {
		b.err = fmt.Errorf("%w: %w", ErrUndecided, err)
	}
}
