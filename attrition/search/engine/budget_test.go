package engine

import (
	"context"
	"errors"
	"testing"
)

// steps takes branches until the budget is used up, at most that many.
func steps(b *Budget, most int) int {
	n := 0
	for n < most && b.Step() {
		n++
	}
	return n
}

// TestParts: branches of parts are branches of the whole.
func TestParts(t *testing.T) {
	b := NewBudget(context.Background(), 10)
	for i, want := range []int{4, 4, 2} {
		part := b.Part(4)
		if got := steps(&part, 100); got != want {
			t.Errorf("part %d: %d branches; want %d", i, got, want)
		}
		b.Settle(&part)
		if used := b.Err() != nil; used != (i == 2) || b.Taken() != uint64(min(4*i+4, 10)) {
			t.Errorf("after part %d: %v, %d taken", i, b.Err(), b.Taken())
		}
	}
	if !errors.Is(b.Err(), ErrUndecided) {
		t.Error(b.Err())
	}
	if part := b.Part(4); part.Step() || part.Err() == nil {
		t.Error("a part of nothing has branches")
	}
}

// TestPartsThatAreLeftOver: what a part did not take is there for the next.
func TestPartsThatAreLeftOver(t *testing.T) {
	b := NewBudget(context.Background(), 10)
	part := b.Part(8)
	steps(&part, 3)
	if b.Settle(&part); b.Err() != nil || b.Taken() != 3 {
		t.Error(b.Err(), b.Taken())
	}
	if n := steps(&b, 100); n != 7 {
		t.Errorf("%d branches left; want 7", n)
	}
}

func TestPartsWithoutLimit(t *testing.T) {
	b := NewBudget(context.Background(), 0)
	part := b.Part(5)
	if n := steps(&part, 100); n != 5 || part.Err() == nil {
		t.Errorf("%d branches, %v", n, part.Err())
	}
	if b.Settle(&part); b.Err() != nil {
		t.Error(b.Err())
	}
}

// TestPartsEndWithTheContext, and the whole with them.
func TestPartsEndWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	b := NewBudget(ctx, 0)
	part := b.Part(5)
	cause := errors.New("enough")
	cancel(cause)
	if part.Poll() {
		t.Error("goes on")
	}
	if b.Settle(&part); !errors.Is(b.Err(), cause) || !errors.Is(b.Err(), ErrUndecided) {
		t.Error(b.Err())
	}
}
