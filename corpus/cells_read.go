package corpus

import (
	"strings"
	"unicode/utf8"

	"latin"
)

// A word is the text of one cell and where it stands: it begins with that
// visible character of the scalar.
type word struct {
	text  string
	from  *node
	index int
}

func (w word) place() place { return w.from.at(w.index) }

// cells reads clues as people lay them out: rows of the drawing on lines of
// their own or in one, with blanks between the cells or, where all labels are
// single characters, without; in the CELLS form; or as lists.
func (t treeReader) cells(p *madePuzzle, n *node) (latin.PB, error) {
	if n.kind == scalarNode {
		if pb, err := p.parseCells([]byte(n.text)); err == nil {
			return pb, nil
		}
	}
	lines, err := t.wordLines(p, n)
	if err != nil {
		return nil, err
	}
	pb := latin.NewPB(p.Board.Len())
	i := 0
	for _, line := range lines {
		for _, w := range line {
			if i == len(pb) {
				return nil, t.miscounted(p, n, lines)
			}
			if w.text != "" && w.text != "." {
				x, ok := p.Labels.Find(w.text)
				if !ok {
					return nil, t.unknownLabel(p, w)
				}
				pb[i] = x
			}
			i++
		}
	}
	if i < len(pb) {
		return nil, t.miscounted(p, n, lines)
	}
	return pb, nil
}

func (t treeReader) unknownLabel(p *madePuzzle, w word) error {
	return t.fail(w.place(), nil, "unknown label %.40q; the labels are %s, a blank is \".\"", w.text, p.Labels)
}

// miscounted tells the first row with a wrong number of cells, when there are
// as many lines as rows, otherwise the number of all cells.
func (t treeReader) miscounted(p *madePuzzle, n *node, lines [][]word) error {
	found := 0
	rows := p.Board.Rows()
	for i, line := range lines {
		found += len(line)
		if len(lines) == len(rows) && len(line) != len(rows[i]) {
			at := n.place()
			if len(line) > 0 {
				at = line[0].place()
			}
			return t.fail(at, nil, "%d cells in row %d; expected %d", len(line), i+1, len(rows[i]))
		}
	}
	return t.fail(n.place(), nil, "%d cells found; %s has %d", found, p.Name(), p.Board.Len())
}

// wordLines cuts clues into cells. A list has a row in each item, or a cell.
func (t treeReader) wordLines(p *madePuzzle, n *node) ([][]word, error) {
	switch n.kind {
	case scalarNode:
		return t.scalarWords(p, n), nil
	case mapNode:
		return nil, t.fail(n.place(), nil, "found a mapping; expected rows of cells")
	}
	var lines [][]word
	single := len(n.items) == p.Board.Len()
	for _, item := range n.items {
		line := []word{{item.text, item, 0}}
		if item.kind == mapNode || item.kind == listNode || !single {
			rows, err := t.wordLines(p, item)
			if err != nil {
				return nil, err
			}
			line = concat(rows)
		}
		lines = append(lines, line)
	}
	if single && len(p.Board.Rows()) != len(n.items) {
		return [][]word{concat(lines)}, nil
	}
	return lines, nil
}

func concat(lines [][]word) []word {
	var all []word
	for _, line := range lines {
		all = append(all, line...)
	}
	return all
}

// scalarWords cuts a text into the cells of each line.
func (t treeReader) scalarWords(p *madePuzzle, n *node) [][]word {
	var lines [][]word
	index := 0
	for text := range strings.Lines(n.text) {
		texts, gap := cellTexts(text, p.Labels.OneCharacter())
		var line []word
		for i, w := range texts {
			if i > 0 {
				index += gap
			}
			line = append(line, word{w, n, index})
			index += utf8.RuneCountInString(w)
		}
		if len(line) > 0 {
			lines = append(lines, line)
		}
	}
	return lines
}

// cellTexts cuts one line into cells; gap is the number of visible characters
// between two of them, 1 for the commas of the CELLS form.
func cellTexts(line string, oneCharacter bool) (texts []string, gap int) {
	visible := strings.Join(strings.Fields(line), "")
	switch {
	case strings.Contains(visible, ","):
		return strings.Split(visible, ","), 1
	case oneCharacter:
		return strings.Split(visible, ""), 0
	}
	return strings.Fields(line), 0
}
