package corpus

import (
	"errors"

	"latin"
)

// ownPuzzle finds the Puzzle on a board of one's own. Records that say the
// same of it share it.
func (t treeReader) ownPuzzle(n, board *node, r *Record) (*madePuzzle, error) {
	what := choice{kind: ownKind, board: ownText(n)}
	var place place
	p, err := t.s.puzzles.get(what, func(choice) (p *latin.Puzzle, err error) {
		p, place, err = t.makeOwn(n, board, r)
		return p, err
	})
	var syntax *SyntaxError
	if err != nil && !errors.As(err, &syntax) {
		return nil, t.fail(place, err, "%v", err)
	}
	return p, err
}

// ownText is all that a record says of its own board.
func ownText(n *node) string {
	said := mapping()
	for _, key := range []string{"board", "labels", "inscription", "title", "rules"} {
		said.add(key, n.get(key))
	}
	return said.source()
}

// makeOwn makes the Puzzle; an error that is no [*SyntaxError] belongs to the place.
func (t treeReader) makeOwn(n, board *node, r *Record) (*latin.Puzzle, place, error) {
	layout, err := t.layout(board)
	if err != nil {
		return nil, place{}, err
	}
	b, err := latin.NewBoard(layout)
	if err != nil {
		return nil, board.place(), err
	}
	labels, at, err := t.ownLabels(n, board, b)
	if err != nil {
		return nil, at, err
	}
	inscription, err := t.ownInscription(n, b, labels)
	if err != nil {
		return nil, place{}, err
	}
	p, err := latin.NewPuzzle(b, labels, inscription)
	if err != nil {
		if v := n.get("inscription"); v != nil && errors.Is(err, latin.ErrInscription) {
			at = v.place()
		}
		return nil, at, err
	}
	if title := r.Field("title"); title != "" {
		p.Title = title
	}
	if rules := r.Field("rules"); rules != "" {
		p.Rules = rules
	}
	return p, at, nil
}

// ownLabels are the labels given, or 1, 2, ... up to the size of the largest
// asterism.
func (t treeReader) ownLabels(n, board *node, b *latin.Board) (*latin.Labels, place, error) {
	v := n.get("labels")
	if v == nil {
		labels, err := latin.NewLabels(latin.Numbers(b.K())...)
		return labels, board.place(), err
	}
	labels, err := latin.ParseLabels(t.optional(n, "labels"))
	return labels, v.place(), err
}

// ownInscription reads the inscription: cells laid out like clues, "none", or
// the name of an asterism that holds the labels in their order; nil for none.
func (t treeReader) ownInscription(n *node, b *latin.Board, l *latin.Labels) (latin.PB, error) {
	v := n.get("inscription")
	if v == nil {
		return nil, nil
	}
	p, err := latin.NewPuzzle(b, l, nil)
	if err != nil {
		return nil, t.fail(n.get("board").place(), err, "%v", err)
	}
	pb, err := t.cells(&madePuzzle{Puzzle: p}, v)
	if err == nil || v.kind != scalarNode {
		return pb, err
	}
	if v.visible() == "none" {
		return nil, nil
	}
	if a, ok := b.AsterismNamed(v.text); ok {
		return inscribed(a, l, b.Len()), nil
	}
	return nil, err
}

// inscribed writes the labels into an asterism in their order.
func inscribed(a latin.Asterism, l *latin.Labels, cells int) latin.PB {
	pb := latin.NewPB(cells)
	for i, c := range a.Cells {
		pb[c], _ = l.Find(l.Multiset()[i])
	}
	return pb
}
