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
	words := cutWords(strings.Fields(text), width, f)
	if len(words) == 0 {
		return nil
	}
	starts := bestBreaks(words, width, f)
	var lines []string
	for i := 0; i < len(words); i = starts[i] {
		lines = append(lines, strings.Join(words[i:starts[i]], " "))
	}
	return lines
}

// bestBreaks gives, for each word that begins a line, the word that begins the next.
func bestBreaks(words []string, width float64, f render.Font) []int {
	n := len(words)
	widths := make([]float64, n)
	for i, w := range words {
		widths[i] = render.Measure(w, f)
	}
	space := render.Measure(" ", f)
	cost, next := make([]float64, n+1), make([]int, n)
	for i := n - 1; i >= 0; i-- {
		cost[i], next[i] = math.Inf(1), i+1
		used := -space
		for j := i; j < n; j++ {
			used += space + widths[j]
			if used > width && j > i {
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

// cutWords cuts words wider than a line into pieces that fit.
func cutWords(words []string, width float64, f render.Font) []string {
	var out []string
	for _, w := range words {
		for {
			head, tail := fitting(w, width, f)
			out = append(out, head)
			if tail == "" {
				break
			}
			w = tail
		}
	}
	return out
}

// fitting cuts off the longest beginning no wider than that, one rune at least.
func fitting(word string, width float64, f render.Font) (head, tail string) {
	if render.Measure(word, f) <= width {
		return word, ""
	}
	end := 0
	for i, r := range word {
		stop := i + len(string(r))
		if i > 0 && render.Measure(word[:stop], f) > width {
			break
		}
		end = stop
	}
	return word[:end], word[end:]
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

// plain is a text as it is set: its words with single spaces between them.
func plain(text string) string { return strings.Join(strings.Fields(text), " ") }
