// Package bands is an engine of exact search for Sudoku of order 9 and for
// every board that holds its rows, columns and boxes among its asterisms. It
// is scalar code without assembly; testdata/bench/peers.sh measures it.
//
// # The layout
//
// The state is nine planes, one for each label: the cells that may hold it.
// A band is three rows, 27 cells. Its bits are ordered by the column within
// the box, then by the box, then by the row:
//
//	bit of a band                    row  0  |  0  3  6 |  9 12 15 | 18 21 24
//	                                      1  |  1  4  7 | 10 13 16 | 19 22 25     (sorted by column
//	                                      2  |  2  5  8 | 11 14 17 | 20 23 26      within the box)
//	column of the board                         0  3  6    1  4  7    2  5  8
//
//	plane.lo   00000 bbbbbbbbbbbbbbbbbbbbbbbbbbb 00000 aaaaaaaaaaaaaaaaaaaaaaaaaaa    bands 1 and 0
//	plane.hi                                     00000 ccccccccccccccccccccccccccc    band 2
//
// A triad is the three cells of a row, or of a column, within a box. In this
// order of the bits two shifts by nine and two ORs give the nine horizontal
// triads of a band as nine bits in a row, which is an index into a table; two
// shifts by one give the vertical ones, every third bit, and those of the
// three bands fit between each other: 27 bits for all of them, of which three
// groups of nine are brought together by a multiplication each.
//
//	x | x>>9 | x>>18   9 bits:  box*3 + row                 rowTable, a band at a time
//	y | y>>1 | y>>2   27 bits:  column*9 + stack*3 + band   colTable, a stack at a time
//
// In a Latin board a label lies across the nine triads of a band, or of a
// stack, in one of only six ways, as each row takes another box. So the tables
// have 512 entries: the cells of the triads that are used in some way that is
// left, and of those that are used in all of them.
//
// # The search
//
//	state.close      planes that have lost cells: tables for rows, then for
//	                 columns, until they are closed; what is known leaves the others
//	state.propagate  between them, cells with one label left
//	state.pick       the band or stack with fewest possible triads; the label that
//	                 lies across it in fewest ways; the triad that halves these
//	search           a stack of states, copied at each branch and never undone;
//	                 the second branch is propagated when its turn comes
//	extras           further asterisms, looked at after all that
//	fit              finds rows, columns and boxes, in whatever order the cells are
//
// Locked candidates in both directions, and hidden singles of rows, columns
// and boxes, are what the tables do; only naked singles are looked for beside
// them. The branch "the label uses this triad, or not" is what makes tdoku
// guess so little (T. Dillon, https://t-dillon.github.io/tdoku/).
//
// # What paid, and what did not
//
// Speeds are ratios of medians, on a busy machine, on lists of 17-clue, hardest,
// spoilt and ambiguous puzzles; they are good to a tenth.
//
//   - Cells that are known leave the other planes once a round, without a
//     branch, and at once those that are closed later in the round: 1.3. Waiting
//     until all planes of a round are closed, so that they do not depend on each
//     other: 0.85, as there are more rounds.
//   - Bits by column, box and row, with known cells from the tables, instead of
//     bits in reading order and known cells from rows with one bit: 1.1 to 1.2.
//   - One look at rows and columns and then the next plane, instead of closing
//     a plane by itself: 1.05. Looking again only if the columns have changed the
//     triads of the rows: 7 % fewer instructions.
//   - Left out: the two checks of tdoku that seldom fire. "A triad with three
//     labels left holds them": a tenth fewer branches, but 0.87 on ambiguous
//     puzzles, 0.9 to 1.0 elsewhere. "A triad with three labels that are forced holds
//     no others": another tenth fewer, 0.9 and 1.0. What is kept of them is
//     failing where a triad has fewer than three labels.
//   - Choosing the chute by the sum of its ways instead of its triads: as many
//     branches, and 54 look-ups more. Choosing the triad with fewest labels: a tenth more.
//   - Branching on cells with two labels: 140 branches instead of 74 on the hardest.
//   - Vectors (simd/archsimd, AVX2): a row of the board in 16 lanes of 16 bits,
//     the ways computed instead of looked up, all labels closed in each round:
//     0.6 to 0.9 of this code on a processor without AVX-512, and 1.1 on random
//     critical puzzles. A round is some 650 instructions, as right shifts have to be
//     multiplications, and few labels change in most rounds.
//   - Marking the planes that need closing with a conditional move: it became
//     a branch, and half as many again of them are guessed wrong.
package bands
