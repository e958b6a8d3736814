// Package latin is the model of Latin puzzles: boards, labels, clues.
//
// Everything follows from one idea of M. G. Palomo ("Latin Puzzles",
// arXiv:1602.06946). A board is a set of cells and a set of asterisms, which
// are sets of cells. A multiset of k labels goes with it. A Latin board is a
// labelling of all cells in which every asterism of k cells holds exactly that
// multiset, and a smaller asterism holds a part of it. A Latin puzzle is a
// partial labelling with exactly one completion. Nothing here knows what a row
// is: Sudoku is a board of 81 cells and 27 asterisms.
//
// # Words
//
// The words of the paper, with the terms of the field beside them:
//
//   - [Board]: cells and asterisms (constraint hypergraph, grid)
//   - [Cell]: a point of the board (variable)
//   - [Asterism]: a set of cells (unit, house, region)
//   - [Labels]: a multiset of k labels (values)
//   - [PB]: a partial labelled board: some cells labelled, any way
//   - PLB: a PB in which no asterism holds a label too often; see [Puzzle.CheckPLB]
//   - LB: a full PLB, a Latin board (solution)
//   - LP: a PLB with one completion, a Latin puzzle (valid, proper, unique)
//   - [Puzzle]: a Puzzle with a capital: board, labels and inscription with the
//     clues left open, such as Sudoku
//   - inscription: clues present in every puzzle of a Puzzle, such as a name
//   - [Kind]: a family of Puzzles, with the size left open, in the table [Kinds]
//   - [Domain], [Domains]: the labels still possible in a cell (candidates)
//
// # From a kind to a puzzle
//
// A [Kind] makes a [Puzzle] of a size; a PB read by [Puzzle.ParseCells] is a
// puzzle of it. Whether it has one solution is the business of package
// latin/attrition/search; how it is drawn, of latin/render, which learns all
// it needs from the geometry of the board.
//
// # Stripes and bodies
//
// The boards of the paper that are no squares are woven: a stripe runs straight
// on through small triangles or squares, over the edges of a body as if its
// faces lay flat (weave.go). On the triangle and the hexagon stripes end at the
// rim and go in pairs (triangle.go, hexagon.go); on a body they close. A body
// is its corners and faces (bodies.go), and unfolds into a [Net] of [Face]
// values that tell where to fold and what to glue. Globes (orb.go) and points
// on lines (kind_helios.go, kind_dodecahedron.go) are the rest.
//
// # Symmetry
//
// Two groups belong to a board, and they are not to be confused.
// [Board.Symmetries] are the turns and mirrors of the drawing, or of the body,
// that keep the asterisms, and [Board.SymmetryGroup] is their name; clue patterns follow them (or [Board.Isometries], which let the
// asterisms go, through the orbits of [Generated]). [Board.AutomorphismCount]
// counts all permutations of the cells that keep the asterisms, whatever the
// drawing: exchanging two rows of one band of a Sudoku is one. What makes two
// puzzles essentially the same is the second.
package latin
