package corpus

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// delimiterOf is what stands between the values, by the header.
func delimiterOf(header []byte) byte {
	for _, d := range []byte("\t;") {
		if bytes.IndexByte(header, d) >= 0 {
			return d
		}
	}
	return ','
}

// hasPuzzleColumn says whether a line could be the header of a table.
func hasPuzzleColumn(line string) bool {
	t := tableText{delimiter: delimiterOf([]byte(line))}
	cells, err := t.split(lineText{s: new(Source), text: []byte(line)})
	return err == nil && puzzleAt(cells) >= 0
}

// puzzleAt is the index of the column with the puzzles, or -1.
func puzzleAt(cells []cellText) int {
	for _, name := range []string{puzzleColumn, cluesColumn} {
		i := slices.IndexFunc(cells, func(c cellText) bool { return strings.EqualFold(strings.TrimSpace(string(c.text)), name) })
		if i >= 0 {
			return i
		}
	}
	return -1
}

// maxColumns bounds a table; not all of them need be fields that every format takes.
const maxColumns = 1000

// header reads the names of the columns.
func (t *tableText) header(l lineText) error {
	cells, err := t.split(l)
	if err != nil {
		return err
	}
	if t.puzzle = puzzleAt(cells); t.puzzle < 0 {
		return l.fail(0, nil, "the header of this table has no column %s or %s; name the column with the puzzles so", puzzleColumn, cluesColumn)
	}
	if len(cells) > maxColumns {
		return l.fail(cells[maxColumns].at, nil, "more than %d columns; leave some out", maxColumns)
	}
	for i, c := range cells {
		key := columnKey(string(c.text), i, i == t.puzzle)
		if slices.Contains(t.columns, key) {
			return l.fail(c.at, nil, "a second column %s; name it otherwise", key)
		}
		t.columns = append(t.columns, key)
	}
	return nil
}

// columnKey is the key of the field that a column is.
func columnKey(name string, index int, isPuzzle bool) string {
	key := strings.Join(strings.FieldsFunc(name, func(r rune) bool { return !plainKey("x" + string(r)) }), "-")
	lower := strings.ToLower(key)
	switch {
	case key == "":
		return fmt.Sprintf("column-%d", index+1)
	case isPuzzle, lower == kindColumn, new(choice).part(lower) != nil:
		return lower
	case reserved(key):
		return key + "-column"
	case !plainKey(key):
		return "column-" + key
	}
	return key
}

// split cuts a row into its values.
func (t *tableText) split(l lineText) ([]cellText, error) {
	var cells []cellText
	for at := 0; ; {
		c, end := t.plainCell(l.text, at)
		if at < len(l.text) && l.text[at] == '"' {
			if c, end = t.quotedCell(l.text, at); end < 0 {
				return nil, l.fail(at, nil, "a quote without its end, or with more after it; a value in quotes ends on its line, and a quote within it is doubled")
			}
		}
		cells = append(cells, c)
		if end == len(l.text) {
			return cells, nil
		}
		at = end + 1
	}
}

// plainCell reads a value without quotes, and says where it ends.
func (t *tableText) plainCell(text []byte, at int) (c cellText, end int) {
	end = len(text)
	if i := bytes.IndexByte(text[at:], t.delimiter); i >= 0 {
		end = at + i
	}
	return cellText{text[at:end], at}, end
}

// quotedCell reads a value in quotes; the end is -1 where it has none.
func (t *tableText) quotedCell(text []byte, at int) (c cellText, end int) {
	for i := at + 1; i < len(text); i++ {
		switch {
		case text[i] != '"':
		case i+1 < len(text) && text[i+1] == '"':
			i++
		case i+1 == len(text) || text[i+1] == t.delimiter:
			return cellText{bytes.ReplaceAll(text[at+1:i], []byte(`""`), []byte(`"`)), at + 1}, i + 1
		default:
			return c, -1
		}
	}
	return c, -1
}
