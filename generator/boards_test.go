package generator

import (
	"context"
	"errors"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search"

	"pgregory.net/rapid"
)

func TestBoardsAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o, s, pb := anyCase(t)
		n := rapid.SampledFrom([]int{All, 0, 1, 2, 3, 1000}).Draw(t, "n")
		want := o.solutions(pb)
		size := len(want)
		if n >= 0 {
			size = min(n, size)
		}
		found := 0
		for board, err := range Boards(background, s, pb, n) {
			if err != nil {
				t.Fatal(err)
			}
			i := slices.IndexFunc(want, func(b latin.PB) bool { return slices.Equal(b, board) })
			if i < 0 {
				t.Fatalf("%v is no Latin board below %v, or comes twice", board, pb)
			}
			want = slices.Delete(want, i, i+1)
			found++
		}
		if found != size {
			t.Fatalf("%d boards, want %d", found, size)
		}
	})
}

// TestBoardsCounts: 12 and 576 Latin squares of order 3 and 4 (OEIS A002860),
// 288 Sudoku of 2x2 boxes (A107739).
func TestBoardsCounts(t *testing.T) {
	for _, test := range []struct {
		puzzle *latin.Puzzle
		want   int
	}{
		{square(t, "123", 0, 0), 12},
		{square(t, "1234", 0, 0), 576},
		{square(t, "1234", 2, 2), 288},
	} {
		n := 0
		for range Boards(background, search.New(test.puzzle), latin.NewPB(test.puzzle.Board.Len()), All) {
			n++
		}
		if n != test.want {
			t.Errorf("%d boards, want %d", n, test.want)
		}
	}
}

func TestBoardsEndWithAnError(t *testing.T) {
	ctx, cancel := context.WithCancel(background)
	defer cancel()
	p := square(t, "123456789", 3, 3)
	n := 0
	var last error
	for board, err := range Boards(ctx, search.New(p), latin.NewPB(81), All) {
		if last != nil {
			t.Fatal("something comes after the error")
		}
		if last = err; err == nil {
			n++
			if board == nil {
				t.Fatal("neither board nor error")
			}
		}
		if n == 10 {
			cancel()
		}
	}
	if !errors.Is(last, search.ErrUndecided) || !errors.Is(last, context.Canceled) {
		t.Errorf("ended with %v, want an undecided question because of the context", last)
	}
}
