package knight

import (
	"slices"
	"strings"
	"testing"
)

func problem(t testing.TB, s Shape, k int) Problem {
	t.Helper()
	p, err := Balanced(shaped(t, s), k)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestCheckRefuses(t *testing.T) {
	p := problem(t, Shape{Rows: 3, Cols: 4}, 2)
	good := func() Cover {
		cover, err := (&Sweep{Problem: p}).Cover(t.Context())
		if err != nil || p.Check(cover) != nil {
			t.Fatal(cover, err)
		}
		return cover
	}
	tests := []struct {
		name, want string
		spoil      func(Cover) Cover
	}{
		{"a circuit less", "1 circuits", func(c Cover) Cover { return c[:1] }},
		{"twice the same", "already", func(c Cover) Cover { return Cover{c[0], c[0]} }},
		{"too short", "long", func(c Cover) Cover { return Cover{c[0], c[1][:5]} }},
		{"no circuit", "no circuit", func(c Cover) Cover { return Cover{c[0], c[1][:2]} }},
		{"no move", "apart", func(c Cover) Cover {
			c[1][0], c[1][1] = c[1][1], c[1][0]
			return c
		}},
		{"off the board", "not on the board", func(c Cover) Cover { c[1][0] = 12; return c }},
		{"before the board", "not on the board", func(c Cover) Cover { c[1][0] = -1; return c }},
	}
	for _, test := range tests {
		if err := p.Check(test.spoil(good())); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
}

func TestBalancedLengths(t *testing.T) {
	tests := []struct {
		shape Shape
		k     int
		want  []int
	}{
		{Shape{Rows: 16, Cols: 18}, 5, []int{56, 58}}, // the picture of the paper
		{Shape{Rows: 6, Cols: 6}, 4, []int{8, 10}},
		{Shape{Rows: 6, Cols: 6}, 3, []int{12}},
		{Shape{Rows: 10, Cols: 10}, 25, []int{4}},
		{Shape{Cube: 3}, 4, []int{13, 14}}, // no two colours: odd lengths too
		{Shape{Rows: 5, Cols: 5, Open: true}, 1, []int{26}},
	}
	for _, test := range tests {
		if p := problem(t, test.shape, test.k); !slices.Equal(p.Lengths, test.want) {
			t.Errorf("%+v: %v, want %v", test.shape, p.Lengths, test.want)
		}
	}
	b := shaped(t, Shape{Rows: 4, Cols: 4, Open: true})
	for _, k := range []int{-1, 0, 2, 18} {
		if _, err := Balanced(b, k); err == nil {
			t.Errorf("%d paths are allowed", k)
		}
	}
}

func TestReaches(t *testing.T) {
	p := Problem{Lengths: []int{4, 9, 10}}
	sums := p.sums(3, 40)
	for k := range 4 {
		for total := range 41 {
			if k > 0 && p.reaches(k, total) != sums[k][total] {
				t.Errorf("%d circuits, %d cells: %v", k, total, !sums[k][total])
			}
		}
	}
	if !p.reaches(3, 23) || p.reaches(3, 15) {
		t.Error("4+9+10 is 23, and 15 is no sum")
	}
}
