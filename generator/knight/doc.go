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
// [Glue] cuts a large board into pieces for it, rectangles, and [Ribbon] into ragged ones of
// just the cells that a long circuit has.
//
// Short circuits fit together too tightly for that. [Mend] covers windows anew:
//
//	a b c d|e e     It takes out circuits that lie close together, of at most 64
//	c d a b|f e     cells, and searches for others of the same cells: rather one more,
//	b a d c|. .     or one fewer, as is wanted, and else as many in another way, by
//	d c b a|. .     which circuits of the wrong lengths wander until some meet.
//
// The cells of a window are bits of a word, and the search goes from the cell with
// the fewest moves left along a path until it is closed. That takes about 15 ns a
// move, and some thousand moves a window. What is begun with matters where nearly
// all circuits have one length: tiles (4x4 with four of four, 3x4 with two of six,
// 4x8 with four of eight) fill as much as may be, and only strips at two sides are
// left to mend; where nearly all have four cells, these are laid with copies of
// pieces like 8x9 and 10x12, mended before to as many circuits as are found.
//
// What paid most was to draw the circuits of which there are too many to one place
// (mend_pull.go): three of four cells become two of six only where they meet. What
// did not: annealing for so long that no circuit is wrong (the rest is long circuits
// across the board, which no window holds; blocks annealed each by itself are fine);
// to pull only half of the time; cutting off bands of small pieces with a fixed
// choice of breadths, which was here before and found less.
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
// (from both ends). glue.go and ribbon.go make covers of large boards, mend.go those by short circuits: after it
// mend_window.go, mend_search.go, mend_pull.go, and for the beginning mend_start.go and
// mend_dense.go. decide.go joins all.
//
// Nothing here looks at the clock; randomness comes from the caller, and the same
// source gives the same cover.
package knight
