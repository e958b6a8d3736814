package graeco

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// made finds and builds squares, and holds them against the definition.
func made(t *testing.T, s Shape, rng *rand.Rand) Construction {
	t.Helper()
	c, err := Find(context.Background(), s, rng)
	if err != nil {
		t.Fatal(err)
	}
	if got := c.Shape(); got.Order != s.Order || got.Squares != s.Squares || s.Diagonal && !got.Diagonal {
		t.Fatalf("%s: the construction is of %s", s, c.Shape())
	}
	squares, err := Build(context.Background(), c)
	if err != nil {
		t.Fatalf("%s: %v", s, err)
	}
	mustHold(t, squares, s)
	return c
}

// One square is there for every order, two for all but two of them.
func TestOneSquare(t *testing.T) {
	for n := 1; n < 20; n++ {
		made(t, Shape{Order: n, Squares: 1}, nil)
	}
	made(t, Shape{Order: 1, Squares: 7, Diagonal: true}, nil)
	made(t, Shape{Order: 4, Squares: 1, Diagonal: true}, nil)
}

// Two orthogonal squares of every order but 2 and 6 (Bose, Shrikhande and Parker
// 1960). The definition is slow, so that of the large ones only some are held
// against it.
func TestEveryOrder(t *testing.T) {
	for n := 1; n <= 400; n++ {
		if n == 2 || n == 6 {
			continue
		}
		if n > 60 && n%13 != 0 && n%31 != 10 {
			continue
		}
		made(t, Shape{Order: n, Squares: 2}, nil)
	}
}

// Diagonal ones of every order but 2, 3 and 6.
func TestEveryDiagonalOrder(t *testing.T) {
	for n := 1; n <= 500; n++ {
		if n == 2 || n == 3 || n == 6 || n > 60 && n%19 != 3 && n%47 != 4 {
			continue
		}
		made(t, Shape{Order: n, Squares: 2, Diagonal: true}, nil)
	}
}

// Of all other orders the package's own check, itself tested, says it.
func TestEveryOrderIsVerified(t *testing.T) {
	for n := 7; n <= 500; n++ {
		for _, diagonal := range []bool{false, true} {
			c, err := Find(context.Background(), Shape{Order: n, Squares: 2, Diagonal: diagonal}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := Build(context.Background(), c); err != nil {
				t.Fatalf("%s: %s: %v", c.Shape(), c.How(), err)
			}
		}
	}
}

// A construction is found for every order that can be asked for.
func TestEveryOrderIsFound(t *testing.T) {
	f := &finder{known: map[Shape]Construction{}, stopped: func() bool { return false }}
	for n := 7; n <= MaxOrder; n++ {
		for _, diagonal := range []bool{false, true} {
			s := Shape{Order: n, Squares: 2, Diagonal: diagonal}
			if c := f.find(s); c == nil || c.Shape().Order != n {
				t.Errorf("%s: none, or a wrong one", s)
			}
		}
	}
}

// Whatever is drawn at random is what was asked for.
func TestRandomConstructions(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := Shape{
			Order:    rapid.OneOf(rapid.IntRange(4, 30), rapid.IntRange(31, 90)).Draw(r, "order"),
			Squares:  rapid.SampledFrom([]int{2, 2, 3, 4}).Draw(r, "squares"),
			Diagonal: rapid.Bool().Draw(r, "diagonal"),
		}
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(r, "seed"), 0))
		c, err := Find(context.Background(), s, rng)
		if errors.Is(err, ErrNone) || errors.Is(err, ErrUnknown) && s.Squares > 2 {
			return
		}
		if err != nil {
			r.Fatal(err)
		}
		squares, err := Build(context.Background(), c)
		if err != nil {
			r.Fatal(err)
		}
		if squares, err = Disguise(context.Background(), squares, s.Diagonal, rng); err != nil {
			r.Fatal(err)
		}
		mustHold(t, squares, s)
	})
}

