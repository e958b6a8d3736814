package digits

import (
	"cmp"
	"context"
	"fmt"
	"math/bits"
	"slices"
)

// A prospect is a frame with its split prices, ready to be swept.
type prospect struct {
	*frame
	layouts []layout // by cell, and one for the end
	widest  int      // bits of a key without its gap
	across  [][][][]edge
	strips  [][][]edge
	bound   int // in parts of unit: no grid costs less
}

func (f *frame) prospect(t *split, bound int) *prospect {
	p := &prospect{frame: f, bound: bound}
	p.layouts, p.widest = f.layouts()
	for i, l := range f.across {
		p.across = append(p.across, t.across[i].edges(l))
	}
	for i, l := range f.strips {
		p.strips = append(p.strips, t.strips[i].byDigit(l))
	}
	return p
}

// least is the least price that the bound allows.
func (p *prospect) least() int { return (p.bound + unit - 1) / unit }

// A sweep goes through the grid cell by cell with all the states that a grid of at
// most a price can pass. The slack of a state is what its digits may still lose:
//
//	slack = price asked - bound - losses of the digits so far
//
// in parts of unit. A state whose slack would fall below 0 is left out: no grid
// through it is as cheap as asked.
type sweep struct {
	*prospect
	price  int    // that is asked
	gap    int    // bits of the gap, which tells states apart by their price too; 0 where the cheapest is enough
	words  int    // of a count; 0 for none
	beam   int    // the most states after a cell; 0 for all
	memory int    // bytes that tables may take
	tick   func() // called before each strip
	kept   []*table
	used   int  // bytes of kept
	cut    bool // a state was left out for its slack
	turns  int  // states until the context is asked again
	one    []uint64
	room   []successor
}

// A successor of a state: one more digit.
type successor struct {
	digit int
	key   key
	slack int32
}

// successors of a state before cell k, in a list that the next call writes over.
func (s *sweep) successors(k int, from key, slack int32) []successor {
	y, z := s.layouts[k], s.layouts[k+1]
	strip, place := k/len(s.frame.across), k%len(s.frame.across)
	met := from.lowest(y.lines).right(y.next)
	inStrip := int(from.right(y.lines).lowest(y.strip).low)
	column := s.strips[strip][place][inStrip*s.problem.Base:][:s.problem.Base]
	top := y.lines - y.next
	s.room = s.room[:0]
	for _, e := range s.across[place][strip][from.lowest(y.next).low] {
		if e.loss > slack {
			s.cut = true
			break
		}
		c := column[e.digit]
		rest := slack - e.loss - c.loss
		if c.to < 0 || rest < 0 {
			s.cut = s.cut || c.to >= 0
			continue
		}
		next := met.or(key{0, uint64(e.to)}.left(top)).or(key{0, uint64(c.to)}.left(z.lines))
		if s.gap > 0 {
			next = next.or(key{0, uint64(rest / unit)}.left(z.lines + z.strip))
		}
		s.room = append(s.room, successor{e.digit, next, rest})
	}
	return s.room
}

// start is the state before the first cell, if there is any slack.
func (s *sweep) start() *table {
	t := newTable(s.wide(), s.words, 1)
	slack := s.price*unit - s.bound
	if slack < 0 {
		return t
	}
	var k key
	if s.gap > 0 {
		k = key{0, uint64(slack / unit)}.left(s.layouts[0].lines + s.layouts[0].strip)
	}
	if s.words > 0 {
		s.one = make([]uint64, s.words)
		s.one[0] = 1
	}
	t.put(k, int32(slack), s.one)
	return t
}

func (s *sweep) wide() bool { return s.widest+s.gap > 64 }

// prepare settles the width of keys.
func (s *sweep) prepare(byPrice bool) error {
	if byPrice {
		s.gap = max(1, bits.Len(uint(max(0, s.price*unit-s.bound)/unit)))
	}
	if s.widest+s.gap > 128 {
		return fmt.Errorf("%w: a state of all lines takes %d bits; use smaller divisors or fewer lines", ErrLarge, s.widest+s.gap)
	}
	return nil
}

// run sweeps the whole grid and gives the states at the end: one, or one a price
// when the gap tells them apart; none when there is no grid of the price. The
// states before every strip are kept.
func (s *sweep) run(ctx context.Context) (*table, error) {
	t := s.start()
	for strip := range s.strips {
		s.kept = append(s.kept, t)
		s.used += t.bytes()
		s.tick()
		for place := range s.frame.across {
			var err error
			if t, err = s.step(ctx, strip*len(s.frame.across)+place, t); err != nil {
				return nil, err
			}
		}
	}
	return t, nil
}

// askEvery is after how many states the context is asked: some milliseconds.
const askEvery = 1 << 14

// step goes from the states before cell k to those after it.
func (s *sweep) step(ctx context.Context, k int, from *table) (*table, error) {
	to := newTable(s.wide(), s.words, from.size)
	for slot, slack := range from.slack {
		if s.turns--; s.turns < 0 {
			s.turns = askEvery
			if err := s.mayGoOn(ctx, from, to); err != nil {
				return nil, err
			}
		}
		if slack < 0 {
			continue
		}
		count := from.count[slot*s.words:][:s.words]
		for _, n := range s.successors(k, from.key(slot), slack) {
			to.put(n.key, n.slack, count)
		}
	}
	to.over = to.over || from.over
	if s.beam > 0 && to.size > s.beam {
		return s.thin(to), nil
	}
	return to, nil
}

func (s *sweep) mayGoOn(ctx context.Context, from, to *table) error {
	if used := s.used + from.bytes() + 3*to.bytes(); s.memory > 0 && used > s.memory {
		return fmt.Errorf("%w: the states of the search take more than the %d MB allowed; allow more memory", ErrLarge, s.memory>>20)
	}
	return context.Cause(ctx)
}

// thin keeps the states of most slack; of equal ones those in earlier slots.
func (s *sweep) thin(t *table) *table {
	var slots []int
	for slot, slack := range t.slack {
		if slack >= 0 {
			slots = append(slots, slot)
		}
	}
	slices.SortStableFunc(slots, func(a, b int) int { return cmp.Compare(t.slack[b], t.slack[a]) })
	thinned := newTable(s.wide(), s.words, s.beam)
	for _, slot := range slots[:s.beam] {
		thinned.put(t.key(slot), t.slack[slot], t.count[slot*s.words:][:s.words])
	}
	return thinned
}
