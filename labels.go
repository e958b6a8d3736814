package latin

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Label is the index of one of the distinct labels of a [Labels], from 0,
// or [Blank].
type Label int8

// Blank marks a cell without a label.
const Blank Label = -1

// MaxDistinct is the largest number of distinct labels, so that a [Domain] fits in a word.
const MaxDistinct = 64

// Limits of labels: the characters of one, so that it fits in a cell, and how
// many a multiset may have, since no asterism is larger than that.
const (
	maxLabelRunes = 8
	maxLabels     = MaxCells
)

// Labels is a multiset of k labels, each a short text. It does not change once made.
type Labels struct {
	multiset []string
	texts    []string
	counts   []int
	index    map[string]Label
	single   bool
}

// ErrLabels is wrapped by all errors of [NewLabels] and [ParseLabels].
var ErrLabels = errors.New("not a multiset of labels")

// NewLabels makes a multiset of the texts, repetitions included; the distinct
// labels are numbered by first occurrence. A label has 1 to 8 characters, none
// of them white space, a control character or one of . , : # ; there are at
// most [MaxDistinct] distinct ones. Errors wrap ErrLabels.
func NewLabels(texts ...string) (*Labels, error) {
	switch n := len(texts); {
	case n == 0:
		return nil, fmt.Errorf("%w: it is empty; give at least one label", ErrLabels)
	case n > maxLabels:
		return nil, tooManyLabels(n)
	}
	l := &Labels{multiset: slices.Clone(texts), index: make(map[string]Label), single: true}
	for _, t := range texts {
		if err := checkLabel(t); err != nil {
			return nil, fmt.Errorf("%w: %w", ErrLabels, err)
		}
		i, ok := l.index[t]
		if !ok {
			if len(l.texts) == MaxDistinct {
				return nil, fmt.Errorf("%w: more than %d distinct labels", ErrLabels, MaxDistinct)
			}
			i = Label(len(l.texts))
			l.index[t] = i
			l.texts = append(l.texts, t)
			l.counts = append(l.counts, 0)
			l.single = l.single && utf8.RuneCountInString(t) == 1
		}
		l.counts[i]++
	}
	return l, nil
}

func tooManyLabels(n int) error {
	return fmt.Errorf("%w: it has %d labels; at most %d are allowed", ErrLabels, n, maxLabels)
}

func checkLabel(t string) error {
	if !utf8.ValidString(t) {
		return fmt.Errorf("label %s is not valid UTF-8", quote(t))
	}
	if n := utf8.RuneCountInString(t); n == 0 || n > maxLabelRunes {
		return fmt.Errorf("label %s has %d characters; 1 to %d are allowed", quote(t), n, maxLabelRunes)
	}
	for _, r := range t {
		if strings.ContainsRune(".,:#", r) || unicode.IsSpace(r) || !unicode.IsGraphic(r) {
			return fmt.Errorf("label %q holds %q; the characters . , : # white space and invisible ones are not allowed", t, r)
		}
	}
	return nil
}

// ParseLabels reads a multiset as the command line and the files write it: a
// word, one label a character ("111222333", "WillShortz"), or labels with
// commas between them ("1,2,10"). A comma at the end makes one label of a
// single word of several characters ("10,"). Errors wrap ErrLabels.
func ParseLabels(s string) (*Labels, error) {
	if !utf8.ValidString(s) {
		return nil, fmt.Errorf("%w: %s is not valid UTF-8", ErrLabels, quote(s))
	}
	separator, n := "", utf8.RuneCountInString(s)
	if strings.Contains(s, ",") {
		s, separator = strings.TrimSuffix(s, ","), ","
		n = strings.Count(s, ",") + 1
	}
	if n > maxLabels {
		return nil, tooManyLabels(n)
	}
	return NewLabels(strings.Split(s, separator)...)
}

// Numbers is the multiset 1, 2, ..., n; empty for n = 0. Beyond [MaxDistinct]
// it is no multiset of labels.
func Numbers(n int) []string {
	texts := make([]string, n)
	for i := range texts {
		texts[i] = fmt.Sprint(i + 1)
	}
	return texts
}

// K is the number of labels, repetitions counted: the size of a full asterism.
func (l *Labels) K() int { return len(l.multiset) }

// Distinct is the number of distinct labels.
func (l *Labels) Distinct() int { return len(l.texts) }

// Count says how often the multiset holds the label, which must not be Blank.
func (l *Labels) Count(x Label) int { return l.counts[x] }

// Text of a label; "" for Blank.
func (l *Labels) Text(x Label) string {
	if x == Blank {
		return ""
	}
	return l.texts[x]
}

// Find is the label of that text.
func (l *Labels) Find(text string) (Label, bool) {
	x, ok := l.index[text]
	return x, ok
}

// Multiset lists the texts with repetitions, in the order given. Not to be changed.
func (l *Labels) Multiset() []string { return l.multiset }

// OneCharacter says whether every label is a single character, so that cells
// can be written without commas.
func (l *Labels) OneCharacter() bool { return l.single }

// Repeats says whether some label occurs more than once.
func (l *Labels) Repeats() bool { return len(l.texts) < len(l.multiset) }

// String writes the multiset as [ParseLabels] reads it.
func (l *Labels) String() string {
	if l.single {
		return strings.Join(l.multiset, "")
	}
	s := strings.Join(l.multiset, ",")
	if len(l.multiset) == 1 {
		s += ","
	}
	return s
}

// All is the domain of all labels.
func (l *Labels) All() Domain {
	if len(l.texts) == MaxDistinct {
		return math.MaxUint64
	}
	return 1<<len(l.texts) - 1
}

// AtMost is how often an asterism of that size may hold the label at most.
func (l *Labels) AtMost(size int, x Label) int { return min(l.counts[x], size) }

// AtLeast is how often an asterism of that size must hold the label at least:
// 0 unless the asterism is so large that the other labels cannot fill it.
func (l *Labels) AtLeast(size int, x Label) int {
	return max(0, l.counts[x]-(len(l.multiset)-size))
}
