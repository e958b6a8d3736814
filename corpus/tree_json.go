package corpus

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// parseJSON reads an object, whose columns go on over the ends of lines. Scalars are taken as they are
// written; a key may occur once in an object.
func (s *Source) parseJSON(text []byte, line int) (*node, error) {
	j := &jsonReader{s: s, text: text, line: line, lines: []string{string(text)}}
	j.decoder = json.NewDecoder(bytes.NewReader(text))
	j.decoder.UseNumber()
	n, err := j.value(0)
	if err != nil {
		return nil, err
	}
	end := int(j.decoder.InputOffset())
	if rest := bytes.TrimSpace(text[end:]); len(rest) > 0 {
		return nil, j.fail(end+bytes.Index(text[end:], rest), "text after the object; begin another one on a line of its own")
	}
	return n, nil
}

// A jsonReader turns one object into nodes.
type jsonReader struct {
	s       *Source
	text    []byte
	line    int
	lines   []string
	decoder *json.Decoder
	nodes   int
	seen    int // the offset up to which characters were counted
	column  int // their number
}

func (j *jsonReader) fail(offset int, format string, args ...any) error {
	return j.s.errorAt(j.line, column(j.text, min(offset, len(j.text))), nil, format, args...)
}

// place of the byte at an offset not before that of the last call.
func (j *jsonReader) place(offset int) place {
	j.column += utf8.RuneCount(j.text[j.seen:offset])
	j.seen = offset
	return place{j.line, j.column + 1}
}

// token gives the next token and where it begins.
func (j *jsonReader) token() (json.Token, int, error) {
	start := int(j.decoder.InputOffset())
	start += len(j.text[start:]) - len(bytes.TrimLeft(j.text[start:], " \t\r\n,:"))
	t, err := j.decoder.Token()
	if err == io.EOF || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, start, j.fail(len(j.text), "the object does not end; close its brackets, and begin the next one on a line of its own")
	}
	if e := (*json.SyntaxError)(nil); errors.As(err, &e) {
		return nil, start, j.fail(max(start, int(e.Offset)-1), "the JSON is broken: %v", e)
	}
	if err != nil {
		return nil, start, j.fail(start, "the JSON is broken: %v", err)
	}
	return t, start, nil
}

func (j *jsonReader) value(depth int) (*node, error) {
	t, start, err := j.token()
	if err != nil {
		return nil, err
	}
	if j.nodes++; j.nodes > maxNodes || depth > maxDepth {
		return nil, j.fail(start, "more than %d values or %d levels in one object", maxNodes, maxDepth)
	}
	p := j.place(start)
	n := &node{line: p.line, column: p.column, content: p, lines: j.lines, first: j.line}
	switch t := t.(type) {
	case json.Delim:
		if t == '[' {
			return n, j.list(n, depth)
		}
		return n, j.object(n, depth)
	case string:
		n.text = t
		n.content.column++
	case nil:
		n.kind = nullNode
	default:
		n.text, n.number = fmt.Sprint(t), true
	}
	return n, nil
}

func (j *jsonReader) list(n *node, depth int) error {
	n.kind = listNode
	for j.decoder.More() {
		item, err := j.value(depth + 1)
		if err != nil {
			return err
		}
		n.items = append(n.items, item)
	}
	_, _, err := j.token()
	return err
}

func (j *jsonReader) object(n *node, depth int) error {
	n.kind = mapNode
	for j.decoder.More() {
		t, start, err := j.token()
		if err != nil {
			return err
		}
		key, _ := t.(string)
		p := j.place(start)
		if len(n.keys) > 2*maxFields || slices.Contains(n.keys, key) {
			return j.fail(start, "a second key %.40q, or too many keys; give each once", key)
		}
		item, err := j.value(depth + 1)
		if err != nil {
			return err
		}
		n.keyPlaces = append(n.keyPlaces, p)
		n.add(key, item)
	}
	_, _, err := j.token()
	return err
}

// source is the JSON text of a node, without white space.
func (n *node) source() string {
	var b strings.Builder
	n.writeJSON(&b)
	return b.String()
}
