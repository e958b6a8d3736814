package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
	"latin/generator"
	"latin/generator/digits"
)

// The sums that digits-best takes for the greatest are proved here.
func TestBestSumsOfKinds(t *testing.T) {
	for n := 2; ; n++ {
		p, err := latin.DigitsBest.New(latin.Options{Size: fmt.Sprint(n)})
		if err != nil {
			if n <= 8 {
				t.Errorf("order %d: %v; want orders to 8", n, err)
			}
			return
		}
		s, err := digits.New(context.Background(), digits.Square(n))
		if err != nil {
			t.Fatal(err)
		}
		best, err := s.Best(context.Background())
		if want := fmt.Sprintf("All digits add up to %d,", best.Sum); err != nil || !best.Settled || !strings.Contains(p.Rules, want) {
			t.Errorf("order %d: proved %+v (%v), and the kind says %s", n, best, err, p.Rules)
		}
	}
}

// Ctrl-C while the best is looked for: the grid so far, its gap, undecided.
func TestDigitsInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	var out, errs strings.Builder
	a := &app{stdin: strings.NewReader(""), stdout: &out, stderr: &errs}
	s, err := digits.New(ctx, digits.Square(19))
	if err != nil {
		t.Fatal(err)
	}
	s.Report = func(b digits.Bounds) {
		if b.Found != nil {
			cancel(errInterrupted)
		}
	}
	answer := &digitAnswer{problem: digits.Square(19), flags: &digitFlags{}}
	answer.bounds, err = s.Best(ctx)
	if err == nil || answer.bounds.Found == nil {
		t.Fatalf("%+v, %v; want a grid and an error", answer.bounds, err)
	}
	code := a.report(ctx, a.digitsCutShort(err, answer))
	if code != exitUndecided || !strings.Contains(errs.String(), "best grid so far has been written") {
		t.Errorf("exit code %d, %s; want %d", code, errs.String(), exitUndecided)
	}
	if text := answer.text(); !strings.Contains(text, fmt.Sprintf("no grid has a sum above %d; gap %d.", answer.bounds.Limit, answer.gap())) || answer.gap() == 0 {
		t.Errorf("the answer does not tell the gap:\n%s", text)
	}
}

// Puzzles of every size have one solution, and their own proof leads to it.
func TestDigitPuzzlesSolveThemselves(t *testing.T) {
	a := &app{seed: "digits"}
	for _, k := range []*latin.Kind{latin.Digits, latin.DigitsBest} {
		for n := 3; n <= 6; n++ {
			p, err := k.New(latin.Options{Size: fmt.Sprint(n)})
			if err != nil {
				t.Fatal(err)
			}
			pr := attrition.NewProver(p, attrition.UpTo(attrition.Extreme))
			for i := range 3 {
				made, err := generator.Generate(context.Background(), search.New(p), generator.Request{Critical: true}, a.source(p.Name(), i))
				if err != nil {
					t.Fatalf("%s: %v", p.Name(), err)
				}
				pf, err := pr.Prove(context.Background(), attrition.Start(p, made.Clues))
				if err != nil || pf.Outcome != attrition.Solved || !slices.Equal(pf.Solution(), made.Solution) {
					t.Fatalf("%s:%s: %v, proof %+v", p.Name(), p.FormatCells(made.Clues), err, pf)
				}
				if err := attrition.Verify(pf); err != nil {
					t.Errorf("%s:%s: %v", p.Name(), p.FormatCells(made.Clues), err)
				}
			}
		}
	}
}
