package digits

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/big"
)

// A Solver answers questions about one problem. It is not safe for several goroutines.
type Solver struct {
	// Memory is how many bytes the states of a search may take; 0 for 2 GiB. What
	// needs more ends with an error that wraps ErrLarge.
	Memory int
	// Report is called by Best now and then with what is known; nil for nobody.
	Report func(Bounds)

	frame     *frame
	balancing *balancing
	balanced  bool      // more of it gains little
	prospect  *prospect // once the prices are split
}

// Bounds are what is known of the best sum at some time.
type Bounds struct {
	Found   Grid // the best grid so far; nil for none
	Sum     int  // of Found
	Limit   int  // no grid has a better sum: a greater one, or for the least sum a smaller one
	Settled bool // Found is proved to be best
}

// defaultMemory is that of Solver.Memory.
const defaultMemory = 2 << 30

// New prepares a problem. The error wraps [ErrProblem], [ErrLarge], or [ErrNone] when
// some line can hold no number at all, or is the cause when the context ends.
func New(ctx context.Context, p *Problem) (*Solver, error) {
	f, err := newFrame(ctx, p)
	if err != nil {
		return nil, err
	}
	return &Solver{frame: f}, nil
}

// split shares the prices for some rounds, or until no grid can be cheaper than enough.
func (s *Solver) split(ctx context.Context, rounds, enough int) error {
	if s.balancing == nil {
		s.balancing = s.frame.newBalancing()
	}
	if s.balanced {
		return nil
	}
	more, err := s.balancing.improve(ctx, rounds, (enough-1)*unit+1)
	if err != nil {
		return err
	}
	s.balanced = !more && s.balancing.stalled()
	s.prospect = s.balancing.prospect()
	return nil
}

func (s *Solver) sweep(price int) *sweep {
	memory := s.Memory
	if memory == 0 {
		memory = defaultMemory
	}
	return &sweep{prospect: s.prospect, price: price, memory: memory, tick: func() {}}
}

func (s *Solver) report(b *Bounds) {
	if s.Report != nil {
		s.Report(*b)
	}
}

// Best finds a grid of the best sum and proves that there is none better. An error
// that wraps ErrNone says that there is no grid at all. When the context ends, or memory,
// the error comes with the bounds so far, of which Found may be nil.
func (s *Solver) Best(ctx context.Context) (Bounds, error) {
	b := Bounds{Limit: s.frame.problem.sum(0)}
	err := s.approach(ctx, &b)
	for i := 0; err == nil && !s.closed(&b); i++ {
		err = s.exhaust(ctx, &b, stages[i].memory)
		if errors.Is(err, ErrLarge) && i < len(stages)-1 {
			err = s.guess(ctx, &b, stages[i+1].beam)
		}
	}
	if err == nil {
		b.Settled = true
		s.report(&b)
	}
	return b, err
}

// stages are tried one after the other where the bound does not meet the first
// grid: everything with a part of the memory, then a wider beam for a better grid.
var stages = []struct{ beam, memory int }{{300, 64}, {3_000, 8}, {30_000, 1}}

// exhaust raises the limit, price by price, until there is a grid, or none better
// than the one found. part is by what the memory is divided.
func (s *Solver) exhaust(ctx context.Context, b *Bounds, part int) error {
	for !s.closed(b) {
		w := s.sweep(s.frame.problem.sum(b.Limit))
		w.memory /= part
		found, err := s.look(ctx, w, b)
		switch {
		case err != nil || found:
			return err
		case !w.cut || w.price >= s.frame.most():
			return fmt.Errorf("%w that meets all conditions", ErrNone)
		}
		b.Limit = s.frame.problem.sum(w.price + 1)
		s.report(b)
	}
	return nil
}

// closed says that no grid can be better than the one found.
func (s *Solver) closed(b *Bounds) bool { return b.Found != nil && b.Sum == b.Limit }

// lowest is the least price that the bound allows; 0 before there is a bound.
func (s *Solver) lowest() int {
	if s.prospect == nil {
		return 0
	}
	return s.prospect.least()
}

