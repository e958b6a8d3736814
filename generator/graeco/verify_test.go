package graeco

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// Two squares of order 5, diagonal, by hand: i + 2j and i + 3j modulo 5.
func fives() [][][]int {
	squares := make([][][]int, 2)
	for k := range squares {
		for i := range 5 {
			row := make([]int, 5)
			for j := range row {
				row[j] = (i + (k+2)*j) % 5
			}
			squares[k] = append(squares[k], row)
		}
	}
	return squares
}

func TestVerify(t *testing.T) {
	tests := []struct {
		name     string
		change   func(s [][][]int)
		diagonal bool
		want     string // "" for no complaint
	}{
		{"as they are", func([][][]int) {}, true, ""},
		{"a row", func(s [][][]int) { s[1][2][3] = s[1][2][4] }, false, "square 2: not a set of orthogonal squares: row 3"},
		{"a column", func(s [][][]int) { s[0][1][0], s[0][1][1] = s[0][1][1], s[0][1][0] }, false, "square 1: not a set of orthogonal squares: column 1"},
		{"a symbol", func(s [][][]int) { s[0][4][4] = 5 }, false, "row 5, column 5 holds no symbol"},
		{"a hole", func(s [][][]int) { s[0][4][4] = -1 }, false, "row 5, column 5 holds no symbol"},
		{"a short row", func(s [][][]int) { s[1][0] = s[1][0][:4] }, false, "row 1, column 5 holds no symbol"},
		{"pairs", func(s [][][]int) { s[1] = s[0] }, false, "squares 1 and 2: not a set of orthogonal squares: the pair"},
		{"orders", func(s [][][]int) { s[1] = [][]int{{0}} }, false, "orders 5 and 1"},
		{"rows exchanged, plain", func(s [][][]int) {
			for k := range s {
				s[k][0], s[k][1] = s[k][1], s[k][0]
			}
		}, false, ""},
		{"rows exchanged, diagonal", func(s [][][]int) {
			for k := range s {
				s[k][0], s[k][1] = s[k][1], s[k][0]
			}
		}, true, "the main diagonal"},
		{"the other diagonal", func(s [][][]int) {
			for i := range 5 {
				for j := range 5 {
					s[0][i][j], s[1][i][j] = (i+j)%5, (i+2*j)%5
				}
			}
		}, true, "the other main diagonal"},
	}
	for _, test := range tests {
		lists := fives()
		test.change(lists)
		err := Verify(context.Background(), []*Square{NewSquare(lists[0]), NewSquare(lists[1])}, test.diagonal)
		switch {
		case test.want == "" && err != nil:
			t.Errorf("%s: %v", test.name, err)
		case test.want != "" && (!errors.Is(err, ErrWrong) || !strings.Contains(err.Error(), test.want)):
			t.Errorf("%s: %v; want %q", test.name, err, test.want)
		}
	}
}

// Any change of one cell is seen, in squares of more than 64 columns too.
func TestVerifySeesEveryCell(t *testing.T) {
	ctx := context.Background()
	rng := rand.New(rand.NewPCG(1, 2))
	c, err := Find(ctx, Shape{Order: 70, Squares: 2, Diagonal: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	squares, err := Build(ctx, c)
	if err != nil {
		t.Fatal(err)
	}
	for range 300 {
		s := squares[rng.IntN(2)]
		at, add := rng.IntN(len(s.cells)), 1+rng.IntN(69)
		old := s.cells[at]
		s.cells[at] = uint16((int(old) + add) % 70)
		if Verify(ctx, squares, false) == nil {
			t.Fatalf("cell %d may be %d as well as %d", at, s.cells[at], old)
		}
		s.cells[at] = old
	}
	// Two cells of a row exchanged leave the row as it should be.
	row := squares[1].Row(13)
	row[66], row[69] = row[69], row[66]
	if err := Verify(ctx, squares, false); err == nil || !strings.Contains(err.Error(), "column 67 holds") {
		t.Errorf("cells of a row exchanged: %v", err)
	}
	row[66], row[69] = row[69], row[66]
	// Two rows of one square exchanged leave it Latin.
	for j := range 70 {
		a := squares[0]
		a.cells[j], a.cells[70+j] = a.cells[70+j], a.cells[j]
	}
	if err := Verify(ctx, squares, false); err == nil || !strings.Contains(err.Error(), "pair") {
		t.Errorf("rows of one square exchanged: %v", err)
	}
}

func TestInterrupted(t *testing.T) {
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(context.Background())
	shapes := []Shape{{Order: 64, Squares: 2}, {Order: 35, Squares: 2}, {Order: 30, Squares: 2}, {Order: 57, Squares: 2, Diagonal: true}}
	var list []Construction
	for _, s := range shapes {
		c, err := Find(ctx, s, nil)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	squares, err := Build(ctx, list[0])
	if err != nil {
		t.Fatal(err)
	}
	cancel(stop)
	rng := rand.New(rand.NewPCG(1, 1))
	for _, c := range list {
		if _, err := Build(ctx, c); !errors.Is(err, stop) {
			t.Errorf("%s: %v", c.Shape(), err)
		}
	}
	if err := Verify(ctx, squares, false); !errors.Is(err, stop) {
		t.Errorf("Verify: %v", err)
	}
	for _, diagonal := range []bool{false, true} {
		if _, err := Disguise(ctx, squares, diagonal, rng); !errors.Is(err, stop) {
			t.Errorf("Disguise: %v", err)
		}
	}
	if _, err := Randomise(ctx, squares, rng); !errors.Is(err, stop) {
		t.Errorf("Randomise: %v", err)
	}
	if _, err := Tarry(ctx); !errors.Is(err, stop) {
		t.Errorf("Tarry: %v", err)
	}
	if _, err := Find(ctx, Shape{Order: 9998, Squares: 3, Diagonal: true}, nil); !errors.Is(err, stop) {
		t.Errorf("Find: %v", err)
	}
	if _, err := findStarter(ctx, 21, 1, true, 1000, rng); !errors.Is(err, stop) {
		t.Errorf("findStarter: %v", err)
	}
}
