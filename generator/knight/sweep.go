package knight

import (
	"context"
	"errors"
	"fmt"
	"math/big"
)

// ErrTooLarge is wrapped by errors of a sweep that needs more memory than it
// was given, or whose front is too wide.
var ErrTooLarge = errors.New("too large for the exact search")

// A Layer says of one stage of a sweep how many states there are, and sums them
// up in a number, which does not depend on their order. Another run of the same
// sweep finds the same.
type Layer struct {
	States int
	Hash   uint64
}

// A Sweep is an exact search: dynamic programming over the states in which the
// cells passed so far can leave those of the front. It finds whether there is a
// cover, all of them, or how many.
type Sweep struct {
	Problem Problem
	// Most states to hold at once; 0 for no limit.
	Most int
	// Step, if not nil, is told how many of all stages are done, and how many
	// states the last one has.
	Step func(done, all, states int)

	layers []Layer
	pairs  *Layer
}

// Layers of the last run, one a cell. A sweep that finds no cover ends with a
// layer of no states, unless it comes from both ends; see [Sweep.Pairs].
func (w *Sweep) Layers() []Layer { return w.layers }

// Pairs of the last run are those of states from both ends that were compared
// where they meet; nil when one sweep went through the whole board, or did not
// come to the middle.
func (w *Sweep) Pairs() *Layer { return w.pairs }

// Count counts the covers. Errors wrap [ErrTooLarge] or are those of the context.
func (w *Sweep) Count(ctx context.Context) (*big.Int, error) {
	t, err := newStepper(w.Problem)
	if err != nil {
		return nil, err
	}
	t.mirror = newMirror(w.Problem.Board)
	for words := 1; ; words *= 2 {
		last, err := w.run(ctx, t, words, nil)
		if errors.Is(err, errOverflow) {
			continue
		}
		if err != nil || len(last.keys) == 0 {
			return new(big.Int), err
		}
		return bigInt(last.count(0)), nil
	}
}

func bigInt(words []uint64) *big.Int {
	n := new(big.Int)
	for i := len(words) - 1; i >= 0; i-- {
		n.Or(n.Lsh(n, 64), new(big.Int).SetUint64(words[i]))
	}
	return n
}

// errOverflow says that a count needs more words.
var errOverflow = errors.New("a count is too large for its words")

// run goes through all stages and gives the last table, which has one state at
// most; keep, if not nil, takes the trail of each.
func (w *Sweep) run(ctx context.Context, t *stepper, words int, keep func(trail)) (*table, error) {
	w.layers, w.pairs = nil, nil
	now := newTable(words)
	n := now.put(key{})
	if words > 0 {
		now.counts[n*words] = 1
	}
	held := 0
	for i := range t.order.stages {
		if keep != nil {
			keep(now.trail)
			held += len(now.keys)
		}
		var err error
		if now, err = w.advance(ctx, t, i, now, held); err != nil || len(now.keys) == 0 {
			return now, err
		}
	}
	return now, nil
}

// advance makes the table of the next stage; held is how many states there are in
// others.
func (w *Sweep) advance(ctx context.Context, t *stepper, i int, now *table, held int) (*table, error) {
	next := newTable(now.words)
	n := 0
	t.begin(i, func(k key, _ []int8, _ bool) error {
		m := next.put(k)
		if next.words == 0 && m == len(next.parents) {
			next.parents = append(next.parents, uint32(n))
		}
		if w.Most > 0 && held+len(next.keys)+len(now.keys) > w.Most {
			return fmt.Errorf("%w: more than %d states", ErrTooLarge, w.Most)
		}
		if next.words > 0 && !next.add(m, now.count(n)) {
			return errOverflow
		}
		return nil
	})
	for ; n < len(now.keys); n++ {
		if n%256 == 0 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if err := t.expand(now.keys[n]); err != nil {
			return nil, err
		}
	}
	w.layers = append(w.layers, Layer{len(next.keys), next.hash()})
	if w.Step != nil {
		w.Step(i+1, len(t.order.stages), len(next.keys))
	}
	return next, nil
}
