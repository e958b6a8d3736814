package corpus

import (
	"errors"
	"fmt"
)

// A SyntaxError says what is wrong with a record, and where.
type SyntaxError struct {
	File         string // as given to [Read]
	Line, Column int    // from 1; the column counts characters, not bytes
	Msg          string // what was found, what was expected

	cause error
}

// Error is "file:line:column: message".
func (e *SyntaxError) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Msg)
}

// Unwrap gives the error of package latin behind it, such as
// [latin.ErrUnknownKind]; nil when there is none.
func (e *SyntaxError) Unwrap() error { return e.cause }

// A ReadError says that a file could not be read to its end: it is cut off,
// damaged, or the medium fails. The records before it stand.
type ReadError struct {
	File string
	Line int // the last line that was read whole; 0 when there was none
	Err  error
}

// Error tells the file, the place and the reason.
func (e *ReadError) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("%s: cannot be read: %v", e.File, e.Err)
	}
	return fmt.Sprintf("%s: cannot read on after line %d: %v; the puzzles before stand", e.File, e.Line, e.Err)
}

// Unwrap gives the reason.
func (e *ReadError) Unwrap() error { return e.Err }

// Errors that are not about a place in a file.
var (
	// ErrUnknownFormat is wrapped by the errors of [FindFormat].
	ErrUnknownFormat = errors.New("unknown format")
	// ErrCannotHold is wrapped when a record asks for more than a format can
	// express; other records can still be written.
	ErrCannotHold = errors.New("the format cannot hold this puzzle")
	// ErrWriteOnly is wrapped when a format that is only written is to be read.
	ErrWriteOnly = errors.New("the format is written only")
	// ErrNoRecord is wrapped by [ReadPuzzle] for a file without a record.
	ErrNoRecord = errors.New("no puzzle in the file")
)
