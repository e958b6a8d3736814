package attrition_test

import (
	"fmt"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
)

// A witness follows a trace by itself: it carries out steps and guesses on its
// own domains, goes back where the search says so, and compares.
type witness struct {
	t       *testing.T
	puzzle  *latin.Puzzle
	domains latin.Domains
	levels  []latin.Domains // before each guess that stands
	counts  [5]int          // events of each kind
	removed int
	deepest int
	again   int // guesses that are not the first answer: before each, the state is restored
}

func (w *witness) see(e *attrition.Event) {
	w.counts[e.Kind]++
	switch e.Kind {
	case attrition.RuleApplied:
		w.removed += len(e.Step.Removes)
		for _, q := range e.Step.Removes {
			if !w.domains[q.Cell].Has(q.Label) {
				w.t.Fatalf("%s removes label %d of cell %d, which is gone", e.Step.Rule.Name, q.Label, q.Cell)
			}
			w.domains[q.Cell] &^= latin.Just(q.Label)
		}
		return // the search is ahead
	case attrition.Restored:
		w.levels = w.levels[:e.Level]
		w.domains = slices.Clone(w.levels[e.Level-1])
	}
	if !slices.Equal(w.domains, e.Domains) {
		w.t.Fatalf("%v: the domains are not those of the trace", e.Kind)
	}
	if e.Kind == attrition.Guessed {
		w.guess(e)
	}
}

func (w *witness) guess(e *attrition.Event) {
	g := e.Guess
	if g.Answer == 0 {
		w.levels = append(w.levels[:e.Level-1], slices.Clone(w.domains))
	}
	if g.Answer > 0 {
		w.again++
	}
	w.deepest = max(w.deepest, e.Level)
	if len(w.levels) != e.Level || g.Answer >= g.Answers || !w.domains[g.Cell].Has(g.Label) {
		w.t.Fatalf("guess %+v at level %d of %d", g, e.Level, len(w.levels))
	}
	if g.Asterism < 0 && w.domains[g.Cell].Len() != g.Answers {
		w.t.Fatalf("guess %+v of a cell with %d labels", g, w.domains[g.Cell].Len())
	}
	w.domains[g.Cell] = latin.Just(g.Label)
	if g.Asterism >= 0 {
		w.excludeBefore(g)
	}
}

// excludeBefore takes the label out of the open cells before the first place.
func (w *witness) excludeBefore(g attrition.Guess) {
	excluded := 0
	for _, x := range w.puzzle.Board.Asterisms()[g.Asterism].Cells {
		if x == g.Cell {
			break
		}
		if d := w.domains[x]; d.Len() > 1 && d.Has(g.Label) {
			w.domains[x] = d &^ latin.Just(g.Label)
			excluded++
		}
	}
	if excluded != g.Answer {
		w.t.Fatalf("guess %+v has %d places before it", g, excluded)
	}
}

// TestInterleavedTrace: the events are all that happens, and restoring a state
// brings back the domains before the guess.
func TestInterleavedTrace(t *testing.T) {
	for _, s := range soughts(t) {
		many := len(exactBoards(t, s)) > 100
		for name, rules := range ruleSets() {
			if many && dear(rules) {
				continue
			}
			t.Run(fmt.Sprint(s.name, " with ", name), func(t *testing.T) {
				in := attrition.NewInterleaving(s.puzzle, rules)
				w := &witness{t: t, puzzle: s.puzzle, domains: attrition.Start(s.puzzle, s.pb)}
				in.Trace = w.see
				boards := len(interleavedBoards(t, in, s))
				got, steps, removed := in.Totals(), 0, 0
				for _, r := range got.Rules {
					steps += r.Steps
					removed += r.Removed
				}
				want := [5]int{steps, got.Guesses, w.again, boards, got.DeadEnds}
				if w.counts != want || w.removed != removed || w.deepest != got.Deepest {
					t.Errorf("seen %v, %d removed, depth %d; counted %v, %d, %d", w.counts, w.removed, w.deepest, want, removed, got.Deepest)
				}
			})
		}
	}
}

// TestInterleavedTellsNoSingleOfAGuess: a label written by choice is not told
// once more as a naked single.
func TestInterleavedTellsNoSingleOfAGuess(t *testing.T) {
	s := soughtOn(t, 576, "latin-square:4", "", "")
	in := attrition.NewInterleaving(s.puzzle, attrition.UpTo(attrition.Singles))
	var last attrition.Guess
	singles := 0
	in.Trace = func(e *attrition.Event) {
		switch {
		case e.Kind == attrition.Guessed:
			last = e.Guess
		case e.Kind == attrition.RuleApplied && e.Step.Rule == attrition.NakedSingle:
			if singles++; last.Answers > 0 && e.Step.Places[0] == last.Candidate {
				t.Fatalf("naked single of guess %+v", last)
			}
		}
	}
	interleavedBoards(t, in, s)
	if singles == 0 {
		t.Error("no naked single at all")
	}
}

// TestInterleavedAllocatesOnce: a search that has run before needs no new memory
// but for the boards that it gives, and what the prover needs each time that it
// comes to rest.
func TestInterleavedAllocatesOnce(t *testing.T) {
	s := soughtOn(t, -1, "sudoku:3x3", "", "53..7....6..195....98....6.8.......34..8....17...2...6.6....28....4.9.......8....")
	in := attrition.NewInterleaving(s.puzzle, attrition.UpTo(attrition.Singles))
	boards := float64(len(interleavedBoards(t, in, s)))
	rests := float64(in.Totals().Guesses)
	start := attrition.Start(s.puzzle, s.pb)
	if n := testing.AllocsPerRun(5, func() {
		for _, err := range in.Boards(t.Context(), start) {
			if err != nil {
				t.Fatal(err)
			}
		}
	}); n > boards+rests+20 {
		t.Errorf("%v allocations for %v boards and %v guesses", n, boards, rests)
	}
	if boards < 10 {
		t.Errorf("%v boards", boards)
	}
}
