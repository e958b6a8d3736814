package fit

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
)

// maxRows bounds the memory that a table can take.
const maxRows = 10_000_000

// ReadSamples reads a table of samples: CSV, or TSV if the first line has a tab, or with
// semicolons if it has those and no comma, as spreadsheets write it where numbers have a
// decimal comma; with quotes as in encoding/csv. The first line names the columns, in any order:
//
//	puzzle        the puzzle, kept as it stands; required
//	player        who played; without it every row is by somebody else
//	seconds       how long it took, to the end or to giving up
//	solved        yes, true, 1 or no, false, 0
//	level         perceived: 1 to 5, or one of LevelNames
//
// or, when a row is the mean of several players who finished,
//
//	players       how many
//	mean_seconds  their mean time
//
// An empty field says nothing. Other columns are remembered by name only. If any
// row is wrong the error is a *TableError with the first fault of each such row,
// and there are no samples.
func ReadSamples(r io.Reader, name string) (*Samples, error) {
	t := newTable(name)
	input := bufio.NewReaderSize(r, 1<<16)
	if start, _ := input.Peek(3); string(start) == "\xef\xbb\xbf" {
		_, _ = input.Discard(3) // the byte order mark that spreadsheets write
	}
	if start, _ := input.Peek(2); string(start) == "\xff\xfe" || string(start) == "\xfe\xff" {
		return nil, t.fail(1, 1, "found UTF-16; expected UTF-8, as spreadsheets write \"CSV UTF-8\"")
	}
	t.rows = csv.NewReader(input)
	t.rows.Comma = separator(input)
	t.rows.FieldsPerRecord = -1
	t.rows.ReuseRecord = true
	if err := t.read(); err != nil {
		return nil, err
	}
	return t.samples, nil
}

// separator is what stands between the names in the first line that has anything.
func separator(input *bufio.Reader) rune {
	start, _ := input.Peek(1 << 15)
	line, _, _ := bytes.Cut(bytes.TrimLeft(start, "\r\n"), []byte("\n"))
	switch {
	case bytes.ContainsRune(line, '\t'):
		return '\t'
	case bytes.ContainsRune(line, ';') && !bytes.ContainsRune(line, ','):
		return ';'
	}
	return ','
}

// read takes the header and all rows.
func (t *table) read() error {
	fields, err := t.rows.Read()
	switch {
	case err == io.EOF:
		return t.fail(1, 1, "found nothing; expected a line with the names of the columns")
	case err != nil:
		return t.unreadable(err)
	}
	h, fault, field := readHeader(fields)
	if fault != "" {
		line, column := t.rows.FieldPos(max(field, 0))
		return t.fail(line, column, fault)
	}
	t.header, t.samples.Ignored = h, h.ignored
	if err := t.readRows(); err != nil {
		return err
	}
	if len(t.wrong.Rows) > 0 {
		return &t.wrong
	}
	if len(t.samples.Rows) == 0 {
		return t.fail(1, 1, "found no rows; expected a sample in each line after the names of the columns")
	}
	return nil
}

// readRows takes rows until the end, or until the table cannot be read on.
func (t *table) readRows() error {
	for {
		fields, err := t.rows.Read()
		var syntax *csv.ParseError
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, &syntax):
			t.wrong.add(t.quoteError(syntax))
			continue
		case err != nil:
			return fmt.Errorf("%s: %w", t.samples.Name, err)
		case len(t.samples.Rows) == maxRows:
			line, _ := t.rows.FieldPos(0)
			return t.fail(line, 1, fmt.Sprintf("found more than %d rows; expected fewer", maxRows))
		}
		t.row(fields)
	}
}

// unreadable is the error of a header that encoding/csv refuses.
func (t *table) unreadable(err error) error {
	var syntax *csv.ParseError
	if errors.As(err, &syntax) {
		t.wrong.add(t.quoteError(syntax))
		return &t.wrong
	}
	return fmt.Errorf("%s: %w", t.samples.Name, err)
}

// quoteError says in our words what encoding/csv found; with any number of fields
// allowed only quotes are left to be wrong.
func (t *table) quoteError(e *csv.ParseError) *RowError {
	msg := `found a quote that does not end; expected quotes around a whole field, and "" for a quote in it`
	if errors.Is(e.Err, csv.ErrBareQuote) {
		msg = `found a quote within a field; expected quotes around a whole field, and "" for a quote in it`
	}
	return &RowError{t.samples.Name, e.Line, e.Column, msg}
}

// fail is the error of a table that is wrong as a whole.
func (t *table) fail(line, column int, msg string) error {
	return &TableError{Rows: []*RowError{{t.samples.Name, line, column, msg}}}
}
