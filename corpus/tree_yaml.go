package corpus

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

const (
	// maxDocument bounds a document in bytes, and maxTokens its words and
	// marks, for each of which the parser needs a kilobyte. Larger boards can
	// be written as JSON.
	maxDocument = 1 << 20
	maxTokens   = 180_000
	// maxKeys bounds the keys of a document; the parser looks through those
	// of a mapping again for each.
	maxKeys = 8000
	// maxIndent bounds the columns of keys and entries, and so the nesting.
	maxIndent = 40
)

// parseYAML reads one document whose first line has that number in the file.
// Anchors, aliases, tags and mappings as keys are refused. It is nil for a
// document with nothing in it.
func (s *Source) parseYAML(text string, first int) (*node, error) {
	text = strings.TrimRight(text, " \t\n") + "\n" // blank lines behind "|2" confuse the parser
	y := &yamlReader{s: s, lines: strings.Split(text, "\n"), first: first}
	tokens := lexer.Tokenize(text)
	if err := y.bound(tokens); err != nil {
		return nil, err
	}
	file, err := parseTokens(tokens)
	if err != nil {
		return nil, y.explain(err)
	}
	for _, d := range file.Docs {
		if d.Body != nil && d.Body.Type() != ast.CommentType {
			return y.node(d.Body, 0)
		}
	}
	return nil, nil
}

// parseTokens calls the parser, and makes an error of what it did not expect itself.
func parseTokens(tokens token.Tokens) (file *ast.File, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the YAML cannot be understood (%v)", r)
		}
	}()
	return parser.Parse(tokens, 0)
}

// A yamlReader turns one document into nodes.
type yamlReader struct {
	s     *Source
	lines []string
	first int
}

// bound refuses what would take the parser too long, before it is called.
func (y *yamlReader) bound(tokens token.Tokens) error {
	if len(tokens) > maxTokens {
		return y.fail(tokens[maxTokens], "more than %d words and marks in one document; write JSON instead", maxTokens)
	}
	depth, keys := 0, 0
	for _, t := range tokens {
		entry := false
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			depth++
		case token.SequenceEndType, token.MappingEndType:
			depth--
		case token.MappingValueType:
			keys++
			entry = depth == 0 && t.Prev != nil && t.Prev.Position.Column > maxIndent
		case token.SequenceEntryType, token.MappingKeyType:
			entry = t.Position.Column > maxIndent
		}
		switch {
		case depth > maxDepth || entry:
			return y.fail(t, "lists and mappings nested too deeply; a board needs no more than five levels")
		case keys > maxKeys:
			return y.fail(t, "more than %d keys in one document; write JSON instead", maxKeys)
		}
	}
	return nil
}

func (y *yamlReader) fail(t *token.Token, format string, args ...any) error {
	p := y.place(t)
	return y.s.errorAt(p.line, p.column, nil, format, args...)
}

func (y *yamlReader) place(t *token.Token) place {
	if t == nil || t.Position == nil {
		return place{y.first, 1}
	}
	return place{max(1, t.Position.Line) + y.first - 1, max(1, t.Position.Column)}
}

// explain turns an error of the parser into ours.
func (y *yamlReader) explain(err error) error {
	if e := yaml.Error(nil); errors.As(err, &e) {
		return y.fail(e.GetToken(), "the YAML is broken: %s", e.GetMessage())
	}
	return y.fail(nil, "%v", err)
}

// node turns what the parser found into a node.
func (y *yamlReader) node(n ast.Node, depth int) (*node, error) {
	if depth > maxDepth {
		return nil, y.fail(n.GetToken(), "lists and mappings nested too deeply; a board needs no more than five levels")
	}
	switch n := n.(type) {
	case *ast.MappingNode:
		return y.mapping(n.GetToken(), n.Values, depth)
	case *ast.MappingValueNode:
		return y.mapping(n.GetToken(), []*ast.MappingValueNode{n}, depth)
	case *ast.SequenceNode:
		return y.list(n, depth)
	case *ast.NullNode:
		if n.GetToken().Type == token.ImplicitNullType {
			return y.begin(n.GetToken(), nullNode), nil
		}
	case *ast.LiteralNode:
		return y.literal(n), nil
	case *ast.AnchorNode, *ast.AliasNode, *ast.MergeKeyNode:
		return nil, y.fail(n.GetToken(), "anchors and aliases (& and *) are not read here; write the value out")
	case *ast.TagNode:
		return nil, y.fail(n.GetToken(), "tags (!) are not read here; values are taken as they are written")
	}
	if _, ok := n.(ast.ScalarNode); !ok {
		return nil, y.fail(n.GetToken(), "found %s; expected a value, a list or a mapping", strings.ToLower(n.Type().String()))
	}
	return y.scalar(n.GetToken()), nil
}

func (y *yamlReader) begin(t *token.Token, kind nodeKind) *node {
	p := y.place(t)
	return &node{kind: kind, line: p.line, column: p.column, content: p, lines: y.lines, first: y.first}
}

// scalar takes the text as it is written, without quotes.
func (y *yamlReader) scalar(t *token.Token) *node {
	n := y.begin(t, scalarNode)
	n.text = t.Value
	if t.Type == token.DoubleQuoteType || t.Type == token.SingleQuoteType {
		n.content.column++
	}
	return n
}

// literal is a block of lines after | or >, which begins on the next line.
func (y *yamlReader) literal(l *ast.LiteralNode) *node {
	n := y.begin(l.Start, scalarNode)
	n.text, n.block = l.Value.Value, true
	n.content = place{n.line + 1, 1}
	return n
}

func (y *yamlReader) list(l *ast.SequenceNode, depth int) (*node, error) {
	n := y.begin(l.GetToken(), listNode)
	for _, v := range l.Values {
		item, err := y.node(v, depth+1)
		if err != nil {
			return nil, err
		}
		n.items = append(n.items, item)
	}
	return n, nil
}

func (y *yamlReader) mapping(t *token.Token, values []*ast.MappingValueNode, depth int) (*node, error) {
	n := y.begin(t, mapNode)
	for i, v := range values {
		key, ok := v.Key.(ast.ScalarNode)
		if !ok {
			return nil, y.fail(v.Key.GetToken(), "a key must be one word")
		}
		p := y.place(key.GetToken())
		if i == 0 {
			n.line, n.column = p.line, p.column
		}
		item, err := y.node(v.Value, depth+1)
		if err != nil {
			return nil, err
		}
		n.add(key.GetToken().Value, item)
		n.keyPlaces = append(n.keyPlaces, p)
	}
	return n, nil
}
