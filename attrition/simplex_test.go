package attrition

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// A problem in plain numbers, to be handed to either simplex.
type linearProblem struct {
	lo, hi []int64
	rows   [][]int // of each column
}

func randomProblem(rng *rand.Rand) *linearProblem {
	p := new(linearProblem)
	for range 2 + rng.IntN(7) {
		lo := int64(rng.IntN(3))
		p.lo, p.hi = append(p.lo, lo), append(p.hi, lo+int64(rng.IntN(2)))
	}
	for range 3 + rng.IntN(10) {
		var rows []int
		for i := range p.lo {
			if rng.IntN(5) < 2 {
				rows = append(rows, i)
			}
		}
		p.rows = append(p.rows, rows)
	}
	return p
}

// with is the problem with column j at 0 or at 1: in a row of its own.
func (q *linearProblem) with(j int, value int64) *linearProblem {
	p := &linearProblem{lo: append(append([]int64(nil), q.lo...), value), hi: append(append([]int64(nil), q.hi...), value)}
	for k, rows := range q.rows {
		rows = append([]int(nil), rows...)
		if k == j {
			rows = append(rows, len(q.lo))
		}
		p.rows = append(p.rows, rows)
	}
	return p
}

func (q *linearProblem) load(p *simplex) {
	p.reset(len(q.lo), len(q.rows), len(q.rows), len(q.lo))
	for i := range q.lo {
		p.setRow(i, q.lo[i], q.hi[i])
	}
	for j, rows := range q.rows {
		for _, i := range rows {
			p.setCell(i, j)
		}
	}
}

// feasible asks the wide simplex.
func (q *linearProblem) feasible(t *testing.T) bool {
	t.Helper()
	p := new(simplex)
	q.load(p)
	_, feasible, ok := newWideSimplex(p).solve(func() bool { return false })
	if !ok {
		t.Fatal("no answer")
	}
	return feasible
}

// integral says whether some choice of 0 and 1 for all columns is a point.
func (q *linearProblem) integral() bool {
	for choice := range 1 << len(q.rows) {
		sum := make([]int64, len(q.lo))
		for j, rows := range q.rows {
			for _, i := range rows {
				sum[i] += int64(choice >> j & 1)
			}
		}
		good := true
		for i, n := range sum {
			good = good && q.lo[i] <= n && n <= q.hi[i]
		}
		if good {
			return true
		}
	}
	return false
}

// The two simplexes share no step, and agree; whole points are points.
func TestSimplexAgainstWide(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	p := new(simplex)
	yes, no, half := 0, 0, 0
	for range 3000 {
		q := randomProblem(rng)
		q.load(p)
		left := true
		for i := 0; i < len(q.lo) && left; i++ {
			if _, _, left = p.tie(i); left {
				p.check(t)
			}
		}
		if whole := q.integral(); left != q.feasible(t) || whole && !left {
			t.Fatalf("%+v: a point %v, whole %v", q, left, whole)
		} else if left && !whole {
			half++
		}
		for j := 0; j < 2*len(q.rows) && left; j++ {
			value := int64(j & 1)
			_, ok := p.push(goal{j / 2, value == 1, value})
			p.check(t)
			if want := q.with(j/2, value).feasible(t); ok != want {
				t.Fatalf("%+v: column %d at %d: %v", q, j/2, value, ok)
			}
			if ok {
				yes++
			} else {
				no++
			}
		}
	}
	if p.overflow || yes < 1000 || no < 1000 || half == 0 {
		t.Errorf("overflow %v; %d goals were reached, %d not; %d problems have no whole point", p.overflow, yes, no, half)
	}
}

// check computes from the definitions that the inverse is one, and that all
// that counts is within its bounds.
func (p *simplex) check(t *testing.T) {
	t.Helper()
	for r, v := range p.basis {
		e := &p.inverse[r]
		value := int64(0)
		for i, h := range p.hi {
			value += h * e.entry[i]
		}
		for w, place := range p.place {
			a := p.product(e.entry, w)
			if place == atUpper {
				value -= a * p.upper[w]
			}
			if place >= 0 && a != 0 && int(place) != r || int(place) == r && a != e.den {
				t.Fatalf("row %d has %d/%d at variable %d of row %d", r, a, e.den, w, place)
			}
		}
		counts := int(v) < p.columns || p.tied[int(v)-p.columns]
		if value != e.value || e.den <= 0 || counts && (e.value < 0 || e.value > p.upper[v]*e.den) {
			t.Fatalf("the variable of row %d is %d/%d, should be %d; its bound is %d", r, e.value, e.den, value, p.upper[v])
		}
	}
}

func TestSimplexOverflow(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	p := new(simplex)
	overflows := 0
	for range 200 {
		q := randomProblem(rng)
		q.load(p)
		p.largest = 3
		left := true
		for i := 0; i < len(q.lo) && left && !p.overflow; i++ {
			_, _, left = p.tie(i)
		}
		if p.overflow {
			overflows++
		} else if left != q.feasible(t) {
			t.Fatalf("%+v: a point %v", q, left)
		}
	}
	if overflows == 0 {
		t.Error("no overflow")
	}
}

func TestExactRows(t *testing.T) {
	for _, test := range []struct{ a, b, want int64 }{{0, 0, 0}, {0, 7, 7}, {12, 18, 6}, {1 << 40, 3 << 38, 1 << 38}, {1<<61 - 1, 1 << 40, 1}} {
		if got := gcd(test.a, test.b); got != test.want {
			t.Errorf("gcd(%d, %d) = %d, want %d", test.a, test.b, got, test.want)
		}
	}
	for _, test := range []struct {
		a, b int64
		fits bool
	}{{0, 1 << 62, true}, {1 << 30, 1 << 30, true}, {1 << 31, 1 << 31, false}, {1 << 62, 1 << 62, false}} {
		if got := mulSmall(test.a, test.b); test.fits != (got == test.a*test.b && got < 1<<61) {
			t.Errorf("mulSmall(%d, %d) = %d", test.a, test.b, got)
		}
	}
	e := exactRow{den: 6, value: 12, entry: []int64{0, -18, 30}, most: 1 << 50}
	if g := e.reduce(); g != 6 || fmt.Sprint(e) != "{1 2 [0 -3 5] 5}" {
		t.Errorf("by %d: %v", g, e)
	}
}
