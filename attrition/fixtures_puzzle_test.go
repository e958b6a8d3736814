package attrition

import (
	"fmt"
	"strconv"
	"strings"

	"latin"
)

// readState reads a state as fixtures write it: a line with the kind and its
// options, or "board" with lines for its asterisms, then the domains.
//
//	sudoku                          board cells=3 labels=12
//	jigsaw:5 labels=11223           asterism left 0 1
//	                                asterism right 1 2
//
// Cells of such a board are counted from 0, and named c0, c1, ... .
func readState(text string) (*latin.Puzzle, latin.Domains, error) {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return nil, nil, fmt.Errorf("the state is empty")
	}
	asterisms := lines[1:]
	rest := 1
	for rest < len(lines) && strings.HasPrefix(lines[rest], "asterism ") {
		rest++
	}
	p, err := readPuzzle(lines[0], asterisms[:rest-1])
	if err != nil {
		return nil, nil, err
	}
	d, err := readDomains(p, strings.Join(lines[rest:], " "))
	return p, d, err
}

// readPuzzle reads the head of a state.
func readPuzzle(head string, asterisms []string) (*latin.Puzzle, error) {
	words := strings.Fields(head)
	options := make(map[string]string)
	for _, w := range words[1:] {
		key, value, _ := strings.Cut(w, "=")
		options[key] = value
	}
	var labels *latin.Labels
	if text := options["labels"]; text != "" {
		var err error
		if labels, err = latin.ParseLabels(text); err != nil {
			return nil, err
		}
	}
	if words[0] == "board" {
		return readOwnBoard(options["cells"], asterisms, labels)
	}
	kind, size, err := latin.FindKind(words[0])
	if err != nil {
		return nil, err
	}
	return kind.New(latin.Options{Size: size, Labels: labels, Regions: options["regions"], Inscription: "none"})
}

func readOwnBoard(cells string, asterisms []string, labels *latin.Labels) (*latin.Puzzle, error) {
	n, err := strconv.Atoi(cells)
	if err != nil || labels == nil {
		return nil, fmt.Errorf("a board of one's own needs cells= and labels=")
	}
	var list []latin.Asterism
	for _, line := range asterisms {
		words := strings.Fields(line)
		a := latin.Asterism{Name: words[1]}
		for _, w := range words[2:] {
			x, err := strconv.Atoi(w)
			if err != nil {
				return nil, fmt.Errorf("asterism %s: %w", words[1], err)
			}
			a.Cells = append(a.Cells, latin.Cell(x))
		}
		list = append(list, a)
	}
	return ownPuzzle(n, list, labels)
}

// ownPuzzle is a Puzzle whose cells are drawn on one line.
func ownPuzzle(cells int, asterisms []latin.Asterism, labels *latin.Labels) (*latin.Puzzle, error) {
	places := make([]latin.Place, cells)
	for i := range places {
		places[i] = latin.Place{Name: fmt.Sprintf("c%d", i), At: latin.Point{X: float64(i)}, Room: 0.5}
	}
	b, err := latin.NewBoard(latin.Layout{Places: places, Asterisms: asterisms, Shape: "point"})
	if err != nil {
		return nil, err
	}
	return latin.NewPuzzle(b, labels, nil)
}

// readDomains reads one domain a cell: "." for all labels that the
// Puzzle allows there, "-" for none, else
// the texts of the labels, with commas between them unless all are single characters.
func readDomains(p *latin.Puzzle, text string) (latin.Domains, error) {
	words := strings.Fields(text)
	if len(words) != p.Board.Len() {
		return nil, fmt.Errorf("%d domains for %d cells", len(words), p.Board.Len())
	}
	d := make(latin.Domains, len(words))
	for i, word := range words {
		between := ","
		if p.Labels.OneCharacter() {
			between = ""
		}
		switch word {
		case ".":
			d[i] = p.Domain(latin.Cell(i))
			continue
		case "-":
			continue
		}
		for label := range strings.SplitSeq(word, between) {
			l, ok := p.Labels.Find(label)
			if !ok {
				return nil, fmt.Errorf("domain %d: no label %q", i+1, label)
			}
			d[i] |= latin.Just(l)
		}
	}
	return d, nil
}

// formatDomains writes domains as readDomains reads them.
func formatDomains(p *latin.Puzzle, d latin.Domains) string {
	words := make([]string, len(d))
	for i := range d {
		words[i] = formatDomain(p, d[i])
	}
	return strings.Join(words, " ")
}

func formatDomain(p *latin.Puzzle, d latin.Domain) string {
	switch d {
	case p.Labels.All():
		return "."
	case 0:
		return "-"
	}
	var texts []string
	for l := range d.Labels() {
		texts = append(texts, p.Labels.Text(l))
	}
	if p.Labels.OneCharacter() {
		return strings.Join(texts, "")
	}
	return strings.Join(texts, ",")
}
