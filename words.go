package latin

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// fillRules puts the labels in words in place of {labels}.
func fillRules(rules string, l *Labels) string {
	half := len(l.texts) / 2
	return strings.NewReplacer(
		"{labels}", l.Describe(),
		"{first}", inWords(l.texts[:half]), "{second}", inWords(l.texts[half:]),
	).Replace(rules)
}

// inWords joins names: "r1c1, r1c2 and r3c4".
func inWords(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// orWords joins names of which one is meant: "r1c1, r1c2 or r3c4".
func orWords(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// Describe tells the multiset in words for people: "the numbers 1 to 9, each
// once", "1, 2 and 3, each three times", "the letters of SINGAPORE", "the
// letters of WillShortz, with l twice".
func (l *Labels) Describe() string {
	n := len(l.multiset)
	switch {
	case n == 1:
		return "the label " + l.multiset[0]
	case slices.Equal(l.multiset, Numbers(n)):
		return fmt.Sprintf("the numbers 1 to %d, each once", n)
	case l.isWord():
		return l.describeWord()
	}
	return l.describeCounts()
}

// isWord says whether the multiset can be told as a word: single characters, none a digit.
func (l *Labels) isWord() bool {
	return l.single && !strings.ContainsAny(strings.Join(l.multiset, ""), "0123456789")
}

// describeWord tells a word and the signs that come more than once in it.
func (l *Labels) describeWord() string {
	word := strings.Join(l.multiset, "")
	signs := "letters"
	if strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) {
		signs = "signs"
	}
	var repeated []string
	for i, t := range l.texts {
		if l.counts[i] > 1 {
			repeated = append(repeated, t+" "+times(l.counts[i]))
		}
	}
	if repeated == nil {
		return "the " + signs + " of " + word
	}
	return "the " + signs + " of " + word + ", with " + list(repeated)
}

func (l *Labels) describeCounts() string {
	same := true
	for _, c := range l.counts {
		same = same && c == l.counts[0]
	}
	if same {
		return list(l.texts) + ", each " + times(l.counts[0])
	}
	parts := make([]string, len(l.texts))
	for i, t := range l.texts {
		parts[i] = t + " " + times(l.counts[i])
	}
	return list(parts)
}

// list joins words as in "1, 2 and 3".
func list(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

var smallNumbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// times is "once", "twice", "three times"; spelled out, since it stands beside
// labels that are numbers.
func times(n int) string {
	switch {
	case n == 1:
		return "once"
	case n == 2:
		return "twice"
	case n < len(smallNumbers):
		return smallNumbers[n] + " times"
	}
	return strconv.Itoa(n) + " times"
}

// longestQuote is how many characters of a text that was found are repeated in a message.
const longestQuote = 32

// quote writes a text that was found into a message, in quotes; the end of a
// long one is left out.
func quote(found string) string {
	n := 0
	for i := range found {
		if n++; n > longestQuote {
			return strconv.Quote(found[:i]) + "..."
		}
	}
	return strconv.Quote(found)
}

// longestName is more than the length of any name that could be meant.
const longestName = 64

// Suggest ends a message about an unknown name: it is `; did you mean "x"?`
// and the remedy for the first of the names that begins so, or for the nearest
// when it is near enough (no more changes than half its length), otherwise "; " and the remedy. Of names
// equally near it is the first.
func Suggest(found string, names []string, remedy string) string {
	if found == "" || len(found) > longestName {
		return "; " + remedy
	}
	for _, n := range names {
		if len(found) > 2 && strings.HasPrefix(n, found) {
			return fmt.Sprintf("; did you mean %q? (%s)", n, remedy)
		}
	}
	best, distance := "", len(found)/2+2
	for _, n := range names {
		if d := EditDistance(found, n); d < distance {
			best, distance = n, d
		}
	}
	if best == "" {
		return "; " + remedy
	}
	return fmt.Sprintf("; did you mean %q? (%s)", best, remedy)
}

// EditDistance counts the bytes that must be put in, taken out or changed to make b of
// a (Levenshtein).
func EditDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		prev := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			prev, row[j+1] = row[j+1], min(row[j+1]+1, row[j]+1, prev+cost)
		}
	}
	return row[len(b)]
}
