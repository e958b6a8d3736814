package digits

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// The best sums of squares and how many grids have them. Orders 2 to 8 are
// confirmed by CP-SAT (testdata/bench/digits.py), which is too slow for the others.
var squares = []struct {
	order, sum int
	count      string
}{
	{2, 34, "1"}, {3, 72, "1"}, {4, 132, "2"}, {5, 205, "1"}, {6, 300, "2"}, {7, 414, "3"}, {8, 542, "4"},
	{9, 689, "30"}, {10, 852, "8264"}, {11, 1024, "988062"}, {12, 1235, "318"},
}

func TestSquares(t *testing.T) {
	for _, q := range squares {
		s, err := New(context.Background(), Square(q.order))
		if err != nil {
			t.Fatal(err)
		}
		b, err := s.Best(context.Background())
		if err != nil || b.Sum != q.sum || !b.Settled || !meets(Square(q.order), b.Found) {
			t.Errorf("order %d: %+v, %v; want the sum %d", q.order, b, err, q.sum)
		}
		n, err := s.Count(context.Background(), q.sum)
		if err != nil || n.String() != q.count {
			t.Errorf("order %d: %v grids, %v; want %s", q.order, n, err, q.count)
		}
	}
}

// With shares drawn at random the bound is poor, and everything must come out the same.
func TestAnyShares(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 1))
	for range 20 {
		s, _ := New(context.Background(), Square(4))
		b := s.frame.newBalancing()
		for k := range s.frame.cells() {
			strip, place := k/len(s.frame.across), k%len(s.frame.across)
			for digit := range 10 {
				by := int32(rng.IntN(4*unit) - 2*unit)
				b.now.strips[strip].price[place][digit] += by
				b.now.across[place].price[strip][digit] -= by
			}
		}
		b.keep(b.read())
		s.balancing, s.balanced, s.prospect = b, true, b.prospect()
		if b.bound > 12*unit {
			t.Fatalf("the bound is %d parts, and there is a grid of price 12", b.bound)
		}
		got, err := s.Best(context.Background())
		n, countErr := s.Count(context.Background(), 132)
		if err != nil || countErr != nil || got.Sum != 132 || n.Int64() != 2 {
			t.Fatalf("%+v %v, count %v %v; want the sum 132 twice", got, err, n, countErr)
		}
	}
}

// Bits without any divisor: C(64, 32) boards have 32 ones, and zero lines are allowed.
// C(144, 72) is beyond 64 bits.
func TestCountBeyondWords(t *testing.T) {
	for _, n := range []int{8, 12} {
		p := &Problem{Base: 2, Zero: true}
		for range n {
			p.Rows, p.Cols = append(p.Rows, 1), append(p.Cols, 1)
		}
		s, err := New(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.Count(context.Background(), n*n/2)
		if want := new(big.Int).Binomial(int64(n*n), int64(n*n/2)); err != nil || got.Cmp(want) != 0 {
			t.Errorf("order %d: %v, %v; want %v", n, got, err, want)
		}
	}
}

func TestLimits(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	stop := errors.New("enough")
	s, err := New(context.Background(), Square(19))
	if err != nil {
		t.Fatal(err)
	}
	s.Report = func(b Bounds) {
		if b.Found != nil {
			cancel(stop)
		}
	}
	if b, err := s.Best(ctx); !errors.Is(err, stop) || b.Found == nil || b.Settled || b.Limit < b.Sum {
		t.Errorf("stopped at its first grid: %+v, %v", b, err)
	}
	s, _ = New(context.Background(), Square(8))
	s.Memory = 1 << 20
	if _, err := s.Count(context.Background(), 500); !errors.Is(err, ErrLarge) {
		t.Errorf("in a megabyte: %v; want ErrLarge", err)
	}
}

func TestWrongProblems(t *testing.T) {
	for _, c := range []struct {
		p    Problem
		want error
		says string
	}{
		{Problem{Base: 1, Rows: []int{1}, Cols: []int{1}}, ErrProblem, "base 1"},
		{Problem{Base: 37, Rows: []int{1}, Cols: []int{1}}, ErrProblem, "base 37"},
		{Problem{Base: 10, Cols: []int{1}}, ErrProblem, "0 rows"},
		{Problem{Base: 10, Rows: []int{0}, Cols: []int{1}}, ErrProblem, "divisor 0"},
		{Problem{Base: 10, Rows: []int{1}, Cols: []int{1}, Fixed: []int{1, 2}}, ErrProblem, "2 fixed digits"},
		{Problem{Base: 2, Rows: []int{1}, Cols: []int{1}, Fixed: []int{2}}, ErrProblem, "digit 2 in cell 1"},
		{Problem{Base: 10, Rows: []int{11}, Cols: []int{1}}, ErrNone, "row 1"},
		{Problem{Base: 2, Rows: []int{1}, Cols: []int{1, 3}}, ErrNone, "column 2"},
		{Problem{Base: 36, Rows: []int{1 << 56}, Cols: make([]int, 12)}, ErrProblem, "divisor 0"},
		{Problem{Base: 2, Rows: []int{1}, Cols: []int{1, 1, 1}, Distinct: true}, ErrNone, "row 1"},
	} {
		if _, err := New(context.Background(), &c.p); !errors.Is(err, c.want) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v; want %v with %q", c.p, err, c.want, c.says)
		}
	}
}
