// Package pairs is the engine of exact search for Graeco-Latin squares. It sees
// them as Latin boards of another kind: a cell is an option, to put a pair of
// labels into a square, and holds "yes" or "no".
//
//	order 3, square r1c1      a    b    c
//	                     1   yes   no   no      one "yes" in the nine options
//	                     2   no    no   no      of a square
//	                     3   no    no   no
//
// An asterism is any question with one answer: which pair is in a square, where
// is a pair, where in a line is a left label, where a right one. Each of them has
// N² options, of which one is "yes": the board is uniform with the multiset
// {yes, no, no, ...}. So nothing but asterisms is left, and package walk searches
// it, with its learner of clauses where that is stuck. Of order 9 there
// are 6,561 options in 486 asterisms, with diagonals 522.
//
//	Engine   engine.go   the questions, and which options they leave
//	board    board.go    the board of options
//
// # Tried, and left out
//
// Knuth's linked lists with the fewest answers first, weighted by failures:
// as fast on squares with half of the labels given, but of order 7 a puzzle with 23 of
// 98 labels took more than 2 s where the learner needs 0.06 s, and most critical puzzles
// were out of reach. Propagation of pairs on the board of two labels a square (package
// lawful) takes as long.
package pairs
