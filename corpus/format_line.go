package corpus

import (
	"bytes"
	"iter"
	"unicode/utf8"

	"latin"
)

// Line is the form for lists and pipes: one puzzle a line, its kind before the
// colon and its cells after it, then fields with tabs between them.
//
//	sudoku:1.6..23...5...6.91..95.1462.379.5...581.279.....4.8157...26.54...415.6.99..87421.	id=fig-1
//
// In a value \t, \n, \r and \\ stand for a tab, the two ends of a line and a
// backslash; any other backslash stands for itself. Lines that are blank or
// begin with # say nothing. A bare line of 81 characters is a Sudoku whose
// blanks are . 0 or -, one of 729 a Sudoku state with candidates, nine
// characters a cell; what follows it after a blank, a comma or # becomes the
// field "note".
var Line = &Format{
	Name:   "line",
	Doc:    "One puzzle a line, KIND:CELLS and key=value fields with tabs between them; also bare Sudoku lines of 81 characters, or 729 with candidates.",
	Ext:    []string{".txt", ".sdm", ".lines"},
	Holds:  Holds{Kinds: "any kind", Candidates: true, Fields: true, Several: true},
	Decode: decodeLines,
	Encode: encoding(renderLine),
}

// maxLine bounds a line in bytes: several times the largest board with
// labels of common length.
const maxLine = 1 << 20

func decodeLines(s *Source) iter.Seq2[*Record, error] {
	return records(func() (*Record, error) {
		text, err := s.next(maxLine)
		l := lineText{s, text, s.line}
		if err != nil || l.silent() {
			return nil, err
		}
		return l.record()
	})
}

// A lineText is one line while it is understood.
type lineText struct {
	s    *Source
	text []byte
	line int
}

// silent says whether the line is blank or a comment.
func (l lineText) silent() bool {
	text := bytes.TrimLeft(l.text, " \t")
	return len(text) == 0 || text[0] == '#'
}

// fail makes the error for the byte at the offset.
func (l lineText) fail(offset int, cause error, format string, args ...any) error {
	return l.s.errorAt(l.line, column(l.text, offset), cause, format, args...)
}

// record reads a line that is not silent.
func (l lineText) record() (*Record, error) {
	if !utf8.Valid(l.text) {
		return nil, l.fail(invalidAt(l.text), nil, notUTF8)
	}
	start := len(l.text) - len(bytes.TrimLeft(l.text, " "))
	head, fields := l.text[start:], len(l.text)
	if tab := bytes.IndexByte(head, '\t'); tab >= 0 {
		head, fields = head[:tab], start+tab
	}
	head = bytes.TrimRight(head, " ")
	r := &Record{File: l.s.Name, Line: l.line, Column: column(l.text, start)}
	if bare(head) {
		return l.bareRecord(r, start, head, fields)
	}
	return l.kindRecord(r, start, head, fields)
}

const notUTF8 = "a byte that is not UTF-8; convert the file to UTF-8"

// invalidAt is the offset of the first byte that is not UTF-8; the length
// when there is none.
func invalidAt(text []byte) int {
	for i := 0; i < len(text); {
		c, size := utf8.DecodeRune(text[i:])
		if c == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return len(text)
}

// kindRecord reads KIND:CELLS, which begins at start, and the fields.
func (l lineText) kindRecord(r *Record, start int, head []byte, fields int) (*Record, error) {
	if i := bytes.IndexByte(head, ' '); i >= 0 {
		return nil, l.fail(start+i, nil, "a blank within KIND:CELLS; fields follow after a tab, as key=value")
	}
	colon := bytes.LastIndexByte(head, ':')
	v, err := l.fields(fields)
	if err != nil {
		return nil, err
	}
	p, err := l.puzzle(head[:colon], start, v)
	if err != nil {
		return nil, err
	}
	r.Puzzle, r.Fields = p.Puzzle, v.fields
	r.Clues, err = l.cells(p, start+colon+1, head[colon+1:])
	return r, err
}

// cells reads the CELLS form, which begins at the offset.
func (l lineText) cells(p *madePuzzle, offset int, text []byte) (latin.PB, error) {
	pb, err := p.parseCells(text)
	if err != nil {
		msg, column := cellsMessage(err), column(l.text, offset)+cellsColumn(err)-1
		return nil, l.s.errorAt(l.line, column, err, "%s", msg)
	}
	return pb, nil
}

// puzzle finds the Puzzle that the kind and the fields choose.
func (l lineText) puzzle(kind []byte, start int, v lineFields) (*madePuzzle, error) {
	c := &l.s.puzzles
	if c.latest != nil && v.choice == (choice{}) && c.last.plain(kind) {
		return c.latest, nil
	}
	v.choice.kind = string(kind)
	p, err := c.get(v.choice, makeKind)
	if err != nil {
		return nil, l.blame(v, start, err)
	}
	return p, nil
}

// plain says whether the choice is the kind and nothing else.
func (c choice) plain(kind []byte) bool {
	return c.kind == string(kind) && c.labels == "" && c.regions == "" && c.inscription == "" && c.board == ""
}
