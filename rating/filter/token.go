package filter

import (
	"strings"
	"unicode"
)

// A token is a word, a value in quotes, or a sign.
type token struct {
	text   string
	kind   tokenKind
	column int // of its first character, from 1
}

type tokenKind int

const (
	end tokenKind = iota
	word
	quoted
	sign
)

// signs are operators and what else stands for itself; longer ones first.
var signs = []string{"==", "!=", "<=", ">=", "&&", "||", "<", ">", "=", "!", "&", "|", "(", ")", ","}

// tokens cuts a condition up; the last token is an end.
func tokens(text string) ([]token, error) {
	var list []token
	rest := []rune(text)
	for at := 0; ; {
		for at < len(rest) && unicode.IsSpace(rest[at]) {
			at++
		}
		if at == len(rest) {
			return append(list, token{kind: end, column: at + 1}), nil
		}
		t, length, err := first(rest[at:], at+1)
		if err != nil {
			return nil, err
		}
		list = append(list, t)
		at += length
	}
}

// first cuts the first token off a text that begins with one, and says how long it is.
func first(text []rune, column int) (token, int, error) {
	if q := text[0]; q == '"' || q == '\'' {
		for i, r := range text[1:] {
			if r == q {
				return token{string(text[1 : i+1]), quoted, column}, i + 2, nil
			}
		}
		return token{}, 0, errorAt(column, "a quote without its end")
	}
	for _, s := range signs {
		if strings.HasPrefix(string(text[:min(2, len(text))]), s) {
			return token{s, sign, column}, len(s), nil
		}
	}
	n := 1
	for n < len(text) && inWord(text[n]) {
		n++
	}
	return token{string(text[:n]), word, column}, n, nil
}

func inWord(r rune) bool { return !unicode.IsSpace(r) && !strings.ContainsRune(`"'()<>=!&|,`, r) }

// is says whether the token is the keyword, in whatever case.
func (t token) is(keyword string) bool { return t.kind == word && strings.EqualFold(t.text, keyword) }

// isSign says whether the token is the sign.
func (t token) isSign(s string) bool { return t.kind == sign && t.text == s }
