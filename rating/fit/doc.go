// Package fit explains by the features of puzzles what players did with them: how
// long they took, how difficult they found them, or whether they solved them. It
// knows nothing of puzzles but their features, a row of numbers for each, and does
// nothing but arithmetic: the same table and seed give the same result.
//
// # From a table to a model
//
//	ReadSamples   a table: puzzle, player, seconds, solved, level      read.go
//	Design        the features of the puzzles, made by the caller      design.go
//	Fit           coefficients with errors, deviations, skills         fit.go
//	Estimate      a number with its error about the truth              bare.go, bias.go
//	Result        says how difficult a puzzle is by its features       result.go
//	Validation    how well that does on puzzles it has not seen        validation.go
//	Simulate      a table from a known truth, to try all this out      simulate.go
//
// The example of the package goes all the way.
//
// # The model
//
// Player j with puzzle i has the predictor
//
//	η_ij = x_i'b + u_i + v_j      u_i ~ N(0, τ_u²)   v_j ~ N(0, τ_v²)
//
// where x_i are the features of the puzzle, u_i is what they do not explain of it, and
// -v_j is the skill of the player. What is seen hangs on it in one of three ways:
//
//	Times     log seconds = b0 + η + e,  e ~ N(0, σ²)            clock.go
//	Levels    P(level ≤ k) = logistic(c_k - η), c_1 < c_2 < ...  categories.go
//	Solving   P(solved)    = logistic(-b0 - η)                   categories.go
//
// The first is the model of Jarušek and Pelánek for solving times (IJAIED 25, 2015)
// with features for difficulty and discrimination 1; the second is the graded answer of
// McCullagh (1980) with players who call everything easy, as M. G. Palomo asks for
// ("Latin Puzzles", 5.4.2); the third is Rasch's (1960) with features.
//
// A row may be the mean of a group of n players who finished. Its logarithm has the
// noise σ²/n, and no v. How the residuals spread less for larger groups
// then tells σ from τ_u. (The logarithm of a mean is larger than the mean of
// logarithms, by about σ²/2; that is in b0.) Where nothing tells a deviation from the
// noise, with one sample for each puzzle or player and all groups of one size, it is 0,
// and Result says so.
//
// Players who gave up after some seconds would have taken longer: they count with the
// probability of that. This supposes that they gave up because of the time,
// not because they saw what was to come.
//
// Some times are absurd: a player left for lunch. One in a hundred is taken to be
// anything between a hundredth of a second and a year, so that a time far out
// is most likely one of these and counts next to nothing.
//
// # How it is fitted
//
// Features are scaled to mean 0 and deviation 1, and the coefficients are drawn
// towards 0 by a penalty λ|b|²/2 (ridge). With effects in units of their deviations,
// u = τ_u z and v = τ_v s, the best b, c, z and s for given σ, τ and λ maximise
//
//	Σ log p(y_ij | η_ij, c, σ) - |z|²/2 - |s|²/2 - λ|b|²/2
//
// by Newton steps (newton.go). Puzzles meet players but not each other, so that the
// equations have the form
//
//	  large side    small side   c, b
//	┌────────────┬─────────────┬───────┐
//	│ D diagonal │  A  sparse  │   F   │   large side: puzzles or players,
//	│            │             │       │   whichever are more
//	├────────────┼─────────────┼───────┤
//	│     A'     │  E diagonal │       │   after D is eliminated the rest is
//	├────────────┼─────────────┤   G   │   one dense symmetric matrix, of the
//	│     F'     │             │       │   smaller side and c and b
//	└────────────┴─────────────┴───────┘
//
// and cost what the smaller side costs: with 2,000 puzzles, 500 players, 50,000
// samples and 30 features 30 ms a step, and 15 s for all of Fit.
//
// The deviations σ, τ_u, τ_v maximise that likelihood with z, s, b and c integrated
// out by Laplace's method: the value at the top less half the logarithm of the
// determinant of the curvatures (variances.go, by gonum's Nelder-Mead). With normal
// noise that is restricted maximum likelihood as in Bates, Mächler, Bolker and
// Walker (2015).
//
// λ is chosen by cross-validation (crossvalidate.go): the puzzles are dealt out to parts
// by the seed, and each part is predicted from the others; the λ under which its samples
// are likeliest, with u integrated out, wins. It is told relative to the information
// of the table, so that at 1 a feature like no other is shrunk to half. The largest
// λ leaves nothing of the features: if the best is not better than that by two standard
// errors, they explain nothing, and Result.Explains says so.
//
// # How far the truth may be
//
// The penalty moves coefficients towards 0, by a standard error or so where the table is
// small, and an error that counts it as knowledge does not say that: of intervals of
// 95 % made of it 88 % held the truth of times. So all is fitted once more without it
// (bare.go); the error of an estimate is that of the bare fit and how far the penalty has
// moved the value, as the root of the sum of their squares. Estimate.Interval
// is by Student's distribution, with the puzzles or players for freedom from whom the
// deviation comes that counts (Pinheiro and Bates 2000).
//
// Of answers, Laplace's method and effects held at their top make slopes and
// deviations too small: with five answers a puzzle a coefficient of solving by a
// seventh, and 70 % of intervals held the truth. How much it is in a table is found by
// drawing tables from what was found and fitting these (bias.go; Kuk 1995), and taken off.
// The price is time: a fit of answers takes some 40 small fits more, fewer of large tables.
// The rates at which intervals then hold the truth are told, and tested, by
//
//	go test ./rating/fit -run 'TruthIsFound|IntervalsHold' -v
//
// and are 93 to 100 % for the three models, few answers a puzzle, and terms that go together.
//
// Covariance is for predictions, and has the penalty in (Wahba 1983).
//
// # Tried, and left out
//
//   - Huber's density (normal with exponential tails) for absurd times: it is
//     concave, but with one time in a hundred e³-fold it took the noise of groups for
//     1.19 instead of 1.04, and the deviation of puzzles for 0.10 instead of 0.17; the
//     mixture finds 1.05 and 0.16.
//   - Looking for the deviations from afar, in units of the spread: on a large table the
//     search stopped 0.7 below the top of the likelihood. It begins close by now (approach.go)
//     and moves in units of what is uncertain.
//   - One top for a puzzle that is held back, when a time may be absurd or not: the score
//     of a penalty then hung on how one came there, and shrank coefficients by a quarter.
//   - Comparing penalties with players fitted anew under each: the same penalty, in
//     several times the time.
//   - The second derivative of the mixture instead of the touching parabola: negative
//     far out, and then Newton steps lead down.
//   - The penalty as knowledge (Wahba 1983) for errors of coefficients, with deviations taken
//     as known: see above.
//   - A bare fit that begins at the penalised one: when the penalty left nothing of the
//     features, it could end on a side top where whole puzzles count as absurd.
package fit
