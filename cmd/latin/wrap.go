package main

import (
	"strings"
	"unicode/utf8"
)

// wrapped breaks a text at its spaces into lines of at most pictureWidth
// characters, the first after one indentation and the others after another. A
// word that is longer stands alone. What stands on both sides of "=" stays
// together.
func wrapped(first, others, text string) string {
	const glue = "\u00a0"
	text = strings.ReplaceAll(text, " = ", glue+"="+glue)
	var b strings.Builder
	line, empty := first, true
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' }) {
		if !empty && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > pictureWidth {
			b.WriteString(line + "\n")
			line, empty = others, true
		}
		if !empty {
			line += " "
		}
		line, empty = line+word, false
	}
	b.WriteString(line + "\n")
	return strings.ReplaceAll(b.String(), glue, " ")
}
