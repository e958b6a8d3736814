// Package sat is an engine of exact search for any board that shares nothing
// with the others: it writes down what a Latin board is, from the definition
// alone, as clauses, and asks a SAT solver that others have written
// (github.com/crillab/gophersat). It is the second opinion, against which the
// fast engines are set, and not an engine to work with.
//
// # How it is built
//
//	Engine    sat.go      the four questions
//	encoding  encode.go   a number for each "cell c holds label x"; the definition
//	formula   formula.go  "lo to hi of these are true", as clauses
//	inquiry   inquiry.go  a solver that can be stopped
//	          abandon.go  how it ends then, and abandon_race.go, where the race detector looks
//
// The numbers, for three labels:
//
//	          x=0  x=1  x=2
//	cell 0     1    2    3     holds one:   1 2 3   -1 -2   -1 -3   -2 -3
//	cell 1     4    5    6     differ in 0: -1 -4
//	cell 2     7    8    9     must hold 0 somewhere: 1 4 7
//
// A clue is a clause of one number. Random draws another numbering, and takes
// some numbers for their opposites, as the solver's first guesses follow both.
//
// A board that was found is excluded by a clause "some cell holds another
// label". Candidates does without that: it asks for a board with any label
// where none was seen yet, until there is none.
//
// # Budget
//
// gophersat has no way to be stopped. But it reports every clause that it
// learns on a channel, for proofs, and waits for the reader. So every lesson
// and every board pays a step and looks at the context, and a solver whose
// budget is used up has its channel closed, on which it ends with its next
// lesson (inquiry.go). Taking in the clauses, two thirds of a second for a 36x36
// Sudoku, cannot be stopped, but nobody waits for it after the context is over.
// It keeps all boards that it has excluded, so that memory grows with every
// board of a count.
//
// Only one solver of a program is at work at a time, as all of them share a
// buffer; the clauses are written down and taken in side by side.
//
// # Why it is not the engine
//
// It takes 7 ms for a 17-clue Sudoku and 17 for one of the hardest, nearly all
// of it to write down the clauses anew for each question; walk takes 0.04 and
// 1.0. Latin squares of order 30 with 35 % holes that walk settles in 0.1 s take
// it 5 to 8.
//
// # Tried, and left out
//
//   - The cardinality constraints that gophersat has of its own: with some
//     variables known beforehand, it drops "at least n of these" as soon as one
//     is true (Problem.simplifyCard of v1.4.0 counts the same literal again
//     until there are n). It then gave 13 Latin squares of order 3 with a clue,
//     of which there are 4. Clauses alone are right.
//   - Its Enumerate: it tells models apart by all numbers, also those which
//     only count, so that a board can come several times.
package sat
