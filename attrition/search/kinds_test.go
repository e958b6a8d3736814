package search

import (
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

// TestEnginesAgreeOnKinds takes boards of the sizes that people print, where
// brute force is no help: all engines must count the same.
func TestEnginesAgreeOnKinds(t *testing.T) {
	for _, k := range latin.Kinds {
		if k.Regions == latin.GivenRegions {
			continue
		}
		t.Run(k.Name, func(t *testing.T) {
			p, err := k.New(latin.Options{})
			if err != nil {
				t.Fatal(err)
			}
			rng, engines := searchtest.Seeded(1), fitting(p)
			full, err := New(p).Random(t.Context(), searchtest.Blank(p), rng)
			if err != nil {
				t.Fatal(err)
			}
			for range 8 {
				agreeOnCount(t, p, engines, somePart(rng, p, full))
			}
		})
	}
}

// A named engine.
type named struct {
	engine.Engine
	name string
}

// fitting are the engines for a Puzzle.
func fitting(p *latin.Puzzle) (engines []named) {
	for _, c := range Engines {
		if c.Fits == nil || c.Fits(p) == nil {
			engines = append(engines, named{c.New(p), c.Name})
		}
	}
	return engines
}

// somePart keeps a fifth to almost half of the labels of a board, so that the
// engines must guess, and makes one wrong in one case of four.
func somePart(rng *rand.Rand, p *latin.Puzzle, full latin.PB) latin.PB {
	pb := full.Clone()
	for _, c := range rng.Perm(len(pb))[:len(pb)*(55+rng.IntN(25))/100] {
		pb[c] = latin.Blank
	}
	if rng.IntN(4) == 0 {
		pb[rng.IntN(len(pb))] = latin.Label(rng.IntN(p.Labels.Distinct()))
	}
	return pb
}

func agreeOnCount(t *testing.T, p *latin.Puzzle, engines []named, pb latin.PB) {
	t.Helper()
	const limit = 50
	var first string
	for i, e := range engines {
		b := engine.NewBudget(t.Context(), 0)
		n, _ := e.Count(&b, pb, limit)
		if i == 0 {
			first = n.String()
		}
		if n.String() != first || b.Err() != nil {
			t.Errorf("%s: %s counts %s, %s %s, %v", p.FormatCells(pb), engines[0].name, first, e.name, n, b.Err())
		}
	}
}
