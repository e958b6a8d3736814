package search

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// questions asks everything and tells the errors, by name of the question.
func questions(ctx func() context.Context, s *Searcher, pb latin.PB) map[string]error {
	errs := make(map[string]error)
	_, _, errs["Count"] = s.Count(ctx(), pb, 0)
	_, errs["UpTo"] = s.UpTo(ctx(), pb, 1<<30)
	_, errs["Candidates"] = s.Candidates(ctx(), pb)
	_, errs["Random"] = s.Random(ctx(), pb, rand.New(rand.NewPCG(1, 1)))
	for board, err := range s.Solutions(ctx(), pb) {
		if (board == nil) != (err != nil) {
			errs["Solutions, last"] = fmt.Errorf("%v with %v", board, err)
		}
		errs["Solutions"] = err
	}
	return errs
}

func TestContextEndsEveryQuestion(t *testing.T) {
	p := searchtest.Square(t, 30)
	s := New(p)
	for _, looks := range []int{0, 1, 2} {
		errs := questions(func() context.Context { return searchtest.AfterLooks(looks) }, s, searchtest.Blank(p))
		for name, err := range errs {
			if !errors.Is(err, ErrUndecided) || !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("%s after %d looks: %v", name, looks, err)
			}
		}
	}
}

func TestEnginesKeepToTheBudget(t *testing.T) {
	for _, c := range Engines {
		for _, p := range []*latin.Puzzle{searchtest.Square(t, 30), searchtest.Sudoku(t, 3, 3)} {
			if c.Fits == nil || c.Fits(p) == nil {
				searchtest.Bounded(t, c.New(p), p)
			}
		}
	}
}

func TestStepsEndEveryQuestion(t *testing.T) {
	p := searchtest.Square(t, 12)
	s := New(p)
	s.Steps = 20
	for name, err := range questions(context.Background, s, searchtest.Blank(p)) {
		if !errors.Is(err, ErrUndecided) || errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
		if s.taken > s.Steps {
			t.Errorf("%s took %d steps of %d", name, s.taken, s.Steps)
		}
	}
}

func TestStepsAreDeterministic(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	last := ""
	for range 2 {
		s := New(p)
		s.Steps = 200
		n, exact, err := s.Count(t.Context(), searchtest.Blank(p), 0)
		if n.Sign() == 0 || exact || err == nil {
			t.Fatal(n, exact, err)
		}
		if now := n.String(); last != "" && now != last {
			t.Errorf("counted %s, then %s", last, now)
		} else {
			last = now
		}
	}
}

// TestEnoughSteps needs no branch for a puzzle that falls to propagation, so
// that the least limit will do.
func TestEnoughSteps(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	s := New(p)
	s.Steps = 1
	full := searchtest.Read(t, p, searchtest.BruteHardSolution)
	full[40] = latin.Blank
	if found, err := s.UpTo(t.Context(), full, 2); len(found) != 1 || err != nil {
		t.Error(found, err)
	}
}

// TestAnswersDoNotDependOnThePast asks after questions that were cut short in
// all places, and compares with a fresh Searcher.
func TestAnswersDoNotDependOnThePast(t *testing.T) {
	p := searchtest.Quadoku(t)
	used := New(p)
	pb := searchtest.Blank(p)
	pb[0], pb[40], pb[80] = 1, 2, 3
	for cut := range uint64(30) {
		used.Steps = 1 + 7*cut
		questions(context.Background, used, searchtest.Blank(p))
		if cut%2 == 1 {
			questions(func() context.Context { return searchtest.AfterLooks(1) }, used, pb)
		}
		used.Steps = 0
		want, _ := New(p).UpTo(t.Context(), pb, 3)
		got, err := used.UpTo(t.Context(), pb, 3)
		if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("after %d steps: %v, %v; want %v", 1+7*cut, got, err, want)
		}
	}
}

func TestWrongBoards(t *testing.T) {
	p := searchtest.Square(t, 3)
	s := New(p)
	for _, pb := range []latin.PB{nil, latin.NewPB(8), latin.NewPB(10), {0, 1, 2, 3, 0, 0, 0, 0, 0}, {-2, 0, 0, 0, 0, 0, 0, 0, 0}} {
		for name, err := range questions(context.Background, s, pb) {
			if !errors.Is(err, ErrPB) {
				t.Errorf("%s of %v: %v", name, pb, err)
			}
		}
	}
	if n, _, err := s.Count(t.Context(), searchtest.Blank(p), 0); n.Int64() != 12 || err != nil {
		t.Error(n, err)
	}
}

// TestQuestionsWithinALoop asks the Searcher whose Solutions are being listed.
func TestQuestionsWithinALoop(t *testing.T) {
	p := searchtest.Square(t, 3)
	s := New(p)
	seen := make(map[string]bool)
	for board, err := range s.Solutions(t.Context(), searchtest.Blank(p)) {
		if err != nil {
			t.Fatal(err)
		}
		seen[searchtest.Key(board)] = true
		board[8] = latin.Blank
		board[4] = latin.Blank
		if n, exact, err := s.Count(t.Context(), board, 0); n.Int64() != 1 || !exact || err != nil {
			t.Error(board, n, exact, err)
		}
	}
	if len(seen) != 12 {
		t.Errorf("%d boards; want 12", len(seen))
	}
}

func TestLeavingALoop(t *testing.T) {
	p := searchtest.Square(t, 4)
	s := New(p)
	for range 3 {
		for range s.Solutions(t.Context(), searchtest.Blank(p)) {
			break
		}
	}
	if n, _, err := s.Count(t.Context(), searchtest.Blank(p), 0); n.Int64() != 576 || err != nil {
		t.Error(n, err)
	}
}
