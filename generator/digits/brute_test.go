package digits

import (
	"context"
	"fmt"
	"maps"
	"testing"

	"pgregory.net/rapid"
)

// meets is the definition of a grid, apart from all that the search does.
func meets(p *Problem, g Grid) bool {
	line := func(divisor int, digits []int) bool {
		value, seen := 0, make(map[int]bool)
		for _, d := range digits {
			if p.Distinct && seen[d] {
				return false
			}
			seen[d] = true
			value = value*p.Base + d
		}
		return value%divisor == 0 && (value > 0 || p.Zero)
	}
	for i, row := range g {
		for j, d := range row {
			if x := p.fixed(i, j); x >= 0 && x != d {
				return false
			}
		}
		if !line(p.Rows[i], row) {
			return false
		}
	}
	for j := range p.Cols {
		var column []int
		for _, row := range g {
			column = append(column, row[j])
		}
		if !line(p.Cols[j], column) {
			return false
		}
	}
	return true
}

// bruteForce counts all grids by their sum.
func bruteForce(p *Problem) map[int]int {
	counts := make(map[int]int)
	g := newGrid(p)
	var fill func(k int)
	fill = func(k int) {
		if k == len(p.Rows)*len(p.Cols) {
			if meets(p, g) {
				counts[g.Sum()]++
			}
			return
		}
		for d := range p.Base {
			g[k/len(p.Cols)][k%len(p.Cols)] = d
			fill(k + 1)
		}
	}
	fill(0)
	return counts
}

// counted is what the search says of all sums.
func counted(t *testing.T, p *Problem) map[int]int {
	counts := make(map[int]int)
	for sum := range (p.Base-1)*len(p.Rows)*len(p.Cols) + 1 {
		s, err := New(context.Background(), p)
		if err != nil {
			return counts
		}
		n, err := s.Count(context.Background(), sum)
		if err != nil {
			t.Fatal(err)
		}
		seen := make(map[string]bool)
		for g, err := range s.All(context.Background(), sum) {
			if err != nil || !meets(p, g) || g.Sum() != sum || seen[g.String()] {
				t.Fatalf("%+v, sum %d: All yields\n%v, %v", p, sum, g, err)
			}
			seen[g.String()] = true
		}
		if n.Sign() > 0 {
			counts[sum] = int(n.Int64())
		}
		if len(seen) != counts[sum] {
			t.Fatalf("%+v, sum %d: All yields %d grids, Count says %v", p, sum, len(seen), n)
		}
	}
	return counts
}

// agree compares every sum with brute force, and the best sum with the best of them.
func agree(t *testing.T, p *Problem) {
	want := bruteForce(p)
	if got := counted(t, p); !maps.Equal(got, want) {
		t.Fatalf("%+v: grids by sum %v, brute force %v", p, got, want)
	}
	best, found := 0, false
	for sum := range want {
		if !found || p.Least && sum < best || !p.Least && sum > best {
			best, found = sum, true
		}
	}
	s, err := New(context.Background(), p)
	if err == nil {
		var b Bounds
		if b, err = s.Best(context.Background()); err == nil && (b.Sum != best || b.Limit != best || !b.Settled || !meets(p, b.Found) || b.Found.Sum() != best) {
			t.Fatalf("%+v: best %+v, brute force %d", p, b, best)
		}
	}
	if found != (err == nil) {
		t.Fatalf("%+v: error %v, brute force finds %d sums", p, err, len(want))
	}
}

func TestBestAndCountByBruteForce(t *testing.T) {
	problems := []*Problem{
		Square(1), Square(2),
		{Base: 10, Rows: []int{7}, Cols: []int{1, 2, 3, 4}},
		{Base: 10, Rows: []int{1, 2, 3}, Cols: []int{4, 5}, Zero: true},
		{Base: 10, Rows: []int{12, 13}, Cols: []int{4, 6}, Least: true},
		{Base: 36, Rows: []int{35}, Cols: []int{3, 5}},
		{Base: 4, Rows: []int{1, 2, 3}, Cols: []int{4, 5, 6}},
		{Base: 4, Rows: []int{1, 2, 3}, Cols: []int{4, 5, 6}, Distinct: true},
		{Base: 3, Rows: []int{1, 2, 1}, Cols: []int{2, 4, 5}, Least: true, Zero: true},
		{Base: 2, Rows: []int{3, 1, 5}, Cols: []int{1, 3, 1, 7}},
		{Base: 2, Rows: []int{1 << 50, 1}, Cols: []int{1, 1}, Zero: true},
	}
	for _, p := range problems {
		t.Run(fmt.Sprintf("base=%d/rows=%v/cols=%v", p.Base, p.Rows, p.Cols), func(t *testing.T) { agree(t, p) })
	}
}

func TestRandomProblemsByBruteForce(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		base := rapid.IntRange(2, 6).Draw(r, "base")
		shapes := map[int][][2]int{2: {{3, 3}, {2, 5}, {4, 2}, {1, 8}}, 3: {{2, 3}, {3, 2}, {1, 6}}, 4: {{2, 2}, {1, 5}, {3, 2}}, 5: {{2, 2}, {4, 1}}, 6: {{2, 2}, {1, 4}}}
		shape := rapid.SampledFrom(shapes[base]).Draw(r, "shape")
		p := &Problem{
			Base: base, Zero: rapid.Bool().Draw(r, "zero"), Least: rapid.Bool().Draw(r, "least"),
			Distinct: rapid.IntRange(0, 3).Draw(r, "distinct") == 0,
		}
		for range shape[0] {
			p.Rows = append(p.Rows, rapid.IntRange(1, 12).Draw(r, "row"))
		}
		for range shape[1] {
			p.Cols = append(p.Cols, rapid.IntRange(1, 12).Draw(r, "col"))
		}
		if rapid.Bool().Draw(r, "clues") {
			for range shape[0] * shape[1] {
				p.Fixed = append(p.Fixed, max(-1, rapid.IntRange(-base, base-1).Draw(r, "digit")))
			}
		}
		agree(t, p)
	})
}
