package search

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// A worst case is a partial board that is designed against an engine.
type worst struct {
	name   string
	puzzle *latin.Puzzle
	pb     latin.PB
}

// worstCases are boards with few clues, many symmetries, or a contradiction
// that no short argument shows.
func worstCases(t *testing.T) []worst {
	cases := []worst{
		{"empty Latin square", searchtest.Square(t, 32), nil},
		{"empty 36x36 Sudoku", searchtest.Sudoku(t, 6, 6), nil},
		{"misfit jigsaw of order 36", searchtest.Misfit(t, 6, 6), nil},
		pigeons(t, 14),
		crossed(t, 16),
		diagonal(t, 30),
		corners(t, 5),
	}
	for _, n := range []int{9, 12, 16, 25} {
		cases = append(cases, jigsaw(t, n))
	}
	for i := range cases {
		if cases[i].pb == nil {
			cases[i].pb = searchtest.Blank(cases[i].puzzle)
		}
	}
	return cases
}

// pigeons have a cell more than labels, all of which clues elsewhere name, so
// that they cannot be exchanged.
func pigeons(t *testing.T, labels int) worst {
	g := latin.NewGrid(1, 2*labels+1)
	for i := range labels + 1 {
		for j := range i {
			g.Add(fmt.Sprint(j, i), latin.MarkNone, latin.Cell(j), latin.Cell(i))
		}
	}
	pb := latin.NewPB(2*labels + 1)
	for x := range labels {
		c := latin.Cell(labels + 1 + x)
		g.Add(fmt.Sprint(c), latin.MarkNone, c)
		pb[c] = latin.Label(x)
	}
	return worst{"pigeons that differ", searchtest.PuzzleOn(t, g, searchtest.Numbers(labels)), pb}
}

// crossed is a Latin square of which a quarter is written, and a little more,
// with half of the labels.
func crossed(t *testing.T, n int) worst {
	p := searchtest.Square(t, n)
	pb := searchtest.Blank(p)
	for i := range n / 2 {
		for j := range n/2 + 1 {
			if (i+j)%(n/2) < n/2-2 {
				pb[i*n+j] = latin.Label((i + j) % (n / 2))
			}
		}
	}
	return worst{"crossed square", p, pb}
}

// diagonal is a Latin square with one label down its diagonal.
func diagonal(t *testing.T, n int) worst {
	p := searchtest.Square(t, n)
	pb := searchtest.Blank(p)
	for i := range n {
		pb[i*n+i] = latin.Label(i)
	}
	return worst{"diagonal", p, pb}
}

// corners is a Sudoku with a clue in each box.
func corners(t *testing.T, k int) worst {
	p := searchtest.Sudoku(t, k, k)
	pb := searchtest.Blank(p)
	for i := range k {
		for j := range k {
			pb[i*k*k*k+j*k] = latin.Label((i*k + j*j) % (k * k))
		}
	}
	return worst{"corners", p, pb}
}

// jigsaw has random regions and two clues.
func jigsaw(t *testing.T, n int) worst {
	p, err := latin.Jigsaw.New(latin.Options{Size: fmt.Sprint(n), Rand: searchtest.Seeded(uint64(n))})
	if err != nil {
		t.Fatal(err)
	}
	pb := searchtest.Blank(p)
	pb[0], pb[n*n-1] = 0, 0
	return worst{fmt.Sprint("jigsaw of order ", n), p, pb}
}

// TestWorstCasesEnd gives all questions few steps: each is answered, or is
// undecided without having taken more.
func TestWorstCasesEnd(t *testing.T) {
	decided, undecided := 0, 0
	for _, w := range worstCases(t) {
		s := New(w.puzzle)
		s.Steps = 1000
		for name, err := range questions(context.Background, s, w.pb) {
			switch {
			case err == nil || errors.Is(err, ErrNone):
				decided++
			case errors.Is(err, ErrUndecided):
				undecided++
			default:
				t.Errorf("%s, %s: %v", w.name, name, err)
			}
			if s.Taken() > s.Steps {
				t.Errorf("%s, %s: %d steps of %d", w.name, name, s.Taken(), s.Steps)
			}
		}
	}
	if decided == 0 || undecided == 0 {
		t.Errorf("%d answers, %d undecided; the cases are not of both sorts", decided, undecided)
	}
}

// TestWorstCasesStop has the context end in all phases of a question: in its
// beginning, in a walk and, where that is soon stuck, in learning. An engine
// must then look at it no more than a few times, since it looks after every
// bit of work.
func TestWorstCasesStop(t *testing.T) {
	const enough = 20
	for _, w := range worstCases(t) {
		s := New(w.puzzle)
		ends := []int{1, 30}
		if w.puzzle.Board.Len() < 100 {
			ends = append(ends, 1000)
		}
		for _, looks := range ends {
			ctx := &counted{Context: context.Background(), end: looks}
			for name, err := range questions(func() context.Context { ctx.looks = 0; return ctx }, s, w.pb) {
				if err != nil && !errors.Is(err, ErrNone) && !errors.Is(err, context.Canceled) {
					t.Errorf("%s, %s: %v", w.name, name, err)
				}
			}
			if ctx.most > looks+enough {
				t.Errorf("%s: looked %d times at a context that had ended after %d", w.name, ctx.most, looks)
			}
		}
	}
}

// A counted context ends after some looks at it, and counts on.
type counted struct {
	context.Context
	looks, end, most int
}

// Err implements [context.Context].
func (c *counted) Err() error {
	c.looks++
	c.most = max(c.most, c.looks)
	if c.looks > c.end {
		return context.Canceled
	}
	return nil
}
