package search

import (
	"context"
	"errors"
	"fmt"
	"math"
	"testing"

	"latin"
	"pgregory.net/rapid"
)

// trusting makes a Searcher give up its walk after that many failures; 0 is at once.
func trusting(s *Searcher, failures uint64) *Searcher {
	s.idle.engine.(*general).trust = failures
	return s
}

// TestLearnerAgreesWithBruteForce asks all questions about boards of any form,
// of a learner that takes over at once or soon and remembers few boards or many.
func TestLearnerAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := fromRapid(t)
		p := tinyPuzzle(draw)
		s := trusting(New(p), uint64(draw(3)))
		if draw(2) == 0 {
			s.idle.engine.(*general).room = draw(100)
		}
		for range 2 {
			agree(t, s, tinyClues(draw, p))
		}
	})
}

// ripeto is Quadoku with three labels, three times each, and partial boards:
// the clues, and the clues without each.
func ripeto(t testing.TB) (*latin.Puzzle, []latin.PB) {
	p := quadokuOf(t, "111222333")
	full := read(t, p, "2.3.3..13.322..3......1.....3...32.2.3.22..1.........2..3.3...3..2...2......2...2")
	clues := blank(p)
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
	s := New(p)
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
			check(t, p, pb, board)
		}
		if n, _, err := s.Count(t.Context(), pb, 2); n.Cmp(bigInt(want)) != 0 || err != nil {
			t.Errorf("%d: counted %v, %v; want %d", i, n, err, want)
		}
		if _, err := s.Random(t.Context(), pb, seeded(1)); errors.Is(err, ErrNone) != (want == 0) {
			t.Errorf("%d: Random %v; want %d boards", i, err, want)
		}
	}
}

// TestLearnerIsDeterministic asks again, of the same Searcher and of another.
func TestLearnerIsDeterministic(t *testing.T) {
	p, pbs := ripeto(t)
	s := New(p)
	var taken []uint64
	for _, s := range []*Searcher{s, s, New(p)} {
		if _, err := s.UpTo(t.Context(), pbs[2], 1); err != nil {
			t.Fatal(err)
		}
		taken = append(taken, s.taken)
	}
	if taken[0] != taken[1] || taken[0] != taken[2] {
		t.Errorf("steps: %d", taken)
	}
}

func TestLearnerKeepsToTheBudget(t *testing.T) {
	p := square(t, 12)
	s := trusting(New(p), 0)
	for name, err := range questions(func() context.Context { return afterLooks(1) }, s, blank(p)) {
		if name != "Random" && !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: %v", name, err)
		}
	}
	s.Steps = 20
	for name, err := range questions(context.Background, s, blank(p)) {
		if !errors.Is(err, ErrUndecided) || s.taken > s.Steps {
			t.Errorf("%s: %v after %d steps", name, err, s.taken)
		}
	}
}

// TestLearnerHandsBack has more boards than a learner counts or remembers.
func TestLearnerHandsBack(t *testing.T) {
	for _, test := range published(t)[3:6] {
		s := trusting(New(test.puzzle), 0)
		s.idle.engine.(*general).room = 500
		n, exact, err := s.Count(t.Context(), blank(test.puzzle), 0)
		if n.String() != test.want || !exact || err != nil {
			t.Errorf("%s: %v, %v, %v; want %s", test.name, n, exact, err, test.want)
		}
		seen := make(map[string]bool)
		for board, err := range s.Solutions(t.Context(), blank(test.puzzle)) {
			if err != nil {
				t.Fatal(err)
			}
			seen[packed(board)] = true
			if len(seen) == 2000 {
				break
			}
		}
		if most := fmt.Sprint(len(seen)); most != test.want && most != "2000" {
			t.Errorf("%s: %s boards of %s", test.name, most, test.want)
		}
	}
}

