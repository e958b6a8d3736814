// Package walk is an engine of exact search for any board: depth-first search
// on domains of cells and tallies of asterisms, which hands over to a learner
// of clauses where it is stuck. It is the engine that needs least of a board,
// and the one for large and hard questions.
//
// # How it is built
//
//	Engine      general.go, candidates.go  the questions, asked of a walk
//	            sample.go                  random ways down, for estimates
//	walk        walk.go, pick.go           depth-first search on a stack of its own
//	state       state.go                   domains, tallies, trail
//	            propagate.go, lock.go, level.go   what follows at once
//	plan        plan.go, balance.go        the compiled board, and what is implied by it
//	origin      origin.go                  the state of the empty board
//	learner     learn.go, learn_*.go       search by learning, where the walk is stuck
//	prober      probe.go                   counting by trying, where the learner is slow
//
// The data of a state, for a cell that lies in three groups:
//
//	         dom                     tally (one row a group, one column a label)
//	cell 0   1 . 3 .                            1     2     3     4
//	cell 1   . 2 . .    rowsOf(0) --> group 0  p f   p f   p f   p f
//	cell 2   1 . 3 4              --> group 4  p f   p f   p f   p f
//	 ...                          --> group 9  p f   p f   p f   p f
//
//	p: places, the cells of the group that may hold the label
//	f: fixed, those that hold it and have told their groups
//
// A label that leaves a cell lowers one p in each group of the cell; a cell
// with one label left raises one f in each. Both are written on the trail and
// undone from it, so that nothing is allocated during a search. An asterism of
// s cells must hold a label lo times and may hold it hi times
// ([latin.Labels.AtLeast] and [latin.Labels.AtMost], for all sizes and
// repetitions):
//
//   - f > hi or p < lo: no Latin board here
//   - f = hi: the label leaves the other cells
//   - p = lo: all places hold the label
//   - few places left, all of them in another asterism that has room for no
//     more: the label leaves the rest of that one (lock.go)
//
// # Balances
//
// Two equal numbers of full asterisms hold the same labels in all. Take away
// the cells that they share, and what is left on both sides still holds the
// same labels: the law of leftovers. When a board is compiled, chains of
// overlapping asterisms are followed and balances of up to four cells a side
// kept; they are propagated like asterisms, and on the empty board each of
// their cells is probed. So a jigsaw in which a union of regions equals some
// rows but for one cell, and the odd cell and the missing one share a column,
// is known to be impossible before the first branch. Plain search did not see
// that within a second in 9 of 10 of such jigsaws of order 16.
//
// # Interchangeable labels
//
// Let x and y be two labels that the multiset holds equally often, and that no
// clue and no decision on the way to a node of the search names. Exchanging x
// and y in a Latin board gives a Latin board, since an asterism holds both
// equally often or may; and it keeps all clues and decisions of the node. So
// the boards below the node in which a cell holds x correspond to those in
// which it holds y, whatever the propagation has noticed. Hence:
//
//   - Count tries one of such labels in the chosen cell and multiplies; then
//     it takes all of them from the cell, which is again a decision that keeps
//     the symmetry. Weights can exceed a word (40! for a line of 40 cells).
//   - All other questions do the same when a label led to no board: none of the
//     others does, so that an impossible empty board fails once and not once
//     for each order of the labels. If it did lead to a board, it counts as
//     named from then on.
//   - Candidates notes for every board found what it says about the others.
//
// # Branching and restarts
//
// The walk takes the open cell with the smallest quotient of domain and heat,
// where heat counts the failures of its groups. Until the first board is
// found, it starts again after 128 failures times the sequence of Luby,
// Sinclair and Zuckerman, keeping the heat. That holds for all questions: since
// nothing was reported, nothing is reported twice.
//
// # Learning
//
// Some questions, most of all "is there any board?" when there is none, take
// a walk minutes, as it meets the same contradiction in many guises. After
// 5,000 failures without a new board it is stuck, and a learner takes over
// (learn_takeover.go): conflict-driven clause learning, as SAT solvers do it,
// on the board as it is.
//
//	learn.go            which variable says what; quotas: lo to hi of their literals are true
//	learn_compile.go    the quotas of a board
//	learn_propagate.go  what follows from them, and why
//	learn_boards.go     boards found, favoured and excluded
//	learn_takeover.go   when and how it takes over from the walk
//	learn_questions.go  the questions, asked of a learner
//	package learning    all that has to do with clauses
//
// Every asterism and label is one quota, and so is every cell; a balance is one
// too, of the cells on its left that hold the label and those on its right
// that do not. Why a quota forced a literal is not written down but found out
// when an analysis asks for it. Quotas count how many of their literals are
// true and false, unless they want exactly one: then a clause says that it is
// one of them, and the first to be true makes the others false.
//
// On boards of more than 81 cells of which most are known, a walk is stuck
// sooner, after 300 failures at the least. Where most are open it is not, since
// such boards have very many Latin boards and a walk fills them in time.
//
// No board is given twice: boards that were shown by the walk are excluded
// first. A learner remembers each board, so that it hands back to the walk
// where there are very many. As long as there is no board, it asks for one in
// which interchangeable labels come in order in one asterism; an empty board
// has no board at all if it has none with that asterism fixed.
//
// Puzzles of 15 clues and the labels 1, 1, 1, 2, 2, 2, 3, 3, 3 on Quadoku,
// without a solution: the walk takes 2 s to more than 10, both together 20 to
// 60 ms, mostly for the 5,000 failures.
//
// Unique Latin squares of order 30 with 35 to 37 % holes, of the same minutes:
// twelve that were dug at random take 0.19 s on average and 0.8 at most (0.32
// and 1.1 before what is said above; clasp 3.3.5, told the simplified clauses,
// 0.11 and 0.43). Of the five of a public list, three need 34,000 to 260,000
// lessons of 33 literals, of which a learner takes 10,000 a second. Clasp,
// cadical and glucose need nearly as many, with every restart schedule,
// heuristic, encoding and order of the clauses that was tried: clasp 22,000 to
// 170,000, 16,000 a second; cadical 34,000 to 144,000, 12,000 to 18,000 a
// second, of 30 to 37 literals and 190 propagations each.
//
// # Probing
//
// So when a learner has made 100 decisions, a prober has its turn (probe.go,
// learn_turns.go, package probing), if no label repeats and every asterism is full. It
// learns nothing and branches often, but on a word for each cell and for each label of
// an asterism, all of which stay in the fastest cache. The three hard
// squares of the public list take 3,500, 10,200 and 27,600 branches, of 50 µs, each
// with 33 trials, of which 4 fail. All questions come to it but Random, which
// draws, and Candidates, whose learner goes on from one label to the next.
//
// User CPU seconds for the five squares, counted to two by the program, and by
// clasp told the simplified clauses and the exclusion of the solution
// (cadical the same), of the same hour on a busy machine:
//
//	                          1     2     3     4     5
//	learner alone            13.6  2.4  28.9
//	with the former prober    4.7  1.2  10.4   0.06  0.37
//	with this one             0.64 0.22  1.75  0.04  0.07
//	clasp 3.3.5               6.6  1.4  10.2   0.04  0.17
//	cadical 2021              4.3  1.9  12.1   0.04  0.23
//
// What is said at claim (probing/follow.go), with sizes by seat and lists of what is
// open, took a tenth off that later, and 15 % off easier squares with the shorter
// turns. Larger squares that nothing was tuned on are in testdata/bench, and
// docs/performance.md tells how they fare.
//
// # The distribution of Random
//
// Ties between cells and the labels tried in them are drawn from the source.
// Nothing in the search prefers one label to another of equal multiplicity,
// so the boards that differ by an exchange of labels named by no clue are
// equally likely; those that differ by a symmetry of the board nearly so (which group
// shows a contradiction first depends on the order of the groups, and warms
// its cells). Beyond that the distribution is not uniform, as each branch is
// weighted without regard to how much lies below it. In 300,000 draws, where
// 1,042 were expected of each of the 288 Sudoku boards of order 4, they came
// 721 to 1,255 times; the 576 Latin squares of order 4 209 to 675 times for 521;
// the 12 of order 3 were equally likely.
//
// # Tried, and left out
//
//   - Branching over the places of a label in an asterism as well as over the
//     labels of a cell: a quarter fewer branches on Tartan, the same on Sudoku,
//     Latin squares and boards with repeated labels, more on Quadoku (138 to 165)
//     and on the hardest Sudoku (142 to 257).
//   - No restarts: filling boards did not suffer, but the candidates of a 25×25
//     Sudoku with a tenth of its clues took over 5 s instead of 0.3.
//   - One tally of four numbers with both bounds and every test at every loss
//     of a place: the threshold "calm", below which alone a test is needed, is 12 % faster.
//   - Filtering by flow in the learner (Régin's, of the cells and labels of an
//     asterism and, for each label, of two families of disjoint asterisms,
//     with sets of seats as reasons): on the Latin squares of order 30 nine
//     literals a contradiction came of it, but only one contradiction in a
//     thousand; as many lessons were needed, of 43 literals in place of 33,
//     and it took 0.70 s on average in place of 0.32.
//   - Restarts ten times as often (after 50 contradictions times the sequence):
//     a third more contradictions on those. None at all, trying "does not hold"
//     first, cooling by 0.97 to 0.99 in place of 0.95: no difference beyond
//     chance.
//   - Forgetting lessons that were used lately too: two to three times the
//     contradictions. Three quarters of the others in place of half of them,
//     and room for 100 more each time in place of 300: up to twice.
//   - A better learner: what package learning tells of its trials is of a learner alone.
//     With a prober it never comes to an end first on the squares of the public list, on 56
//     others of order 30 that take it 1,500 decisions or more, on 41 of order 33 and six of
//     order 40, so that a tenth fewer contradictions change nothing there.
//   - The former prober, which tried every literal at every node, 64 trials to
//     a word, and kept as a matrix of bits what follows from what: 350 to 2,600
//     nodes for the three squares, but 4 ms for each.
//   - The same as a splitter, with a learner for each part from the third to the
//     sixth level on: half the contradictions and twice as many a second, 5.0,
//     1.2 and 11.9 s of CPU in place of 13.6, 2.4 and 28.9.
//   - For this prober, branches or seconds for the hardest of the five, of 27,600
//     and 1.4 to 1.6: trying all choices of two, to a fixpoint, 5 s; choices of
//     three as well, 12 s; 8 to 30 choices in place of 15, no faster; repeating
//     until nothing is wrong, a tenth slower. Keeping what follows either way,
//     22,400 branches and a quarter slower; of that only what is true, 26,600
//     and as long. Probing within a trial (double look-ahead), half as many
//     branches and a fifth slower. Probing within both sides of each choice before
//     branching, on the first three levels, 27,100 branches. Taking the trials
//     of a node over from one choice to another that shares the literal: a
//     ninth of the trials, 3 to 7 % faster. More choices while trials fail: as
//     long. Favouring choices in which contradictions were met lately: 39 s. Sizes
//     without pairs: a fifth to a third more branches. Pairs counted 1 to 10
//     times, choices of three counted as well, bonus 1 to 2, freshness 0.2 to
//     0.6: no difference beyond chance.
//   - Beginning again with the sizes that a whole search has taught: 26,000 to
//     28,900 branches for the same, so the first branches are not the worse ones.
//     Refuting single literals at its root: of 944, seven fall at once, one more
//     with 200 branches or less. Jumping back over branches that had no
//     part in a contradiction, with a set of levels for each literal that is false:
//     118 branches of 27,600, at half as much time again. No trials of
//     choices that promise less than 0.3 to 1 of the best gain so far: from 6 %
//     faster to a third slower. Seats of 16 bits: as long.
//   - Linear programming (GLOP on the root): of 400 literals of two squares one
//     cannot be 1 and one cannot be more than 0.96, in 25 ms each. Parity: the
//     choices leave 380 to 455 of 1,140 to 1,240 variables free, too many for
//     elimination.
//   - Starting from balances without probing them: their heat drew the walk
//     to the wrong ones, and jigsaws that had been easy became hard.
package walk
