package generator

import (
	"cmp"

	"latin"
)

// rivals remembers in which cells other Latin boards differ from a solution:
// sets of which every puzzle of that solution holds a clue (the "unavoidable
// sets" of Sudoku). Near puzzles have the same rivals, so many questions are
// answered here without a search. It keeps the latest few.
type rivals struct {
	sets [][]latin.Cell
	next int // the oldest, when there is no room
	room int // 0 for rivalsKept
}

// rivalsKept bounds the memory, and the time of a look.
const rivalsKept = 256

// add remembers one set, in place of the oldest when there is no room.
func (r *rivals) add(set []latin.Cell) {
	room := cmp.Or(r.room, rivalsKept)
	if len(r.sets) < room {
		r.sets = append(r.sets, set)
		return
	}
	r.sets[r.next] = set
	r.next = (r.next + 1) % room
}

// missed says whether pb holds no clue of some remembered set, the latest first.
func (r *rivals) missed(pb latin.PB) bool {
	for i := len(r.sets) - 1; i >= 0; i-- {
		if !holds(pb, r.sets[i]) {
			return true
		}
	}
	return false
}

// keep has room for all sets, and as many more as usual.
func (r *rivals) keep(sets [][]latin.Cell) {
	r.room = len(sets) + rivalsKept
	for _, set := range sets {
		r.add(set)
	}
}

func holds(pb latin.PB, set []latin.Cell) bool {
	for _, c := range set {
		if pb[c] != latin.Blank {
			return true
		}
	}
	return false
}
