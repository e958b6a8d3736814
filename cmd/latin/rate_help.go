package main

const rateLong = `Rate gives one record for each puzzle: the score, which is the time in seconds
that people take, with the interval that holds four puzzles of five; the level
that this is on its kind of board, from very easy to very difficult; the rating
that Sudoku Explainer would give; the hardest rule that is needed, and how often
rules are used.

The score is the same when a puzzle is turned, mirrored or relabelled. On boards
other than Sudoku nobody has measured times; the score goes by what does not
depend on the board's shape, and its interval is wider.

A puzzle without a solution, or with several, gets a record that says so. Exit
code 0 when all are unique, 4 several, 3 none, 5 malformed input, 6 undecided.

--where CONDITION writes only puzzles of which it is true; all are counted in the
line at the end. A condition compares fields with values, by == != < <= > >= or
in (A, B), and joins comparisons by and, or, not and parentheses. The fields:

  score low high se_like steps solutions     numbers
  level tier hardest                         words in their order: easy < medium,
                                             naked-pair < xy-wing
  unique fair                                yes or no, or alone: "fair and steps < 60"
  id kind                                    texts, in quotes where they have blanks
  rule-NAME                                  how often the rule is used
  clues labels waves search ...              features, by their names in --features;
                                             hardest as a number is feature-hardest

A puzzle that is not unique has no score: every comparison with what it does not
have is false, "score != 300" too. "unique == no" finds such puzzles, and so does
"not score < 300".

--summary tells of all puzzles together: how many of each level and hardest rule,
histograms, quantiles, which rules they use; with --json as one object. Any number
of puzzles takes constant memory: counts, means and histograms are exact, and so
are quantiles up to a million puzzles; of more they come from a sample of a million.
--against FIELD sets scores against numbers that the input has, such as seconds=312
in a line or a column of a table ("latin formats"): rank and other correlations,
and the puzzles that are judged most differently. --plot FILE.svg draws it all.
Interrupted, the program tells and draws what was done until then.`

const rateExamples = `  latin rate puzzles.txt
  latin rate --json < puzzles.txt
  latin rate --csv --features puzzles.txt -o ratings.csv
  latin generate sudoku -n 10 | latin rate
  latin rate --where 'hardest >= xy-wing and steps < 60' puzzles.txt
  latin rate --where 'level in (easy, medium) and not (se_like > 2.5)' puzzles.txt
  latin rate --summary puzzles.txt
  latin rate --summary --against seconds --plot ratings.svg times.tsv`
