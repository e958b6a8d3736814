package corpus

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"latin"
)

// bare says whether a line has no KIND: before its cells.
func bare(head []byte) bool {
	return bytes.IndexByte(head[:wordEnd(head)], ':') < 0
}

// wordEnd is where the first word ends: at a blank, a comma or #.
func wordEnd(text []byte) int {
	if i := bytes.IndexAny(text, " ,#"); i >= 0 {
		return i
	}
	return len(text)
}

// bareRecord reads a Sudoku line without KIND: and what follows it.
func (l lineText) bareRecord(r *Record, start int, head []byte, fields int) (*Record, error) {
	word := head[:wordEnd(head)]
	n := utf8.RuneCount(word)
	if n != 81 && n != 729 {
		return nil, l.fail(start, nil, "%d characters without KIND: before them; "+
			"expected KIND:CELLS, or 81 cells of a Sudoku, or 729 for one with candidates", n)
	}
	v, err := l.looseFields(fields)
	if err != nil {
		return nil, err
	}
	if err := l.addNote(&v, start, head[len(word):]); err != nil {
		return nil, err
	}
	if n == 729 && v.choice != (choice{}) {
		return nil, l.fail(start, nil, "a state of 729 characters has the labels of Sudoku and no inscription; write a document")
	}
	p, err := l.puzzle([]byte(latin.Sudoku.Name), start, v)
	if err != nil {
		return nil, err
	}
	r.Puzzle, r.Fields = p.Puzzle, v.fields
	if n == 81 {
		r.Clues, err = l.cells(p, start, dotted(p, word))
		return r, err
	}
	return r, l.state(r, start, string(word))
}

// addNote makes the field "note" of what follows the cells and is no field.
func (l lineText) addNote(v *lineFields, start int, rest []byte) error {
	note := strings.Join(append([]string{strings.Trim(string(rest), " ,#;")}, v.loose...), " ")
	note = strings.TrimSpace(note)
	if note == "" {
		return nil
	}
	if hasField(v.fields, "note") {
		return l.fail(start, nil, "text after the cells and a field note=; keep one of them")
	}
	v.fields = append(v.fields, Field{"note", note})
	return nil
}

// dotted writes the blanks 0 and - as full stops, unless they are labels.
func dotted(p *madePuzzle, word []byte) []byte {
	for _, blank := range []byte("0-") {
		if _, label := p.Labels.Find(string(blank)); !label && bytes.IndexByte(word, blank) >= 0 {
			word = bytes.ReplaceAll(word, []byte{blank}, []byte{'.'})
		}
	}
	return word
}

// state reads nine characters a cell, each its label or a blank. A cell with
// one candidate counts as filled.
func (l lineText) state(r *Record, start int, word string) error {
	p := r.Puzzle
	r.Clues, r.Candidates = latin.NewPB(p.Board.Len()), make(latin.Domains, p.Board.Len())
	per := p.Labels.K()
	i := 0
	for offset, c := range word {
		want := p.Labels.Multiset()[i%per]
		x, _ := p.Labels.Find(want)
		switch {
		case string(c) == want:
			r.Candidates[i/per] |= latin.Just(x)
		case !strings.ContainsRune(".0-", c):
			return l.fail(start+offset, nil, "%q in cell %s; place %d of a cell holds %q or a full stop",
				c, p.Board.CellName(cellOf(i/per)), i%per+1, want)
		}
		i++
	}
	for c, d := range r.Candidates {
		if x, only := d.Only(); only {
			r.Clues[c] = x
		}
	}
	return nil
}
