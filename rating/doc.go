// Package rating says how hard puzzles are for people: a score in seconds with an
// interval, one of five levels, and the rating that Sudoku Explainer would give.
//
// # What there is
//
//	Rater      rates puzzles of one kind                       rater.go
//	Model      turns features into a score; a file             model.go, models/
//	Feature    a number about the way to the solution          feature*.go
//	Path       that way: rounds, waves, the search             path.go
//	Limits     where one level ends and the next begins        level.go
//	explainer  Sudoku Explainer's scale, as a ladder           explainer.go, moves.go
//	race       what can be seen, and when it is                race.go, field.go, doubts.go
//
// # The idea
//
// Two things make a puzzle hard, nearly independent of each other (R. Pelánek,
// "Difficulty Rating of Sudoku Puzzles", arXiv:1403.7373): how hard the hardest steps
// are, and how few openings there are at a time. The first comes from the rules of
// package attrition, in rounds: whenever no single label can be written, all that the
// cheapest rule sees is done at once.
//
// The second is a race (race.go). All labels that could be written now compete to
// be seen: each is seen at a rate, which depends on how it shows (no other place in a
// compact asterism, no other place in a line, no other label in the cell), and until
// the first is seen it takes 1 over the sum of all rates on average, times a power of
// the number of blank cells among which one looks. A few races with different chances
// give the mean length of the search. Its logarithm alone orders Sudoku
// better by the times of people than Sudoku Explainer's rating or HoDoKu's score.
//
// The rates are those of the [Sight] of a model, fitted to human times. They know
// nothing of rows and boxes but how far their cells lie apart, so they are
// defined on every board.
//
// # Invariance
//
// A puzzle that is turned, mirrored, relabelled, or whose lines are exchanged in
// a way that keeps the asterisms, has the same score to the last digit. Rounds do
// not depend on an order; the chances of the races come from the place of a cell in the
// puzzle, not from its number (fingerprint.go); sums are of integers, or in the
// order of time.
//
// # Why it is fast
//
// Nothing below changes a digit. Doubts are kept as one word a cell and as one set of
// cells a label, so that all that end with a label are found in a few words, and are
// counted by asterism and label; where the count comes to zero, the only cell that is
// meant is in a table (doubts.go). Where no label is repeated, the asterisms of a cell
// are one set, its peers. The races share the state before the first label, which is
// copied and not found again. A rate that has risen is turned into a time once, when the
// next cell is looked for (field.go). Rounds begin where the singles end, and ask for no
// reasons. On the ladder the path tells where to begin and often where to end; a
// technique that has found nothing is not tried again before something has changed.
//
// Tried and dropped: a list of doubts for each asterism and label, each doubt with the
// places of its counts (as fast on puzzles with many clues, slower with few); keeping the
// two earliest times without branches, by comparing their bits (no faster). Several races
// in one word do not lend themselves: each writes another cell at another time.
//
// # Reading the source
//
// Begin with path.go, then doubts.go, field.go and race.go, then rater.go and model.go.
package rating
