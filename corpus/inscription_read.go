package corpus

import (
	"strings"
	"unicode/utf8"
)

// inscriptionText is the inscription in the CELLS form, however its cells are
// laid out, or the name of an asterism, without white space.
func (t treeReader) inscriptionText(n *node) string {
	v := n.get("inscription")
	if v == nil {
		return ""
	}
	text := v.join(" ")
	if v.kind == scalarNode {
		text = v.text
	}
	words := strings.Fields(text)
	if strings.Contains(text, ",") || !longLabels(words) {
		return strings.Join(words, "")
	}
	for i, w := range words {
		words[i] = strings.TrimSuffix(w, ".")
	}
	return strings.Join(words, ",")
}

// longLabels says whether the words are cells, blanks among them, of which
// some hold labels of several characters.
func longLabels(words []string) bool {
	blank, long := false, false
	for _, w := range words {
		several := utf8.RuneCountInString(w) > 1
		if several && strings.Contains(w, ".") {
			return false
		}
		blank, long = blank || w == ".", long || several
	}
	return blank && long
}
