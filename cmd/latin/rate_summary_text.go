package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"latin/rating/survey"
)

// barLength is that of the longest bar.
const barLength = 30

// bar writes one line: a name, how many, which share that is, and a bar.
func (t *summaryText) bar(width int, name string, n, most, total int) {
	bar := strings.Repeat("█", int(math.Ceil(barLength*float64(n)/float64(most))))
	line := fmt.Sprintf("  %s%*s %8d %5.1f %%  %s", name, width-utf8.RuneCountInString(name), "", n, 100*float64(n)/float64(total), bar)
	t.WriteString(strings.TrimRight(line, " ") + "\n")
}

func (t *summaryText) counts(title string, list []survey.Count) {
	fmt.Fprintf(t, "\n%s\n", title)
	width, most, total := 16, 1, 0
	for _, c := range list {
		width, most, total = max(width, utf8.RuneCountInString(c.Name)), max(most, c.Puzzles), total+c.Puzzles
	}
	for _, c := range list {
		t.bar(width, c.Name, c.Puzzles, most, max(1, total))
	}
}

// scores writes the histogram of all levels together.
func (t *summaryText) scores(list []survey.LevelHistogram) {
	all := survey.Histogram{Edges: list[0].Edges, Counts: make([]int, len(list[0].Counts))}
	for _, h := range list {
		for i, n := range h.Counts {
			all.Counts[i] += n
		}
	}
	t.histogram("score, in seconds", all, 0)
}

// histogram writes one line a bin, from the edge to below the next.
func (t *summaryText) histogram(title string, h survey.Histogram, digits int) {
	var list []survey.Count
	for i, n := range h.Counts {
		list = append(list, survey.Count{Name: edge(h.Edges[i], digits) + " to " + edge(h.Edges[i+1], digits), Puzzles: n})
	}
	t.counts(title, list)
}

// edge writes an edge with the digits, and more where it is small.
func edge(v float64, digits int) string {
	text := strconv.FormatFloat(v, 'f', digits, 64)
	if short := shortest(v); v < 10 && len(short) > len(text) {
		text = short
	}
	return fmt.Sprintf("%6s", text)
}

// columns is the table of quantiles.
func (t *summaryText) columns(list []survey.Description) {
	fmt.Fprintf(t, "\n%-16s", "")
	for _, name := range []string{"min", "5 %", "25 %", "50 %", "75 %", "95 %", "max", "mean", "sd"} {
		fmt.Fprintf(t, " %8s", name)
	}
	t.WriteString("\n")
	for _, d := range list {
		fmt.Fprintf(t, "  %-14s", d.Name)
		for _, v := range []survey.Number{d.Min, d.P5, d.P25, d.P50, d.P75, d.P95, d.Max, d.Mean, d.SD} {
			fmt.Fprintf(t, " %8s", digitsOf(float64(v)))
		}
		t.WriteString("\n")
	}
}

// digitsOf writes a number with four digits or so.
func digitsOf(v float64) string {
	switch a := math.Abs(v); {
	case math.IsNaN(v):
		return "-"
	case a >= 100 || v == math.Trunc(v):
		return strconv.FormatFloat(v, 'f', 0, 64)
	case a >= 10:
		return strconv.FormatFloat(v, 'f', 1, 64)
	}
	return strconv.FormatFloat(v, 'f', 2, 64)
}

func (t *summaryText) rules(s *survey.Report) {
	fmt.Fprintf(t, "\n%-26s %8s %8s %12s\n", "rule", "puzzles", "", "times")
	for _, u := range s.Rules {
		fmt.Fprintf(t, "  %-24s %8d %6.1f %% %12d\n", u.Name, u.Puzzles, 100*float64(u.Puzzles)/float64(s.Unique), u.Times)
	}
}

func (t *summaryText) comparison(c *survey.Comparison) {
	fmt.Fprintf(t, "\nagainst %s: %s", c.Column, howMany(c.Pairs, "pair"))
	if c.Without > 0 {
		fmt.Fprintf(t, ", %s without a number there", howMany(c.Without, "puzzle"))
	}
	fmt.Fprintf(t, "\n%-16s %9s %9s %9s\n", "", "Spearman", "Pearson", "Kendall")
	for _, m := range c.Measures {
		fmt.Fprintf(t, "  %-14s %9s %9s %9s\n", m.Measure, coefficient(m.Spearman), coefficient(m.Pearson), coefficient(m.Kendall))
	}
	if l := c.Line; !math.IsNaN(float64(l.Slope)) {
		fmt.Fprintf(t, "  ln %s = %.3f + %.3f ln score; correlation of the logarithms %.3f\n", c.Column, l.Intercept, l.Slope, l.Correlation)
	}
	if len(c.Outliers) > 0 {
		t.outliers(c)
	}
}

func coefficient(v survey.Number) string {
	if math.IsNaN(float64(v)) {
		return "-"
	}
	return strconv.FormatFloat(float64(v), 'f', 3, 64)
}

// outliers lists the puzzles that are judged most differently, with their ranks as
// percentages.
func (t *summaryText) outliers(c *survey.Comparison) {
	width := len("furthest apart")
	for _, o := range c.Outliers {
		width = max(width, utf8.RuneCountInString(o.Name)+2)
	}
	other := max(8, utf8.RuneCountInString(c.Column))
	fmt.Fprintf(t, "%-*s %8s %6s %*s %6s\n", width, "furthest apart", "score", "rank", other, c.Column, "rank")
	for _, o := range c.Outliers {
		fmt.Fprintf(t, "  %-*s %8s %4.0f %% %*s %4.0f %%\n", width-2, o.Name, digitsOf(float64(o.Score)), 100*o.ScoreRank,
			other, digitsOf(float64(o.Value)), 100*o.ColumnRank)
	}
}
