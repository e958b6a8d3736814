// Package census counts Latin boards exactly where there are far too many to
// visit: those of an empty board, or of one with few clues. It makes no boards,
// it only counts them; package latin/attrition/search takes turns between it
// and an engine that does visit them.
//
// # How it counts
//
// The open cells are put in an order, and given to labels one after another. What
// matters of the cells passed is only what they leave to each label: the sets of
// places that it can still choose from. So labellings of the passed cells that
// leave the same are one state, with their number. From the states of one level
// (after t cells) those of the next are made, each cell going to each label in
// turn; the number of the only state after the last cell is the count.
//
//	question   question.go   the board without its clues
//	order      order.go      an order of the cells with narrow frontiers
//	tracks     tracks.go     decision diagrams: what is left to one label
//	states     states.go     hash table from states to numbers
//	twins      twins.go      asterisms that can be exchanged, level by level
//	turner     canon.go      equivalent states get one form
//	sweep      sweep.go      from level to level
//	Census     census.go     all of it, interruptible
//
// # Tracks
//
// For one label the places in which it can stand, so often in each asterism as it
// must, form a family of sets. A track is their reduced decision diagram over
// the order of the cells: a node says where the label goes on if it takes the
// cell of that level, and if it leaves it to another label. Two ways to come to
// a level share a node if and only if they leave the same sets of places. So
// repeated labels, asterisms smaller than the multiset and clues need no care:
// they are other nodes of the same diagram. A node from which no set of places
// leads to the end does not exist; its number is -1.
//
//	level 0        level 1        level 2
//
//	         take  [node 0] ...
//	[node 0] --->  [node 1] ---> [node 0] ...
//	         \-->  [node 2] ...              a state of level 1: one node for
//	         skip     |                      each label, ascending
//	                  v
//	                  -1                         0  1  1  2  2  2 : 17 ways
//
// A state is the nodes of all labels, and since it does not matter which label is
// at which node, they are sorted: that takes out the exchange of labels, of
// factor 9! on an empty Sudoku. A label whose node has no way to skip must take
// the cell; if two labels must, the state leads nowhere.
//
// # Twins
//
// Two asterisms are twins at a level when their cells from there on lie in the
// same other asterisms, such as two columns of a stack of boxes between two
// rows. What is left of the board then stays the same when they are exchanged, so
// the state in which every label has its needs of the two exchanged has as many
// completions. Exchanging maps nodes to nodes; the map of each neighbouring pair
// is a table. Twins are sorted by colours that are computed from the state, so
// that most equivalent states come out the same. One that does not costs room,
// and never makes a count wrong: whatever the colours, what comes out is
// equivalent. On an empty Latin square of order 7 twins take the states of the
// widest level from 352,604 to 1,301, and the time from 4 s to 0.05.
//
// Numbers have as many words as a bound on the labellings of any part of the
// board needs (question.bits), so that they cannot overflow.
//
// # What can be counted
//
// The width of the widest level decides: Latin squares of order 8 have 50,000
// states there and take a second, Sudoku 3×3 four million of 58 bytes and 45
// seconds, Sudoku 2×5 more than four million after a third of its cells. See
// docs/performance.md. Clues take symmetry away, so that a board with a few can take
// longer than an empty one.
//
// # Tried, and left out
//
//   - Breaking ties between twins of one colour by marking one of them and
//     colouring again: 1.5 to 2 times the time (Latin square of order 8: 3.9 s
//     and 1.8), and 3 % more or fewer states.
//   - A second round of colouring: the same states but for 0.4 %.
//   - Hashing every need of every label for a twin's colour, instead of
//     multiplying the label's colour by a factor: three times slower.
package census
