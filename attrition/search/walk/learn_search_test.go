package walk_test

import (
	"errors"
	"math"
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
	"latin/attrition/search/walk"
)

// trusting makes a Searcher that gives up its walk after that many failures; 0 is at once.
func trusting(p *latin.Puzzle, failures uint64) *search.Searcher {
	return search.With(p, func(p *latin.Puzzle) engine.Engine { return walk.New(p).Trusting(failures) })
}

func newWalk(p *latin.Puzzle) *search.Searcher { return trusting(p, walk.TrustInWalk) }

// TestLearnerAgreesWithBruteForce asks all questions about boards of any form,
// of a learner that takes over at once or soon and remembers few boards or many.
func TestLearnerAgreesWithBruteForce(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(draw searchtest.Source, p *latin.Puzzle) engine.Engine {
		e := walk.New(p).Trusting(uint64(draw(3)))
		if draw(2) == 0 {
			e.SetRoom(draw(100))
		}
		return e
	})
}

// ripeto is Quadoku with three labels, three times each, and partial boards:
// the clues, and the clues without each.
func ripeto(t testing.TB) (*latin.Puzzle, []latin.PB) {
	p := searchtest.QuadokuOf(t, "111222333")
	full := searchtest.Read(t, p, "2.3.3..13.322..3......1.....3...32.2.3.22..1.........2..3.3...3..2...2......2...2")
	clues := searchtest.Blank(p)
	for _, c := range []int{0, 7, 10, 11, 15, 22, 28, 32, 33, 35, 37, 40, 43, 53, 76, 80} {
		clues[c] = full[c]
	}
	pbs := []latin.PB{clues}
	for _, c := range clues.Clues() {
		pb := clues.Clone()
		pb[c] = latin.Blank
		pbs = append(pbs, pb)
	}
	return p, pbs
}

// TestLearnerSettlesHardPuzzles has a limit of steps that a walk alone exceeds
// 20 to 100 times over.
func TestLearnerSettlesHardPuzzles(t *testing.T) {
	p, pbs := ripeto(t)
	s := newWalk(p)
	s.Steps = 30_000
	for i, pb := range pbs {
		want := 0
		if dropped := i > 0 && (pb[0] < 0 || pb[40] < 0 || pb[76] < 0 || pb[80] < 0); dropped {
			want = 2
		}
		found, err := s.UpTo(t.Context(), pb, 2)
		if len(found) != want || err != nil {
			t.Errorf("%d: %d boards, %v; want %d", i, len(found), err, want)
		}
		for _, board := range found {
			searchtest.Check(t, p, pb, board)
		}
		if n, _, err := s.Count(t.Context(), pb, 2); n.Cmp(searchtest.BigInt(want)) != 0 || err != nil {
			t.Errorf("%d: counted %v, %v; want %d", i, n, err, want)
		}
		if _, err := s.Random(t.Context(), pb, searchtest.Seeded(1)); errors.Is(err, search.ErrNone) != (want == 0) {
			t.Errorf("%d: Random %v; want %d boards", i, err, want)
		}
	}
}

// TestLearnerIsDeterministic asks again, of the same Searcher and of another.
func TestLearnerIsDeterministic(t *testing.T) {
	p, pbs := ripeto(t)
	s := newWalk(p)
	var taken []uint64
	for _, s := range []*search.Searcher{s, s, newWalk(p)} {
		if _, err := s.UpTo(t.Context(), pbs[2], 1); err != nil {
			t.Fatal(err)
		}
		taken = append(taken, s.Taken())
	}
	if taken[0] != taken[1] || taken[0] != taken[2] {
		t.Errorf("steps: %d", taken)
	}
}

func TestLearnerKeepsToTheBudget(t *testing.T) {
	p := searchtest.Square(t, 30)
	searchtest.Bounded(t, walk.New(p).Trusting(0), p)
}

// TestLearnerHandsBack has more boards than a learner counts or remembers.
func TestLearnerHandsBack(t *testing.T) {
	for _, test := range []struct {
		puzzle *latin.Puzzle
		want   int
	}{{searchtest.Square(t, 4), 576}, {searchtest.Square(t, 5), 161280}, {searchtest.Sudoku(t, 2, 2), 288}} {
		e := walk.New(test.puzzle).Trusting(0)
		e.SetRoom(500)
		b := engine.NewBudget(t.Context(), 0)
		n, exact := e.Count(&b, searchtest.Blank(test.puzzle), 0)
		if n.Cmp(searchtest.BigInt(test.want)) != 0 || !exact || b.Err() != nil {
			t.Errorf("%v, %v, %v; want %d", n, exact, b.Err(), test.want)
		}
		seen := make(map[string]bool)
		e.Each(&b, searchtest.Blank(test.puzzle), func(board latin.PB) bool {
			seen[searchtest.Key(board)] = true
			return len(seen) < 2000
		})
		if len(seen) != min(2000, test.want) || b.Err() != nil {
			t.Errorf("%d boards of %d, %v", len(seen), test.want, b.Err())
		}
	}
}

