// Package search answers exact questions about partial labelled boards: how
// many Latin boards are at or below one, which are they, give one at random,
// which labels can a cell have. It proves nothing to people; it is the judge of
// "unique", "critical" and "minimal", and the oracle against which the rules
// of package latin/attrition are tested, with which it shares no code.
//
// Make one [Searcher] for a Puzzle and one goroutine, and ask it about any
// number of partial boards. Every question ends soon after its context does,
// and after [Searcher.Steps] branches if that is set.
//
// # How it is built
//
// A Searcher asks an [engine.Engine]; [Engines] lists them, and [Auto] says
// which is taken for which board. They share no code, so that they can be set
// against each other.
//
//	Searcher    search.go, questions.go    what callers see
//	Engines     engines.go                 the list, and the choice
//	Choice      choice.go                  engines by name, and which to set against which
//	counting    counting.go                counts without a limit: an engine and a census by turns
//	Estimate    estimate.go, interval.go   about how many, from random ways down
//	engine      engine/                    four questions, and a budget
//	relay       relay.go                   the fastest that fits first, then the walk
//	learning    learning/                  learning from contradictions, for walk and pairs
//	probing     probing/                   trying before branching, for the same
//	bands       bands/                     9×9 with boxes
//	bits        bitset/                    boards of up to 128 cells: sets of cells by label
//	walk        walk/                      any board: domains and tallies, clause learning
//	pairs       pairs/                     Graeco-Latin squares: boards of options, for the walk
//	circuits    circuits/                  circuits of a knight: squares of bits
//	lawful      lawful/                    any conditions beyond asterisms
//	census      census/                    counts far beyond what can be visited, and nothing else
//	sat         sat/                       any board: told to a SAT solver of others
//	searchtest  searchtest/                boards, brute force, what every engine must pass
package search
