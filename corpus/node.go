package corpus

import (
	"strconv"
	"strings"
	"unicode"
)

// A node is a value of a document or of a JSON object: a scalar as it is
// written, a list, or a mapping. Both forms are read into nodes and written
// from them, so that they mean the same.
type node struct {
	kind  nodeKind
	text  string   // of a scalar, quotes taken off
	keys  []string // of a mapping, one for each item
	items []*node  // of a list or mapping

	// number says that a scalar is written as a number or truth value.
	number bool
	// block says that a scalar is written as lines, where that is possible.
	block bool

	line, column int      // where it begins in the file
	content      place    // where the characters of a scalar begin
	lines        []string // the lines of the file from line first on
	first        int
	keyPlaces    []place // of the keys of a mapping
}

type nodeKind int8

const (
	scalarNode nodeKind = iota
	listNode
	mapNode
	nullNode
)

var nodeKindNames = [...]string{"a scalar", "a list", "a mapping", "nothing"}

type place struct{ line, column int }

// Limits of a document or object.
const (
	maxDepth = 12        // nested lists and mappings; a board needs 5
	maxNodes = 1_600_000 // values; more than a board of latin.MaxIncidence needs
)

// get gives the value of a key; nil when there is none or nothing in it.
func (n *node) get(key string) *node {
	for i, k := range n.keys {
		if k == key && n.items[i].kind != nullNode {
			return n.items[i]
		}
	}
	return nil
}

// add adds a key and its value to a mapping, unless the value is nil.
func (n *node) add(key string, value *node) {
	if value != nil {
		n.keys = append(n.keys, key)
		n.items = append(n.items, value)
	}
}

func mapping() *node            { return &node{kind: mapNode} }
func list(items ...*node) *node { return &node{kind: listNode, items: items} }
func scalar(text string) *node  { return &node{text: text} }
func rows(text string) *node    { return &node{text: text, block: true} }
func truth(b bool) *node        { return &node{text: strconv.FormatBool(b), number: true} }
func integer(i int) *node       { return &node{text: strconv.Itoa(i), number: true} }
func decimal(f float64) *node {
	return &node{text: strconv.FormatFloat(f, 'g', -1, 64), number: true}
}

// visible is the text of a scalar without white space.
func (n *node) visible() string { return strings.Join(strings.Fields(n.text), "") }

// at is the place in the file of the i-th visible character of a scalar. It
// is the beginning of the scalar when the file does not show the characters
// as they are, as with escapes.
func (n *node) at(i int) place {
	want := []rune(n.visible())
	line, column := n.content.line, n.content.column
	for seen := 0; line >= n.first && line < n.first+len(n.lines); line++ {
		for j, c := range []rune(n.lines[line-n.first]) {
			switch {
			case j+1 < column || unicode.IsSpace(c):
				continue
			case seen == i:
				return place{line, j + 1}
			case seen >= len(want) || want[seen] != c:
				return place{n.line, n.column}
			}
			seen++
		}
		column = 1
	}
	return place{n.line, n.column}
}
