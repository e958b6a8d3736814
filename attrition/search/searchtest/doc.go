// Package searchtest is what the tests of the engines have in common: boards
// of all kinds, brute force that follows the definition and nothing else, and
// [Agree], which sets any engine against it. An engine's test is then
//
//	searchtest.AgreeOnTiny(t, func(_ searchtest.Source, p *latin.Puzzle) engine.Engine { return New(p) })
package searchtest
