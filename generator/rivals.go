package generator

import "latin"

// rivals remembers in which cells other Latin boards differ from a solution:
// sets of which every puzzle of that solution holds a clue (the "unavoidable
// sets" of Sudoku). Near puzzles have the same rivals, so many questions are
// answered here without a search. It keeps the latest few of those that questions find.
type rivals struct {
	sets [][]latin.Cell
	next int
	// lasting are those that were found before any question, of the whole board. They are never
	// dropped; nil if nobody looked.
	lasting [][]latin.Cell
}

// rivalsKept bounds the memory, and the time of a look.
const rivalsKept = 256

// add remembers one set, in place of the oldest when there is no room.
func (r *rivals) add(set []latin.Cell) {
	if len(r.sets) < rivalsKept {
		r.sets = append(r.sets, set)
		return
	}
	r.sets[r.next] = set
	r.next = (r.next + 1) % rivalsKept
}

// missed says whether pb holds no clue of some remembered set, the latest first.
func (r *rivals) missed(pb latin.PB) bool {
	for i := len(r.sets) - 1; i >= 0; i-- {
		if !holds(pb, r.sets[i]) {
			return true
		}
	}
	for _, set := range r.lasting {
		if !holds(pb, set) {
			return true
		}
	}
	return false
}

func holds(pb latin.PB, set []latin.Cell) bool {
	for _, c := range set {
		if pb[c] != latin.Blank {
			return true
		}
	}
	return false
}
