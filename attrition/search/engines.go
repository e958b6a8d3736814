package search

import (
	"latin"
	"latin/attrition/search/bands"
	"latin/attrition/search/bitset"
	"latin/attrition/search/engine"
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
	Runs:    []string{"bands", "bits", "walk"},
	New:     func(p *latin.Puzzle) engine.Engine { return counting{auto(p), p} },
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
		Fits:    bands.Fits,
		New:     func(p *latin.Puzzle) engine.Engine { return bands.New(p) },
	},
	{
		Name:    "bits",
		Summary: "sets of cells by label, as bits; boards of up to 128 cells and 64 asterisms",
		Fits:    bitset.Fits,
		New:     func(p *latin.Puzzle) engine.Engine { return bitset.New(p) },
	},
	{
		Name:    "walk",
		Summary: "domains of cells, tallies of asterisms, depth first; clause learning where that is stuck",
		New:     func(p *latin.Puzzle) engine.Engine { return walk.New(p) },
	},
	{
		Name:    "sat",
		Summary: "clauses for a SAT solver, gophersat; the second opinion",
		New:     func(p *latin.Puzzle) engine.Engine { return sat.New(p) },
	},
}
