package rating

import (
	"testing"

	"latin"
	"latin/attrition"
)

// TestHardestIsThatOfTheProof: what a rating says of the rules is what the proof says,
// on every kind, though rounds begin where races end and take all at once.
func TestHardestIsThatOfTheProof(t *testing.T) {
	beyondSingles := 0
	compare := func(t *testing.T, p *latin.Puzzle, clues latin.PB) {
		pf, err := attrition.NewProver(p, nil).Prove(t.Context(), attrition.Start(p, clues))
		if err != nil {
			t.Fatal(err)
		}
		q := rated(t, NewRater(p, Default()), clues)
		if q.Fair != pf.Fair() {
			t.Errorf("fair: %v by rating, %v by proof", q.Fair, pf.Fair())
		}
		// The first singles that are seen are a matter of order.
		if hardest := pf.Hardest(); pf.Fair() && hardest.Tier > attrition.Singles {
			beyondSingles++
			if q.Hardest != hardest {
				t.Errorf("hardest rule: %s by rating, %s by proof", q.Hardest.Name, hardest.Name)
			}
		}
	}
	manyPuzzles(t, 2, compare)
	for _, f := range latin.Families {
		t.Run(f.Name, func(t *testing.T) {
			for seed := range uint64(3) {
				if p, clues, ok := anyPuzzle(t, f, f.Size, seed); ok {
					compare(t, p, clues)
				}
			}
		})
	}
	if beyondSingles < 20 {
		t.Errorf("%d puzzles need more than singles; expected more", beyondSingles)
	}
}
