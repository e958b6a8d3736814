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

// right compares a verdict with brute force.
func (o *oracle) right(t fataler, pb latin.PB, v Verdict) {
	t.Helper()
	all := o.solutions(pb)
	if v.Solutions != min(2, len(all)) {
		t.Fatalf("%v: %d solutions, want %d", pb, v.Solutions, len(all))
	}
	has := func(b latin.PB) bool {
		return slices.ContainsFunc(all, func(a latin.PB) bool { return slices.Equal(a, b) })
	}
	if (v.Solution != nil) != (len(all) > 0) || v.Solution != nil && !has(v.Solution) {
		t.Fatalf("%v: solution %v", pb, v.Solution)
	}
	if (v.Second != nil) != (len(all) > 1) || v.Second != nil && !has(v.Second) {
		t.Fatalf("%v: second %v", pb, v.Second)
	}
	if v.Second != nil && (len(v.Differ) == 0 || !slices.Equal(v.Differ, v.Solution.Differ(v.Second))) {
		t.Fatalf("%v: differ %v", pb, v.Differ)
	}
	if want := o.redundant(pb); len(all) == 1 && (!slices.Equal(v.Redundant, want) || v.Critical != (want == nil)) {
		t.Fatalf("%v: redundant %v, critical %t, want %v", pb, v.Redundant, v.Critical, want)
	}
	if len(all) != 1 && (v.Redundant != nil || v.Critical) {
		t.Fatalf("%v: redundant %v, critical %t for no puzzle", pb, v.Redundant, v.Critical)
	}
	if len(all) == 0 {
		o.irreducible(t, pb, v.Conflict)
	}
	if v.Impossible != (len(o.boards) == 0) || (v.Excess != nil) != (o.puzzle.CheckPLB(pb) != nil) {
		t.Fatalf("%v: impossible %t, excess %v", pb, v.Impossible, v.Excess)
	}
}

func TestCheckAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o, s, pb := anyCase(t)
		v, err := Check(background, s, pb)
		if err != nil {
			t.Fatal(err)
		}
		o.right(t, pb, v)
	})
}

// TestCheckImpossible has three cells, each two of which must differ, and two labels.
func TestCheckImpossible(t *testing.T) {
	g := latin.NewGrid(1, 3)
	g.Add("left", latin.MarkNone, 0, 1)
	g.Add("right", latin.MarkNone, 1, 2)
	g.Add("ends", latin.MarkNone, 0, 2)
	l, err := latin.ParseLabels("ab")
	if err != nil {
		t.Fatal(err)
	}
	o := newOracle(puzzleOf(t, g.Layout, l, nil))
	for _, text := range []string{"...", "a..", "aa.", "ab."} {
		pb := cellsOf(t, o.puzzle, text)
		v, err := Check(background, search.New(o.puzzle), pb)
		if err != nil || !v.Impossible || len(v.Conflict) > 0 {
			t.Errorf("%s: %+v, %v", text, v, err)
		}
		o.right(t, pb, v)
	}
	if _, err := Generate(background, search.New(o.puzzle), Request{}, seeded(1)); !errors.Is(err, ErrImpossible) {
		t.Errorf("generated: %v, want ErrImpossible", err)
	}
}

// TestCheckBroken breaks 1,000 critical puzzles: a clue removed, changed or added.
func TestCheckBroken(t *testing.T) {
	o := newOracle(square(t, "1234", 2, 2))
	s := search.New(o.puzzle)
	rng := seeded(3)
	count := make([]int, 3)
	for i := range 1000 {
		made, err := Generate(background, s, Request{}, rng)
		if err != nil {
			t.Fatal(err)
		}
		pb := made.Clues
		c := rng.IntN(16)
		for (pb[c] == latin.Blank) != (i%3 == 2) {
			c = rng.IntN(16)
		}
		pb[c] = []latin.Label{latin.Blank, latin.Label(rng.IntN(4)), latin.Label(rng.IntN(4))}[i%3]
		v, err := Check(background, s, pb)
		if err != nil {
			t.Fatal(err)
		}
		o.right(t, pb, v)
		count[v.Solutions]++
	}
	if slices.Min(count) < 100 {
		t.Errorf("verdicts %v; each should occur often", count)
	}
}

func TestCheckUndecided(t *testing.T) {
	p := square(t, "123456789", 3, 3)
	ctx, cancel := context.WithCancel(background)
	cancel()
	v, err := Check(ctx, search.New(p), p.Inscription)
	if !errors.Is(err, search.ErrUndecided) || !errors.Is(err, context.Canceled) || v.Critical || v.Impossible {
		t.Errorf("%+v, %v", v, err)
	}
}

func TestWrongLength(t *testing.T) {
	s := search.New(square(t, "1234", 2, 2))
	for _, pb := range []latin.PB{nil, latin.NewPB(15), latin.NewPB(17), slices.Repeat(latin.PB{9}, 16)} {
		if _, err := Check(background, s, pb); err == nil {
			t.Errorf("Check(%v): no error", pb)
		}
		if _, err := Conflict(background, s, pb); err == nil {
			t.Errorf("Conflict(%v): no error", pb)
		}
		if _, err := Minimize(background, s, pb, nil); err == nil {
			t.Errorf("Minimize(%v): no error", pb)
		}
		if _, err := RandomBoard(background, s, pb, seeded(1)); err == nil {
			t.Errorf("RandomBoard(%v): no error", pb)
		}
		for _, err := range Puzzles(background, s, pb) {
			if err == nil {
				t.Errorf("Puzzles(%v): no error", pb)
			}
		}
	}
}

// FuzzCheck takes a PB from the bytes: one label, or a blank, from each.
func FuzzCheck(f *testing.F) {
	for _, seed := range []string{"................", "1...2...3...4...", "11..............", "1234341221434321", "1234341221434312", "1.2.........3..4"} {
		f.Add([]byte(seed))
	}
	o := newOracle(square(f, "1234", 2, 2))
	s := search.New(o.puzzle)
	f.Fuzz(func(t *testing.T, data []byte) {
		pb := latin.NewPB(16)
		for c := range min(16, len(data)) {
			if x := int(data[c]) - '1'; x >= 0 && x < 4 {
				pb[c] = latin.Label(x)
			}
		}
		v, err := Check(background, s, pb)
		if err != nil {
			t.Fatal(err)
		}
		o.right(t, pb, v)
	})
}
