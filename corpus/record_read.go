package corpus

import (
	"errors"
	"slices"
	"strings"

	"latin"
)

// textKeys are the keys of a document, beside those that say what the puzzle
// is, whose values are kept as fields. Others stand under "fields:".
var textKeys = []string{
	"id", "title", "author", "source", "url", "date", "level", "rules", "note", "seed",
}

// A treeReader makes records of nodes.
type treeReader struct {
	s *Source
	// strict refuses unknown keys; otherwise they are kept as fields.
	strict bool
}

func (t treeReader) fail(p place, cause error, format string, args ...any) error {
	return t.s.errorAt(p.line, p.column, cause, format, args...)
}

func (n *node) place() place { return place{n.line, n.column} }

// record makes a record of the mapping of a whole document or object.
func (t treeReader) record(n *node) (*Record, error) {
	if n.kind != mapNode {
		return nil, t.fail(n.place(), nil, "found %s; expected keys such as kind: and clues:", nodeKindNames[n.kind])
	}
	r := &Record{File: t.s.Name, Line: n.line, Column: n.column}
	err := t.fields(r, n)
	if err != nil {
		return nil, err
	}
	p, err := t.puzzle(n, r)
	if err != nil {
		return nil, err
	}
	r.Puzzle = p.Puzzle
	r.Clues = latin.NewPB(p.Board.Len())
	if clues := n.get("clues"); clues != nil {
		if r.Clues, err = t.cells(p, clues); err != nil {
			return nil, err
		}
	}
	if c := n.get("candidates"); c != nil {
		r.Candidates, err = t.candidates(p, r.Clues, c)
	}
	return r, err
}

// fields collects what does not say what the puzzle is.
func (t treeReader) fields(r *Record, n *node) error {
	for i, key := range n.keys {
		item, p := n.items[i], n.keyPlaces[i]
		var err error
		switch {
		case reserved(key) && (key != "schema" || !t.strict):
		case item.kind == nullNode:
		case t.strict && key == "fields":
			err = t.ownFields(r, item)
		case t.strict && !slices.Contains(textKeys, key):
			names := slices.Concat(reservedKeys[:7], textKeys, []string{"fields"})
			err = t.fail(p, nil, "unknown key %q%s", key, latin.Suggest(key, names, "keys of your own go under fields:"))
		default:
			err = t.addField(r, p, key, item)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// ownFields reads the mapping under "fields:".
func (t treeReader) ownFields(r *Record, n *node) error {
	if n.kind != mapNode {
		return t.fail(n.place(), nil, "found %s; expected key: value pairs under fields:", nodeKindNames[n.kind])
	}
	for i, key := range n.keys {
		if reserved(key) {
			return t.fail(n.keyPlaces[i], nil, "%s: says what the puzzle is; write it one level up", key)
		}
		if err := t.addField(r, n.keyPlaces[i], key, n.items[i]); err != nil {
			return err
		}
	}
	return nil
}

func (t treeReader) addField(r *Record, p place, key string, n *node) error {
	if len(r.Fields) == maxFields || hasField(r.Fields, key) {
		return t.fail(p, nil, "a second field %q, or more than %d; give each once", key, maxFields)
	}
	value := n.text
	if n.kind == mapNode || n.kind == listNode {
		if t.strict {
			return t.fail(n.place(), nil, "found %s; %s: is a text", nodeKindNames[n.kind], key)
		}
		value = n.source()
	}
	r.Fields = append(r.Fields, Field{key, value})
	return nil
}

// puzzle finds the Puzzle of a record: of its kind, or on its own board.
func (t treeReader) puzzle(n *node, r *Record) (*madePuzzle, error) {
	kind, board := n.get("kind"), n.get("board")
	own := kind == nil || kind.text == ownKind
	switch {
	case own && board == nil:
		return nil, t.fail(n.place(), nil, "neither kind: nor board: given; name a kind (`latin kinds` lists them) or describe a board")
	case own:
		return t.ownPuzzle(n, board, r)
	case board != nil:
		return nil, t.fail(board.place(), nil, "both kind: and board: given; keep one of them")
	}
	what := choice{kind: kind.text, labels: t.optional(n, "labels"), regions: t.optional(n, "regions"), inscription: t.inscriptionText(n)}
	p, err := t.s.puzzles.get(what, makeKind)
	if err != nil {
		return nil, t.blame(n, kind, err)
	}
	return p, nil
}

// ownKind is the kind of a board of one's own.
const ownKind = "board"

// optional is the text of a key without white space; its parts in a list are
// joined. It is empty when there is none.
func (t treeReader) optional(n *node, key string) string {
	v := n.get(key)
	switch {
	case v == nil:
		return ""
	case v.kind == listNode && key == "labels":
		return v.join(",") + ","
	}
	return v.join("")
}

// join writes the visible characters of a scalar, or of the scalars in a list.
func (n *node) join(separator string) string {
	if n.kind == scalarNode {
		return n.visible()
	}
	var parts []string
	for _, item := range n.items {
		parts = append(parts, item.join(separator))
	}
	return strings.Join(parts, separator)
}

// blame makes the error for a Puzzle that cannot be, at the key it is about.
func (t treeReader) blame(n, kind *node, err error) error {
	for _, c := range causes {
		if v := n.get(c.key); v != nil && errors.Is(err, c.err) {
			p := v.place()
			if e := (*latin.CellsError)(nil); errors.As(err, &e) && v.kind == scalarNode {
				p = v.at(e.Column - 1)
			}
			return t.fail(p, err, "%v", err)
		}
	}
	return t.fail(kind.place(), err, "%v", err)
}
