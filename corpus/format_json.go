package corpus

import (
	"bufio"
	"fmt"
	"iter"
	"slices"
	"strings"
	"unicode/utf8"
)

// JSON is the form for other programs: JSON Lines, an object on every line. An
// object that goes on over several lines is read, too.
//
//	{"schema":"latin/puzzle/1","id":"fig-1","kind":"sudoku","clues":"1.6..23...5..."}
//
// The keys are those of documents; clues are in the CELLS form and candidates
// one list of labels a cell. Further keys are kept as texts.
var JSON = &Format{
	Name:  "json",
	Doc:   "JSON Lines for other programs: one object a line with the schema " + puzzleSchema + ", and the keys of documents.",
	Ext:   []string{".jsonl", ".ndjson", ".json"},
	Holds: Holds{Kinds: "any kind", OwnBoards: true, Candidates: true, Fields: true, Several: true},
	Detect: func(head []byte) bool {
		return strings.HasPrefix(firstWords(head, ""), "{")
	},
	Decode: decodeJSON,
	Encode: encoding(renderJSON),
}

// maxObject bounds an object in bytes: room for the largest board.
const maxObject = 1 << 24

func decodeJSON(s *Source) iter.Seq2[*Record, error] {
	return records(func() (*Record, error) {
		o, err := s.object(maxObject)
		if err != nil || len(o.Text) == 0 {
			return nil, err
		}
		r, err := s.objectRecord(o.Text, o.Line)
		if e, ok := err.(*SyntaxError); ok {
			e.Line, e.Column = o.At(byteAt(o.Text, e.Column))
		}
		return r, err
	})
}

// byteAt is where the character of a column of a text begins; line feeds count
// as characters.
func byteAt(text []byte, column int) int {
	offset := 0
	for ; column > 1 && offset < len(text); column-- {
		_, size := utf8.DecodeRune(text[offset:])
		offset += size
	}
	return offset
}

// objectRecord reads one object, as if it stood on one line.
func (s *Source) objectRecord(text []byte, line int) (*Record, error) {
	if !utf8.Valid(text) {
		return nil, s.errorAt(line, column(text, invalidAt(text)), nil, notUTF8)
	}
	n, err := s.parseJSON(text, line)
	if err != nil {
		return nil, err
	}
	t := treeReader{s: s}
	if v := n.get("schema"); v != nil {
		if wrong := schemaError(v); wrong != "" {
			return nil, t.fail(v.place(), nil, "%s", wrong)
		}
	}
	return t.record(n)
}

// schemaVersion is what the schemas end with that are read.
const schemaVersion = "/1"

// notPuzzles are the commands whose objects are not about one puzzle as a whole.
var notPuzzles = []string{"openings", "rules", "kinds", "formats", "version"}

// schemaError says why an object of a schema is not read; "" when it is. Those
// of version 1 that a command wrote about a puzzle are.
func schemaError(v *node) string {
	schema := v.text
	command, ours := strings.CutPrefix(schema, schemaFamily)
	name, current := strings.CutSuffix(command, schemaVersion)
	family, _, versioned := strings.Cut(command, "/")
	switch {
	case ours && current && slices.Contains(notPuzzles, name):
		return fmt.Sprintf("schema %q is not that of a puzzle; expected %q, or what a command of latin wrote about a puzzle", schema, puzzleSchema)
	case ours && current:
		return ""
	case ours && versioned:
		return fmt.Sprintf("schema %q is of another version; this program reads %q", schema, schemaFamily+family+schemaVersion)
	}
	return fmt.Sprintf("schema %s; expected %q, or what a command of latin wrote about a puzzle", v.describe(), puzzleSchema)
}

func renderJSON(w *bufio.Writer, r *Record, _ int) error {
	var b strings.Builder
	objectNode(r).writeJSON(&b)
	b.WriteByte('\n')
	return writeBounded(w, b.String(), maxObject, "describe the board with fewer outlines")
}
