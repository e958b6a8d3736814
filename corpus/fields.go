package corpus

import (
	"slices"

	"latin"
)

// maxFields bounds the fields of a record, and so the time to look for
// repeated ones.
const maxFields = 100

// reservedKeys are those that say what the puzzle is; no further field may
// have such a name.
var reservedKeys = []string{
	"kind", "board", "labels", "regions", "inscription", "clues", "candidates", "schema",
}

func reserved(key string) bool { return slices.Contains(reservedKeys, key) }

// plainKey says whether a key can be written in every format: a letter, then
// letters, digits, hyphens, underscores and full stops.
func plainKey(key string) bool {
	for i := range len(key) {
		c := key[i]
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
		other := c >= '0' && c <= '9' || c == '-' || c == '.'
		if !letter && (i == 0 || !other) {
			return false
		}
	}
	return key != ""
}

func hasField(fields []Field, key string) bool {
	return slices.ContainsFunc(fields, func(f Field) bool { return f.Key == key })
}

func cellOf(i int) latin.Cell { return latin.Cell(i) }
