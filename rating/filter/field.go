package filter

import (
	"fmt"
	"math"
	"strconv"
)

// A Type says what the values of a field are.
type Type int

// The types of fields.
const (
	Number Type = iota
	Text        // equal or not; it has no order
	Scale       // words in an order
	YesNo
)

// A Field is something of a record that conditions may name.
type Field struct {
	Name string
	Type Type
	// Rank finds the place of a word on a Scale; the error says what is wrong with the word.
	Rank func(word string) (int, error)
}

// A Value is what a field has in a record: Text holds that of a Text, Number the
// others (the rank on a Scale, 1 for yes and 0 for no).
type Value struct {
	Number float64
	Text   string
}

// A Record gives the value of a field, by its index in the list that [Parse] was
// given; false when the field does not apply.
type Record func(field int) (Value, bool)

// parse reads a value that the field is compared with.
func (f *Field) parse(word string) (Value, error) {
	switch f.Type {
	case Text:
		return Value{Text: word}, nil
	case Scale:
		rank, err := f.Rank(word)
		return Value{Number: float64(rank)}, err
	case YesNo:
		return parseYesNo(f.Name, word)
	}
	n, err := strconv.ParseFloat(word, 64)
	if err != nil || math.IsNaN(n) || math.IsInf(n, 0) {
		return Value{}, fmt.Errorf("%.40q is no number; %s is compared with numbers", word, f.Name)
	}
	return Value{Number: n}, nil
}

func parseYesNo(name, word string) (Value, error) {
	switch word {
	case "yes", "true":
		return Value{Number: 1}, nil
	case "no", "false":
		return Value{}, nil
	}
	return Value{}, fmt.Errorf("%.40q is neither yes nor no; %s is one of them", word, name)
}

// compare makes the test of a field against a value.
func (f *Field) compare(index int, operator string, with Value) (test, error) {
	holds := operators[operator]
	switch {
	case (f.Type == Text || f.Type == YesNo) && operator != "==" && operator != "!=":
		return nil, fmt.Errorf("%s has no order; compare it with == or !=", f.Name)
	case f.Type == Text:
		return func(r Record) bool {
			v, applies := r(index)
			return applies && (v.Text == with.Text) == (operator == "==")
		}, nil
	}
	return func(r Record) bool {
		v, applies := r(index)
		return applies && holds(v.Number, with.Number)
	}, nil
}

// operators are those of comparisons.
var operators = map[string]func(a, b float64) bool{
	"==": func(a, b float64) bool { return a == b },
	"!=": func(a, b float64) bool { return a != b },
	"<":  func(a, b float64) bool { return a < b },
	"<=": func(a, b float64) bool { return a <= b },
	">":  func(a, b float64) bool { return a > b },
	">=": func(a, b float64) bool { return a >= b },
}
