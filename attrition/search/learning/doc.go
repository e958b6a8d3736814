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
package learning
