// Package knight covers boards with closed circuits of knights (or other
// leapers), each cell in one of them and the circuits as equal in length as can be,
// or proves that this cannot be done.
//
// The question is that of "Generalised Euler's knight" (Aggoun, Beldiceanu,
// Bourreau, Simonis, 1998); with one circuit it is Euler's.
//
// # From a board to a decision
//
// A [Shape] says which [Board] to make: a rectangle, perhaps with holes or its
// sides joined, or the surface of a cube. A board is nothing but cells and which
// of them are a move apart. A [Problem] adds how many circuits there must be and
// how long each may be; [Balanced] makes the paper's. [Decide] gives a [Decision]:
// a [Cover], or an [Argument] that there is none, or the [Layer] counts of an exact
// search that ends without one. [Problem.Check] judges covers by the definition
// alone and trusts none of the rest.
//
// # How covers are found
//
// [Anneal] begins with a factor: moves at random, two at every cell, which make
// circuits of any lengths. It takes out two to four moves at a time and puts in as
// many that join the same cells, and prefers what brings the lengths nearer.
// [Glue] cuts a large board into pieces for it, and where circuits are short cuts
// off bands of little pieces that hold as many as can be.
//
// # How it is proved that there is none
//
// [Argue] tries what a person can follow. After it comes [Sweep], dynamic
// programming that passes over the board cell by cell:
//
//	passed | front   | not met
//	xxxxxxx|a.fab    |
//	xxxxxxx|.c       |       a, b, c: ends of three paths, f: a cell with both
//	xxxxxxx|ffbc     |       moves, . : a cell of the front without a move
//
// All that the moves so far mean for the rest is which cells of the front have
// one move or both, which ends belong together, how long each path is, and how
// many circuits are finished. Different beginnings that agree in this are one
// state. The same sweep counts covers, and lists them.
//
// A rectangle looks the same from its other end. So to find one cover, or that
// there is none, it is enough to pass over less than half of the columns: the
// states that are left are held against each other, across two columns in the
// middle.
//
// # Reading the source
//
// Begin with board.go, problem.go and cover.go; then factor.go, exchange.go and
// anneal.go; or sweep.go, sweep_order.go (the front), sweep_state.go (states,
// packed), sweep_step.go (what follows a state), sweep_prune.go (what cannot lead
// to a cover), sweep_mirror.go (symmetry), sweep_ends.go, sweep_meet.go and sweep_pairs.go
// (from both ends). glue.go and bands.go make covers of large boards. decide.go joins all.
//
// Nothing here looks at the clock; randomness comes from the caller, and the same
// source gives the same cover.
package knight
