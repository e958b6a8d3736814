package latin

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// A CellsError says what is wrong with a text in the CELLS form, and where.
type CellsError struct {
	Column int // 1-based, in characters from the beginning of the text
	Msg    string
}

// Error tells the column and the remedy.
func (e *CellsError) Error() string { return fmt.Sprintf("column %d: %s", e.Column, e.Msg) }

// ParseCells reads the CELLS form, in reading order: one character a cell with
// "." for a blank where all labels are single characters, otherwise labels with
// commas between them and nothing for a blank. Either form is understood
// whatever the labels, as long as it says which cell holds what; with commas, a
// "." is a blank too. Cells that are written together are taken apart; see
// [Puzzle.FormatCells]. The error is a [*CellsError].
func (p *Puzzle) ParseCells(s string) (PB, error) {
	if p.together > 1 {
		return p.parseTogether(s)
	}
	if strings.Contains(s, ",") || (!p.Labels.single && p.Board.Len() == 1) {
		return p.parseCommas(s)
	}
	pb := NewPB(p.Board.Len())
	i, col := 0, 0
	for _, r := range s {
		col++
		if i == len(pb) {
			return nil, p.lengthError(utf8.RuneCountInString(s), i+1)
		}
		if r != '.' {
			x, ok := p.Labels.Find(string(r))
			if !ok {
				return nil, p.unknownLabel(string(r), col)
			}
			pb[i] = x
		}
		i++
	}
	if i < len(pb) {
		return nil, p.lengthError(i, col+1)
	}
	return pb, nil
}

func (p *Puzzle) parseCommas(s string) (PB, error) {
	if n := strings.Count(s, ",") + 1; n != p.Board.Len() {
		return nil, p.lengthError(n, 1)
	}
	pb := NewPB(p.Board.Len())
	col := 1
	for i, f := range strings.Split(s, ",") {
		if f != "" && f != "." {
			x, ok := p.Labels.Find(f)
			if !ok {
				return nil, p.unknownLabel(f, col)
			}
			pb[i] = x
		}
		col += utf8.RuneCountInString(f) + 1
	}
	return pb, nil
}

func (p *Puzzle) lengthError(found, column int) error {
	form := `one character a cell, "." for a blank`
	if !p.Labels.single {
		form = "labels with commas between them, nothing for a blank"
	}
	return &CellsError{column, fmt.Sprintf("%d cells found, %s has %d (%s)", found, p.Name(), p.Board.Len(), form)}
}

func (p *Puzzle) unknownLabel(text string, column int) error {
	blank := "."
	if !p.Labels.single {
		blank = ""
	}
	return &CellsError{column, fmt.Sprintf("unknown label %s; the labels are %s, a blank is %q", quote(text), p.Labels, blank)}
}

// FormatCells writes the PB in the CELLS form. A Graeco-Latin square is written
// square by square with commas between them: both labels, such as "1a", with "?"
// for a blank one of the two, and nothing for two blanks.
func (p *Puzzle) FormatCells(pb PB) string {
	if p.together > 1 {
		return p.formatTogether(pb)
	}
	var b strings.Builder
	b.Grow(2 * len(pb))
	for i, x := range pb {
		switch {
		case !p.Labels.single && i > 0:
			b.WriteByte(',')
		case p.Labels.single && x == Blank:
			b.WriteByte('.')
		}
		b.WriteString(p.Labels.Text(x))
	}
	return b.String()
}
