// Package graeco makes Graeco-Latin squares: two or more Latin squares of an
// order such that, laid over each other, they hold every pair of symbols once.
// Diagonal ones hold every symbol on both main diagonals too.
//
//	0 1 2     0 1 2     00 11 22
//	1 2 0  +  2 0 1  =  12 20 01
//	2 0 1     1 2 0     21 02 10
//
// They exist for every order but 2 and 6 (Bose, Shrikhande and Parker 1960),
// diagonal ones for every order but 2, 3 and 6 (Brown, Cherry, Most, Most, Parker
// and Wallis 1993). This package makes them for all of these to [MaxOrder]. [Find]
// chooses a [Construction], which is data that can be read; [Build] carries it
// out and checks the squares with [Verify]. Both take time about linear in the number
// of cells.
//
// # How squares are made
//
//   - affine.go: i + aj over a finite field (field.go), for powers of primes
//   - product.go: a small square for every symbol of a large one
//   - wilson.go: blocks for every cell of a square, and a margin; for what is
//     not a product of orders that are known, such as most of 2, 6, 10, 14, …
//   - development.go: squares that are orthogonal to their transposes, from
//     their first row; those of order 10 to 46 that no other way gives are in
//     developments.txt, found by starter.go and mates.go
//   - difference.go: i + f(j) over other groups, for orders 12 and 15
//
// and squares with a hole, which Wilson's blocks are, by product.go, removal.go,
// development.go and stored.go.
//
// # What there is not
//
// [Tarry] looks at all Latin squares of order 6: none has a mate.
// Of more than two squares less is known, and less of that is made here: n-1 for
// powers of primes, as many as the smallest factor gives for products, more by
// Wilson's construction and for orders 12 and 15. [ErrNone] stands for what is proved
// not to exist, [ErrUnknown] for what is not made here.
//
// # Reading the source
//
// Begin with construction.go and affine.go; then wilson.go and its picture; then
// find.go, which chooses.
package graeco
