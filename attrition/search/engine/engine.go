// Package engine says what an engine of exact search is: four questions about
// the partial boards of one Puzzle, and the budget within which they are
// answered. The engines live in the folders beside it, one each, and share no
// code but this, a sequence of limits, and the packages learning and probing, by which
// two of them search; package latin/attrition/search chooses between them.
//
// Package latin/attrition/search/searchtest sets every engine against brute force.
package engine

import (
	"math/big"
	"math/rand/v2"

	"latin"
)

// An Engine is a way to search one Puzzle. The partial boards that it is given
// have the right length and known labels, but need not be PLBs. When the
// budget is used up, an engine stops soon and gives what it has; the caller
// looks at the budget. An engine may keep memory from one question to the
// next, but no knowledge that could change an answer. It serves one goroutine,
// and one question at a time.
type Engine interface {
	// Count adds up the Latin boards at or below pb, until there are limit
	// of them (0: all); exact is false when it stopped there.
	Count(b *Budget, pb latin.PB, limit uint64) (total *big.Int, exact bool)
	// Each visits them, each once, until visit says false. The board that is
	// shown is overwritten later.
	Each(b *Budget, pb latin.PB, visit func(latin.PB) bool)
	// Random gives one of them, nil when there is none.
	Random(b *Budget, pb latin.PB, rng *rand.Rand) latin.PB
	// Candidates gives the labels that each cell has in some of them.
	Candidates(b *Budget, pb latin.PB) latin.Domains
}

// An Avoider is an engine that can leave a label out of a cell. An engine that
// cannot goes through the boards until it comes to one without.
type Avoider interface {
	// Avoiding gives a Latin board at or below pb in which the cell does not
	// hold the label, nil when there is none.
	Avoiding(b *Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB
}

// A Neighbour is an Avoider that finds a board sooner if it is near one that is known.
type Neighbour interface {
	Avoider
	// Rival is Avoiding for the label of a cell in known, a Latin board.
	Rival(b *Budget, pb, known latin.PB, c latin.Cell) latin.PB
}

// A Sampler is an engine that can draw ways down a search tree, from which the
// number of Latin boards is estimated.
type Sampler interface {
	// Sample draws n ways and tells of each the logarithm of the inverse of
	// its probability, minus infinity if it led to no board; false when pb
	// is refuted at once, and nothing is told.
	Sample(b *Budget, pb latin.PB, rng *rand.Rand, n int, tell func(logarithm float64)) bool
}

// Avoiding asks an engine for a Latin board at or below pb in which the cell
// does not hold the label; nil when there is none. An engine that is no
// [Avoider] goes through its boards.
func Avoiding(e Engine, b *Budget, pb latin.PB, c latin.Cell, x latin.Label) (found latin.PB) {
	if a, ok := e.(Avoider); ok {
		return a.Avoiding(b, pb, c, x)
	}
	e.Each(b, pb, func(board latin.PB) bool {
		if board[c] != x {
			found = board.Clone()
		}
		return found == nil
	})
	return found
}

// Rival asks an engine for a Latin board at or below pb that differs in a cell from
// known, which is another; nil when there is none.
func Rival(e Engine, b *Budget, pb, known latin.PB, c latin.Cell) latin.PB {
	if n, ok := e.(Neighbour); ok {
		return n.Rival(b, pb, known, c)
	}
	return Avoiding(e, b, pb, c, known[c])
}
