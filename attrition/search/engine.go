package search

import (
	"math/big"
	"math/rand/v2"

	"latin"
)

// An engine is a way to search one Puzzle. The partial boards that it is given
// have the right length and known labels, but need not be PLBs. When the
// budget is used up, an engine stops soon and gives what it has; the Searcher
// looks at the budget. An engine may keep memory from one question to the
// next, but no knowledge that could change an answer.
type engine interface {
	// count adds up the Latin boards at or below pb, until there are limit
	// of them (0: all); exact is false when it stopped there.
	count(b *budget, pb latin.PB, limit uint64) (total *big.Int, exact bool)
	// each visits them, each once, until visit says false. The board that is
	// shown is overwritten later.
	each(b *budget, pb latin.PB, visit func(latin.PB) bool)
	// random gives one of them, nil when there is none.
	random(b *budget, pb latin.PB, rng *rand.Rand) latin.PB
	// candidates gives the labels that each cell has in some of them.
	candidates(b *budget, pb latin.PB) latin.Domains
}

// newEngine chooses the engine for a Puzzle: for now there is one for all boards.
func newEngine(p *latin.Puzzle) engine { return newGeneral(p) }
