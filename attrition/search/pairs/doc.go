// Package pairs is the engine of exact search for Graeco-Latin squares. It sees
// them as orthogonal arrays: each square has a row, a column, a left and a right
// label, and any two of these four factors determine the other two.
//
//	order 3, the square r1c1 with 1a, by what is said of three of its factors:
//
//	r1 c1 1 .     in row 1 and column 1 the left label is 1
//	r1 c1 . a     in row 1 and column 1 the right label is a
//	r1 .  1 a     the pair 1a is in row 1
//	.  c1 1 a     the pair 1a is in column 1
//
// These triples are the variables, 4N³ of them, 2,916 of order 9. For two values
// of two factors there is one of a third, so the triples lie in lines of N, of which one
// is true; with diagonals there is a line for each label of these, too. And as a
// square is known by two of its triples, of the four triples of four values none is
// true, or one, or all. That is all there is to say of such squares, and the four
// factors have equal parts in it.
//
// A learner searches them: conflict-driven clause learning (package learning).
// What is known of a line is two words, of the seats that are true and those that
// are false. So when a triple becomes true, all N squares that it can be in are seen
// at once: its lines of fourths, of the other three kinds, become equal word by word.
//
//	Engine   engine.go     the questions
//	array    array.go      factors, triples, lines
//	learner  learner.go    what is known, by line
//	         propagate.go  what follows, and why
//	learning              package learning: from contradictions to clauses
//	law      probe.go      what follows from a triple, for a prober (package probing)
//	turns    turns.go      the turns of the two
//	options  options.go    the board of options, for walks
//
// # Probing
//
// After 100 decisions of the learner a prober has its turn, as in package walk: it tries
// lines of which two triples are left. It takes a fifth to a tenth of the learner's
// contradictions in branches, of 30 to 90 µs. User CPU seconds for all questions that tell whether a
// puzzle is critical, 8 and 12 puzzles of orders 7 and 8, the second list not tuned on, on a busy machine:
//
//	                                          tuned on   others
//	learner alone                               35.8      52.0
//	the same, which warms reasons too           26.8      44.1
//	prober alone                                14.4      23.8
//	by turns, 1 branch for each decision        20.2      35.8
//	by turns, 2                                 18.8      30.0
//	by turns, 4                                 17.2      27.6
//
// # Many squares
//
// Where there are more than a hundred, it is faster to walk than to learn. Then, and
// to draw one, package walk searches a Latin board of another kind: a cell is an
// option, to put a pair of labels into a square, and holds "yes" or "no". An
// asterism is a question with one answer again: which pair is in a square, where is a
// pair, where in a line is a left label, where a right one. Each of them has N² options, of
// which one is "yes": a uniform board with the multiset {yes, no, no, ...}.
//
// # Tried, and left out
//
//   - Learning on the options, with package walk's learner: the questions for a
//     critical square of order 7 took 66 s, where this takes 5, and those of order
//     8 came to no end. MiniSat, told the same: options alone 3.9 s
//     for the hardest "no" of order 7 (cadical), with the triples of rows, columns and a
//     label 0.9, with all triples 1.1, with triples and no options as many
//     contradictions, in half the time of those.
//   - Keeping what was learned from one question to the next, with the clues as
//     assumptions: as long (7.6 s and 4.5 for all questions of an order 7, 19 and 12
//     of a diagonal 8, 1.4 and 1.3 of an 8), since with few clues most of what is
//     learned follows from all of them.
//   - Heat that cools by 0.95 or 0.99 with each contradiction in place of 0.98: 38
//     % and none more contradictions. "False" first in place of "true": a fifth more. Room
//     for 300 more clauses each time in place of 1,000: a sixth more.
//     Restarts after multiples of 50 to 300 in place of 100: no better.
//   - For the prober, not to make the fourths of a true triple equal: 2.2 times the
//     branches. Lines left with two triples not counted three times: a tenth more. 25 choices in place of
//     15: a fifth slower; 8 are as fast. Triples in 16 bytes, for the fastest cache: as long.
//   - Knuth's linked lists of options with the fewest answers first, weighted by
//     failures: as fast on squares with half of the labels given, but of order 7 a
//     puzzle with 23 of 98 labels took more than 2 s where learning needs hundredths.
//   - Propagation of pairs on the board of two labels a square (package lawful) takes
//     as long.
package pairs
