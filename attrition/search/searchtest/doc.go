// Package searchtest is what the tests of the engines have in common: boards
// of all kinds, brute force that follows the definition and nothing else, and
// [Agree], which sets any engine against it. An engine's test is then
//
//	rapid.Check(t, func(t *rapid.T) {
//		draw := searchtest.FromRapid(t)
//		p := searchtest.TinyPuzzle(draw)
//		searchtest.Agree(t, New(p), p, searchtest.TinyClues(draw, p))
//	})
package searchtest
