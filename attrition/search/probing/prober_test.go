package probing

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"latin/attrition/search/engine"
)

// plainly is a law that says the same as the choices do, in the plainest way.
type plainly struct{ choices [][]int32 }

func (l plainly) Follow(open []uint32, s Seat) (follows uint32, ok bool) {
	before := 0
	for _, m := range open {
		before += bits.OnesCount32(m)
	}
	open[s.Choice()] = s.Bit()
	ok = l.settle(open)
	for _, m := range open {
		before -= bits.OnesCount32(m)
	}
	return uint32(before), ok
}

func (l plainly) Refute(open []uint32, s Seat) bool {
	l.strike(open, l.choices[s.Choice()][bits.TrailingZeros32(s.Bit())])
	return l.settle(open)
}

// strike takes a variable from all choices; it says whether it was in one.
func (l plainly) strike(open []uint32, v int32) (changed bool) {
	for k, list := range l.choices {
		if i := slices.Index(list, v); i >= 0 && open[k]&(1<<i) != 0 {
			open[k] &^= 1 << i
			changed = true
		}
	}
	return changed
}

// settle strikes all that are beside a variable which holds, until nothing changes.
func (l plainly) settle(open []uint32) bool {
	for changed := true; changed; {
		changed = false
		for k, m := range open {
			if m == 0 {
				return false
			}
			if m&(m-1) != 0 {
				continue
			}
			v := l.choices[k][bits.TrailingZeros32(m)]
			for _, list := range l.choices {
				if !slices.Contains(list, v) {
					continue
				}
				for _, other := range list {
					changed = other != v && l.strike(open, other) || changed
				}
			}
		}
	}
	return true
}

// randomChoices are lists of some of the variables, all of which are in two or three, as
// they are on a board.
func randomChoices(rng *rand.Rand, variables, n int) [][]int32 {
	choices := make([][]int32, n)
	for v := range int32(variables) {
		for _, k := range rng.Perm(n)[:2+rng.IntN(2)] {
			choices[k] = append(choices[k], v)
		}
	}
	return slices.DeleteFunc(choices, func(list []int32) bool { return len(list) == 0 })
}

// countAll counts the ways to let one of each choice hold, with that holding and that not.
func countAll(variables int, choices [][]int32, holds, not int32) (n uint64) {
	words := make([]uint32, len(choices))
	for k, list := range choices {
		for _, v := range list {
			words[k] |= 1 << v
		}
	}
	for holding := range uint32(1) << variables {
		if holding>>holds&1 == 1 && holding>>not&1 == 0 &&
			!slices.ContainsFunc(words, func(w uint32) bool { return bits.OnesCount32(w&holding) != 1 }) {
			n++
		}
	}
	return n
}

// seatOf is the first seat of a variable.
func seatOf(choices [][]int32, v int32) Seat {
	for k, list := range choices {
		if i := slices.Index(list, v); i >= 0 {
			return SeatOf(k, 1<<i)
		}
	}
	panic("no choice has it")
}

// TestAgainstAll counts with and without a law that says the same, after it was told that
// something holds and something does not.
func TestAgainstAll(t *testing.T) {
	const variables = 14
	rng := rand.New(rand.NewPCG(1, 2))
	none, several := 0, 0
	for range 400 {
		choices := randomChoices(rng, variables, 4+rng.IntN(5))
		holds := int32(rng.IntN(variables))
		not := (holds + 1 + int32(rng.IntN(variables-1))) % variables
		want := countAll(variables, choices, holds, not)
		for _, law := range []Law{nil, plainly{choices}} {
			p := New(variables, choices, law)
			p.Tell(seatOf(choices, holds), true)
			p.Tell(seatOf(choices, not), false)
			b := engine.NewBudget(t.Context(), 0)
			n := uint64(0)
			for p.Find(&b) {
				n++
				checkFound(t, p, choices, holds, not)
			}
			if n != want {
				t.Fatalf("%v with %d, without %d: %d, law %v; want %d", choices, holds, not, n, law != nil, want)
			}
		}
		switch {
		case want == 0:
			none++
		case want > 1:
			several++
		}
	}
	if none < 50 || several < 30 {
		t.Errorf("%d without a solution, %d with several", none, several)
	}
}

func checkFound(t *testing.T, p *Prober, choices [][]int32, holds, not int32) {
	t.Helper()
	found := make(map[int32]bool)
	for v := range p.Found() {
		found[v] = true
	}
	if !found[holds] || found[not] {
		t.Fatalf("%v with %d, without %d: %v", choices, holds, not, found)
	}
	for _, list := range choices {
		n := 0
		for _, v := range list {
			if found[v] {
				n++
			}
		}
		if n != 1 {
			t.Fatalf("%v: %d of %v", found, n, list)
		}
	}
}

// TestTakeTurns: what the turns are, who ends them, and what is paid for.
func TestTakeTurns(t *testing.T) {
	spend := func(part *engine.Budget, most int) (n int) {
		for n < most && part.Step() {
			n++
		}
		return n
	}
	for _, test := range []struct {
		learner, prober int // branches that they need
		fit             bool
		limit           uint64
		want            []int
		taken           uint64
	}{
		{learner: 9, prober: 1000, fit: true, want: []int{9}, taken: 9},
		{learner: 1000, prober: 25, fit: true, want: []int{10, 20, 40, 5}, taken: 75},
		{learner: 45, prober: 1000, fit: true, want: []int{10, 20, 35}, taken: 65},
		{learner: 1000, fit: false, want: []int{10, 990}, taken: 1000},
		{learner: 1000, prober: 1000, fit: true, limit: 33, want: []int{10, 20, 3}, taken: 33},
	} {
		b := engine.NewBudget(t.Context(), test.limit)
		var turns []int
		goOn := func(left *int) func(*engine.Budget) {
			return func(part *engine.Budget) {
				n := spend(part, *left)
				*left -= n
				turns = append(turns, n)
			}
		}
		TakeTurns(&b, 10, 2, goOn(&test.learner), func() func(*engine.Budget) {
			if !test.fit {
				return nil
			}
			return goOn(&test.prober)
		})
		if !slices.Equal(turns, test.want) || b.Taken() != test.taken {
			t.Errorf("%+v: turns %v, %d taken", test, turns, b.Taken())
		}
	}
}
