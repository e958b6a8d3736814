package corpus

import (
	"errors"

	"latin"
)

// A choice is what a record says about its Puzzle, as it is written.
type choice struct {
	kind        string // with the size
	labels      string // empty: the kind's own, as for the next two
	regions     string
	inscription string
	board       string // the source text of a board of one's own
}

// A puzzleCache keeps the Puzzles that were made, so that a million lines of
// one kind share one of them. It forgets all when they get too large together.
type puzzleCache struct {
	made   map[choice]*madePuzzle
	weight int
	last   choice
	latest *madePuzzle
}

// maxWeight bounds the cells, and the cells of all asterisms, of the Puzzles kept.
const maxWeight = 1 << 21

// A madePuzzle is a Puzzle and a table that reads its cells quickly.
type madePuzzle struct {
	*latin.Puzzle
	// labels by their byte, where all are one ASCII character; otherwise nil.
	labels *[256]latin.Label
}

// noLabel marks the bytes that are neither label nor blank.
const noLabel latin.Label = -2

// get gives the Puzzle chosen. make is called when it is not there yet.
func (c *puzzleCache) get(what choice, make func(choice) (*latin.Puzzle, error)) (*madePuzzle, error) {
	if c.latest != nil && c.last == what {
		return c.latest, nil
	}
	m, ok := c.made[what]
	if !ok {
		p, err := make(what)
		if err != nil {
			return nil, err
		}
		m = &madePuzzle{Puzzle: p, labels: byteTable(p.Labels)}
		c.keep(what, m)
	}
	c.last, c.latest = what, m
	return m, nil
}

func (c *puzzleCache) keep(what choice, m *madePuzzle) {
	weight := 1000 + m.Board.Len() + len(what.labels+what.regions+what.inscription+what.board)
	for _, a := range m.Board.Asterisms() {
		weight += len(a.Cells)
	}
	if c.made == nil || c.weight+weight > maxWeight {
		c.made, c.weight = make(map[choice]*madePuzzle), 0
	}
	c.made[what] = m
	c.weight += weight
}

// makeKind makes the Puzzle of a kind. The errors are those of package latin.
func makeKind(what choice) (*latin.Puzzle, error) {
	kind, size, err := latin.FindKind(what.kind)
	if err != nil {
		return nil, err
	}
	o := latin.Options{Size: size, Regions: what.regions, Inscription: what.inscription}
	if what.labels != "" {
		if o.Labels, err = latin.ParseLabels(what.labels); err != nil {
			return nil, err
		}
	}
	return kind.New(o)
}

// byteTable is nil unless every label is one ASCII character.
func byteTable(l *latin.Labels) *[256]latin.Label {
	table := new([256]latin.Label)
	for i := range table {
		table[i] = noLabel
	}
	table['.'] = latin.Blank
	for i := range l.Distinct() {
		text := l.Text(latin.Label(i))
		if len(text) != 1 {
			return nil
		}
		table[text[0]] = latin.Label(i)
	}
	return table
}

// parseCells reads the CELLS form like [latin.Puzzle.ParseCells], quickly
// where it can.
func (m *madePuzzle) parseCells(text []byte) (latin.PB, error) {
	if m.labels == nil || len(text) != m.Board.Len() {
		return m.ParseCells(string(text))
	}
	pb := make(latin.PB, len(text))
	for i, b := range text {
		x := m.labels[b]
		if x == noLabel {
			return m.ParseCells(string(text))
		}
		pb[i] = x
	}
	return pb, nil
}

// cellsColumn is the column within a CELLS text that an error is about; 1
// when it does not tell.
func cellsColumn(err error) int {
	if e := (*latin.CellsError)(nil); errors.As(err, &e) {
		return e.Column
	}
	return 1
}
