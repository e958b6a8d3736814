package render

import (
	"strings"

	"latin"
)

// Hidden lists the asterisms of which one does not see on the drawing how they
// run, as indices: those that are neither marked, nor hang together by the sides
// of their cells, nor are straight lines of points; and with them all others of
// their sort. The stripes of bodies and of triangles that go in pairs are
// hidden; a page that highlights each of them helps.
func Hidden(b *latin.Board) []int {
	s := &scene{board: b, mesh: newMesh(b)}
	sorts := map[string]bool{}
	for _, a := range b.Asterisms() {
		drawn := a.Mark != latin.MarkNone || b.Shape() == Point.Name
		if len(a.Path) > 0 || !drawn && !s.newSheet(a).connected {
			sorts[sortOf(a)] = true
		}
	}
	var hidden []int
	for i, a := range b.Asterisms() {
		if sorts[sortOf(a)] {
			hidden = append(hidden, i)
		}
	}
	return hidden
}

// sortOf is the first word of the name of an asterism; the whole name where
// that is one word.
func sortOf(a latin.Asterism) string {
	word, _, _ := strings.Cut(a.Name, " ")
	return word
}

// Sort is the word for these asterisms, the first of their names where that is
// the same for all: "stripe"; otherwise "asterism".
func Sort(b *latin.Board, asterisms []int) string {
	word := ""
	for _, i := range asterisms {
		sort := sortOf(b.Asterisms()[i])
		if sort == b.Asterisms()[i].Name || word != "" && word != sort {
			return "asterism"
		}
		word = sort
	}
	return word
}
