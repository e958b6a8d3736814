package main

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"latin"
	"latin/generator"
	"latin/render"
)

// TestRenderEveryKind draws a puzzle of every kind in all ways: every label of
// the solution is written, every candidate of an open cell, a highlight shows,
// and each asterism has a drawing of its own.
func TestRenderEveryKind(t *testing.T) {
	a := &app{seed: "render"}
	for _, k := range latin.Kinds {
		t.Run(k.Name, func(t *testing.T) {
			maker, err := a.puzzleMaker(k.Name, kindFlags{})
			if err != nil {
				t.Fatal(err)
			}
			p, made, err := a.generateOne(context.Background(), maker, generator.Request{}, 0, &worker{})
			if err != nil {
				t.Fatal(err)
			}
			plain := render.View{Puzzle: p, Clues: made.Clues, Bare: true}
			texts := func(v render.View) int { return strings.Count(svgOf(t, v), "<text") }
			if got := texts(plain); got != made.Clues.Filled() {
				t.Errorf("%d labels for %d clues", got, made.Clues.Filled())
			}
			solved := plain
			solved.Solution = made.Solution
			if got := texts(solved); got != p.Board.Len() {
				t.Errorf("%d labels on %d cells", got, p.Board.Len())
			}
			open := plain
			open.Candidates = make(latin.Domains, p.Board.Len())
			for c := range open.Candidates {
				open.Candidates[c] = p.Labels.All()
			}
			want := made.Clues.Filled() + (p.Board.Len()-made.Clues.Filled())*p.Labels.Distinct()
			if got := texts(open); got != want {
				t.Errorf("%d clues and candidates, want %d", got, want)
			}
			marked := plain
			marked.Highlights = []render.Highlight{{Cells: p.Board.Asterisms()[0].Cells}}
			if svgOf(t, marked) == svgOf(t, plain) {
				t.Error("a highlight changes nothing")
			}
			seen := map[string]bool{}
			for _, it := range asterismItems(render.Item{View: plain}, allAsterisms(p.Board)) {
				seen[svgOf(t, it.View)] = true
			}
			if want := len(p.Board.Asterisms()); len(seen) != want {
				t.Errorf("%d drawings of %d asterisms", len(seen), want)
			}
		})
	}
}

func svgOf(t *testing.T, v render.View) string {
	t.Helper()
	var b bytes.Buffer
	if err := render.Write(&b, "svg", []render.Item{{View: v}}, render.Options{}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
