package main

import (
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/corpus"
)

func TestDugSquaresHaveOneSolution(t *testing.T) {
	var text, again strings.Builder
	for _, out := range []*strings.Builder{&text, &again} {
		if err := (digging{order: 9, density: 1.65, seed: 5}).run(out, 4); err != nil {
			t.Fatal(err)
		}
	}
	if text.String() != again.String() {
		t.Error("two runs dug different squares")
	}
	holes, squares := 0, 0
	for r, err := range corpus.Read(strings.NewReader(text.String()), "dug.txt", nil) {
		if err != nil {
			t.Fatal(err)
		}
		if n := countTo100(t, r); n != "1" {
			t.Errorf("%s has %s solutions", r.Field("id"), n)
		}
		squares++
		holes += len(r.Clues) - r.Clues.Filled()
	}
	if squares != 4 || holes < 4*35 || holes > 4*50 { // 1.65 * 9^1.55 is 49.7
		t.Errorf("%d holes in %d squares", holes, squares)
	}
}

// TestHolesAreSpread over rows and columns.
func TestHolesAreSpread(t *testing.T) {
	p, err := latin.LatinSquare.New(latin.Options{Size: "12"})
	if err != nil {
		t.Fatal(err)
	}
	d := digging{order: 12, density: 1.65}
	cells, err := d.spread(t.Context(), search.New(p), rand.New(rand.NewPCG(1, 1)))
	if err != nil || len(cells) != 78 { // 1.65 * 12^1.55 is 77.7
		t.Fatalf("%d cells, %v", len(cells), err)
	}
	lines := make([]int, 24)
	for _, c := range cells {
		lines[c/12]++
		lines[12+c%12]++
	}
	for i, n := range lines {
		if n != 6 && n != 7 {
			t.Errorf("line %d has %d", i, n)
		}
	}
}
