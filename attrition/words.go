package attrition

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"latin"
)

// Words says things about a Puzzle to people.
type Words struct{ Puzzle *latin.Puzzle }

// Cells is a list of cells: "r1c1, r1c2 and r3c4".
func (w *Words) Cells(list []latin.Cell) string {
	names := make([]string, len(list))
	for i, x := range list {
		names[i] = w.Cell(x)
	}
	return And(names)
}

// anyOf is a list of cells of which one is meant: "r1c1, r1c2 or r3c4".
func (w *Words) anyOf(list []latin.Cell) string {
	names := make([]string, len(list))
	for i, x := range list {
		names[i] = w.Cell(x)
	}
	return orList(names)
}

// Label is the text of a label.
func (w *Words) Label(l latin.Label) string { return w.Puzzle.Labels.Text(l) }

// Labels is a list of labels: "1, 2 and 5".
func (w *Words) Labels(d latin.Domain) string {
	var texts []string
	for l := range d.Labels() {
		texts = append(texts, w.Label(l))
	}
	return And(texts)
}

// Asterism is the name of an asterism: "row 3", "stripe a", "the falling diagonal".
func (w *Words) Asterism(a int) string {
	name := w.Puzzle.Board.Asterisms()[a].Name
	_, last, several := cutLast(name)
	if several && utf8.RuneCountInString(last) > 3 && !strings.HasPrefix(strings.ToLower(name), "the ") {
		return "the " + name
	}
	return name
}

// cutLast splits a name before its last word, which is a number or a letter
// where several asterisms are of one sort.
func cutLast(name string) (sort, last string, several bool) {
	i := strings.LastIndexByte(name, ' ')
	if i < 0 {
		return "", name, false
	}
	return name[:i], name[i+1:], true
}

// Asterisms is a list of asterisms: "row 3 and column 4".
func (w *Words) Asterisms(list []int) string {
	names := make([]string, len(list))
	for i, a := range list {
		names[i] = w.Asterism(a)
	}
	return And(names)
}

// Candidates is a list of candidates by label: "5 in r1c1 and r2c2, 7 in r1c1".
func (w *Words) Candidates(list []Candidate) string {
	return strings.Join(w.byLabel(list, w.Cells), ", ")
}

// byLabel lists candidates by label: "5 in" and its cells in words.
func (w *Words) byLabel(list []Candidate, words func([]latin.Cell) string) []string {
	var parts []string
	for l := range latin.Label(w.Puzzle.Labels.Distinct()) {
		var cells []latin.Cell
		for _, q := range list {
			if q.Label == l {
				cells = append(cells, q.Cell)
			}
		}
		if len(cells) > 0 {
			parts = append(parts, fmt.Sprintf("%s in %s", w.Label(l), words(cells)))
		}
	}
	return parts
}

// Verb is the form for one or for several.
func (w *Words) Verb(n int, one, several string) string {
	if n == 1 {
		return one
	}
	return several
}

// Times is "once", "twice", "three times".
func (w *Words) Times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return numberWord(n) + " times"
}

// Plenty is a label several times: "two 5s", or "A twice" where labels are no
// numbers.
func (w *Words) Plenty(n int, l latin.Label) string {
	text := w.Label(l)
	switch {
	case n == 1:
		return text
	case strings.Trim(text, "0123456789") != "":
		return text + " " + w.Times(n)
	}
	return numberWord(n) + " " + text + "s"
}

func numberWord(n int) string {
	if n >= 0 && n < len(numberWords) {
		return numberWords[n]
	}
	return strconv.Itoa(n)
}

// Sentence begins with a capital, unless that would change the name of a cell
// or a label.
func (w *Words) Sentence(s string) string {
	first := strings.TrimRight(strings.SplitN(s, " ", 2)[0], ",;:.")
	if _, label := w.Puzzle.Labels.Find(first); label || w.isCell(first) {
		return s
	}
	return capital(s)
}

// Within is a sentence as it stands within another.
func (w *Words) Within(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	second, _ := utf8.DecodeRuneInString(s[size:])
	if unicode.IsUpper(first) && unicode.IsLower(second) {
		if small := string(unicode.ToLower(first)) + s[size:]; w.Sentence(small) == s {
			return small
		}
	}
	return s
}

// And joins words: "a, b and c".
func And(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

func orList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
