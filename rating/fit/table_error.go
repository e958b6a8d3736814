package fit

import (
	"fmt"
	"strings"
)

// MaxRowErrors is how many wrong rows a TableError describes.
const MaxRowErrors = 20

// A RowError says what is wrong at one place of a table.
type RowError struct {
	Name         string // of the table
	Line, Column int    // from 1; columns count bytes, as encoding/csv does
	Msg          string // what was found, what was expected
}

// Error is "name:line:column: message".
func (e *RowError) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.Name, e.Line, e.Column, e.Msg)
}

// A TableError lists the wrong rows of a table: of each the first fault.
type TableError struct {
	Rows []*RowError // the first MaxRowErrors
	More int         // how many more there are
}

// Error has a line for each row.
func (e *TableError) Error() string {
	lines := make([]string, len(e.Rows), len(e.Rows)+1)
	for i, row := range e.Rows {
		lines[i] = row.Error()
	}
	if e.More > 0 {
		lines = append(lines, fmt.Sprintf("and %d more wrong rows", e.More))
	}
	return strings.Join(lines, "\n")
}

// Unwrap gives the single rows to errors.As.
func (e *TableError) Unwrap() []error {
	list := make([]error, len(e.Rows))
	for i, row := range e.Rows {
		list[i] = row
	}
	return list
}

func (e *TableError) add(row *RowError) {
	if len(e.Rows) < MaxRowErrors {
		e.Rows = append(e.Rows, row)
	} else {
		e.More++
	}
}
