package engine

import (
	"context"
	"errors"
	"fmt"
)

// ErrUndecided is wrapped by every error that says that the search was ended
// before its answer: by the context, whose cause is wrapped too, or by the
// limit of steps.
var ErrUndecided = errors.New("undecided")

// workPerPoll is how much work may pass between two looks at the context. A
// unit is a few nanoseconds, so that is well under a millisecond.
const workPerPoll = 1 << 15

// A Budget says how long a question may still be thought about. Its error is
// set once, when it is used up. The zero value is of no use; see [NewBudget].
type Budget struct {
	ctx   context.Context
	limit uint64 // branches allowed, 0 for any number
	taken uint64 // branches taken
	work  int    // since the last look at the context
	err   error
}

// NewBudget lasts as long as the context, and for so many branches (0: any number).
func NewBudget(ctx context.Context, branches uint64) Budget {
	return Budget{ctx: ctx, limit: branches}
}

// Part is a budget for at most so many branches, at least one, of what is left
// of this one, which [Budget.Settle] pays for before it is used again.
func (b *Budget) Part(branches uint64) Budget {
	part := Budget{ctx: b.ctx, limit: max(branches, 1), work: b.work}
	if left := b.limit - b.taken; b.limit > 0 && left > 0 {
		part.limit = min(part.limit, left)
	} else if b.limit > 0 {
		b.Step()
	}
	part.err = b.err
	return part
}

// Settle pays for a part. This budget is used up too if the context has ended
// the part, or if its branches were the last.
func (b *Budget) Settle(part *Budget) {
	b.taken += part.taken
	b.work = part.work
	if part.err == nil || !b.Poll() {
		return
	}
	if b.limit > 0 && b.taken == b.limit {
		b.Step()
	}
}

// Turn does something with a part of the budget; it says whether there is
// nothing more to do, be it that the part sufficed or that all is used up.
func (b *Budget) Turn(branches uint64, do func(*Budget)) (done bool) {
	part := b.Part(branches)
	do(&part)
	b.Settle(&part)
	return part.Err() == nil || b.Err() != nil
}

// Step pays for one branch; false when the budget is used up.
func (b *Budget) Step() bool {
	if b.limit > 0 && b.taken == b.limit && b.err == nil {
		b.err = fmt.Errorf("%w: the limit of %d steps is reached", ErrUndecided, b.limit)
	}
	if b.err != nil {
		return false
	}
	b.taken++
	return true
}

// Spend pays for work, in units of a few nanoseconds; false when the budget is
// used up.
func (b *Budget) Spend(work int) bool {
	if b.work += work; b.work >= workPerPoll {
		b.Poll()
	}
	return b.err == nil
}

// Poll looks at the context; false when the budget is used up.
func (b *Budget) Poll() bool {
	b.work = 0
	if b.ctx.Err() != nil && b.err == nil {
		b.err = fmt.Errorf("%w: %w", ErrUndecided, context.Cause(b.ctx))
	}
	return b.err == nil
}

// Done is closed when the context is over, for those who wait; [Budget.Poll]
// then says so too.
func (b *Budget) Done() <-chan struct{} { return b.ctx.Done() }

// Err says why the budget is used up, nil as long as it is not; it wraps
// [ErrUndecided].
func (b *Budget) Err() error { return b.err }

// Taken are the branches paid for.
func (b *Budget) Taken() uint64 { return b.taken }
