package book

import (
	"math"
	"strings"

	"latin/render"
)

// paragraphs parts a text at its blank lines; single line ends count as spaces.
func paragraphs(text string) []string {
	var out []string
	for _, p := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		if words := strings.Fields(p); len(words) > 0 {
			out = append(out, strings.Join(words, " "))
		}
	}
	return out
}

// breakLines sets a paragraph ragged right: of all ways to break it into lines
// no wider than that, the one with the least sum of squared white space at the
// line ends, where the last line costs only if it is a single short word.
// Words wider than a line are cut.
func breakLines(text string, width float64, f render.Font) []string {
	pieces := cutWords(strings.Fields(text), width, f)
	if len(pieces) == 0 {
		return nil
	}
	starts := bestBreaks(pieces, width, f)
	var lines []string
	for i := 0; i < len(pieces); i = starts[i] {
		var words []string
		for _, p := range pieces[i:starts[i]] {
			words = append(words, p.text)
		}
		lines = append(lines, strings.Join(words, " "))
	}
	return lines
}

// bestBreaks gives, for each piece that begins a line, the piece that begins the next.
func bestBreaks(pieces []piece, width float64, f render.Font) []int {
	n := len(pieces)
	widths := make([]float64, n)
	for i, p := range pieces {
		widths[i] = render.Measure(p.text, f)
	}
	space := render.Measure(" ", f)
	cost, next := make([]float64, n+1), make([]int, n)
	for i := n - 1; i >= 0; i-- {
		cost[i], next[i] = math.Inf(1), i+1
		used := -space
		for j := i; j < n; j++ {
			used += space + widths[j]
			if j > i && (used > width || pieces[j-1].cut) {
				break
			}
			if c := lineCost(width-used, width, i == j, j == n-1) + cost[j+1]; c <= cost[i] {
				cost[i], next[i] = c, j+1
			}
		}
	}
	return next
}

// lineCost judges the white space at the end of one line.
func lineCost(slack, width float64, single, last bool) float64 {
	switch {
	case !last:
		return slack * slack
	case single && slack > width*2/3:
		return width * width / 16
	}
	return 0
}

// shorten cuts a line to the width and ends it with an ellipsis; a line that fits stays.
func shorten(line string, width float64, f render.Font) string {
	if render.Measure(line, f) <= width {
		return line
	}
	head, _ := fitting(line, width-render.Measure("…", f), f)
	return strings.TrimRight(head, " ") + "…"
}

// firstLines breaks a text into at most n lines; what is left over becomes an ellipsis.
func firstLines(text string, n int, width float64, f render.Font) []string {
	lines := breakLines(text, width, f)
	if len(lines) > n {
		lines = lines[:n]
		lines[n-1] = shorten(lines[n-1]+" …", width, f)
	}
	return lines
}

// largestSize is the largest size, going down by half points but not under the
// least, in which no word of a bold title is cut within and it takes at most so
// many lines.
func largestSize(title string, width, most, least float64, lines int) float64 {
	for size := most; size > least; size -= 0.5 {
		f := bold(size)
		if !cutsWithin(title, width, f) && len(breakLines(title, width, f)) <= lines {
			return size
		}
	}
	return least
}

// plain is a text as it is set: its words with single spaces between them.
func plain(text string) string { return strings.Join(strings.Fields(text), " ") }
