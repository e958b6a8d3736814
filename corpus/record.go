package corpus

import "latin"

// A Record is one puzzle of a stream, with what is known about it.
type Record struct {
	Puzzle *latin.Puzzle
	Clues  latin.PB
	// Candidates of a state, one domain a cell; nil when the record has none.
	Candidates latin.Domains
	// Fields are the further key=value pairs in their order ("id", "author", ...),
	// without those that the Puzzle holds (labels, regions, inscription).
	Fields []Field
	// File, Line and Column say where the record began (Line and Column from 1).
	File         string
	Line, Column int
}

// A Field is one key=value pair of a record.
type Field struct{ Key, Value string }

// Field is the value of the key; "" when there is none.
func (r *Record) Field(key string) string {
	for _, f := range r.Fields {
		if f.Key == key {
			return f.Value
		}
	}
	return ""
}

// ID of the record: the field "id".
func (r *Record) ID() string { return r.Field("id") }
