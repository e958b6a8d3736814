// Package survey sums up the ratings of any number of puzzles: how many there are of
// each level and hardest rule, which rules they use, how scores are distributed,
// and how well they agree with numbers from elsewhere, such as the times of
// people.
//
//	Row ──Add──▶ Survey ──Report──▶ Report        a puzzle, what is kept, what is told
//	               │
//	               ├─ counts                      exact, of a fixed number of things
//	               ├─ moments  n, mean, sd, ...   exact
//	               ├─ Histogram                   exact, of bins whose edges never move
//	               └─ sample   of rows            all, up to [Kept]
//
// Quantiles, correlations and outliers need the puzzles themselves. They are
// kept up to [Kept]; of more, a random sample of that size that depends on nothing but the
// order of the puzzles (J. S. Vitter's algorithm R, "Random sampling with a
// reservoir", ACM TOMS 11 (1985) 37-57). A quantile is right to a twentieth of a
// percent of the puzzles then, a correlation to about 0.001; puzzles far out can be
// missed. So a survey of any corpus takes constant memory, and more of it while the report of
// a million puzzles is made.
//
// Quantiles interpolate between neighbours as R, NumPy and spreadsheets do
// (type 7 of Hyndman and Fan). Ties have the mean of their ranks; Kendall's
// coefficient is tau-b.
//
// # Reading the source
//
// Begin with row.go and survey.go. sample.go keeps rows, histogram.go counts in
// bins, compare.go sets a measure against a column, with the correlations of
// correlation.go and kendall.go. Descriptive statistics come from montanaflynn/stats,
// which only describe.go knows; [Describe] and [Correlations] are for others too.
//
// # Tried, and left out
//
// Sketches of quantiles (t-digest): two numbers less a puzzle, but correlations need
// the pairs anyway. Kendall's coefficient of montanaflynn/stats compares all pairs,
// 15 ms for 1,000 puzzles and two minutes for 100,000, where ours takes a tenth of a
// second; the tests compare them.
package survey