// TestLearnerExcludesWhatWasShown takes over from walks that have shown some
// boards; how many depends on their trust.
func TestLearnerExcludesWhatWasShown(t *testing.T) {
	p := sudoku(t, 3, 3)
	pb := read(t, p, inkala)
	pb[2], pb[3] = latin.Blank, latin.Blank
	want, err := trusting(New(p), math.MaxUint64).UpTo(t.Context(), pb, 1000)
	if err != nil || len(want) < 2 || len(want) == 1000 {
		t.Fatal(len(want), err)
	}
	handovers := 0
	for trust := range uint64(8) {
		s := trusting(New(p), trust)
		found, err := s.UpTo(t.Context(), pb, 1000)
		seen := make(map[string]bool)
		for _, board := range found {
			check(t, p, pb, board)
			seen[packed(board)] = true
		}
		if len(seen) != len(want) || len(found) != len(want) || err != nil {
			t.Errorf("trust %d: %d boards, %d different, %v; want %d", trust, len(found), len(seen), err, len(want))
		}
		if e := s.idle.engine.(*general); e.stuck && e.found > 0 {
			handovers++
		}
	}
	if handovers == 0 {
		t.Error("no walk was stuck after it had shown a board")
	}
}

// TestLearnerForgets lists all boards by learning, restarting and forgetting
// much of the time.
func TestLearnerForgets(t *testing.T) {
	p := sudoku(t, 2, 2)
	g := newGeneral(p)
	b := &budget{ctx: t.Context()}
	g.start(b, blank(p))
	l := newLearner(g.plan, g.domainsAt(g.asked), nil)
	l.clauses.most = 0
	seen := make(map[string]bool)
	for l.find(b) {
		board := l.read(g.board)
		check(t, p, blank(p), board)
		seen[packed(board)] = true
		l.pass()
		l.patience = 0
		if len(seen) > 288 {
			break
		}
	}
	if len(seen) != 288 || l.clauses.most == 0 {
		t.Errorf("%d of 288 boards; room for %d clauses", len(seen), l.clauses.most)
	}
}

// TestRandomOfALearner reaches many boards, by the source alone.
func TestRandomOfALearner(t *testing.T) {
	p := sudoku(t, 2, 2)
	seen := make(map[string]bool)
	for _, s := range []*Searcher{trusting(New(p), 0), trusting(New(p), 0)} {
		rng := seeded(5)
		for range 2000 {
			board, err := s.Random(t.Context(), blank(p), rng)
			if err != nil {
				t.Fatal(err)
			}
			check(t, p, blank(p), board)
			seen[packed(board)] = true
		}
		if len(seen) < 250 {
			t.Errorf("%d of 288 boards", len(seen))
		}
	}
	first, _ := trusting(New(p), 0).Random(t.Context(), blank(p), seeded(6))
	again, _ := trusting(New(p), 0).Random(t.Context(), blank(p), seeded(6))
	if key(first) != key(again) {
		t.Error("the same seed gave two boards")
	}
}

// TestOrdered shows what is left of an asterism by the order of the labels.
func TestOrdered(t *testing.T) {
	tests := []struct{ labels, clues, want string }{
		{"1234", "................", "[1 3 7 15]"},
		{"1122", "................", "[1 3 3 3]"},
		{"1223", "................", "[3 7 7 7]"}, // 1 and 3 are a class, 2 is alone
		{"1234", "............2...", "[1 7 15 15]"},
		{"1234", "............1234", "[]"},
	}
	for _, test := range tests {
		g := latin.NewGrid(4, 4)
		g.Lines()
		p := puzzleOn(t, g, test.labels)
		e := newGeneral(p)
		e.start(&budget{ctx: t.Context()}, read(t, p, test.clues))
		dom, fewer := e.ordered(e.domainsAt(e.asked))
		if got := fmt.Sprint(dom[:4]); fewer != (test.want != "[]") || fewer && got != test.want {
			t.Errorf("labels %s, clues %s: %s, %v; want %s", test.labels, test.clues, got, fewer, test.want)
		}
	}
}

// BenchmarkHard compares a walk, a learner and what is done by default on
// questions that are hard for a walk. They end undecided after so many steps.
func BenchmarkHard(b *testing.B) {
	p, pbs := ripeto(b)
	squares := square(b, 30)
	for _, by := range []struct {
		name  string
		trust uint64
	}{{"both", trustInWalk}, {"learner", 0}, {"walk", math.MaxUint64}} {
		b.Run("board=ripeto/by="+by.name, func(b *testing.B) {
			countHard(b, trusting(New(p), by.trust), pbs)
		})
		b.Run("board=square-30/by="+by.name, func(b *testing.B) {
			countHard(b, trusting(New(squares), by.trust), list(b, squares, "latin-square-30-unique.txt", 5))
		})
	}
}

// countHard counts to two, all partial boards an iteration.
func countHard(b *testing.B, s *Searcher, pbs []latin.PB) {
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
