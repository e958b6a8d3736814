package corpus

import (
	"bufio"
	"bytes"
	"iter"
	"strings"
	"unicode/utf8"
)

// JSON is the form for other programs: JSON Lines, an object on every line.
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

// maxObject bounds a line of JSON in bytes: room for the largest board.
const maxObject = 1 << 24

func decodeJSON(s *Source) iter.Seq2[*Record, error] {
	return records(func() (*Record, error) {
		text, err := s.next(maxObject)
		if err != nil || len(bytes.TrimSpace(text)) == 0 {
			return nil, err
		}
		return s.objectRecord(text)
	})
}

// objectRecord reads one line.
func (s *Source) objectRecord(text []byte) (*Record, error) {
	if !utf8.Valid(text) {
		return nil, s.errorAt(s.line, column(text, invalidAt(text)), nil, notUTF8)
	}
	n, err := s.parseJSON(text, s.line)
	if err != nil {
		return nil, err
	}
	t := treeReader{s: s}
	if v := n.get("schema"); v != nil && !readable(v.text) {
		return nil, t.fail(v.place(), nil, "schema %s; expected %q, or what a command of latin wrote about a puzzle", v.describe(), puzzleSchema)
	}
	return t.record(n)
}

// readable says whether objects of a schema are read: those of version 1 that
// any command wrote.
func readable(schema string) bool {
	return strings.HasPrefix(schema, schemaFamily) && strings.HasSuffix(schema, "/1")
}

func renderJSON(w *bufio.Writer, r *Record, _ int) error {
	var b strings.Builder
	objectNode(r).writeJSON(&b)
	b.WriteByte('\n')
	return writeBounded(w, b.String(), maxObject, "describe the board with fewer outlines")
}
