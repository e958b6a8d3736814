package graeco

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// A starter is a first row f of a development of one cycle in the making: f(d)
// stands in row x and column x + d, less x. Four families of numbers modulo v
// must hold each number once: the symbols f(d) and r of a row; f(d) - d and s of
// a column; and the differences d + f(-d) - f(d) between a cell and its mirror
// image, s - r among them, which come with both signs.
//
// f(0) is 0, which only names the symbols.
type starter struct {
	v    int
	full uint64 // all numbers modulo v
	f    []int  // by d; unset, or v and more for the points that stay

	symbols, columns, differences uint64 // what is taken

	open  []int // the d that have no symbol yet
	steps int   // that may still be tried
	rng   *rand.Rand
}

const unset = -1

// findStarter looks for a development of one cycle of v points with w that
// stay, at random, for as many steps; nil when none was found. With diagonal,
// w is 1 and the development has mates. v + w is at most 64, so that a set of
// points is a word.
func findStarter(ctx context.Context, v, w int, diagonal bool, steps int, rng *rand.Rand) (*development, error) {
	// A search that goes wrong early rarely recovers: short ones are better.
	const attempt = 3000
	for ; steps > 0; steps -= attempt {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		c, ok := tryStarter(v, w, min(attempt, steps), rng)
		if ok && diagonal {
			c.mates = c.findMates()
			ok = c.mates != nil
		}
		if ok {
			return c, nil
		}
	}
	return nil, nil
}

// tryStarter draws where the points that stay are and completes the row.
func tryStarter(v, w, steps int, rng *rand.Rand) (*development, bool) {
	s := &starter{v: v, full: 1<<v - 1, f: make([]int, v), steps: steps, rng: rng}
	for d := range s.f {
		s.f[d] = unset
	}
	right, below, ok := s.border(w)
	if !ok {
		return nil, false
	}
	for d := 1; d < v; d++ {
		if s.f[d] == unset {
			s.open = append(s.open, d)
		}
	}
	if !s.complete() {
		return nil, false
	}
	rows := [][]int{append(s.f, right...)}
	for _, b := range below {
		rows = append(rows, []int{b})
	}
	return &development{v: v, k: 1, w: w, rows: rows}, true
}

// border draws f(0), the w places d of the first row with points that stay, and
// the r and s at these. The sum of all symbols is that of all numbers modulo v,
// as is that of f(d) - d with s: this leaves no choice for the last place.
func (s *starter) border(w int) (right, below []int, ok bool) {
	s.f[0], s.symbols, s.columns, s.differences = 0, 1, 1, 1
	last := 0
	if s.v%2 == 0 {
		last = s.v / 2
		s.differences |= 1 << last // that of d = v/2
	}
	for i := range w {
		r, b := s.rng.IntN(s.v), s.rng.IntN(s.v)
		if s.symbols>>r&1 == 1 || s.columns>>b&1 == 1 || s.differences>>s.mod(b-r)&1 == 1 {
			return nil, nil, false
		}
		s.symbols |= 1 << r
		s.columns |= 1 << b
		s.takeDifference(b - r)
		right, below = append(right, r), append(below, b)
		d := s.rng.IntN(s.v)
		if last += r - b; i == w-1 {
			d = s.mod(last)
		}
		if s.f[d] != unset || s.f[s.mod(-d)] != unset || 2*d == s.v {
			return nil, nil, false
		}
		s.f[d] = s.v + i
		last -= d
	}
	return right, below, true
}

func (s *starter) mod(a int) int { return ((a % s.v) + s.v) % s.v }

func (s *starter) takeDifference(a int) { s.differences |= 1<<s.mod(a) | 1<<s.mod(-a) }

// plus adds k to every number of the set.
func (s *starter) plus(set uint64, k int) uint64 {
	k = s.mod(k)
	return (set<<k | set>>(s.v-k)) & s.full
}

// fitting is the set of symbols that f(d) may be.
func (s *starter) fitting(d int) uint64 {
	set := s.full &^ s.symbols & s.plus(s.full&^s.columns, d)
	if e := s.opposite(d); e != unset {
		set &= s.plus(s.full&^s.differences, d+e) // f(d) = d + f(-d) - difference
	}
	return set
}

// opposite is f(-d) when that is a number and -d is not d.
func (s *starter) opposite(d int) int {
	if e := s.f[s.mod(-d)]; e < s.v && 2*d != s.v {
		return e
	}
	return unset
}

// complete gives symbols to all open d, where there is least choice first.
func (s *starter) complete() bool {
	if len(s.open) == 0 {
		return true
	}
	if s.steps--; s.steps < 0 {
		return false
	}
	at, choice := s.narrowest()
	if choice == 0 {
		return false
	}
	d, before := s.open[at], *s
	open := slices.Delete(slices.Clone(s.open), at, at+1)
	for choice != 0 && s.steps >= 0 {
		symbol := s.draw(choice)
		choice &^= 1 << symbol
		s.take(d, symbol)
		if s.open = open; s.complete() {
			return true
		}
		before.steps = s.steps
		*s = before
		s.f[d] = unset
	}
	return false
}

func (s *starter) narrowest() (at int, choice uint64) {
	least := 64
	for i, d := range s.open {
		set := s.fitting(d)
		if n := bits.OnesCount64(set); n < least {
			at, choice, least = i, set, n
			if n == 0 {
				break
			}
		}
	}
	return at, choice
}

// draw is a number of the set, at random.
func (s *starter) draw(set uint64) int {
	for range s.rng.IntN(bits.OnesCount64(set)) {
		set &= set - 1
	}
	return bits.TrailingZeros64(set)
}

func (s *starter) take(d, symbol int) {
	s.symbols |= 1 << symbol
	s.columns |= 1 << s.mod(symbol-d)
	if e := s.opposite(d); e != unset {
		s.takeDifference(d + e - symbol)
	}
	s.f[d] = symbol
}
