package graeco

import (
	"context"
	"slices"
)

// A SmallCensus is all Latin squares of an order, 2 or 3, looked at one by one.
type SmallCensus struct {
	Squares    int `json:"squares"`    // Latin squares, all of them
	Diagonal   int `json:"diagonal"`   // of these, with every symbol on both main diagonals
	Pairs      int `json:"pairs"`      // two of them in order, one twice among them
	Orthogonal int `json:"orthogonal"` // of these
}

// Small counts the Latin squares of an order from 1 to 3; for larger orders they
// are many, and it counts nothing.
func Small(order int) SmallCensus {
	var census SmallCensus
	if order < 1 || order > 3 {
		return census
	}
	list := latinSquares(order)
	for _, a := range list {
		census.Squares++
		if a.verifyDiagonals() == nil {
			census.Diagonal++
		}
		for _, b := range list {
			census.Pairs++
			if verifyPairs(context.Background(), a, b) == nil {
				census.Orthogonal++
			}
		}
	}
	return census
}

// latinSquares lists all Latin squares of an order, by trying every symbol in
// every cell.
func latinSquares(order int) []*Square {
	var list []*Square
	cells := make([]uint16, order*order)
	var fill func(at int)
	fill = func(at int) {
		if at == len(cells) {
			list = append(list, &Square{order, slices.Clone(cells)})
			return
		}
		for symbol := range order {
			cells[at] = uint16(symbol)
			if !repeats(cells, at, order) {
				fill(at + 1)
			}
		}
	}
	fill(0)
	return list
}

// repeats says whether the symbol of a cell stands before it in its row or above
// it in its column.
func repeats(cells []uint16, at, order int) bool {
	for before := at - at%order; before < at; before++ {
		if cells[before] == cells[at] {
			return true
		}
	}
	for above := at - order; above >= 0; above -= order {
		if cells[above] == cells[at] {
			return true
		}
	}
	return false
}
