package filter

import "fmt"

// A Filter is a condition on records. It may be used by several goroutines.
type Filter struct{ root test }

// test answers for one record.
type test func(Record) bool

// Match says whether the condition is true of the record.
func (f *Filter) Match(r Record) bool { return f.root(r) }

// An Error says what is wrong with a condition, and where.
type Error struct {
	Column int // of the first character in question, from 1
	Msg    string
}

// Error is the message with its column.
func (e *Error) Error() string { return fmt.Sprintf("column %d: %s", e.Column, e.Msg) }

func errorAt(column int, format string, args ...any) error {
	return &Error{column, fmt.Sprintf(format, args...)}
}

// Bounds of conditions: nobody writes such, and a program that does learns it
// from a message.
const (
	maxLength = 1 << 16 // characters
	maxDepth  = 200     // parentheses and negations within each other
)

// Parse reads a condition on records that have the fields. The error is an [*Error].
func Parse(text string, fields []Field) (*Filter, error) {
	if len(text) > maxLength {
		return nil, errorAt(maxLength, "the condition is longer than %d characters", maxLength)
	}
	list, err := tokens(text)
	if err != nil {
		return nil, err
	}
	p := parser{rest: list, fields: fields}
	root, err := p.condition()
	if err != nil {
		return nil, err
	}
	if t := p.rest[0]; t.kind != end {
		return nil, p.unexpected("and, or, or the end")
	}
	return &Filter{root}, nil
}
