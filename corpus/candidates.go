package corpus

import (
	"strings"

	"latin"
)

// candidates reads a state. In a text there is one word a cell: its labels,
// with commas between them where some have several characters; "." where the
// clue or all labels stand; a lone comma for no label at all. In a list there
// is one list of labels a cell.
func (t treeReader) candidates(p *madePuzzle, clues latin.PB, n *node) (latin.Domains, error) {
	cells := t.candidateWords(p, n)
	if n.kind == mapNode || len(cells) != p.Board.Len() {
		return nil, t.fail(n.place(), nil, "candidates for %d cells; %s has %d (one word a cell, \".\" for all labels)", len(cells), p.Name(), p.Board.Len())
	}
	domains := make(latin.Domains, len(cells))
	for i, labels := range cells {
		if len(labels) == 1 && labels[0].text == "." {
			domains[i] = p.Labels.All()
			if clues[i] != latin.Blank {
				domains[i] = latin.Just(clues[i])
			}
			continue
		}
		for _, w := range labels {
			x, ok := p.Labels.Find(w.text)
			if !ok {
				return nil, t.unknownLabel(p, w)
			}
			domains[i] |= latin.Just(x)
		}
	}
	return domains, nil
}

// candidateWords cuts candidates into cells and these into labels.
func (t treeReader) candidateWords(p *madePuzzle, n *node) [][]word {
	var cells [][]word
	if n.kind != scalarNode {
		for _, item := range n.items {
			if item.kind == scalarNode {
				cells = append(cells, t.candidateWords(p, item)...)
				continue
			}
			labels := []word{}
			for _, l := range item.items {
				labels = append(labels, word{l.text, l, 0})
			}
			cells = append(cells, labels)
		}
		return cells
	}
	index := 0
	for _, text := range strings.Fields(n.text) {
		labels := []word{}
		at := index
		texts, gap := cellTexts(text, p.Labels.OneCharacter())
		for _, l := range texts {
			if l != "" {
				labels = append(labels, word{l, n, at})
			}
			at += len([]rune(l)) + gap
		}
		cells = append(cells, labels)
		index += len([]rune(text))
	}
	return cells
}

// candidateLists writes one list of labels a cell.
func candidateLists(r *Record) *node {
	all := list()
	for _, d := range r.Candidates {
		cell := list()
		for x := range d.Labels() {
			cell.items = append(cell.items, scalar(r.Puzzle.Labels.Text(x)))
		}
		all.items = append(all.items, cell)
	}
	return all
}

// candidateText writes one word of labels a cell, in rows of the drawing.
func candidateText(r *Record) *node {
	l := r.Puzzle.Labels
	words := make([]string, len(r.Candidates))
	for i, d := range r.Candidates {
		var texts []string
		for x := range d.Labels() {
			texts = append(texts, l.Text(x))
		}
		switch {
		case len(texts) == 0:
			words[i] = ","
		case l.OneCharacter():
			words[i] = strings.Join(texts, "")
		default:
			words[i] = strings.Join(texts, ",")
		}
	}
	return rows(inRows(r.Puzzle.Board, words))
}
