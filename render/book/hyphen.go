package book

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"latin/render"
)

// A piece is a word, or a part of one that is wider than a line.
type piece struct {
	text string
	cut  bool // the word goes on in the next line
}

// cutWords cuts words wider than a line into pieces that fit.
func cutWords(words []string, width float64, f render.Font) []piece {
	var out []piece
	for _, w := range words {
		for render.Measure(w, f) > width {
			head, tail := cutWord(w, width, f)
			if tail == "" {
				break // a single character
			}
			out, w = append(out, piece{head, true}), tail
		}
		out = append(out, piece{w, false})
	}
	return out
}

// cutWord cuts a word that is too wide after its last hyphen that fits, or
// else anywhere with a hyphen added.
func cutWord(word string, width float64, f render.Font) (head, tail string) {
	end := 0
	for i, r := range word {
		if next := i + len("-"); r == '-' && next < len(word) && render.Measure(word[:next], f) <= width {
			end = next
		}
	}
	if end > 0 {
		return word[:end], word[end:]
	}
	head, tail = fitting(word, width-render.Measure("-", f), f)
	if betweenLetters(head, tail) && render.Measure(head+"-", f) <= width {
		return head + "-", tail
	}
	return fitting(word, width, f)
}

// betweenLetters says whether a cut there needs a hyphen.
func betweenLetters(head, tail string) bool {
	before, _ := utf8.DecodeLastRuneInString(head)
	after, _ := utf8.DecodeRuneInString(tail)
	return unicode.IsLetter(before) && unicode.IsLetter(after)
}

// cutsWithin says whether a text must be cut elsewhere than at spaces and hyphens.
func cutsWithin(text string, width float64, f render.Font) bool {
	for _, w := range strings.Fields(text) {
		for _, part := range strings.SplitAfter(w, "-") {
			if render.Measure(part, f) > width {
				return true
			}
		}
	}
	return false
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
