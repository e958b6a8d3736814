package corpus

import (
	"bufio"
	"fmt"
	"iter"
	"strings"

	"latin"
)

// Document is the form for people and for boards of one's own: YAML, several
// puzzles separated by lines of three hyphens.
//
//	kind: custom-steps
//	labels: WayneGould
//	clues: |
//	  n G o l . d y . . e
//	  ...
//
// A document has a kind, or a board: rows, cols, lines, regions and extra for
// squares, otherwise cells and asterisms. The keys labels, regions and
// inscription say what the kind does not imply; clues and candidates may be
// missing, so that a document can stand for a Puzzle. Values are taken as
// they are written: "labels: 0123" is four labels.
var Document = &Format{
	Name:  "document",
	Doc:   "YAML for people and for boards of one's own: kind or board, labels, clues as a drawing, candidates; several separated by ---.",
	Ext:   []string{".yaml", ".yml"},
	Holds: Holds{Kinds: "any kind", OwnBoards: true, Candidates: true, Fields: true, Several: true},
	Detect: func(head []byte) bool {
		first := firstWords(head, "#")
		if first == "---" || strings.HasPrefix(first, "--- ") || strings.HasPrefix(first, "%YAML") {
			return true
		}
		key, rest, found := strings.Cut(first, ":")
		_, _, err := latin.FindKind(key)
		return found && plainKey(key) && err != nil && (rest == "" || rest[0] == ' ' || rest[0] == '\t')
	},
	Decode: decodeDocuments,
	Encode: encoding(renderDocument),
}

func decodeDocuments(s *Source) iter.Seq2[*Record, error] {
	d := documents{s: s}
	return records(func() (*Record, error) {
		text, first, err := d.next()
		if err != nil {
			return nil, err
		}
		return s.documentRecord(text, first)
	})
}

// documentRecord reads one document; nil when it says nothing.
func (s *Source) documentRecord(text string, first int) (*Record, error) {
	if at := invalidAt([]byte(text)); at < len(text) {
		line := strings.LastIndexByte(text[:at], '\n') + 1
		return nil, s.errorAt(first+strings.Count(text[:at], "\n"), column([]byte(text[line:]), at-line), nil, notUTF8)
	}
	n, err := s.parseYAML(text, first)
	if n == nil || err != nil {
		return nil, err
	}
	return treeReader{s: s, strict: true}.record(n)
}

func renderDocument(w *bufio.Writer, r *Record, n int) error {
	var b strings.Builder
	if n > 0 {
		b.WriteString("---\n")
	}
	tree := documentNode(r)
	tree.writeYAML(&b, "")
	if values, keys := tree.count(); keys > maxKeys || 3*values > maxTokens {
		return fmt.Errorf("%w: its board is too large for a document; write JSON", ErrCannotHold)
	}
	return writeBounded(w, b.String(), maxDocument, "write JSON")
}
