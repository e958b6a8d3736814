package search

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"latin"
	"pgregory.net/rapid"
)

// TestAgreesWithBruteForce asks all questions about boards of any form.
func TestAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := fromRapid(t)
		p := tinyPuzzle(draw)
		s := New(p)
		s.idle.engine.(*general).unit = uint64(1 + draw(4)) // restarts at once, now and then
		for range 2 {
			agree(t, s, tinyClues(draw, p))
		}
	})
}

// FuzzSearch does the same for boards coded in bytes.
func FuzzSearch(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("\x01\x08\x02\x00\x00\x00\x03\x00\x00\x01\x02"))
	f.Add([]byte("\x00\x01\x00\x01\x02\x03\x04\x05\x06\x07\x08\x01\x01\x01\x01"))
	f.Add([]byte("jigsaws and labels that repeat, of some length"))
	f.Fuzz(func(t *testing.T, data []byte) {
		draw := fromBytes(data)
		p := tinyPuzzle(draw)
		agree(t, New(p), tinyClues(draw, p))
	})
}

type failer interface {
	Helper()
	Fatalf(string, ...any)
}

func agree(t failer, s *Searcher, pb latin.PB) {
	t.Helper()
	p := s.Puzzle()
	boards := bruteForce(p, pb)
	about := func() string { return fmt.Sprintf("%s in %s on %v", p.FormatCells(pb), p.Labels, p.Board.Asterisms()) }
	ctx := context.Background()
	if n, exact, err := s.Count(ctx, pb, 0); n.Cmp(bigInt(len(boards))) != 0 || !exact || err != nil {
		t.Fatalf("Count of %s: %v, %v, %v; want %d", about(), n, exact, err, len(boards))
	}
	agreeLimit(t, s, pb, boards, about)
	agreeBoards(t, s, pb, boards, about)
	if d, err := s.Candidates(ctx, pb); err != nil || fmt.Sprint(d) != fmt.Sprint(bruteCandidates(len(pb), boards)) {
		t.Fatalf("Candidates of %s: %v, %v; want %v", about(), d, err, bruteCandidates(len(pb), boards))
	}
	agreeRandom(t, s, pb, boards, about)
}

func agreeLimit(t failer, s *Searcher, pb latin.PB, boards []latin.PB, about func() string) {
	for _, limit := range []int{1, 2, 7, len(boards), len(boards) + 1} {
		if limit == 0 {
			continue
		}
		n, exact, err := s.Count(context.Background(), pb, uint64(limit))
		if n.Cmp(bigInt(min(limit, len(boards)))) != 0 || exact != (len(boards) < limit) || err != nil {
			t.Fatalf("Count of %s to %d: %v, %v, %v; want %d", about(), limit, n, exact, err, len(boards))
		}
	}
}

func agreeBoards(t failer, s *Searcher, pb latin.PB, boards []latin.PB, about func() string) {
	want := make(map[string]bool)
	for _, board := range boards {
		want[key(board)] = true
	}
	var found []latin.PB
	for board, err := range s.Solutions(context.Background(), pb) {
		if err != nil || !want[key(board)] {
			t.Fatalf("Solutions of %s: %v, %v, wrong or twice", about(), board, err)
		}
		delete(want, key(board))
		found = append(found, board)
	}
	if len(want) != 0 {
		t.Fatalf("Solutions of %s: %d of %d missing", about(), len(want), len(boards))
	}
	n := min(3, len(found))
	if some, err := s.UpTo(context.Background(), pb, 3); err != nil || fmt.Sprint(some) != fmt.Sprint(found[:n]) {
		t.Fatalf("UpTo 3 of %s: %v, %v; want %v", about(), some, err, found[:n])
	}
}

func agreeRandom(t failer, s *Searcher, pb latin.PB, boards []latin.PB, about func() string) {
	board, err := s.Random(context.Background(), pb, rand.New(rand.NewPCG(1, 2)))
	if len(boards) == 0 {
		if !errors.Is(err, ErrNone) || board != nil {
			t.Fatalf("Random of %s: %v, %v; want ErrNone", about(), board, err)
		}
		return
	}
	if err != nil || !pb.Below(board) || !board.Full() || s.Puzzle().CheckPLB(board) != nil {
		t.Fatalf("Random of %s: %v, %v", about(), board, err)
	}
}
