package corpus

import (
	"fmt"

	"latin"
)

// anyNode describes a board cell by cell.
func anyNode(b *latin.Board) *node {
	n := mapping()
	n.add("cells", integer(b.Len()))
	asterisms := list()
	for i, a := range b.Asterisms() {
		asterisms.items = append(asterisms.items, asterismNode(a, fmt.Sprintf("asterism %d", i+1), latin.MarkNone, func(c latin.Cell) *node {
			return integer(int(c))
		}))
	}
	n.add("asterisms", asterisms)
	addPlaces(n, b)
	if len(b.Notes()) > 0 {
		notes := list()
		for _, t := range b.Notes() {
			note := mapping()
			note.add("at", list(decimal(t.At.X), decimal(t.At.Y)))
			note.add("text", scalar(t.Text))
			if t.Asterism > 0 {
				note.add("of", scalar(b.Asterisms()[t.Asterism-1].Name))
			}
			if t.From != nil {
				note.add("from", outlineNode(ends(t.From)))
			}
			notes.items = append(notes.items, note)
		}
		n.add("notes", notes)
	}
	n.add("shape", scalar(b.Shape()))
	return n
}

// addPlaces writes points, and names and outlines where there are some.
func addPlaces(n *node, b *latin.Board) {
	names, points, outlines := list(), list(), list()
	named, outlined := false, false
	for i := range b.Len() {
		p := b.Place(latin.Cell(i))
		named = named || p.Name != fmt.Sprint(i+1)
		outlined = outlined || len(p.Outline) > 0
		names.items = append(names.items, scalar(p.Name))
		points.items = append(points.items, list(decimal(p.At.X), decimal(p.At.Y), decimal(p.Room)))
		outlines.items = append(outlines.items, outlineNode(p.Outline))
	}
	if named {
		n.add("names", names)
	}
	n.add("points", points)
	if outlined {
		n.add("outlines", outlines)
	}
}

func outlineNode(sides []latin.Side) *node {
	n := list()
	for _, s := range sides {
		side := list(decimal(s.To.X), decimal(s.To.Y))
		if s.Bulge != 0 {
			side.items = append(side.items, decimal(s.Bulge))
		}
		n.items = append(n.items, side)
	}
	return n
}

// ends are sides that lead straight to the points.
func ends(points []latin.Point) []latin.Side {
	var sides []latin.Side
	for _, p := range points {
		sides = append(sides, latin.Side{To: p})
	}
	return sides
}
