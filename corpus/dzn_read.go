package corpus

import (
	"strconv"
	"strings"
	"unicode"

	"latin"
)

// A dznReader reads the assignments of a data file of MiniZinc.
type dznReader struct {
	s            *Source
	text         []rune
	line, column int

	token dznToken
}

// A dznToken is a name, a whole number, ".." or one other character; its text
// is empty at the end.
type dznToken struct {
	text  string
	place place
}

// A dznValue is a number or the numbers of an array, whatever its shape.
type dznValue struct {
	at      place
	numbers []dznNumber
}

type dznNumber struct {
	value int
	place place
}

func (d *dznReader) fail(p place, format string, args ...any) error {
	return d.s.errorAt(p.line, p.column, nil, format, args...)
}

// advance takes one character.
func (d *dznReader) advance() {
	if d.text[0] == '\n' {
		d.line, d.column = d.line+1, 0
	}
	d.text = d.text[1:]
	d.column++
}

// skip passes white space and comments.
func (d *dznReader) skip() {
	for len(d.text) > 0 {
		switch {
		case unicode.IsSpace(d.text[0]):
			d.advance()
		case d.text[0] == '%':
			for len(d.text) > 0 && d.text[0] != '\n' {
				d.advance()
			}
		case d.ahead("/*"):
			for len(d.text) > 0 && !d.ahead("*/") {
				d.advance()
			}
			for range min(2, len(d.text)) {
				d.advance()
			}
		default:
			return
		}
	}
}

func (d *dznReader) ahead(s string) bool {
	return len(d.text) >= 2 && string(d.text[:2]) == s
}

// next reads the next token.
func (d *dznReader) next() {
	d.skip()
	d.token = dznToken{"", place{d.line, d.column}}
	if len(d.text) == 0 {
		return
	}
	rest, n := d.text, 1
	switch {
	case wordRune(rest[0]) || rest[0] == '-':
		for n < len(rest) && wordRune(rest[n]) {
			n++
		}
	case d.ahead(".."):
		n = 2
	}
	d.token.text = string(rest[:n])
	for range n {
		d.advance()
	}
}

func wordRune(r rune) bool {
	return r == '_' || r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// expect takes a token that must be there.
func (d *dznReader) expect(text, after string) error {
	if d.token.text != text {
		return d.fail(d.token.place, "found %s; expected %q %s", d.found(), text, after)
	}
	d.next()
	return nil
}

func (d *dznReader) found() string {
	if d.token.text == "" {
		return "the end of the file"
	}
	return strconv.Quote(d.token.text)
}

var dznNames = []string{"n", "streams", "num_placed", "placed"}

// assignments reads "name = value;" up to the end.
func (d *dznReader) assignments() (map[string]dznValue, error) {
	values := make(map[string]dznValue)
	for d.next(); d.token.text != ""; {
		name := d.token
		if _, again := values[name.text]; again {
			return nil, d.fail(name.place, "a second value of %s; one puzzle a file", name.text)
		}
		if !plainKey(name.text) || !strings.Contains(" "+strings.Join(dznNames, " ")+" ", " "+name.text+" ") {
			return nil, d.fail(name.place, "found %.40q%s", name.text,
				latin.Suggest(name.text, dznNames, "expected n, streams, num_placed or placed"))
		}
		d.next()
		if err := d.expect("=", "after "+name.text); err != nil {
			return nil, err
		}
		v, err := d.value()
		if err != nil {
			return nil, err
		}
		values[name.text] = v
		if d.token.text != "" {
			if err := d.expect(";", "after the value of "+name.text); err != nil {
				return nil, err
			}
		}
	}
	return values, nil
}

// value reads a number, a list, a list with bars, or array2d of a list, whose
// ranges are not needed.
func (d *dznReader) value() (dznValue, error) {
	v := dznValue{at: d.token.place}
	call := d.token.text == "array2d"
	for call && d.token.text != "[" && d.token.text != "" && d.token.text != ";" {
		d.next()
	}
	if d.token.text != "[" {
		x, err := d.number()
		v.numbers = append(v.numbers, x)
		return v, err
	}
	for d.next(); d.token.text != "]"; {
		if d.token.text == "," || d.token.text == "|" {
			d.next()
			continue
		}
		x, err := d.number()
		if err != nil {
			return v, err
		}
		v.numbers = append(v.numbers, x)
	}
	d.next()
	if call {
		return v, d.expect(")", "at the end of array2d")
	}
	return v, nil
}

func (d *dznReader) number() (dznNumber, error) {
	n, err := strconv.Atoi(d.token.text)
	if err != nil {
		return dznNumber{}, d.fail(d.token.place, "found %s; expected a whole number", d.found())
	}
	x := dznNumber{n, d.token.place}
	d.next()
	return x, nil
}
