package book

import (
	"math"
	"slices"
	"strings"
	"testing"

	"latin/render"

	"pgregory.net/rapid"
)

var prose = rapid.Custom(func(t *rapid.T) string {
	words := rapid.SliceOfN(rapid.StringMatching(`[a-zé]{1,9}`), 0, 10).Draw(t, "words")
	return strings.Join(words, " ")
})

// TestBreakLinesBest compares with all ways to break short paragraphs.
func TestBreakLinesBest(t *testing.T) {
	f := regular(10)
	rapid.Check(t, func(t *rapid.T) {
		text, width := prose.Draw(t, "text"), rapid.Float64Range(70, 200).Draw(t, "width")
		lines := breakLines(text, width, f)
		if strings.Join(lines, " ") != text {
			t.Fatalf("%q became %q", text, lines)
		}
		words := strings.Fields(text)
		best := math.Inf(1)
		for breaks := range 1 << max(0, len(words)-1) {
			best = math.Min(best, raggedness(splitAt(words, breaks), width, f))
		}
		if got := raggedness(lines, width, f); len(words) > 0 && got > best+1e-6 {
			t.Fatalf("%q at %g costs %g; %g is possible", lines, width, got, best)
		}
	})
}

// splitAt breaks after word i when bit i is set.
func splitAt(words []string, breaks int) []string {
	var lines []string
	from := 0
	for i := range words {
		if i == len(words)-1 || breaks>>i&1 != 0 {
			lines = append(lines, strings.Join(words[from:i+1], " "))
			from = i + 1
		}
	}
	return lines
}

// raggedness is what breakLines promises to make least; infinite when a line does not fit.
func raggedness(lines []string, width float64, f render.Font) float64 {
	sum := 0.0
	for i, line := range lines {
		slack := width - render.Measure(line, f)
		last := i == len(lines)-1
		switch single := !strings.Contains(line, " "); {
		case slack < -1e-9:
			return math.Inf(1)
		case !last:
			sum += slack * slack
		case single && slack > width*2/3:
			sum += width * width / 16
		}
	}
	return sum
}

func TestLongWordsAreCut(t *testing.T) {
	f := regular(10)
	word := strings.Repeat("ab—é", 50)
	lines := breakLines("x "+word+" y", 100, f)
	if strings.Join(lines, "") == "" || strings.NewReplacer(" ", "", "-", "").Replace(strings.Join(lines, "")) != "x"+word+"y" {
		t.Errorf("letters were lost: %q", lines)
	}
	for _, line := range lines {
		if render.Measure(line, f) > 100 {
			t.Errorf("%q is wider than 100 pt", line)
		}
	}
	if got := breakLines("abc", 0.1, f); !slices.Equal(got, []string{"a", "b", "c"}) {
		t.Errorf("in no width at all: %q; want one letter a line", got)
	}
}

// TestCutWords: at a hyphen of the word first, then within with a hyphen
// added, and never with one beside what is no letter.
func TestCutWords(t *testing.T) {
	f := regular(10)
	tests := []struct {
		text string
		fits string // the widest line that there is room for
		want []string
	}{
		{"Counter-Revolution", "Counter-Revol", []string{"Counter-", "Revolution"}},
		{"one-two-three four", "one-two-", []string{"one-two-", "three", "four"}},
		{"i-Revolution", "Revolut", []string{"i-", "Revolu-", "tion"}},
		{"Revolution", "Revolut", []string{"Revolu-", "tion"}},
		{"Revolution now", "Revolution", []string{"Revolution", "now"}},
		{"123456789", "12345", []string{"12345", "6789"}},
		{"abcd", "abc-", []string{"abc-", "d"}},
		{"-", "i", []string{"-"}},
	}
	for _, tt := range tests {
		if got := breakLines(tt.text, render.Measure(tt.fits, f)+0.01, f); !slices.Equal(got, tt.want) {
			t.Errorf("%q in the width of %q: %q; want %q", tt.text, tt.fits, got, tt.want)
		}
	}
}

// TestLargestSize: a title gets smaller for a long word, not for one with hyphens.
func TestLargestSize(t *testing.T) {
	short, long := largestSize("Sudoku", 200, 24, 12, 4), largestSize("Incomprehensibility", 200, 24, 12, 4)
	hyphens := largestSize("Sudoku-Puzzles-and-Many-More", 200, 24, 12, 4)
	if short != 24 || hyphens != 24 || long >= 24 || long < 12 || cutsWithin("Incomprehensibility", 200, bold(long)) {
		t.Errorf("sizes %g, %g and, for one long word, %g; want 24, 24 and what fits", short, hyphens, long)
	}
	if got := largestSize(strings.Repeat("endless", 20), 200, 24, 12, 4); got != 12 {
		t.Errorf("a word that never fits gets %g pt; want the least", got)
	}
}

func TestParagraphs(t *testing.T) {
	got := paragraphs("\none\n two\r\n\r\nthree\n\n\n\n  \n\nfour ")
	if want := []string{"one two", "three", "four"}; !slices.Equal(got, want) {
		t.Errorf("got %q; want %q", got, want)
	}
	if got := shorten("too long a line", 40, regular(10)); render.Measure(got, regular(10)) > 40 || !strings.HasSuffix(got, "…") {
		t.Errorf("shortened to %q", got)
	}
}
