// Package lawful is the engine of exact search for Puzzles with conditions beyond
// their asterisms (latin.Condition): orthogonal squares, lines that are divisible.
// It knows nothing of any condition but what it is told
// by Refutes and Narrow, so a new one needs no engine.
//
//	Engine     engine.go     the questions
//	search     search.go     depth first, with restarts until the first board
//	           pick.go       what is decided next
//	state      state.go      domains, tallies, trail
//	           propagate.go  what follows at once
//
// The data of a state, for n cells, m labels and the asterisms A:
//
//	dom       per cell, the labels it may hold
//	places    per asterism and label (at a*m + x), the cells that may hold it
//	fixed     per asterism and label, the cells that hold nothing else
//	trail     what was removed, so that nothing is copied on the way down
//
// Asterisms are propagated to their end before a condition is looked at: a label
// as often as an asterism may hold it leaves the other cells, a label with as
// many places as it needs fills them. Then the conditions about cells that have
// changed narrow the domains, one at a time, in the order in which they were
// woken, each of which sends the propagation back to the asterisms.
//
// # Deciding
//
// A decision is either about a cell, one of its labels after another, or about an
// asterism and a label that it needs once, one of its places after another; the
// one with the fewest answers, divided by the failures that its cells took part
// in. The labels of squares with many pairs have fewer places than their cells
// have labels.
//
// Until the first board is found, it starts again after 128 failures times the
// sequence of Luby, Sinclair and Zuckerman, with what it knows of failures.
package lawful
