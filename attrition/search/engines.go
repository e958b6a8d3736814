package search

import (
	"cmp"
	"fmt"

	"latin"
	"latin/attrition/search/bands"
	"latin/attrition/search/bitset"
	"latin/attrition/search/circuits"
	"latin/attrition/search/engine"
	"latin/attrition/search/lawful"
	"latin/attrition/search/pairs"
	"latin/attrition/search/sat"
	"latin/attrition/search/walk"
)

// A Choice is an engine that can be asked for by name. Engines share no code,
// so that they can be set against each other.
type Choice struct {
	Name    string
	Summary string // one line
	// Fits says whether the engine can answer questions about a Puzzle; nil
	// where it always can. The error says what it needs.
	Fits func(*latin.Puzzle) error
	New  func(*latin.Puzzle) engine.Engine
	// Runs names the engines whose code it may run besides its own.
	Runs []string
}

// Auto is what [New] takes.
var Auto = Choice{
	Name:    "auto",
	Summary: "the engine that suits the board",
	Runs:    []string{"bands", "bits", "walk", "pairs", "circuits", "lawful"},
	New:     newAuto,
}

// newAuto leaves Puzzles with conditions to the engine that reads them.
func newAuto(p *latin.Puzzle) engine.Engine {
	switch {
	case pairs.Fits(p) == nil:
		return pairs.New(p)
	case circuits.Fits(p) == nil:
		return circuits.New(p)
	case conditional(p):
		return lawful.New(p)
	}
	return &counting{auto(p), p}
}

// conditional says whether the asterisms are not all that a board must obey.
func conditional(p *latin.Puzzle) bool { return len(p.Conditions()) > 0 }

// byAsterisms is for engines that know nothing else.
func byAsterisms(p *latin.Puzzle) error {
	if conditional(p) {
		return fmt.Errorf("its boards obey conditions that are no asterisms, such as %q, which this engine does not read", p.Conditions()[0])
	}
	return nil
}

// both asks the second only if the first is content.
func both(first, second func(*latin.Puzzle) error) func(*latin.Puzzle) error {
	return func(p *latin.Puzzle) error { return cmp.Or(first(p), second(p)) }
}

// auto takes the fastest engine that fits, with the walk behind it.
func auto(p *latin.Puzzle) seasoned {
	switch {
	case bands.Suits(p):
		return newRelay(p, bands.New(p))
	case bitset.Fits(p) == nil:
		return newRelay(p, bitset.New(p))
	}
	return walk.New(p)
}

// Engines are all of them, the one by board first.
var Engines = []Choice{
	Auto,
	{
		Name:    "bands",
		Summary: "9×9 with boxes: planes of cells, one for each label, and tables of the ways across a band",
		Fits:    both(byAsterisms, bands.Fits),
		New:     func(p *latin.Puzzle) engine.Engine { return bands.New(p) },
	},
	{
		Name:    "bits",
		Summary: "sets of cells by label, as bits; boards of up to 128 cells and 64 asterisms",
		Fits:    both(byAsterisms, bitset.Fits),
		New:     func(p *latin.Puzzle) engine.Engine { return bitset.New(p) },
	},
	{
		Name:    "walk",
		Summary: "domains of cells, tallies of asterisms, depth first; clause learning where that is stuck",
		Fits:    byAsterisms,
		New:     func(p *latin.Puzzle) engine.Engine { return walk.New(p) },
	},
	{
		Name:    "sat",
		Summary: "clauses for a SAT solver, gophersat; the second opinion",
		Fits:    byAsterisms,
		New:     func(p *latin.Puzzle) engine.Engine { return sat.New(p) },
	},
	{
		Name:    "pairs",
		Summary: "Graeco-Latin squares as boards of options that are taken or not, for the walk",
		Fits:    pairs.Fits,
		New:     func(p *latin.Puzzle) engine.Engine { return pairs.New(p) },
		Runs:    []string{"walk"},
	},
	{
		Name:    "circuits",
		Summary: "circuits of a knight: a square of bits, cells by steps and steps by cells",
		Fits:    circuits.Fits,
		New:     func(p *latin.Puzzle) engine.Engine { return circuits.New(p) },
	},
	{
		Name:    "lawful",
		Summary: "domains and tallies, and whatever conditions a board has beyond its asterisms",
		New:     func(p *latin.Puzzle) engine.Engine { return lawful.New(p) },
	},
}
