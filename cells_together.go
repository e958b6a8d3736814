package latin

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// blankPart stands for a blank among cells that are written together.
const blankPart = "?"

// parseTogether reads cells that are written together, such as "1a,?b,,2?".
func (p *Puzzle) parseTogether(s string) (PB, error) {
	parts := strings.Split(s, ",")
	if want := p.Board.Len() / p.together; len(parts) != want {
		return nil, &CellsError{1, fmt.Sprintf("%d squares found, %s has %d (%d labels a square such as %s, commas between squares, %s for a blank label, nothing for a blank square)",
			len(parts), p.Name(), want, p.together, p.formatPart(p.example()), blankPart)}
	}
	pb := NewPB(p.Board.Len())
	column := 1
	for i, part := range parts {
		if err := p.parsePart(part, column, pb[i*p.together:][:p.together]); err != nil {
			return nil, err
		}
		column += utf8.RuneCountInString(part) + 1
	}
	return pb, nil
}

// parsePart reads the labels of one square, which begins in that column.
func (p *Puzzle) parsePart(part string, column int, to PB) error {
	runes := []rune(part)
	if len(runes) == 0 || part == "." {
		return nil
	}
	if len(runes) != len(to) {
		return &CellsError{column, fmt.Sprintf("found %s; a square has %d labels, such as %s, %s for a blank one",
			quote(part), len(to), p.formatPart(p.example()), blankPart)}
	}
	for i, r := range runes {
		if string(r) == blankPart {
			continue
		}
		x, ok := p.Labels.Find(string(r))
		if !ok {
			return p.unknownLabel(string(r), column+i)
		}
		to[i] = x
	}
	return nil
}

// example is what the first square could hold.
func (p *Puzzle) example() PB {
	pb := NewPB(p.together)
	for i := range pb {
		pb[i] = p.Domain(Cell(i)).First()
	}
	return pb
}

func (p *Puzzle) formatTogether(pb PB) string {
	parts := make([]string, 0, len(pb)/p.together)
	for i := 0; i < len(pb); i += p.together {
		parts = append(parts, p.formatPart(pb[i:i+p.together]))
	}
	return strings.Join(parts, ",")
}

func (p *Puzzle) formatPart(pb PB) string {
	if pb.Filled() == 0 {
		return ""
	}
	var b strings.Builder
	for _, x := range pb {
		if x == Blank {
			b.WriteString(blankPart)
			continue
		}
		b.WriteString(p.Labels.Text(x))
	}
	return b.String()
}
