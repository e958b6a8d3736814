// Package sat is an engine of exact search for any board that shares nothing
// with the others: it tells a SAT solver of others, gophersat, what a Latin
// board is.
package sat
