package graeco

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
)

// Find chooses a construction of squares without a hole; [Build] carries it
// out. With rng, which may be nil, the choice is one of many: other multipliers, other
// sizes of the parts, a development found anew.
//
// The error wraps ErrNone where it is proved that there are no such squares,
// ErrUnknown where no construction here gives them, ErrOrder for orders below 1
// and above MaxOrder and for less than one square; or it is the cause of ctx.
func Find(ctx context.Context, s Shape, rng *rand.Rand) (Construction, error) {
	if s.Order < 1 || s.Order > MaxOrder || s.Squares < 1 || s.Hole != 0 {
		return nil, fmt.Errorf("%s: %w; use orders from 1 to %d, at least 1 square, and no hole", s, ErrOrder, MaxOrder)
	}
	if err := refusal(s); err != nil {
		return nil, err
	}
	f := &finder{known: map[Shape]Construction{}, rng: rng, stopped: func() bool { return ctx.Err() != nil }}
	c, err := f.anew(ctx, s)
	if c == nil && err == nil {
		c = f.choose(s)
	}
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case c != nil || err != nil:
		return c, err
	}
	return nil, fmt.Errorf("%s: %w: no construction here gives them, which does not mean that there are none", s, ErrUnknown)
}

// A finder remembers what it found for each shape, and where it found nothing.
type finder struct {
	known   map[Shape]Construction
	rng     *rand.Rand
	stopped func() bool // whether nobody waits any more; nothing is found then
}

// choices are how many constructions a random one is drawn from.
const choices = 40

// choose is the first construction of a shape, or one of the first at random;
// nil for none.
func (f *finder) choose(s Shape) Construction {
	if f.rng == nil {
		return f.find(s)
	}
	var list []Construction
	for c := range f.options(s) {
		if list = append(list, c); len(list) == choices {
			break
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[f.rng.IntN(len(list))]
}

// anewUpTo is the largest order for which a search finds a self-orthogonal
// square in a moment.
const anewUpTo, anewSteps = 26, 300_000

// anew draws a development now and then, where one can be found.
func (f *finder) anew(ctx context.Context, s Shape) (Construction, error) {
	if f.rng == nil || s.Squares != 2 || s.Order < 7 || s.Order > anewUpTo || f.rng.IntN(2) == 0 {
		return nil, nil
	}
	c, err := findStarter(ctx, s.Order-1, 1, s.Diagonal, anewSteps, f.rng)
	if c == nil {
		return nil, err
	}
	return c, nil
}

// find is the first construction of a shape; nil for none.
func (f *finder) find(s Shape) Construction {
	if c, ok := f.known[s]; ok || f.stopped() {
		return c
	}
	var first Construction
	for c := range f.options(s) {
		first = c
		break
	}
	f.known[s] = first
	return first
}

// options yields constructions of a shape, the simple ones first. They may be
// many, and those of their parts are all the first ones.
func (f *finder) options(s Shape) iter.Seq[Construction] {
	ways := []func(Shape) iter.Seq[Construction]{f.simple, f.products, f.wilsons, f.diagonalWilsons}
	if s.Hole > 0 {
		ways = []func(Shape) iter.Seq[Construction]{f.holes}
	}
	return func(yield func(Construction) bool) {
		for _, way := range ways {
			for c := range way(s) {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// simple are the constructions without parts.
func (f *finder) simple(s Shape) iter.Seq[Construction] {
	var list []Construction
	if s.Order == 1 {
		list = append(list, &stored{shape: s, note: "one cell", squares: slices.Repeat([][]string{{"0"}}, s.Squares)})
	}
	if s.Squares <= affineSquares(s.Order, s.Diagonal) {
		list = append(list, f.affine(s))
	}
	if d := differenceOf(s); d != nil {
		list = append(list, d)
	}
	if s.Squares == 2 {
		if d := developmentOf(s); d != nil {
			list = append(list, d)
		}
	}
	return slices.Values(list)
}

// affine takes the least multipliers, or any.
func (f *finder) affine(s Shape) *affine {
	list := affineMultipliers(s.Order, s.Diagonal)
	if f.rng != nil {
		f.rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	return &affine{s.Order, list[:s.Squares], s.Diagonal}
}

// products are those of two factors, both ways round.
func (f *finder) products(s Shape) iter.Seq[Construction] {
	return func(yield func(Construction) bool) {
		for a := 2; a <= s.Order/2; a++ {
			if s.Order%a != 0 {
				continue
			}
			left := f.find(Shape{Order: a, Squares: s.Squares, Diagonal: s.Diagonal})
			if left == nil {
				continue
			}
			right := f.find(Shape{Order: s.Order / a, Squares: s.Squares, Diagonal: s.Diagonal})
			if right != nil && !yield(&product{left: left, right: right}) {
				return
			}
		}
	}
}

// holes are squares with a hole.
func (f *finder) holes(s Shape) iter.Seq[Construction] {
	var list []Construction
	whole := Shape{Order: s.Order, Squares: s.Squares}
	if s.Hole == 1 {
		if c := f.find(whole); c != nil {
			list = append(list, &removal{c})
		}
	}
	if s.Squares == 2 {
		if s == sixWithHole.shape {
			list = append(list, sixWithHole)
		}
		if d := developmentOf(s); d != nil {
			list = append(list, d)
		}
	}
	if s.Hole > 1 && s.Order%s.Hole == 0 {
		left := f.find(Shape{Order: s.Order / s.Hole, Squares: s.Squares})
		right := f.find(Shape{Order: s.Hole, Squares: s.Squares})
		if left != nil && right != nil {
			list = append(list, &product{left: left, right: right, hole: true})
		}
	}
	return slices.Values(list)
}
