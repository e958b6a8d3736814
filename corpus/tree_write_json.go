package corpus

import (
	"encoding/json"
	"strings"
)

// writeJSON writes a node without white space.
func (n *node) writeJSON(b *strings.Builder) {
	switch n.kind {
	case scalarNode:
		if n.number {
			b.WriteString(n.text)
		} else {
			writeJSONString(b, n.text)
		}
	case nullNode:
		b.WriteString("null")
	case listNode:
		n.writeItems(b, "[", "]", func(_ int, item *node) { item.writeJSON(b) })
	case mapNode:
		n.writeItems(b, "{", "}", func(i int, item *node) {
			writeJSONString(b, n.keys[i])
			b.WriteByte(':')
			item.writeJSON(b)
		})
	}
}

func (n *node) writeItems(b *strings.Builder, open, end string, write func(int, *node)) {
	b.WriteString(open)
	for i, item := range n.items {
		if i > 0 {
			b.WriteByte(',')
		}
		write(i, item)
	}
	b.WriteString(end)
}

func writeJSONString(b *strings.Builder, s string) {
	at := json.NewEncoder(noNewline{b})
	at.SetEscapeHTML(false)
	_ = at.Encode(s) // a string can always be encoded, a Builder always written
}

// noNewline drops the line end that a json.Encoder adds.
type noNewline struct{ b *strings.Builder }

// Write hands the text on without a line end.
func (w noNewline) Write(p []byte) (int, error) {
	w.b.WriteString(strings.TrimSuffix(string(p), "\n"))
	return len(p), nil
}
