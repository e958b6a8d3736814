package knight

import (
	"context"
	"iter"
)

// Covers gives every cover once, as long as the loop goes on. Memory is needed for
// the states only. The last error wraps [ErrTooLarge] or is that of the context.
func (w *Sweep) Covers(ctx context.Context) iter.Seq2[Cover, error] {
	return func(yield func(Cover, error) bool) {
		t, err := newStepper(w.Problem)
		var layers [][]key
		var last *table
		if err == nil {
			last, err = w.run(ctx, t, 0, func(t trail) { layers = append(layers, t.keys) })
		}
		if err != nil {
			yield(nil, err)
			return
		}
		if len(last.keys) == 0 {
			return
		}
		l := &lister{ctx: ctx, stepper: t, yield: yield}
		if err := l.sift(layers, last); err != nil {
			yield(nil, err)
			return
		}
		l.list(0, key{})
	}
}

// A lister walks through the states from which a cover can be reached.
type lister struct {
	ctx     context.Context
	stepper *stepper
	alive   []*table // by stage
	moves   [][2]int
	yield   func(Cover, error) bool
}

// sift keeps the states that lead to the last one, from the end backwards.
func (l *lister) sift(layers [][]key, last *table) error {
	l.alive = make([]*table, len(layers)+1)
	l.alive[len(layers)] = last
	for i := len(layers) - 1; i >= 0; i-- {
		l.alive[i] = newTable(0)
		l.stepper.begin(i, func(k key, _ []int8, _ bool) error {
			if _, ok := l.alive[i+1].find(k); ok {
				return errMet
			}
			return nil
		})
		for n, k := range layers[i] {
			if n%256 == 0 && l.ctx.Err() != nil {
				return context.Cause(l.ctx)
			}
			if err := l.stepper.expand(k); err == errMet {
				l.alive[i].put(k)
			} else if err != nil {
				return err
			}
		}
		layers[i] = nil
	}
	return nil
}

// list goes on from a state at stage i; false when the loop has ended.
func (l *lister) list(i int, k key) bool {
	if i == len(l.alive)-1 {
		if l.ctx.Err() != nil {
			l.yield(nil, context.Cause(l.ctx))
			return false
		}
		return l.yield(l.stepper.order.cover(l.moves), nil)
	}
	type step struct {
		next  key
		moves [][2]int
	}
	var steps []step
	l.stepper.begin(i, func(k key, ahead []int8, _ bool) error {
		if _, ok := l.alive[i+1].find(k); !ok {
			return nil
		}
		var moves [][2]int
		for _, slot := range ahead {
			moves = append(moves, [2]int{i, l.stepper.order.placeAhead(i, slot)})
		}
		steps = append(steps, step{k, moves})
		return nil
	})
	if err := l.stepper.expand(k); err != nil {
		l.yield(nil, err)
		return false
	}
	had := len(l.moves)
	for _, s := range steps {
		l.moves = append(l.moves[:had], s.moves...)
		if !l.list(i+1, s.next) {
			return false
		}
	}
	l.moves = l.moves[:had]
	return true
}
