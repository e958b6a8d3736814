package generator

import (
	"errors"
	"testing"

	"latin"
	"latin/attrition/search"
)

// TestGenerateEveryKind makes a puzzle of each kind as the command does: where
// regions are drawn at random it draws again when they have no Latin board.
func TestGenerateEveryKind(t *testing.T) {
	for _, k := range latin.Kinds {
		t.Run(k.Name, func(t *testing.T) {
			rng := seeded(4)
			for range 20 {
				p, err := k.New(latin.Options{Rand: rng})
				if err != nil {
					t.Fatal(err)
				}
				s := search.New(p)
				s.Steps = 20_000
				made, err := Generate(background, s, Request{Symmetry: AnySymmetry}, rng)
				if k.Regions == latin.GivenRegions && (errors.Is(err, ErrImpossible) || errors.Is(err, search.ErrUndecided)) {
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				asWanted(t, p, Request{Symmetry: AnySymmetry}, made)
				return
			}
			t.Error("no regions with a Latin board")
		})
	}
}