// approach comes to a good grid and a good bound: a first grid soon, then as many
// rounds of balancing as are needed to prove it best or are of use, then another grid.
func (s *Solver) approach(ctx context.Context, b *Bounds) error {
	enough := s.frame.most() + 1
	for _, pass := range []struct{ rounds, beam int }{{30, 30}, {balanceRounds, stages[0].beam}} {
		if err := s.split(ctx, pass.rounds, enough); err != nil {
			return err
		}
		b.Limit = s.frame.problem.sum(s.lowest())
		s.report(b)
		if s.closed(b) {
			return nil
		}
		if err := s.guess(ctx, b, pass.beam); err != nil || s.closed(b) {
			return err
		}
		if b.Found != nil {
			enough = s.frame.problem.sum(b.Sum)
		}
	}
	return nil
}

// guess looks for a grid with a beam, further from the bound until there is one, and
// keeps it when it is better than the one before.
func (s *Solver) guess(ctx context.Context, b *Bounds, width int) error {
	for ahead := 8; ; ahead *= 4 {
		w := s.sweep(min(s.lowest()+ahead, s.frame.most()))
		if b.Found != nil {
			w.price = min(w.price, s.frame.problem.sum(b.Sum)-1)
		}
		w.beam = width
		found, err := s.look(ctx, w, b)
		if found || err != nil || b.Found != nil || w.price == s.frame.most() {
			return err
		}
	}
}

// look runs a sweep and keeps its cheapest grid.
func (s *Solver) look(ctx context.Context, w *sweep, b *Bounds) (bool, error) {
	if err := w.prepare(false); err != nil {
		return false, err
	}
	w.tick = func() { s.report(b) }
	end, err := w.run(ctx)
	if err != nil || end.size == 0 {
		return false, err
	}
	t, err := w.trace(ctx, end, false)
	if err != nil {
		return false, err
	}
	w.walk(t, func(g Grid) bool {
		b.Found, b.Sum = g, g.Sum()
		return false
	})
	s.report(b)
	return true, nil
}

// errSum is for sums that no digits have.
var errSum = errors.New("no digits have that sum")

// counting prepares a sweep for all grids of a sum.
func (s *Solver) counting(ctx context.Context, sum int) (*sweep, error) {
	price := s.frame.problem.sum(sum)
	if price < 0 || price > s.frame.most() {
		return nil, errSum
	}
	if err := s.split(ctx, balanceRounds, s.frame.most()+1); err != nil {
		return nil, err
	}
	w := s.sweep(price)
	return w, w.prepare(true)
}

// Count is how many grids have that sum. It is quick for sums near the best: a problem that asks for
// the least sum counts small sums sooner.
func (s *Solver) Count(ctx context.Context, sum int) (*big.Int, error) {
	for words := 1; ; words *= 2 {
		w, err := s.counting(ctx, sum)
		if errors.Is(err, errSum) {
			return new(big.Int), nil
		}
		if err != nil {
			return nil, err
		}
		w.words = words
		end, err := w.run(ctx)
		if err != nil {
			return nil, err
		}
		if !end.over {
			return countOf(end), nil
		}
	}
}

// countOf is the count of the states without any slack: grids of the very price.
func countOf(end *table) *big.Int {
	total := new(big.Int)
	for slot, slack := range end.slack {
		if slack == 0 {
			for i := end.words - 1; i >= 0; i-- {
				total.Lsh(total, 64)
				total.Or(total, new(big.Int).SetUint64(end.count[slot*end.words+i]))
			}
		}
	}
	return total
}

// All yields every grid of that sum, each once and always in the same order, or an
// error as the last. The grid is written over by the next one.
func (s *Solver) All(ctx context.Context, sum int) iter.Seq2[Grid, error] {
	return func(yield func(Grid, error) bool) {
		w, err := s.counting(ctx, sum)
		if errors.Is(err, errSum) {
			return
		}
		if err == nil {
			err = s.each(ctx, w, func(g Grid) bool { return yield(g, nil) })
		}
		if err != nil {
			yield(nil, err)
		}
	}
}

// each yields the grids of a sweep until one is refused.
func (s *Solver) each(ctx context.Context, w *sweep, yield func(Grid) bool) error {
	end, err := w.run(ctx)
	if err != nil {
		return err
	}
	t, err := w.trace(ctx, end, true)
	if err != nil {
		return err
	}
	w.walk(t, func(g Grid) bool {
		err = context.Cause(ctx)
		return err == nil && yield(g)
	})
	return err
}
