package attrition_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
	"latin/generator"
)

// TestProofsDoNotDependOnEachOther: what a prover remembers from one puzzle
// changes nothing about the next.
func TestProofsDoNotDependOnEachOther(t *testing.T) {
	for _, name := range []string{"sudoku", "tartan", "quadoku-ripeto", "strimko"} {
		kind, _, err := latin.FindKind(name)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(11, 13))
		p, clues := critical(t, kind, rng)
		list := []latin.PB{clues}
		for range 9 {
			made, err := generator.Generate(t.Context(), search.New(p), generator.Request{Critical: true}, rng)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, made.Clues)
		}
		pr := attrition.NewProver(p, nil)
		for i := len(list) - 1; i >= 0; i-- {
			pf, err := pr.Prove(t.Context(), attrition.Start(p, list[i]))
			if err != nil {
				t.Fatal(err)
			}
			alone, err := attrition.NewProver(p, nil).Prove(t.Context(), attrition.Start(p, list[i]))
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(pf.Steps, alone.Steps) {
				t.Errorf("%s %s: another proof after other puzzles", name, p.FormatCells(list[i]))
			}
		}
	}
}
