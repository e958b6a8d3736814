package graeco

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "find the table of developments again")

// wantedDevelopments are the lines of the table that a search finds: diagonal
// squares of orders no product or recursion reaches, and squares with holes.
var wantedDevelopments = []struct {
	v, w     int
	diagonal bool
}{
	{13, 1, true}, {14, 1, true}, {17, 1, true}, {20, 1, true}, {21, 1, true}, {23, 1, true}, {25, 1, true}, {29, 1, true},
	{32, 1, true}, {33, 1, true}, {37, 1, true}, {38, 1, true}, {41, 1, true}, {45, 1, true},
	{5, 2, false}, {7, 3, false}, {11, 3, false}, {11, 4, false}, {11, 5, false}, {13, 5, false},
}

// The table is what the search finds with fixed seeds; to write it anew takes a
// minute or two.
func TestDevelopmentsAreFoundAgain(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(developmentsText), "\n")
	found := slices.Clone(lines[:1])
	for i, want := range wantedDevelopments {
		if !*update && want.v > 30 {
			continue
		}
		c, err := findStarter(context.Background(), want.v, want.w, want.diagonal, 500_000_000, rand.New(rand.NewPCG(uint64(want.v), uint64(want.w))))
		if err != nil || c == nil {
			t.Fatalf("v = %d, w = %d: not found (%v)", want.v, want.w, err)
		}
		if !*update && (i+1 >= len(lines) || c.String() != lines[i+1]) {
			t.Errorf("v = %d, w = %d: %s is not in line %d; run with -update", want.v, want.w, c, i+2)
		}
		found = append(found, c.String())
	}
	if *update {
		if err := os.WriteFile("developments.txt", []byte(strings.Join(found, "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// Every line of the table is a square that is orthogonal to its transpose.
func TestDevelopments(t *testing.T) {
	for _, c := range developments() {
		t.Run(fmt.Sprint(c.Shape()), func(t *testing.T) {
			squares, err := Build(context.Background(), c)
			if err != nil {
				t.Fatal(err)
			}
			mustHold(t, squares, c.Shape())
		})
	}
}
