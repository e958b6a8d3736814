// Package digits finds the best grid of digits whose lines are divisible, and
// proves that none is better; it counts the best grids and lists them.
//
// The bundled problem of order n asks for n×n digits. Row i, read as a number, is
// divisible by i, column j by n+j, no line is 0, and the digits add up to as much as
// possible. A [Problem] may have other divisors, other bases, other sides, given
// digits, no digit twice in a line, or the least sum. [New] makes a [Solver] of it, which
// has [Solver.Best], [Solver.Count] and [Solver.All].
//
// # Why the answers are right
//
// A digit d has the price 9-d (or d, for the least sum), so the best grid is the cheapest.
//
// Lines. A row or column is an automaton that reads its digits from the units up
// (line.go). Its paths are exactly the numbers that the line may be; states with the same
// future are one, which changes no path.
//
// Bound. The price of each digit in each cell is shared between its row and its column, in whole
// parts, shares possibly below 0 (split.go). Take any grid: its price is the sum of
// all shares, line by line, of its digits; each line costs at least the cheapest
// path of its automaton. So the cheapest paths of all lines add up to no more than the price
// of any grid, whatever the shares are. Balancing (balance.go) only looks for
// shares that make this bound high; nothing depends on how well it does.
//
// Sweep. Cells are filled strip by strip (sweep.go). Two partial grids that bring all lines to
// the same states can be completed in the same ways, at the same price, so they are one state,
// of which the cheaper partial grid is kept. Where the grids of one given sum are counted or
// listed, the price is part of the state, and counts are added. A state's price so
// far, plus the least that the rest of each line costs by its shares, is at most the
// price of each of its completions, by the argument of the bound. What
// exceeds the price asked is left out, so no grid of that price is lost.
//
// Proof. If the bound is above price-1, or a sweep that asks for price-1 comes to no end,
// there is no grid below price, and a grid of that price is best. A first grid comes from a
// sweep that keeps some hundred states only (a beam); that it is a grid needs no proof.
// For squares to order 18 the bound alone proves the beam's grid best.
//
// # Reading the source
//
//	problem.go   what is asked             split.go     shares of prices, bound
//	line.go      automaton of a line       balance.go   good shares
//	frame.go     the order of the cells    edges.go     what a digit loses
//	key.go       a state in few bits       sweep.go     all states, cell by cell
//	table.go     states by hash            trace.go     from states to grids
//	solve.go     the questions
//
// What did not help: shares without momentum (three times the rounds for a lower bound); the
// greater of the bounds of rows alone and columns alone, which leaves a gap of 27 at
// order 16, where shares leave none.
package digits
