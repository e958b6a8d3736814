package search

import (
	"math"
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/bitset"
	"latin/attrition/search/engine"
	"latin/attrition/search/walk"
)

// A relay is an engine of two: bit sets, which settle most questions at once,
// and the walk, which goes on where these meet nothing but failures, and which
// knows more about boards with few clues. They share the budget.
type relay struct {
	puzzle *latin.Puzzle
	bits   *bitset.Engine
	second *walk.Engine    // see walk
	given  map[string]bool // boards visited, as long as the walk might find them again
	key    []byte

	patience uint64 // failures of the bit sets before the walk takes over
	room     int    // boards remembered
}

// Limits of the bit sets, before the walk takes over.
const (
	// bitPatience is how many failures without a new board they may have:
	// some milliseconds. The hardest 9×9 Sudoku need about 1,000.
	bitPatience = 3000
	// maxGiven is how many boards are remembered so that the walk does not
	// give them again. Where there are more, the bit sets do not give up.
	maxGiven = 10_000
	// fewBoards is a limit up to which boards are counted by finding them.
	fewBoards = 1000
)

func newRelay(p *latin.Puzzle) *relay {
	return &relay{
		puzzle: p, bits: bitset.New(p),
		given: make(map[string]bool), patience: bitPatience, room: maxGiven,
	}
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
	free := r.exchangeable(pb)
	if free == all || free > 1 && (limit == 0 || limit > fewBoards) {
		return r.walk().Count(b, pb, limit)
	}
	r.bits.SetPatience(r.patience)
	if n, exact := r.bits.Count(b, pb, limit); !r.bits.Stuck() {
		return n, exact
	}
	return r.walk().Count(b, pb, limit)
}

// Each implements [engine.Engine].
func (r *relay) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	if r.exchangeable(pb) == all {
		r.walk().Each(b, pb, visit)
		return
	}
	clear(r.given)
	more := true
	r.bits.SetPatience(r.patience)
	r.bits.Each(b, pb, func(board latin.PB) bool {
		if more = visit(board); more {
			r.give(board)
		}
		return more
	})
	if r.bits.Stuck() {
		r.eachOther(b, pb, visit)
	}
}

// give remembers a board that was visited.
func (r *relay) give(board latin.PB) {
	if len(r.given) == r.room {
		r.bits.SetPatience(0)
		return
	}
	r.given[string(r.code(board))] = true
}

// eachOther visits the boards that were not given yet.
func (r *relay) eachOther(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	r.walk().Each(b, pb, func(board latin.PB) bool {
		return r.given[string(r.code(board))] || visit(board)
	})
}

// code writes a board as bytes, which are overwritten by the next.
func (r *relay) code(board latin.PB) []byte {
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
	if r.exchangeable(pb) > 1 {
		return r.walk().Candidates(b, pb)
	}
	r.bits.SetPatience(r.patience)
	if d := r.bits.Candidates(b, pb); !r.bits.Stuck() {
		return d
	}
	return r.walk().Candidates(b, pb)
}

// all says that no clue names a label.
const all = math.MaxInt

// exchangeable is the size of the largest class of labels that can be
// exchanged: of one multiplicity, and named by no clue.
func (r *relay) exchangeable(pb latin.PB) int {
	var named latin.Domain
	for _, x := range pb {
		if x != latin.Blank {
			named |= latin.Just(x)
		}
	}
	if named == 0 {
		return all
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
