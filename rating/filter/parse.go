package filter

import (
	"strings"

	"latin"
)

// A parser reads by recursive descent, one method a rule of the grammar.
type parser struct {
	rest   []token // the last one is an end
	fields []Field
	depth  int
}

// next takes the next token; the end stays.
func (p *parser) next() token {
	t := p.rest[0]
	if t.kind != end {
		p.rest = p.rest[1:]
	}
	return t
}

// take takes the keyword if it is next.
func (p *parser) take(keyword string) bool {
	if !p.rest[0].is(keyword) {
		return false
	}
	p.next()
	return true
}

func (p *parser) condition() (test, error) {
	return p.list("or", p.all, func(tests []test) test {
		return func(r Record) bool {
			for _, t := range tests {
				if t(r) {
					return true
				}
			}
			return false
		}
	})
}

func (p *parser) all() (test, error) {
	return p.list("and", p.one, func(tests []test) test {
		return func(r Record) bool {
			for _, t := range tests {
				if !t(r) {
					return false
				}
			}
			return true
		}
	})
}

// list reads one or more parts with the keyword between them.
func (p *parser) list(keyword string, part func() (test, error), join func([]test) test) (test, error) {
	var tests []test
	for {
		t, err := part()
		if err != nil {
			return nil, err
		}
		if tests = append(tests, t); p.take(keyword) {
			continue
		}
		if len(tests) == 1 {
			return t, nil
		}
		return join(tests), nil
	}
}

func (p *parser) one() (test, error) {
	p.depth++
	defer func() { p.depth-- }()
	switch t := p.rest[0]; {
	case p.depth > maxDepth:
		return nil, errorAt(t.column, "more than %d conditions within each other", maxDepth)
	case t.is("not"):
		p.next()
		inner, err := p.one()
		return func(r Record) bool { return !inner(r) }, err
	case t.isSign("("):
		p.next()
		inner, err := p.condition()
		if err == nil && !p.rest[0].isSign(")") {
			err = p.unexpected("and, or, or a closing parenthesis")
		}
		p.next()
		return inner, err
	}
	return p.comparison()
}

func (p *parser) comparison() (test, error) {
	index, err := p.field()
	if err != nil {
		return nil, err
	}
	f := &p.fields[index]
	switch t := p.rest[0]; {
	case t.is("in"):
		p.next()
		return p.oneOf(index)
	case t.is("not"):
		p.next()
		if !p.take("in") {
			return nil, p.unexpected("in")
		}
		return p.noneOf(index)
	case t.kind == sign && operators[t.text] != nil:
		p.next()
		return p.value(index, t)
	case f.Type == YesNo && (t.kind == end || t.is("and") || t.is("or") || t.isSign(")")):
		return f.compare(index, "==", Value{Number: 1})
	}
	return nil, p.unexpected("one of == != < <= > >= in after " + f.Name)
}

// field reads the name of one.
func (p *parser) field() (int, error) {
	t := p.rest[0]
	if t.kind != word {
		return 0, p.unexpected("the name of a field")
	}
	names := make([]string, len(p.fields))
	for i := range p.fields {
		if names[i] = p.fields[i].Name; names[i] == t.text {
			p.next()
			return i, nil
		}
	}
	return 0, errorAt(t.column, "no field is called %.40q%s", t.text,
		latin.Suggest(strings.ToLower(t.text), names, "`latin rate --help` tells them"))
}

// value reads what the field is compared with.
func (p *parser) value(index int, operator token) (test, error) {
	f, t := &p.fields[index], p.rest[0]
	if t.kind != word && t.kind != quoted {
		return nil, p.unexpected("a value after " + operator.text)
	}
	v, err := f.parse(t.text)
	if err != nil {
		return nil, errorAt(t.column, "%v", err)
	}
	compared, err := f.compare(index, operator.text, v)
	if err != nil {
		return nil, errorAt(operator.column, "%v", err)
	}
	p.next()
	return compared, nil
}

// oneOf reads a list of values: the field equals one of them.
func (p *parser) oneOf(index int) (test, error) {
	if !p.rest[0].isSign("(") {
		return nil, p.unexpected("an opening parenthesis after in")
	}
	var tests []test
	for equal := (token{text: "=="}); !p.rest[0].isSign(")"); {
		p.next() // the parenthesis or a comma
		t, err := p.value(index, equal)
		if err != nil {
			return nil, err
		}
		if tests = append(tests, t); !p.rest[0].isSign(",") && !p.rest[0].isSign(")") {
			return nil, p.unexpected("a comma or a closing parenthesis")
		}
	}
	p.next()
	return func(r Record) bool {
		for _, t := range tests {
			if t(r) {
				return true
			}
		}
		return false
	}, nil
}

// noneOf is the same for a field that applies and equals none of them.
func (p *parser) noneOf(index int) (test, error) {
	some, err := p.oneOf(index)
	return func(r Record) bool {
		_, applies := r(index)
		return applies && !some(r)
	}, err
}

// unexpected tells what stands where something else was expected.
func (p *parser) unexpected(expected string) error {
	t := p.rest[0]
	if instead := meant[t.text]; t.kind == sign && instead != "" {
		return errorAt(t.column, "found %s; write %s", t.text, instead)
	}
	if t.kind == end {
		return errorAt(t.column, "the condition ends; expected %s", expected)
	}
	return errorAt(t.column, "found %.40q; expected %s", t.text, expected)
}

// meant are signs of other languages, and what they are called here.
var meant = map[string]string{"=": "==", "&&": "and", "&": "and", "||": "or", "|": "or", "!": "not"}
