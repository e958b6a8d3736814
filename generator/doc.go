// Package generator makes Latin puzzles, and says of a partial labelled board
// whether it is one.
//
// It is built on exact search (latin/attrition/search) and on one fact: more
// clues of the same solution leave no more solutions. So among the clue sets
// below one Latin board, those that make a puzzle form an up-set, whose least
// members are the critical puzzles.
//
//	the Latin board        all clues: certainly a puzzle
//	   |
//	   |  puzzles: one solution; removing a clue is one step down
//	   |
//	---+----------------   the critical puzzles: every step leads out
//	   |
//	   |  no puzzles: several solutions, and no way back up but by adding
//	no clue
//
// # Palomo's algorithms ("Latin Puzzles", arXiv:1602.06946)
//
//   - [Boards] is algorithm 1: from a partial labelled board to Latin boards
//   - [Puzzles] is algorithm 2: from a Latin board to every puzzle below it
//   - [PuzzlesFromPB] is algorithm 3: one after the other
//
// All three are iterators: they hold one result at a time, and stop when the
// loop does or the context.
//
// [SinglePass] (5.3.1) goes the other way: it makes puzzle, board and proof at
// once, by rules and choices, and asks the exact search nothing.
//
// # One puzzle to taste
//
// [RandomBoard] draws a Latin board; [Generate] removes clues from one in random
// order until what is left meets a [Request]: a range of clues, a [Symmetry] of
// their places, a pattern of cells, no clue too many. [Minimize] does the same
// to a puzzle that one already has.
//
// # Verdicts
//
// [Check] gives a [Verdict]: one solution, with the clues that are redundant
// ([Redundant]); several, with two of them and where they differ; or none, with
// clues that cannot stand together ([Conflict]).
//
// # Reading the source
//
// Begin with unique.go, where all questions to the search are asked; then
// strip.go, which removes clues; then puzzles.go and conflict.go. Generate is
// spread over frame.go (which cells go together), workshop.go (one puzzle, in
// attempts), begin.go, climb.go and finish.go.
//
// All that the functions do follows from their arguments, the limit of steps
// of the Searcher and the state of the rng. A limit of time ends the work with an
// error that wraps search.ErrUndecided; it changes no result, except which two of
// several solutions [Check] shows.
package generator
