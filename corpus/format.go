package corpus

import (
	"fmt"
	"io"
	"iter"
	"path"
	"slices"
	"strings"

	"latin"
)

// A Format is one way to write puzzles into a file.
type Format struct {
	// Name as in flags: lower-case words with hyphens.
	Name string
	// Doc is one or two sentences for people who choose a format.
	Doc string
	// Ext lists the extensions of such files, with the dot, the usual one
	// first. An extension belongs to one format.
	Ext []string
	// Holds says what the format can express.
	Holds Holds
	// Detect says whether a file that begins with these bytes is of this
	// format; nil when one cannot tell.
	Detect func(head []byte) bool
	// Decode yields the records of a file, each with a nil error, or a nil
	// record with an error; nil when the format is only written.
	Decode func(*Source) iter.Seq2[*Record, error]
	// Encode starts a file; nil when the format is only read.
	Encode func(io.Writer) Encoder
}

// Holds says what a format can express.
type Holds struct {
	Kinds      string // which puzzles, in words: "any kind", "Latin squares with streams"
	OwnBoards  bool   // boards that are of no kind
	Candidates bool   // states with candidates
	Fields     bool   // id, author and other fields
	Several    bool   // more than one puzzle in a file
}

// An Encoder writes one file of records.
type Encoder interface {
	// Put writes one record. An error that wraps [ErrCannotHold] says why
	// the format cannot express it; nothing of the record was written then
	// and others may follow.
	Put(*Record) error
	// Close ends the file. It does not close the writer below.
	Close() error
}

// Formats is the list of formats. To add one, write format_<name>.go and name
// its value here.
var Formats = []*Format{
	Line,
	Document,
	JSON,
	Table,
	Dzn,
	DznPairs,
	MiniZinc,
	Dimacs,
}

// FindFormat looks up a format by its name. The error wraps
// [ErrUnknownFormat] and names the nearest one.
func FindFormat(name string) (*Format, error) {
	var names []string
	for _, f := range Formats {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return nil, fmt.Errorf("%w %q%s", ErrUnknownFormat, name,
		latin.Suggest(name, names, "`latin formats` lists them"))
}

// FormatOfFile chooses a format by the extension of a file name; an extension
// .gz or .zst at its end does not count. It is nil when none has that extension.
func FormatOfFile(name string) *Format {
	name = strings.ToLower(name)
	for _, packed := range []string{".gz", ".zst"} {
		name = strings.TrimSuffix(name, packed)
	}
	for _, f := range Formats {
		if slices.Contains(f.Ext, path.Ext(name)) {
			return f
		}
	}
	return nil
}

// chooseFormat goes by the extension where it says something, then by the
// first bytes; what nobody recognises is taken for lines. Files of lines and
// tables have each other's extensions.
func chooseFormat(name string, head []byte) *Format {
	if f := FormatOfFile(name); f != nil && f != Line && f != Table {
		return f
	}
	for _, f := range Formats {
		if f.Detect != nil && f.Detect(head) {
			return f
		}
	}
	return Line
}

// firstWords gives the first line of a file's head that is neither blank nor
// a comment; comments begin with one of the marks.
func firstWords(head []byte, marks string) string {
	for line := range strings.Lines(strings.TrimPrefix(string(head), "\ufeff")) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.Contains(marks, line[:1]) {
			return line
		}
	}
	return ""
}
