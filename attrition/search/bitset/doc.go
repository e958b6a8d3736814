// Package bitset is an engine of exact search for boards of up to 128 cells
// and 64 asterisms, made for speed: it keeps for each label the set of cells
// that may hold it, as bits, and looks at all asterisms at once by tables.
//
// # How it is built
//
//	Engine     engine.go, candidates.go    the questions, asked of a search
//	search     search.go, pick.go, write.go  depth-first search on a stack of states
//	state      state.go                    planes of labels, what a decision changes
//	plan       propagate.go                what follows at once
//	           single.go, counted.go       ... for labels that occur once, and several times
//	           lock.go, lock_find.go       ... from locks
//	           plan.go, tally.go, set.go   the compiled board, tables, sets
//
// A cell has a place in a set of two words, half of the cells in each. A state
// has a plane for each label, and is copied at each decision:
//
//	       word a        word b
//	cells  0 1 2 ... 40  41 42 ... 80        (9×9)
//
//	plane of label 1   1 0 0 1 0 ...   places that may hold it
//	                   done            asterisms that have all they need of it, a bit each
//	                   spent           locks that can tell nothing more, a bit each
//	plane of label 2   0 1 0 1 1 ...
//	 ...
//	fixed              1 1 0 0 1 ...   places in one plane only, and known to be
//
// A label that the multiset holds once is the common case, and has no counts:
//
//   - A tally says of a plane which asterisms hold one place or more, and which
//     two or more. The plane is cut into chunks of six bits; a table has for
//     each value of a chunk both answers for 32 asterisms in one word, and what a
//     chunk has that an earlier one had is there twice. 14 look-ups for 9×9
//     find all hidden singles of the label in all asterisms, and all asterisms
//     that lack it.
//   - The label is put into these places; what they see leaves the plane.
//   - When all labels that changed are through, what they fixed leaves the other
//     planes, all at once and without a branch. This is a round.
//
// When a round fixes nothing, places in one plane only (naked singles) are
// found by adding the planes bit by bit; when there are none of these, locks are
// looked at. A lock says: if a label has no place in this part of a full
// asterism, it has none in that part of the board. Two asterisms that share two
// or more cells make two of them, and so does each place that sees two or
// more cells of an asterism, through whatever asterisms. Tables of chunks tell 64
// locks at a time which are closed.
//
//	    key           outside             A lock of the row and the box:
//	+-------+-------+-------+             no label in "outside", hence it
//	| k k k | o o o | o o o |  asterism   is in a k, and in no r.
//	| r r r |       |       |
//	| r r r |       |       |  rest
//	+-------+-------+-------+
//
// Labels that occur several times, and asterisms that are not full, have
// bounds ([latin.Labels.AtLeast] and [latin.Labels.AtMost]), and their places are
// counted one asterism after another (counted.go). Their locks ask how often
// both asterisms may still hold the label.
//
// # Branching
//
// "The label is in the place", and when the search comes back, "it is not". The
// second branch is propagated only then: questions that stop at the second
// board never need most of them. A place with two labels is taken, and of these
// the one with the largest product, over its labels, of the places that would
// lose the label, those in a place of two labels counted three times. Without
// such places, a label with two places in an asterism, chosen alike; else a place
// with the fewest labels.
//
// # When it does not end
//
// The engine has no restarts, learns nothing and does not know that labels can
// be exchanged. It can be told to give up ([Engine.SetPatience]); package
// latin/attrition/search then goes on with the walk, and asks the walk at once
// about boards without clues and about numbers that may be large.
//
// Random starts again after 128 failures, then 256, and so on, drawing the place
// among the best and its label. It is left to the walk where both serve, whose
// distribution is known better and which has warmth to fill large boards.
//
// # Measured
//
// Sudoku, counting to two: 0.38 to 0.51 of the puzzles a second of a program for 9×9
// boxes alone, on eight public lists in the same minutes.
//
// Microseconds a puzzle, counting to two, and branches in brackets, beside the
// walk; 40 critical puzzles of each kind, one core of a busy server:
//
//	               bits         walk                         bits          walk
//	latin-square   2 [0.2]     13 [0.3]      custom-steps    24 [4.7]    120 [8.3]
//	orb            4 [0.4]     32 [0.5]      quadoku         28 [6.6]    149 [9.6]
//	custom-sudoku  8 [0.4]     41 [0.7]      sudoku-x        48 [17]     263 [21]
//	win           13 [3.0]     76 [3.1]      quadoku-ripeto 140 [35]      98 [17]
//	cube          15 [3.5]     90 [6.3]      custom-focus   310 [38]     311 [18]
//	tartan        17 [2.8]    161 [20]       octahedron     300 [79]   2,381 [601]
//	sudoku-ripeto 16 [2.7]     19 [1.3]      icosahedron  4,400 [1205] 21,770 [3775]
//
// # Tried, and left out
//
//   - Testing the asterisms of a label one by one, those that changed only, as an
//     earlier program did: it does 0.6 to 0.8 of the puzzles a second on most lists of
//     Sudoku, for the branches that a processor cannot foresee; but 1.5 times as
//     many where there are several solutions, as it chooses its branches faster.
//   - Both halves of a tally in words of their own: the table takes twice the
//     memory, and is not faster. Adding "twice" up in the same word as "once":
//     each look-up waits for the one before, 36 ns a tally instead of 25.
//   - Chunks of seven bits: nothing in it, and twice the memory.
//   - Choosing the place with two labels that sees most of its like: 104 branches on
//     the hardest-1905 list instead of 70. The sum over both labels instead of the product:
//     the same branches, slower. All places that would lose the label alike: 84;
//     those with two labels only: 96.
//   - Weighing only the first word's places where there are plenty: within the
//     noise in time, up to 5 % more branches on hard puzzles.
//   - Locks of two asterisms only: 14.7 branches on Tartan instead of 2.8, 259 on the
//     octahedron instead of 79, 3,388 on the icosahedron instead of 1,205; the
//     same on Sudoku.
//   - Two words of locks instead of four: the same on Sudoku, which has 108.
//   - Locks of labels that occur several times only where no place at all is
//     outside, those that hold the label included: 70 branches on quadoku-ripeto, not 35.
//
// Not tried: sets of four words, for 16×16. Such boards are the walk's.
package bitset