// TestLearnerExcludesWhatWasShown takes over from walks that have shown some
// boards; how many depends on their trust.
func TestLearnerExcludesWhatWasShown(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	pb := searchtest.Read(t, p, searchtest.Inkala)
	pb[2], pb[3] = latin.Blank, latin.Blank
	want, err := trusting(p, math.MaxUint64).UpTo(t.Context(), pb, 1000)
	if err != nil || len(want) < 2 || len(want) == 1000 {
		t.Fatal(len(want), err)
	}
	handovers := 0
	for trust := range uint64(8) {
		e := walk.New(p).Trusting(trust)
		s := search.With(p, func(*latin.Puzzle) engine.Engine { return e })
		found, err := s.UpTo(t.Context(), pb, 1000)
		seen := make(map[string]bool)
		for _, board := range found {
			searchtest.Check(t, p, pb, board)
			seen[searchtest.Key(board)] = true
		}
		if len(seen) != len(want) || len(found) != len(want) || err != nil {
			t.Errorf("trust %d: %d boards, %d different, %v; want %d", trust, len(found), len(seen), err, len(want))
		}
		if e.StuckAfterABoard() {
			handovers++
		}
	}
	if handovers == 0 {
		t.Error("no walk was stuck after it had shown a board")
	}
}

// TestRandomOfALearner reaches many boards, by the source alone.
func TestRandomOfALearner(t *testing.T) {
	p := searchtest.Sudoku(t, 2, 2)
	seen := make(map[string]bool)
	for _, s := range []*search.Searcher{trusting(p, 0), trusting(p, 0)} {
		rng := searchtest.Seeded(5)
		for range 2000 {
			board, err := s.Random(t.Context(), searchtest.Blank(p), rng)
			if err != nil {
				t.Fatal(err)
			}
			searchtest.Check(t, p, searchtest.Blank(p), board)
			seen[searchtest.Key(board)] = true
		}
		if len(seen) < 250 {
			t.Errorf("%d of 288 boards", len(seen))
		}
	}
	first, _ := trusting(p, 0).Random(t.Context(), searchtest.Blank(p), searchtest.Seeded(6))
	again, _ := trusting(p, 0).Random(t.Context(), searchtest.Blank(p), searchtest.Seeded(6))
	if searchtest.Key(first) != searchtest.Key(again) {
		t.Error("the same seed gave two boards")
	}
}

// BenchmarkHard compares a walk, a learner and what is done by default on
// questions that are hard for a walk. They end undecided after so many steps.
func BenchmarkHard(b *testing.B) {
	p, pbs := ripeto(b)
	squares := searchtest.Square(b, 30)
	for _, by := range []struct {
		name  string
		trust uint64
	}{{"both", walk.TrustInWalk}, {"learner", 0}, {"walk", math.MaxUint64}} {
		b.Run("board=ripeto/by="+by.name, func(b *testing.B) {
			countHard(b, trusting(p, by.trust), pbs)
		})
		b.Run("board=square-30/by="+by.name, func(b *testing.B) {
			countHard(b, trusting(squares, by.trust), searchtest.List(b, squares, "latin-square-30-unique.txt", 5))
		})
	}
}

// countHard counts to two, all partial boards an iteration.
func countHard(b *testing.B, s *search.Searcher, pbs []latin.PB) {
	s.Steps = 100_000
	undecided := 0
	for b.Loop() {
		for _, pb := range pbs {
			if _, _, err := s.Count(b.Context(), pb, 2); err != nil {
				undecided++
			}
		}
	}
	b.ReportMetric(float64(undecided)/float64(b.N), "undecided/op")
}

// TestLearnerConcludes has few steps for puzzles that a learner settles in as
// many if its quotas say all that they know.
func TestLearnerConcludes(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	s := trusting(p, 0)
	s.Steps = 100
	for _, clues := range []string{searchtest.Inkala, searchtest.BruteHard} {
		n, exact, err := s.Count(t.Context(), searchtest.Read(t, p, clues), 2)
		if n.Cmp(searchtest.BigInt(1)) != 0 || !exact || err != nil {
			t.Errorf("%s: %v, %v, %v after %d steps", clues, n, exact, err, s.Taken())
		}
	}
}
