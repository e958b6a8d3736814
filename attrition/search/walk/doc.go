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
//	prober      probe.go, probe_*.go       counting by trying, where the learner is slow
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
//	learn.go            literals "cell c holds x", the trail
//	learn_compile.go    quotas: lo to hi of these literals are true
//	learn_propagate.go  quotas count; clauses watch two of their literals
//	learn_analysis.go   from a contradiction to the clause that forbids its cause
//	learn_clauses.go    what was learned, and forgetting most of it
//	learn_order.go      decide where contradictions were lately
//	learn_search.go     the loop; boards found are excluded by a clause
//	learn_takeover.go   when and how it takes over from the walk
//	learn_questions.go  the questions, asked of a learner
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
// 0.11 and 0.43). Of the five of a public list, three need 25,000 to more than
// 200,000 lessons of 33 literals, of which a learner takes 10,000 to 13,000 a
// second. Clasp, cadical and glucose need nearly as many, with every restart
// schedule, heuristic, encoding and order of the clauses that was tried: 90,000
// where 115,000 are needed here, 120,000 to 190,000 where 230,000 are.
//
// # Probing
//
// So when a learner that counts has made 5,000 decisions, a prober has its turn
// (probe.go), if no label repeats and every asterism is full. It concludes more
// at every node, from trying every literal at once, and needs 340 to 2,600
// nodes for those three.
//
//	probe.go           what follows from what, as a matrix of bits
//	probe_conclude.go  64 trials at a stroke
//	probe_branch.go    the search; it branches where much follows either way
//	probe_pack.go      the lore of a node below, without what is decided
//
// If 5,000 branches do not suffice either, the learner goes on where it was.
// Only counting comes to it. Seconds for the five squares, of the same hour on
// a busy machine:
//
//	learner alone  10    2.1  28     0.04  0.25
//	with a prober   4.8  1.4  10.8   0.05  0.3
//	clasp 3.3.5     5.3  1.1  10     0.03  0.12
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
//   - A prober that visits changed choices depth first took three times as long
//     as one that sweeps them; one that kept the 64 words of a variable together,
//     and not the variables of a word, nearly twice. One that does not mirror
//     what fails has a third more nodes and takes as long. Trying "does not
//     hold" as well, one literal after another, takes nearly twice the nodes and
//     more than four times as long. Packing the lore of a node again after each
//     branch, and choosing by the smaller of two sizes rather than by their
//     product: no difference beyond chance.
//   - Starting from balances without probing them: their heat drew the walk
//     to the wrong ones, and jigsaws that had been easy became hard.
package walk