// Twenty seeds give twenty squares, made in several ways.
func TestRandomConstructionsVary(t *testing.T) {
	for _, s := range []Shape{{Order: 7, Squares: 2}, {Order: 10, Squares: 2, Diagonal: true}, {Order: 22, Squares: 2}, {Order: 70, Squares: 2, Diagonal: true}} {
		ways, seen := map[string]bool{}, map[string]bool{}
		for seed := range uint64(20) {
			rng := rand.New(rand.NewPCG(seed, 0))
			c, err := Find(context.Background(), s, rng)
			if err != nil {
				t.Fatal(err)
			}
			squares, err := Build(context.Background(), c)
			if err != nil {
				t.Fatal(err)
			}
			if squares, err = Disguise(context.Background(), squares, s.Diagonal, rng); err != nil {
				t.Fatal(err)
			}
			mustHold(t, squares, s)
			ways[c.How()], seen[fmt.Sprint(squares[0].cells)] = true, true
		}
		if len(seen) < 20 || s.Order != 10 && len(ways) < 3 {
			t.Errorf("%s: %d squares made in %d ways", s, len(seen), len(ways))
		}
	}
}

// How many squares are found, beside published bounds: n - 1 for prime powers;
// five of order 12 (Johnson, Dulmage and Mendelsohn); at least three of every
// order above 10 are known (Handbook of Combinatorial Designs, III.3.6), which
// are more than are found here.
func TestSquaresFound(t *testing.T) {
	for n, want := range map[int]int{3: 2, 4: 3, 5: 4, 7: 6, 8: 7, 9: 8, 10: 2, 12: 5, 14: 2, 15: 4, 16: 15, 20: 3, 35: 4, 50: 5, 60: 4, 144: 8} {
		made(t, Shape{Order: n, Squares: want}, nil)
		if c, err := Find(context.Background(), Shape{Order: n, Squares: want + 1}, nil); err == nil {
			t.Errorf("order %d: %s; the table of this test wants fewer", n, c.Shape())
		}
	}
}

func TestNoSquares(t *testing.T) {
	tests := []struct {
		shape Shape
		want  error
	}{
		{Shape{Order: 2, Squares: 2}, ErrNone},
		{Shape{Order: 6, Squares: 2}, ErrNone},
		{Shape{Order: 6, Squares: 3, Diagonal: true}, ErrNone},
		{Shape{Order: 3, Squares: 2, Diagonal: true}, ErrNone},
		{Shape{Order: 3, Squares: 1, Diagonal: true}, ErrNone},
		{Shape{Order: 2, Squares: 1, Diagonal: true}, ErrNone},
		{Shape{Order: 6, Squares: 1, Diagonal: true}, ErrUnknown},
		{Shape{Order: 5, Squares: 5}, ErrNone},
		{Shape{Order: 5, Squares: 3, Diagonal: true}, ErrNone},
		{Shape{Order: 8, Squares: 7, Diagonal: true}, ErrNone},
		{Shape{Order: 10, Squares: 3}, ErrUnknown},
		{Shape{Order: 0, Squares: 2}, ErrOrder},
		{Shape{Order: MaxOrder + 1, Squares: 2}, ErrOrder},
		{Shape{Order: 7, Squares: 0}, ErrOrder},
		{Shape{Order: 7, Squares: 2, Hole: 2}, ErrOrder},
	}
	for _, test := range tests {
		if _, err := Find(context.Background(), test.shape, nil); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", test.shape, err, test.want)
		}
	}
}

func BenchmarkBuild(b *testing.B) {
	for _, s := range []Shape{{Order: 10, Squares: 2}, {Order: 1000, Squares: 2}, {Order: 1002, Squares: 2}, {Order: 500, Squares: 2, Diagonal: true}, {Order: 498, Squares: 2, Diagonal: true}} {
		b.Run(fmt.Sprintf("order=%d/diagonal=%v", s.Order, s.Diagonal), func(b *testing.B) {
			for b.Loop() {
				c, err := Find(context.Background(), s, nil)
				if err != nil {
					b.Fatal(err)
				}
				if _, err := Build(context.Background(), c); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
