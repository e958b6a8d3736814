package corpus

import (
	"bufio"
	"fmt"
	"slices"
	"strings"

	"latin"
)

// renderLine writes KIND:CELLS and the fields, or the bare form of 729
// characters for a Sudoku with candidates.
func renderLine(w *bufio.Writer, r *Record, _ int) error {
	head, err := lineHead(r)
	if err != nil {
		return err
	}
	for _, f := range r.Fields {
		if !plainKey(f.Key) || strings.Contains(f.Value, "\x00") {
			return fmt.Errorf("%w: the field %.40q cannot be written in a line; rename it, or write JSON", ErrCannotHold, f.Key)
		}
	}
	var b strings.Builder
	b.WriteString(head)
	for _, f := range slices.Concat(puzzleFields(r.Puzzle), r.Fields) {
		b.WriteString("\t" + f.Key + "=" + escapes.Replace(f.Value))
	}
	b.WriteByte('\n')
	return writeBounded(w, b.String(), maxLine, "write JSON")
}

func lineHead(r *Record) (string, error) {
	switch {
	case r.Puzzle.Kind() == nil:
		return "", fmt.Errorf("%w: a line has no room for a board of one's own; write a document or JSON", ErrCannotHold)
	case r.Candidates == nil:
		return r.Puzzle.Name() + ":" + r.Puzzle.FormatCells(r.Clues), nil
	case !bareState(r):
		return "", fmt.Errorf("%w: a line has candidates of a plain Sudoku only, where a cell with one candidate is filled; write a document or JSON", ErrCannotHold)
	}
	return stateText(r), nil
}

// bareState says whether 729 characters say all about the record.
func bareState(r *Record) bool {
	p := r.Puzzle
	if p.Name() != latin.Sudoku.Name || p.OwnLabels() || p.OwnInscription() {
		return false
	}
	for c, d := range r.Candidates {
		x, _ := d.Only()
		if x != r.Clues[c] {
			return false
		}
	}
	return true
}

func stateText(r *Record) string {
	var b strings.Builder
	for _, d := range r.Candidates {
		for x := range r.Puzzle.Labels.Distinct() {
			if d.Has(latin.Label(x)) {
				b.WriteString(r.Puzzle.Labels.Text(latin.Label(x)))
			} else {
				b.WriteByte('.')
			}
		}
	}
	return b.String()
}

// puzzleFields says what the kind does not imply.
func puzzleFields(p *latin.Puzzle) []Field {
	var fields []Field
	if p.OwnLabels() {
		fields = append(fields, Field{"labels", p.Labels.String()})
	}
	if p.Regions() != "" {
		fields = append(fields, Field{"regions", p.Regions()})
	}
	if p.OwnInscription() {
		fields = append(fields, Field{"inscription", inscriptionText(p)})
	}
	return fields
}

// inscriptionText writes the inscription in the CELLS form, or "none". Where a
// kind would take the CELLS form for "none" or for the name of an asterism, it
// has commas between the cells.
func inscriptionText(p *latin.Puzzle) string {
	if p.Inscription.Filled() == 0 {
		return "none"
	}
	text := p.FormatCells(p.Inscription)
	if p.Kind() == nil || !p.Labels.OneCharacter() {
		return text
	}
	if _, taken := p.Board.AsterismNamed(text); taken || text == "none" {
		return strings.Join(strings.Split(text, ""), ",")
	}
	return text
}
