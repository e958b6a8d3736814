package main

import (
	"fmt"
	"strconv"
	"strings"

	"latin/rating/survey"
)

// summaryJSON is one object for all puzzles. Unreadable are lines of the input,
// which are not among the puzzles; LeftOut those that --where does not want, which are
// not among them either.
type summaryJSON struct {
	Schema     string `json:"schema"`
	Model      string `json:"model"`
	Where      string `json:"where,omitempty"`
	LeftOut    int    `json:"left_out"`
	Unreadable int    `json:"unreadable"`
	*survey.Report
}

func (r *ratingRun) summary(s *survey.Report, done *tally) answer {
	j := summaryJSON{schema("rate-summary"), r.model.Title(), r.flags.where, done.leftOut, done.total - s.Puzzles - done.leftOut, s}
	if r.json {
		return answerJSON(j, exitOK)
	}
	return answer{out: []byte(j.text())}
}

// text is the summary for people.
func (j *summaryJSON) text() string {
	var t summaryText
	t.head(j)
	if j.Unique > 0 {
		t.counts("level", j.Levels)
		t.counts("hardest rule", j.Hardest)
		t.scores(j.Scores)
		t.histogram("se_like", j.SELike, 1)
		t.columns(j.Columns)
		t.rules(j.Report)
		for i := range j.Against {
			t.comparison(&j.Against[i])
		}
	}
	if j.Sampled < j.Unique {
		fmt.Fprintf(&t, "\nquantiles, correlations and outliers are of a random sample of %d puzzles; all else is of all\n", j.Sampled)
	}
	return t.String()
}

// A summaryText is a summary while it is written.
type summaryText struct{ strings.Builder }

func (t *summaryText) head(j *summaryJSON) {
	fmt.Fprintf(t, "%s: %d unique", howMany(j.Puzzles, "puzzle"), j.Unique)
	for _, c := range []struct {
		n    int
		what string
	}{{j.Several, "with several solutions"}, {j.None, "without a solution"}, {j.Undecided, "undecided"}} {
		if c.n > 0 {
			fmt.Fprintf(t, ", %d %s", c.n, c.what)
		}
	}
	fmt.Fprintf(t, "; %d not fair", j.NotFair)
	if j.Where != "" {
		fmt.Fprintf(t, "; %d left out by --where", j.LeftOut)
	}
	if j.Unreadable > 0 {
		fmt.Fprintf(t, "; %d could not be read", j.Unreadable)
	}
	fmt.Fprintf(t, "\nmodel %s\n", j.Model)
	if len(j.Kinds) > 1 {
		t.counts("kind", j.Kinds)
	}
}

// howMany writes "1 puzzle" or "2 puzzles".
func howMany(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}
