// Package bands is an engine of exact search for Sudoku of order 9 and for
// every board that holds its rows, columns and boxes among its asterisms. It
// is Go without assembly, and with vectors where it is built so (see below);
// testdata/bench/peers.sh measures it.
//
// # The layout
//
// The state is nine planes, one for each label: the open cells that may hold it, and apart from
// these, in words of the same form, heldLo and heldHi, the cells that are known to.
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
//	closePlanes      planes that have lost cells: tables for rows, then for columns,
//	                 until they are closed; what is known leaves the others when
//	                 they are closed next
//	state.propagate  between them, cells with one label left
//	state.pick       the band or stack with fewest possible triads; the label that
//	                 lies across it in fewest ways; the triad that halves these;
//	                 where little is open, both a band and a stack (see below)
//	search           a stack of states, copied at each branch and never undone;
//	                 a further branch is propagated when its turn comes
//	extras           further asterisms (see below)
//	twin             the stack of states as vectors, if there is one (see below)
//	fit              finds rows, columns and boxes, in whatever order the cells are
//
// Locked candidates in both directions, and hidden singles of rows, columns
// and boxes, are what the tables do; only naked singles are looked for beside
// them. The branch "the label uses this triad, or not" is what makes tdoku
// guess so little (T. Dillon, https://t-dillon.github.io/tdoku/).
//
// Where little is open and nearly nothing has failed yet, solutions are dense:
// a puzzle with several solutions is settled by going down to two of them, and
// each state on the way costs as much as its propagation. So two choices, in a
// band and for another label in a stack, are propagated together:
//
//	             here
//	          /    |    \
//	    A, B   A, not B   not A      each tried when those before it are done
//
//	the first two are copies, one deeper on the stack; the last is here itself
//
// # Further asterisms
//
// The diagonals of sudoku-x and the windows of Quadoku, and what else a board has
// beside rows, columns and boxes, are extras. Of those of nine cells each is a
// group, with a table of 512 entries: for the cells of it that are left to a label,
// the cells of the board that do not see all of them.
//
//	lo        . . 1 . 1 . . 0 . 1 . . .    cells of the group, open or known, wherever they are
//	       & group.lo, * byLo              a factor moves each to another of nine bits
//	       +  the same of hi
//	       >> 55                           an index of nine bits
//	keep[index]                            none for 0, one for one cell; what sees two is out
//
//	before a plane is closed      sift     the tables of all groups
//	when cells become known       spread   what they see leaves their planes
//	when nothing else follows     unlock   locks: a line whose places for a label are in a group
//	before triads are considered  pickCell a label with two cells of a group in no row, column or box
//	                              together, else a cell with two labels: what sees most
//
// Boards without extras do not pay for it: closePlanes is compiled twice.
//
// # With vectors
//
// Built with GOEXPERIMENT=simd for amd64, on a processor with AVX-512 and its parts VBMI
// and BITALG, boards without extras are searched with states in another form, lanes: three
// vectors with 16 bits for every label and row. All else is the same, the rules, the
// choices and the order of branches, and so are the boards found, their order and the
// number of branches; lanes_test.go compares them with those of planes.
//
//	lanes.close      all labels at once, in rounds until nothing changes; two states
//	                 by turns, where both branches will be needed
//	lanes.single     when nothing else follows: cells with one label left
//	lanes.pick       as state.pick
//	lanes.write      the first state: the bytes of the clues, compared with each label
//	lanesTwin        the stack of lanes
//
//	a round          x is one of three rows of a band, for all labels and bands
//	  rows           any(x, x>>3, x>>6)         boxes where the row can have the label
//	                 ways[two other rows]       a permutation, as a table of 64 entries
//	  columns        any(x0, x1, x2)            permuted: those of the other two bands
//	                 turned by 3 and by 6       the other two columns of each box
//	  known cells    x >> (x & x-1)             x if it is one bit, else nothing
//	                 any of other labels        four permutations
//
// Beside planes, on the same processor (AMD EPYC with vectors of 512 bits, Go 1.26), puzzles
// a second, medians of seven by turns: 17-clue 1.90, hardest 1.43, random critical 1.77, 36
// clues 1.85, several solutions 1.30, mutated 1.43, top1465 1.51. (Planes are 1.02 to 1.08 times as fast
// since then, on another processor.)
//
// # What paid, and what did not
//
// Speeds are ratios of medians, on a busy machine, on lists of 17-clue, hardest,
// spoilt and ambiguous puzzles; they are good to a tenth. Where instructions are
// given, they are those of a processor simulated by cachegrind.
//
//   - Cells that are known leave the other planes without a branch, at once those
//     that are closed later in the round, the others after it: 1.3. Waiting
//     until all planes of a round are closed, so that they do not depend on each
//     other: 0.85, as there are more rounds. Leaving them one plane later, so that
//     two planes are closed at a time: 8 to 16 % more instructions, 0.92 to 0.95;
//     only the second half of a plane, its columns, waiting for the one before: 0.98.
//     Two planes closed by lines of code that take turns, where two are dirty: 1.02,
//     for twice the code. Two states by turns, as with vectors: 0.9.
//   - Cells that are known, apart from those that are open, so that a plane does not lose what others
//     have got before it is closed next, and is found to have lost some without being written;
//     and others are told only when all planes of a round agree with their rows: a quarter fewer rounds on
//     17-clue puzzles and the hardest, 4 % fewer planes, 5 to 13 % fewer instructions, 1.01 to 1.05.
//   - Rows and columns of a plane looked at together, in the same cells, so that the chain is shorter by a
//     third: as many planes where there are several solutions, a fifth more elsewhere, 0.8 to 0.9. So
//     it is the number of instructions, some 175 a plane, as much as their latency.
//   - Planes passed over whose triads are those of the last closing: there are 3 to 13 % of them.
//   - Ends of loops as conditional moves: 0.98. Another order of the closing of a plane, with fewer values at
//     a time, as the compiler goes to the stack 30 times: 3 % slower.
//   - Clues written to the planes at once, without lists by label: 0.92 with 36 clues.
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
//   - Branching on cells with two labels: 140 branches instead of 74 on the hardest. On those that see
//     most open cells, while nearly nothing has failed: 0.48 branches instead of 0.6 on 17-clue puzzles,
//     10.9 instead of 12.7 on top1465, 6.5 instead of 4.8 where there are several solutions, 83 instead
//     of 80 on the hardest; 1.03, 1.05, 0.85 and 0.93 of the speed. Two such cells at once: 0.39, 9.0, 4.3 and 80
//     branches, and 0.98, 0.95, 0.87 and 0.90, as more follows from each. One, but two triads
//     where little is open: 1.01, 1.05, 0.99 and 0.94.
//   - Both branches of the best choice of each band and stack tried before one is taken, after five
//     failures, where much is open: 36 to 72 branches instead of 80 on the hardest, 0.75 to 0.9 of the speed.
//   - Chutes on which searches fail weighed lighter: 0.51 to 0.57 branches on 17-clue puzzles, 80 to 88 on the
//     hardest; 1.04 and 0.9 of the speed.
//   - Of labels with as few ways the one with fewest, or most, triads or cells: 0.59 to 0.71 branches on 17-clue
//     puzzles, 82 to 84 on the hardest, no faster.
//   - Marking the planes that need closing with a conditional move: it became
//     a branch, and half as many again of them are guessed wrong.
//   - Two choices at once: on puzzles with several solutions 4.6 branches instead
//     of 7.4 and 8 % fewer instructions; 2 % more on 17-clue puzzles. Without the
//     limits: 9 to 18 % more on the hardest, as the second choice is not the best.
//     Both in one band or stack: 6.4 branches. One for the same label: 5.0. Three
//     at once: 3.8 to 4.5 branches, as many instructions, 0.96 to 0.98. No naked singles after two
//     choices: as many. The second in the widest stack: 4.5 branches, but 92 instead of
//     84 on the hardest.
//   - The second of two choices turned round where both are in one box: 26 % of these fail instead of 37 %
//     (18 % where the boxes differ), 4.70 branches instead of 4.77, 0.99.
//   - Choosing the widest chute or the label with most ways, to settle more by
//     one branch: 6.4 to 7.4 branches where there are several solutions, and up to 47
//     instead of 0.9 on 17-clue puzzles.
//   - Counting at most three for a triad in the choice of the chute: 0.8 branches
//     instead of 0.9 on 17-clue puzzles, 84 instead of 82 on the hardest, and
//     one population count for a chute instead of four. At most two: 0.76 and 97; at
//     most one: 0.94 and 108. Choosing a triad for which three labels are left, as it
//     is used for certain: as many branches.
//   - Looking for triads with fewer than three labels only when a branch is
//     chosen, which counts the labels anyway: 1 % fewer instructions.
//   - Lists of labels by additions with carry; tables written out instead of
//     loops in the choice of the label; nothing but ORs for each clue: 1.1 on 36
//     clues, and a tenth fewer instructions where there are several solutions.
//   - Of two ways left to a label the one first that has more cells, or in triads with
//     fewer labels: as many branches. Half of the ambiguous puzzles end below a state in which every
//     open cell has two labels and whose boards therefore come in pairs (a bivalue universal grave), so that
//     the second need not be found: no faster, as little is left to be found by then.
//   - Left out: telling a second solution from the first, by four cells whose
//     labels can be exchanged. The second costs 18 % of both and differs in 8 cells
//     (median); to look for such four would take a third of that, by estimate,
//     and would be for nothing wherever there is one solution. Left out too: clues
//     that never leave one solution, as they are fewer than 17 (G. McGuire, B.
//     Tugemann, G. Civario 2014), or as two labels, or two lines of a chute, have none
//     and can be exchanged. A first solution must be found before that says
//     anything, and it never did on the lists: ambiguous puzzles there have 34 clues.
//
// With vectors, by rounds; there are 22 for a 17-clue puzzle, 4.5 with 36 clues, 750 for the
// hardest, and a round is some 100 instructions and 70 cycles, of which 54 are the
// latency of one chain:
//
//   - AVX2, with the ways computed, shifts multiplied and a row of the board in 16 lanes: 650
//     instructions for a round, 0.6 to 0.9 of planes on a processor without AVX-512.
//   - Two states closed by turns: 41 cycles for a round of one of them, as the other fills the
//     time. 1.13 on the hardest, 1.1 on top1465, 0.97 where a second board ends the
//     question first. So it is done where one branch is left besides the first.
//   - Rows, columns and known cells all looked at in the state before, as they wait for
//     each other less: 41 % more rounds for known cells so, 24 % for rows and columns; 0.9 to
//     0.95 and 0.93 to 0.98, and 1.05 on puzzles with several solutions.
//   - Rows not looked at again when nothing came after them, and a branch beginning
//     with rows: 4 % fewer rounds, 1.04 on the hardest.
//   - Failing at once when no column of a stack is left: 2 % fewer rounds, 0.96.
//   - Constants loaded in each round, from lines of the cache, instead of held: Go uses 15 of
//     the 32 registers, and put them on the stack: 1.03 to 1.06.
//   - Shifts as multiplications, which other parts of the processor do: as fast.
//   - Columns turned after they are permuted, five more instructions and a shorter chain: 1.00
//     to 1.04.
//   - The label chosen by vectors instead of by a loop over nine: 1.02. The chute without
//     a branch: as fast.
//
// For extras, on 300 critical puzzles each of sudoku-x and Quadoku; instructions are
// without those of starting, in thousands a puzzle. Package bitset needed 233 and 99 then,
// with 18.8 and 4.7 branches.
//
//	                                               sudoku-x       Quadoku
//	a label with one place in an extra, known cells  591 [64]     454 [43]
//	tables of groups, after all else                     [35]         [10.8]
//	... and cells with two labels to branch on       213 [19.7]       [8.6]
//	... tables before each closing of a plane        183 [19.7]   109 [8.6]
//	... after that only, none at the end             169 [20.4]   101 [9.5]
//	all as a part of closing                         163 [19.8]    97 [8.6]
//	locks, by tables of all at once                  173 [18.6]    80 [5.0]
//	... where there are eight or more, and weights   147 [18.5]    75 [4.8]
//
// The weights were the product, over both labels of a cell, of the cells that would lose the
// label. To count cells that are open instead needs no look at the planes. On 1,000 other
// puzzles each, microseconds a puzzle (AMD EPYC):
//
//	weights                                         20.3 [18.6]  10.9 [5.6]
//	cells seen that have two labels                 17.6 [20.6]   9.9 [6.1]
//	... the weights of the best of these            18.6 [19.4]  10.2 [5.9]
//	cells seen that are open; thrice if two labels  15.2 [17.8]   9.9 [6.2]
//	... twice, two and a half times, four times     15.1 to 15.8 [17.6 to 17.9], and as long
//
// Then labels with two cells left in a group were taken beside cells with two labels. On 3,000 other critical
// puzzles of sudoku-x and 2,000 of Quadoku, branches, and the speed beside the version without, by turns:
//
//	cells with two labels only                              [17.4]       [5.83]
//	pairs, for half of what both cells see           1.12   [13.9]  0.70 [8.57]
//	... for four fifths of it                        1.19   [13.6]  0.64 [9.4]
//	... weighed by the cells that lose the label     1.10   [14.2]  0.94 [5.49]
//	pairs in no line or box together, for all of it  1.11   [13.7]  1.05 [4.86]
//	... read from a table by the index of the group  1.15   [13.7]  1.07 [4.87]
//
// And, by turns with that: cells that a label has got spread when its plane is closed, and only what naked cells
// are later, 1.02; groups side by side in place of pointers to them, 1.03; such a label always before a
// cell with two, so that cells need not be looked at, 1.02 to 1.05 and as many branches. Groups asked again
// where a plane that is closed has lost some of their cells, so that it is dirty only if they keep less: a
// tenth fewer planes closed, 0.97. Labels with two cells left in a line as well: 13.3 to 13.8 and 6.8 to 7.3
// branches.
//
// Beside these steps:
//
//   - Groups that sift one after another, each what the one before has left: as many
//     branches, 1.05 and 1.13 times the time.
//   - Sifting apart from closing, all planes that are dirty or were closed last, and
//     with a table for known cells of a group instead of spread: as few branches, 14 %
//     more instructions, as it is done twice as often.
//   - Locks one by one instead of by tables: as few branches, 1.6 times the time on Quadoku.
//   - Where no cell has two labels, weighing all cells instead of choosing a triad: 18.4 and
//     5.5 branches; with three random extras of nine cells 0.4 of the branches, with six 0.2,
//     and still 2 and 70 times the time of bitset as it was then (4 and 400 without). Its locks go
//     through single cells too, which see cells of a line through several extras.
//     Hence [Suits].
//   - Factors drawn at random until all indices differ: 160 ms for two diagonals; bit
//     by bit a hundredth of a millisecond.
package bands
