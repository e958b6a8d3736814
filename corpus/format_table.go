package corpus

import (
	"bytes"
	"iter"
	"unicode/utf8"

	"latin"
)

// Table is what spreadsheets and statisticians write: a header that names the
// columns, then one puzzle a row, with tabs, commas or semicolons between the
// values. A value may stand in double quotes, a quote within them doubled; it
// ends on its line.
//
//	puzzle	players	mean_seconds
//	730020800000000009002003070000600103080741060105002000050900300300000000008060045	12	303
//
// The column puzzle, or clues where there is none, holds KIND:CELLS, or CELLS of the
// kind in the column kind, or the 81 characters of a Sudoku. Columns labels, regions and inscription
// are as in lines. Every other column is a field of the record unless its value is
// empty; what a field's name cannot have is a hyphen there ("time (s)" is
// time-s), and where the name means something else to us "-column" follows.
// Lines that are blank or begin with # say nothing.
var Table = &Format{
	Name:   "table",
	Doc:    "Rows with tabs, commas or semicolons between the values, below a header with a column puzzle or clues; the other columns are fields.",
	Ext:    []string{".tsv", ".csv"},
	Holds:  Holds{Kinds: "any kind", Fields: true, Several: true},
	Detect: func(head []byte) bool { return hasPuzzleColumn(firstWords(head, "#")) },
	Decode: decodeTable,
}

func decodeTable(s *Source) iter.Seq2[*Record, error] {
	var t tableText
	return records(func() (*Record, error) {
		text, err := s.next(maxLine)
		l := lineText{s, text, s.line}
		switch {
		case err != nil || l.silent():
			return nil, err
		case !utf8.Valid(text):
			return nil, l.fail(invalidAt(text), nil, notUTF8)
		case t.columns == nil:
			t.delimiter = delimiterOf(text)
			err := t.header(l)
			s.ended = err != nil // nothing can be told of the rows
			return nil, err
		}
		return t.row(l)
	})
}

// A tableText is a table while it is read.
type tableText struct {
	delimiter byte
	columns   []string // the keys of fields; those that choose the puzzle by their own name
	puzzle    int      // the index of its column
}

// The names of columns that choose the puzzle, beside labels, regions and
// inscription.
const (
	puzzleColumn = "puzzle"
	cluesColumn  = "clues"
	kindColumn   = "kind"
)

// A cellText is one value of a row; at is its offset in the line.
type cellText struct {
	text []byte
	at   int
}

// row reads one puzzle.
func (t *tableText) row(l lineText) (*Record, error) {
	cells, err := t.split(l)
	if err != nil {
		return nil, err
	}
	if len(cells) != len(t.columns) {
		return nil, l.fail(0, nil, "a row of %d values below a header of %d columns", len(cells), len(t.columns))
	}
	kind, v := cellText{text: []byte(latin.Sudoku.Name)}, lineFields{at: make(map[string]int)}
	for i, c := range cells {
		part := v.choice.part(t.columns[i])
		switch value := string(bytes.TrimSpace(c.text)); {
		case value == "" || i == t.puzzle:
		case t.columns[i] == kindColumn:
			kind = cellText{[]byte(value), c.at}
		case part != nil:
			*part, v.at[t.columns[i]] = value, c.at
		default:
			v.fields = append(v.fields, Field{t.columns[i], value})
		}
	}
	return l.tableRecord(cells[t.puzzle], kind, v)
}

// tableRecord makes the record of a row from its puzzle, which may name its kind.
func (l lineText) tableRecord(puzzle, kind cellText, v lineFields) (*Record, error) {
	puzzle.at += len(puzzle.text) - len(bytes.TrimLeft(puzzle.text, " "))
	puzzle.text = bytes.TrimSpace(puzzle.text)
	if i := bytes.LastIndexByte(puzzle.text, ':'); i >= 0 {
		kind = cellText{puzzle.text[:i], puzzle.at}
		puzzle = cellText{puzzle.text[i+1:], puzzle.at + i + 1}
	}
	if len(puzzle.text) == 0 {
		return nil, l.fail(puzzle.at, nil, "a row without a puzzle; give its CELLS")
	}
	p, err := l.puzzle(kind.text, kind.at, v)
	if err != nil {
		return nil, err
	}
	if p.labels != nil && !bytes.ContainsRune(puzzle.text, ',') {
		puzzle.text = dotted(p, puzzle.text)
	}
	r := &Record{Puzzle: p.Puzzle, Fields: v.fields, File: l.s.Name, Line: l.line, Column: column(l.text, puzzle.at)}
	r.Clues, err = l.cells(p, puzzle.at, puzzle.text)
	if err != nil {
		return nil, err
	}
	return r, nil
}
