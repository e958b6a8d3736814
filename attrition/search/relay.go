package search

import (
	"math/big"
	"math/rand/v2"
	"slices"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/walk"
)

// A sprinter is an engine that settles most questions at once, and can give
// up the others.
type sprinter interface {
	engine.Engine
	// SetPatience is after how many failures since the last board it gives
	// up; 0 is never.
	SetPatience(failures uint64)
	// Stuck says whether it has given up the last question.
	Stuck() bool
}

// A relay is an engine of two: a sprinter, and the walk, which goes on where
// that meets nothing but failures, and which knows more about boards with few
// clues. They share the budget.
type relay struct {
	puzzle *latin.Puzzle
	first  sprinter
	second *walk.Engine  // see walk
	given  []latin.Label // boards visited, one after another, as long as the walk might find them again
	key    []byte

	patience uint64 // failures of the sprinter before the walk takes over
	room     int    // boards remembered
}

// Limits of the sprinter, before the walk takes over.
const (
	// sprint is how many failures without a new board it may have: some
	// milliseconds. The hardest 9×9 Sudoku need about 1,000.
	sprint = 3000
	// maxGiven is how many boards are remembered so that the walk does not
	// give them again. Where there are more, the sprinter does not give up.
	maxGiven = 10_000
	// fewBoards is a limit up to which boards are counted by finding them.
	fewBoards = 1000
)

func newRelay(p *latin.Puzzle, first sprinter) *relay {
	return &relay{puzzle: p, first: first, patience: sprint, room: maxGiven}
}

// walk is compiled when it is first asked: most relays never do.
func (r *relay) walk() *walk.Engine {
	if r.second == nil {
		r.second = walk.New(r.puzzle)
	}
	return r.second
}

// Count implements [engine.Engine]. Where labels can be exchanged and there
// may be many boards, the walk counts them by classes.
func (r *relay) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	few := limit > 0 && limit <= fewBoards
	if empty(pb) || !few && r.exchangeable(pb) > 1 {
		return r.walk().Count(b, pb, limit)
	}
	r.first.SetPatience(r.patience)
	if n, exact := r.first.Count(b, pb, limit); !r.first.Stuck() {
		return n, exact
	}
	return r.walk().Count(b, pb, limit)
}

// Each implements [engine.Engine].
func (r *relay) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	if empty(pb) {
		r.walk().Each(b, pb, visit)
		return
	}
	r.given = r.given[:0]
	more := true
	r.first.SetPatience(r.patience)
	r.first.Each(b, pb, func(board latin.PB) bool {
		if more = visit(board); more {
			r.give(board)
		}
		return more
	})
	if r.first.Stuck() {
		r.eachOther(b, pb, visit)
	}
}

// give remembers a board that was visited.
func (r *relay) give(board latin.PB) {
	if len(r.given) == r.room*len(board) {
		r.first.SetPatience(0)
		return
	}
	r.given = append(r.given, board...)
}

// eachOther visits the boards that were not given yet.
func (r *relay) eachOther(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	given := make(map[string]bool)
	for board := range slices.Chunk(r.given, len(pb)) {
		given[string(r.code(board))] = true
	}
	r.walk().Each(b, pb, func(board latin.PB) bool {
		return given[string(r.code(board))] || visit(board)
	})
}

// code writes a board as bytes, which are overwritten by the next.
func (r *relay) code(board []latin.Label) []byte {
	r.key = r.key[:0]
	for _, x := range board {
		r.key = append(r.key, byte(x))
	}
	return r.key
}

// Random implements [engine.Engine].
func (r *relay) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	return r.walk().Random(b, pb, rng)
}

// Candidates implements [engine.Engine].
func (r *relay) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	if empty(pb) || r.exchangeable(pb) > 1 {
		return r.walk().Candidates(b, pb)
	}
	r.first.SetPatience(r.patience)
	if d := r.first.Candidates(b, pb); !r.first.Stuck() {
		return d
	}
	return r.walk().Candidates(b, pb)
}

// Avoiding implements [engine.Avoider].
func (r *relay) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	if !empty(pb) {
		r.first.SetPatience(r.patience)
		if board := engine.Avoiding(r.first, b, pb, c, x); !r.first.Stuck() {
			return board
		}
	}
	return r.walk().Avoiding(b, pb, c, x)
}

// Sample implements [engine.Sampler].
func (r *relay) Sample(b *engine.Budget, pb latin.PB, rng *rand.Rand, n int, tell func(logarithm float64)) bool {
	return r.walk().Sample(b, pb, rng, n, tell)
}

// empty says that there is no clue.
func empty(pb latin.PB) bool {
	return !slices.ContainsFunc(pb, func(x latin.Label) bool { return x != latin.Blank })
}

// exchangeable is the size of the largest class of labels that can be
// exchanged: of one multiplicity, and named by no clue.
func (r *relay) exchangeable(pb latin.PB) int {
	var named latin.Domain
	for _, x := range pb {
		if x != latin.Blank {
			named |= latin.Just(x)
		}
	}
	labels, most := r.puzzle.Labels, 0
	for x := range latin.Label(labels.Distinct()) {
		n := 0
		for y := range latin.Label(labels.Distinct()) {
			if !(named.Has(x) || named.Has(y)) && labels.Count(x) == labels.Count(y) {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}
