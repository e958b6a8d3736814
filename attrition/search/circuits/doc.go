// Package circuits is the engine of exact search for circuits of a knight
// (latin.Circuits) on boards of at most 64 cells.
//
//	Engine   engine.go     the questions
//	search   search.go     depth first, a state a level
//	state    state.go      what may be where, and what follows
//	board    board.go      moves, and the order of steps, by shifts of words
//	         transpose.go  the two sides of a state
//
// A state is a square of bits, kept by its rows or by its columns as the question
// asks:
//
//	           cells                       steps
//	step 1   . . 1 . 1                 cell a   . 1 . .
//	step 2   1 . . . .                 cell b   . . 1 1
//	step 3   . 1 . . .                 ...
//
// By steps: step k is in cells a move away from those of k-1 and those of k+1, and a
// step that is known takes its cell from the others. By cells: a cell holds a step; it
// is linked to a neighbour if that may hold a step before or after one of its own,
// it needs two links, and what is at the end of a link that it needs is such a step.
// Both are done until nothing changes, some hundred words each time; there is nothing
// on the heap and no trail, since a state is copied as fast as a few changes are undone.
//
// A decision is about the step with the fewest cells or the cell with the fewest steps.
package circuits
