package attrition

import (
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
)

// TestStateCounts compares a state after random removals and copies with one
// that is loaded afresh.
func TestStateCounts(t *testing.T) {
	for _, b := range lawBoards(t, 1, "") {
		t.Run(b.name, func(t *testing.T) {
			rng := b.rng(1, 0)
			fresh := NewState(b.puzzle)
			s, kept := newState(b.state.chart), newState(b.state.chart)
			for range 30 {
				s.scramble(kept, rng)
				fresh.load(s.domains)
				s.compare(t, fresh)
			}
		})
	}
}

// scramble removes labels, supposes one, and copies to and from another state.
func (s *State) scramble(kept *State, rng *rand.Rand) {
	for range 1 + rng.IntN(s.cells) {
		x := latin.Cell(rng.IntN(s.cells))
		switch choice := rng.IntN(60); {
		case choice == 0:
			kept.copyFrom(s)
		case choice < 4 && s.dead:
			s.copyFrom(kept)
		case choice < 6:
			s.suppose(x, latin.Label(rng.IntN(s.labels)))
		default:
			s.remove(x, latin.Label(rng.IntN(s.labels)))
		}
	}
}

// compare reports where the counts of two states differ.
func (s *State) compare(t *testing.T, fresh *State) {
	t.Helper()
	for _, c := range []struct {
		name  string
		equal bool
	}{
		{"cand", slices.Equal(s.cand, fresh.cand)},
		{"fixed", slices.Equal(s.fixed, fresh.fixed)},
		{"places", slices.Equal(s.places, fresh.places)},
		{"fixes", slices.Equal(s.fixes, fresh.fixes)},
		{"open", s.open == fresh.open},
		{"dead", s.dead == fresh.dead},
	} {
		if !c.equal {
			t.Errorf("%s differs at %s", c.name, formatDomains(s.puzzle, s.domains))
		}
	}
}

// TestDeadIsContradiction: when the counts show that no solution is left, one of
// the singles says so, unless a cell is empty; and the counts are right.
func TestDeadIsContradiction(t *testing.T) {
	for _, b := range lawBoards(t, 1, "") {
		s, refuted := b.state, 0
		for trial := range uint64(25) {
			m := b.draw(b.rng(2, trial), 0)
			for _, d := range append(m.below, m.domains) {
				s.Load(d)
				if s.dead != deadCounts(s, d) {
					t.Errorf("%s: dead is %v at %s", b.name, s.dead, formatDomains(b.puzzle, d))
				}
				if s.dead && !slices.Contains(d, 0) {
					refuted++
					if !slices.ContainsFunc(append(allSteps(FullLabel, s), allSteps(HiddenSingle, s)...), Step.refutes) {
						t.Errorf("%s: nobody sees that this is dead: %s", b.name, formatDomains(b.puzzle, d))
					}
				}
			}
		}
		if refuted == 0 && b.puzzle.Board.Len() > 12 && b.puzzle.Board.K() > 1 { // a cell by itself is dead only when it is empty
			t.Errorf("%s: no sample is dead by its counts", b.name)
		}
	}
}

func (st Step) refutes() bool { return st.Contradiction }

// TestSettle: what the agenda does is what the three rules of the lowest tier
// do when they are applied one after the other.
func TestSettle(t *testing.T) {
	for _, b := range lawBoards(t, 1, "") {
		for trial := range uint64(20) {
			m := b.draw(b.rng(3, trial), 0)
			for _, d := range append(m.below, m.domains) {
				want := b.inBatches(d, []*Rule{FullLabel, HiddenSingle})
				b.state.Load(d)
				b.state.settle(nil)
				got := image{domains: b.state.domains, dead: b.state.dead}
				if !got.equals(&want) || b.state.settled == b.state.dead || b.state.settled != b.state.quiet() {
					t.Fatalf("%s: settling %s gives %s, the rules %s", b.name, formatDomains(b.puzzle, d), b.format(&got), b.format(&want))
				}
			}
		}
	}
}
