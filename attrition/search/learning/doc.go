// Package learning is conflict-driven clause learning, as SAT solvers do it: a
// search that learns from each contradiction a clause that forbids its cause,
// wherever it shows again (Marques-Silva and Sakallah, GRASP, 1996; Moskewicz and
// others, Chaff, 2001). What the search is about it need not be told in clauses: a
// [Propagator] knows what follows from what, in a form of its own, and why. Package
// walk tells it of cells and labels of any board, package pairs of Graeco-Latin
// squares.
//
//	Literal     literal.go    a variable holds, or it does not; why
//	Learner     learner.go    what is true, and deciding
//	            search.go     the loop, restarts, what is excluded
//	            propagate.go  what follows; clauses watch two of their literals
//	            analysis.go   from a contradiction to the clause that forbids its cause
//	            clauses.go    what was learned, and forgetting most of it
//	            order.go      decide where contradictions were lately
//
// A conversation of the two:
//
//	Learner                                  Propagator
//	p is decided
//	  Follow(p)                      ---->
//	                                 <----     Assign(q, why), Assign(r, why), ...
//	  clauses in which p is false
//	  Follow(q), Follow(r), ...      ---->
//	                                 <----     false, and in Because what contradicts itself
//	  Explain(r, why), ...           ---->
//	                                 <----     in Because what r follows from
//	  the clause
//	  TakeBack(... p q r ...)        ---->
//
// Since reasons are not asked for until an analysis comes to them, they may be as
// short as the number of a set.
//
// # What paid, and what did not
//
// Tried on two lists: walk's learner alone on 28 to 56 Latin squares of order 30 (W), and pairs'
// learner alone on all questions of four critical puzzles (P); contradictions, and seconds of a busy
// machine, of which a twelfth may be chance.
//
//   - Warming also what the literals of a lesson follow from: W 2 to 4 % fewer, 3 to 14 % faster; P 2 %
//     fewer, 16 % faster; on 12 other puzzles 8 % fewer, 15 % faster. This was kept.
//   - All literals of a level replaced by one from which they follow, where that adds
//     none (Fleury and Biere, Efficient all-UIP learned clause minimization, 2021): lessons a
//     third shorter; W 8 to 10 % fewer and 5 to 8 % faster, but P, on eight puzzles, 21 % more and 60 % slower.
//   - Restarts by moving averages of spread (margin 1.1) in place of Luby's sequence: W 5 % fewer, 20 %
//     faster in one run; P a quarter more, 45 % slower. With the trail reused, P 8 % more.
//   - Spread counted anew where a clause is used, those of 6 or less kept for a round
//     longer: P 9 % fewer, W 2 % more; with warm reasons no difference in time. Those of 3 kept for good: no
//     difference.
//   - Vivification of lessons at each time of forgetting, for a fifth or a tenth of the work: a sixth
//     to a twelfth fewer on P, 2 to 4 % on W, and no time won.
//   - Searching for the next literal to watch from where the last was found: as long.
//   - Learning rates in place of heat (Liang and others, 2016): W 60 % more; P a third more, with warm reasons as many.
//   - Heat that cools by 0.97 or 0.99 in place of 0.98, restarts after 50 or 300, room for 500 or 2,000
//     more clauses: no difference on P.
package learning
