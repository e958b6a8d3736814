package search

import (
	"latin"
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
}

// Auto is what [New] takes.
var Auto = Choice{
	Name:    "auto",
	Summary: "the engine that suits the board",
	New:     func(p *latin.Puzzle) engine.Engine { return walk.New(p) },
}

// Engines are all of them, the one by board first.
var Engines = []Choice{
	Auto,
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
