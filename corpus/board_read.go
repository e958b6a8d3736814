package corpus

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"

	"latin"
)

// Keys of a board. Those of a grid and those of any board exclude each other.
var (
	gridKeys  = []string{"rows", "cols", "lines", "regions", "extra"}
	boardKeys = []string{"cells", "asterisms", "names", "points", "outlines", "notes", "shape"}
)

// layout reads a board: a grid of squares when it has rows, otherwise cells
// and asterisms.
func (t treeReader) layout(n *node) (latin.Layout, error) {
	if n.kind != mapNode {
		return latin.Layout{}, t.fail(n.place(), nil, "found %s; a board has keys such as rows: and cols:, or cells: and asterisms:", nodeKindNames[n.kind])
	}
	keys := boardKeys
	if n.get("rows") != nil || n.get("cols") != nil {
		keys = gridKeys
	}
	if err := t.known(n, keys, "a board of squares has "+strings.Join(gridKeys, ", ")+"; any other "+strings.Join(boardKeys, ", ")); err != nil {
		return latin.Layout{}, err
	}
	if keys[0] == "rows" {
		return t.grid(n)
	}
	return t.anyBoard(n)
}

// known refuses keys that are not in the list.
func (t treeReader) known(n *node, keys []string, remedy string) error {
	for i, k := range n.keys {
		if !slices.Contains(keys, k) {
			return t.fail(n.keyPlaces[i], nil, "unknown key %q%s", k, latin.Suggest(k, keys, remedy))
		}
		if slices.Contains(n.keys[:i], k) {
			return t.fail(n.keyPlaces[i], nil, "a second key %q; give it once", k)
		}
	}
	return nil
}

// whole reads a whole number between two bounds.
func (t treeReader) whole(n *node, least, most int) (int, error) {
	i, err := strconv.Atoi(n.text)
	if n.kind != scalarNode || err != nil || i < least || i > most {
		return 0, t.fail(n.place(), nil, "found %s; expected a whole number from %d to %d", n.describe(), least, most)
	}
	return i, nil
}

// describe says what a node is, for a message.
func (n *node) describe() string {
	if n.kind != scalarNode {
		return nodeKindNames[n.kind]
	}
	if len(n.text) > 40 {
		return strconv.Quote(n.text[:40]) + "..."
	}
	return strconv.Quote(n.text)
}

// needed is the value of a key that must be there.
func (t treeReader) needed(n *node, key string) (*node, error) {
	if v := n.get(key); v != nil {
		return v, nil
	}
	return nil, t.fail(n.place(), nil, "%s: is missing", key)
}

// numbers reads a list of finite decimals, as many as one of the lengths.
func (t treeReader) numbers(n *node, lengths ...int) ([]float64, error) {
	if n.kind != listNode || !slices.Contains(lengths, len(n.items)) {
		return nil, t.fail(n.place(), nil, "found %s; expected %d numbers in brackets", n.describe(), lengths[0])
	}
	var values []float64
	for _, item := range n.items {
		v, err := strconv.ParseFloat(item.text, 64)
		if err != nil || item.kind != scalarNode || math.IsNaN(v) || math.Abs(v) > maxCoordinate {
			return nil, t.fail(item.place(), nil, "found %s; expected a number up to %d", item.describe(), int(maxCoordinate))
		}
		values = append(values, v)
	}
	return values, nil
}

// maxCoordinate bounds coordinates, so that drawings of them stay finite.
const maxCoordinate = 1e6

// asterism reads one of them: a list of cells, or a mapping with name, cells,
// mark, links and path. cell reads one cell.
func (t treeReader) asterism(n *node, a latin.Asterism, cell func(*node) (latin.Cell, error)) (latin.Asterism, error) {
	cells := n
	if n.kind == mapNode {
		if err := t.known(n, []string{"name", "cells", "mark", "links", "path"}, "an asterism has name, cells, mark, links and path"); err != nil {
			return a, err
		}
		var err error
		if cells, err = t.needed(n, "cells"); err != nil {
			return a, err
		}
		if err = t.asterismDetails(n, &a, cell); err != nil {
			return a, err
		}
	}
	if cells.kind != listNode {
		return a, t.fail(cells.place(), nil, "found %s; expected a list of cells", cells.describe())
	}
	for _, item := range cells.items {
		c, err := cell(item)
		if err != nil {
			return a, err
		}
		a.Cells = append(a.Cells, c)
	}
	return a, nil
}

// asterismDetails reads what a mapping says of an asterism beside its cells.
func (t treeReader) asterismDetails(n *node, a *latin.Asterism, cell func(*node) (latin.Cell, error)) error {
	if v := n.get("name"); v != nil {
		a.Name = v.text
	}
	if v := n.get("mark"); v != nil {
		m, err := markNamed(v.text)
		if err != nil {
			return t.fail(v.place(), nil, "%v", err)
		}
		a.Mark = m
	}
	if v := n.get("path"); v != nil {
		var err error
		if a.Path, err = t.outline(v); err != nil {
			return err
		}
	}
	links := n.get("links")
	if links == nil {
		return nil
	}
	for _, pair := range links.items {
		if len(pair.items) != 2 {
			return t.fail(pair.place(), nil, "found %s; a link is a list of two cells", pair.describe())
		}
		from, err := cell(pair.items[0])
		if err != nil {
			return err
		}
		to, err := cell(pair.items[1])
		if err != nil {
			return err
		}
		a.Links = append(a.Links, [2]latin.Cell{from, to})
	}
	return nil
}

// markNamed finds a mark by the name that documents give it.
func markNamed(name string) (latin.Mark, error) {
	var names []string
	for m := latin.MarkNone; m <= latin.MarkLine; m++ {
		if m.String() == name {
			return m, nil
		}
		names = append(names, m.String())
	}
	return 0, errors.New("unknown mark " + strconv.Quote(name) + latin.Suggest(name, names, "marks are "+strings.Join(names, ", ")))
}
