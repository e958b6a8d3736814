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
//	           single.go, stock.go         ... for labels that occur once, and several times
//	           lock.go, lock_find.go, lock_sums.go  ... from locks
//	           ways.go                     ... from all that a label can do, where that is little
//	           plan.go, tally.go, set.go   the compiled board, tables, sets
//
// A cell has a place in a set of two words, half of the cells in each. A state
// has a plane for each label, and is copied at each decision:
//
//	       word a        word b
//	cells  0 1 2 ... 40  41 42 ... 80        (9×9)
//
//	plane of label 1   1 0 0 1 0 ...   places that may hold it
//	                   held            places that are known to
//	                   done            asterisms that have all they need of it, a bit each
//	                   spent           locks that can tell nothing more, a bit each
//	plane of label 2   0 1 0 1 1 ...
//	 ...
//	fixed              1 1 0 0 1 ...   places of which the label is known
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
//   - A plane loses what others hold when it is looked at, not before: those that follow in the same
//     round at once; and when all labels that changed are through, those that must lose something
//     change.
//
// When a round fixes nothing, places in one plane only (naked singles) are
// found by adding the planes bit by bit; when there are none of these, locks are
// looked at. A lock says: if a label has no place in this part of a full
// asterism, it has none in that part of the board. Two asterisms that share two
// or more cells make two of them, and so does each place that sees two or
// more cells of an asterism, through whatever asterisms. A look-up for each chunk
// tells which of 128 locks, two words, it leaves closed; there are two such pages of locks at most.
//
//	    key           outside             A lock of the row and the box:
//	+-------+-------+-------+             no label in "outside", hence it
//	| k k k | o o o | o o o |  asterism   is in a k, and in no r.
//	| r r r |       |       |
//	| r r r |       |       |  rest
//	+-------+-------+-------+
//
// Some asterisms that do not overlap, and as many others, hold a label equally
// often together, so that what only one side covers makes locks, too (lock_sums.go).
// Jigsaws have a dozen of these.
//
// Labels that occur several times, and asterisms that are not full, have
// bounds ([latin.Labels.AtLeast] and [latin.Labels.AtMost]). A stock says how many
// places each asterism can still lose and how often it can take the label, in a
// byte each; places that were lost since the last look are subtracted, eight
// asterisms at a time. Their locks ask how often both asterisms may still hold
// the label.
//
//	asterism    7        ...  1        0
//	spare       10000010 ...  10000000 10000001   two more than needed ... just enough, one more
//	room        10000001 ...  10000011 10000000   one is missing ... three, none: the others leave it
//
// # Ways
//
// On bodies a label has few ways across the board: 288 on the octahedron, 320 on
// the icosahedron, 528 on the tetrahedron, 576 on Tartan; 46,656 on Sudoku. Up to
// 640 are listed, and a state has for each label a bit for each way that is left. A
// label that is dirty drops the ways that need a place it has lost, and keeps the
// places of the others: then nothing more follows from this label alone. One clue
// leaves 16 of 288 ways. While there are over 128, tallies come first, as they
// are cheaper. Locks are not needed there.
//
// # Branching
//
// "The label is in the place", and when the search comes back, "it is not". The
// second branch is propagated only then: questions that stop at the second
// board never need most of them. A place with two labels is taken, and of these
// the one with the largest product, over its labels, of the places that would
// lose the label, those in a place of two labels counted three times. While nearly nothing has failed since the last board,
// the one that sees most open places is as good a guess, which needs no look at labels: no puzzles
// slower, 1.28 times as many a second where there are several solutions, 1.15 of the mutated list, 1.04 of 17 clues
// (always so: 0.95 of the hardest). Without such places, a label with two places in an asterism, chosen alike; else a place
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
// Sudoku, counting to two: 0.38 to 0.44 of the puzzles a second of package bands, which is for 9×9
// boxes alone, by turns on six public lists: 17-clue, hardest, random critical, 36 clues, several solutions and mutated.
//
// Microseconds a puzzle, counting to two, and branches in brackets; 300 critical
// puzzles of each kind (60 of those with a star), one core of a busy server. Before
// means by tallies and locks of one asterism only, each label that occurs several
// times counted asterism by asterism:
//
//	                before       now                         before        now
//	latin-square:7  3.0 [0.17]  2.7 [0.17]  quadoku           25 [4.7]     21 [4.7]
//	strimko         9.2 [0.27]  5.7 [0.07]  tartan            20 [3.4]     18 [2.6]
//	custom-sudoku   9.0 [0.53]  7.3 [0.53]  jigsaw            52 [7.4]     36 [4.0]
//	sudoku-ripeto    10 [1.4]   6.8 [1.4]   sudoku-x          60 [18.8]    50 [18.8]
//	canario          14 [1.6]    12 [0.9]   quadoku-ripeto*  160 [34]      98 [34]
//	tetrahedron      16 [1.7]    13 [1.1]   custom-focus*    240 [30]     130 [25]
//	cube             17 [3.0]    17 [3.0]   octahedron       310 [79]      26 [4.5]
//	helios*         3.3 [0.5]   3.6 [0.2]   icosahedron*   3,700 [902]    100 [21]
//
// Since then, by turns beside the version that this table is of (AMD EPYC of the third generation, branches
// as before): 1.15 on 17-clue Sudoku, 1.08 with 36 clues, 1.20 on the hardest, 1.23 where there are several solutions; custom-win and
// sudoku-x 1.17, cube, Quadoku and a jigsaw 1.15, latin-square:9 and sudoku-ripeto 1.13, latin-square:7 1.1, tartan, octahedron
// and strimko 1.0 to 1.03.
//
//   - Locks in pages of two words, written out, in place of a loop over rows of four: 1.05 to 1.13, as a look-up takes
//     half a line of the cache less.
//   - Labels that have all their places passed over, where locks are asked or a last tally: 1.03 to 1.06.
//   - Weights of places without a call: 1.05 on the hardest and sudoku-ripeto. A call less for a plane that is closed: 1.02; and
//     for its tally: 1.02.
//   - Planes that lose what others hold when they are looked at: 1.03, and no notes of each round.
//   - Repeated labels: asterisms that are settled as bits of one word instead of bytes of several, so
//     that two loops end in a round and not eight: 1.04. The first bit of a set by counting those below, where the
//     places of stocks are gone through: 1.04; everywhere: 0.94 to 0.99.
//
// # Tried, and left out
//
//   - Testing the asterisms of a label one by one, those that changed only, as an
//     earlier program did: it does 0.6 to 0.8 of the puzzles a second on most lists of
//     Sudoku, for the branches that a processor cannot foresee; but 1.5 times as
//     many where there are several solutions, as it chooses its branches faster.
//   - Walking over the places of a label, and adding up the asterisms of each bit
//     by bit, instead of tables: 0.57 to 0.8 of the speed on 9×9 (30 places at the
//     beginning, and the end of a loop is foreseen badly).
//   - So also for locks: the asterisms with exactly two or three places, and what
//     sees all of these, instead of tables of locks. 30 branches instead of 79 on the
//     octahedron, as more locks fit, which the ways beat by far; 16.7 instead of 18.8 on
//     sudoku-x, 8.6 instead of 7.4 on jigsaws, and 0.78 to 0.96 of the speed.
//   - A wider search for sums (the 400 best of each size extended, five places
//     over): 142 branches instead of 158 on 40 jigsaws, and milliseconds more for
//     each board. With six places over and five asterisms, 100 to 200 locks instead of
//     a dozen: 170, as others no longer fit.
//   - Following the ways at any number of them: the same on the octahedron, 15 to
//     20 % slower on Tartan. At 8 of them only: a tenth to a half slower but on bodies.
//   - Naked singles looked for while what was fixed is cleared, in each round: 0.91
//     to 1.01.
//   - A label with two places in an asterism weighed beside the places with two labels:
//     a fifth fewer branches on sudoku-x, Quadoku and hardest-1106, but finding these pairs
//     costs as much: 0.8 of the speed; if done where at most four places have two
//     labels only: a tenth fewer, 0.9 to 1.03.
//   - Places of two labels counted six times instead of three: 7 % fewer branches on
//     sudoku-x, 15 % more on hardest-1106.
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
//   - A table for each single word of locks, read by a loop: 1.15 to 1.3 times the time on jigsaws and
//     sudoku-x, for it touches four times as many lines of the cache.
//   - Locks of labels that occur several times only where no place at all is
//     outside, those that hold the label included: 70 branches on quadoku-ripeto, not 35.
//   - No further tally where nothing has left the plane since the last: 0.96 to 0.99, as nobody can foresee that.
//   - What a place sees, its asterisms and their locks in one record, and putting a label there without
//     a call: within the noise.
//   - Clues subtracted from the counts of repeated labels once for all of these: as fast, and 0.97 where most labels
//     occur once.
//
// Not tried: sets of four words, for 16×16. Such boards are the walk's.
package bitset
