package attrition

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// RuleName is the name of a rule as people write it: "hidden single", "XY-wing".
func RuleName(r *Rule) string {
	switch r.Name {
	case "two-string-kite":
		return "two-string kite"
	case "sue-de-coq":
		return "Sue de Coq"
	}
	var b strings.Builder
	letters := false // whether the word before is a group of letters
	for i, word := range strings.Split(r.Name, "-") {
		own := lettersOnly(word)
		switch {
		case i > 0 && letters:
			b.WriteByte('-')
		case i > 0:
			b.WriteByte(' ')
		}
		if own {
			word = strings.ToUpper(word)
		}
		b.WriteString(word)
		letters = own
	}
	return b.String()
}

// lettersOnly says whether part of a name is letters that stand for something,
// and no word.
func lettersOnly(word string) bool {
	switch word {
	case "als", "aic", "x", "w", "xy", "xz", "xyz", "wxyz":
		return true
	}
	return false
}

// capital is the text with its first letter large.
func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[size:]
}
