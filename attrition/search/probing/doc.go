// Package probing is look-ahead search: it tries, at every node, a few literals before
// it branches. What leads to a contradiction at once is wrong, and how much follows from
// the others says where to branch (Freeman, 1995; Li and Anbulagan, Look-ahead versus
// look-back, 1997). It remembers no contradiction, but meets one in a tenth of the
// time that a learner (package learning) takes for one; where either is stuck the other may
// not be, so they take turns. Package walk has it for boards without repeated labels,
// package pairs for Graeco-Latin squares.
//
//	Prober     prober.go  the words, and which bits of them a literal has
//	           follow.go  what follows from a literal, in a microsecond or two
//	           search.go  which literals are tried at a node, and the search
//	Law        prober.go  what follows from a literal beyond choices
//	TakeTurns  turns.go   the turns of a learner and a prober, each four times the one before
//
// A [Prober] knows only sets of literals of which exactly one is true, its choices:
// say, the labels of a cell, and the places of a label in an asterism. What is known at a
// node is one word for each choice, with a bit for each of its literals that may still be
// true:
//
//	           open[k]     first[k]
//	choice 0   . 1 . 1       0        variable   3  0  8  9
//	choice 1   1 1 . 1       4                   8  2  7  1
//	choice 2   . . 1 .       8                   2  9  5
//	 ...                                         ^ of seat 2<<5 | 0
//
// A literal has a bit in every choice that it is part of, its seats, and loses
// or keeps all of them together. So few words are copied for a trial, and
// nothing is ever undone.
//
// At a node it takes the 15 choices of two literals from which most is
// expected to follow, by the last trials anywhere, and tries both; what
// contradicts itself is refuted at once. It branches where the product of what
// followed was greatest; pairs that arise count three times.
package probing
