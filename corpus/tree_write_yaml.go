package corpus

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// writeYAML writes a mapping, one key a line, at that indentation.
func (n *node) writeYAML(b *strings.Builder, indent string) {
	for i, item := range n.items {
		if i > 0 {
			b.WriteString(indent)
		}
		b.WriteString(yamlText(n.keys[i]) + ":")
		item.writeYAMLValue(b, indent)
	}
}

// writeYAMLValue writes what follows a key or the hyphen of an entry, with
// the blank or line end before it.
func (n *node) writeYAMLValue(b *strings.Builder, indent string) {
	switch {
	case n.kind == scalarNode && n.asBlock():
		n.writeBlock(b, indent)
	case n.kind == mapNode && len(n.items) > 0:
		b.WriteString("\n" + indent + "  ")
		n.writeYAML(b, indent+"  ")
	case n.kind == listNode && slices.ContainsFunc(n.items, func(i *node) bool { return i.kind != scalarNode || i.block }):
		b.WriteByte('\n')
		for _, item := range n.items {
			b.WriteString(indent + "  -")
			item.writeYAMLEntry(b, indent+"  ")
		}
	default:
		b.WriteByte(' ')
		n.writeFlow(b)
		b.WriteByte('\n')
	}
}

// writeYAMLEntry writes what follows the hyphen of an entry.
func (n *node) writeYAMLEntry(b *strings.Builder, indent string) {
	switch {
	case n.kind == mapNode && len(n.items) > 0:
		b.WriteByte(' ')
		n.writeYAML(b, indent+"  ")
	case n.kind == listNode:
		b.WriteByte(' ')
		n.writeFlow(b)
		b.WriteByte('\n')
	default:
		n.writeYAMLValue(b, indent)
	}
}

// count is the number of values in a node, itself included, and of the keys
// of all mappings.
func (n *node) count() (values, keys int) {
	values, keys = 1, len(n.keys)
	for _, item := range n.items {
		v, k := item.count()
		values, keys = values+v, keys+k
	}
	return values, keys
}

// writeFlow writes a node on one line.
func (n *node) writeFlow(b *strings.Builder) {
	switch n.kind {
	case scalarNode:
		text := yamlText(n.text)
		if n.number {
			text = n.text
		}
		b.WriteString(text)
	case nullNode:
		b.WriteString("null")
	case listNode:
		n.writeFlowItems(b, "[", "]")
	case mapNode:
		n.writeFlowItems(b, "{", "}")
	}
}

func (n *node) writeFlowItems(b *strings.Builder, open, end string) {
	b.WriteString(open)
	for i, item := range n.items {
		if i > 0 {
			b.WriteString(", ")
		}
		if n.kind == mapNode {
			b.WriteString(yamlText(n.keys[i]) + ": ")
		}
		item.writeFlow(b)
	}
	b.WriteString(end)
}

// asBlock says whether a scalar can be written as lines after "|".
func (n *node) asBlock() bool {
	return n.block && n.text != "" && !strings.ContainsFunc(n.text, func(r rune) bool {
		return r != '\n' && !unicode.IsPrint(r)
	})
}

// writeBlock writes lines after "|". The number of blanks before them is
// told where the first line begins with some of its own.
func (n *node) writeBlock(b *strings.Builder, indent string) {
	b.WriteString(" |")
	if n.text[0] == ' ' {
		b.WriteByte('2')
	}
	b.WriteByte('\n')
	for line := range strings.Lines(n.text) {
		b.WriteString(indent + "  " + strings.TrimRight(line, "\n") + "\n")
	}
}

// yamlText writes a scalar on one line, in quotes unless every reader of
// YAML takes it as it stands.
func yamlText(s string) string {
	if plainYAML(s) {
		return s
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case unicode.IsPrint(r):
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, `\U%08X`, r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// otherTypes are words that readers of YAML may take for something else than text.
var otherTypes = []string{"true", "false", "yes", "no", "on", "off", "null", "y", "n"}

// plainYAML says whether a text needs no quotes: words of letters, digits and
// - _ . / + with single blanks between them and a letter in front, or a whole
// number without a zero in front.
func plainYAML(s string) bool {
	if s == "" || slices.Contains(otherTypes, strings.ToLower(s)) {
		return false
	}
	if s[0] >= '1' && s[0] <= '9' {
		return strings.Trim(s, "0123456789") == ""
	}
	before := ' '
	for _, r := range s {
		ascii := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'
		inner := strings.ContainsRune("0123456789-_./+:", r)
		if !ascii && (before == ' ' || !inner) && (before == ' ' || r != ' ') {
			return false
		}
		if before == ':' && r == ' ' {
			return false
		}
		before = r
	}
	return before != ' ' && before != ':'
}
