package corpus

import (
	"fmt"
	"math"
	"slices"

	"latin"
)

// anyBoard reads cells and asterisms, and how to draw them when it is told.
func (t treeReader) anyBoard(n *node) (latin.Layout, error) {
	var l latin.Layout
	v, err := t.needed(n, "cells")
	if err != nil {
		return l, err
	}
	cells, err := t.whole(v, 1, latin.MaxCells)
	if err != nil {
		return l, err
	}
	if l.Places, err = t.places(n, cells); err != nil {
		return l, err
	}
	if v, err = t.needed(n, "asterisms"); err != nil {
		return l, err
	}
	for i, item := range v.items {
		a, err := t.asterism(item, latin.Asterism{Name: fmt.Sprintf("asterism %d", i+1)}, func(c *node) (latin.Cell, error) {
			i, err := t.whole(c, 0, cells-1)
			return latin.Cell(i), err
		})
		if err != nil {
			return l, err
		}
		l.Asterisms = append(l.Asterisms, a)
	}
	l.Shape = "point"
	if n.get("outlines") != nil {
		l.Shape = "outline"
	}
	if v := n.get("shape"); v != nil {
		l.Shape = v.text
	}
	l.Notes, err = t.notes(n.get("notes"), l.Asterisms)
	return l, err
}

// places reads names, points and outlines, one a cell. Cells without points
// stand in rows, about as many as there are cells in each.
func (t treeReader) places(n *node, cells int) ([]latin.Place, error) {
	places := make([]latin.Place, cells)
	for i := range places {
		places[i].Name = fmt.Sprint(i + 1)
	}
	err := t.perCell(n.get("names"), cells, func(i int, v *node) error {
		places[i].Name = v.text
		return nil
	})
	if err != nil {
		return nil, err
	}
	if err := t.points(n, places); err != nil {
		return nil, err
	}
	err = t.perCell(n.get("outlines"), cells, func(i int, v *node) error {
		places[i].Outline, err = t.outline(v)
		return err
	})
	return places, err
}

// perCell calls f for each item of a list with one entry a cell; nothing when
// there is no list.
func (t treeReader) perCell(n *node, cells int, f func(int, *node) error) error {
	if n == nil {
		return nil
	}
	if n.kind != listNode || len(n.items) != cells {
		return t.fail(n.place(), nil, "%d entries; expected a list of %d, one a cell", len(n.items), cells)
	}
	for i, item := range n.items {
		if err := f(i, item); err != nil {
			return err
		}
	}
	return nil
}

// points reads [x, y] or [x, y, room] for each cell.
func (t treeReader) points(n *node, places []latin.Place) error {
	v := n.get("points")
	if v == nil {
		rowsOfCells(places)
		return nil
	}
	given := 0
	err := t.perCell(v, len(places), func(i int, v *node) error {
		p, err := t.numbers(v, 2, 3)
		if err != nil {
			return err
		}
		places[i].At = latin.Point{X: p[0], Y: p[1]}
		if len(p) == 3 {
			places[i].Room = p[2]
			given++
		}
		return nil
	})
	if err != nil {
		return err
	}
	if given == 0 {
		return t.rooms(v, places)
	}
	if given < len(places) {
		return t.fail(v.place(), nil, "some points have a third number, the room of the label, and some have not; give it to all or none")
	}
	return nil
}

// rowsOfCells lays cells out when the document does not.
func rowsOfCells(places []latin.Place) {
	cols := int(math.Ceil(math.Sqrt(float64(len(places)))))
	for i := range places {
		places[i].At = latin.Square(i/cols, i%cols).At
		places[i].Room = 0.4
	}
}

// rooms gives every cell 2/5 of the least distance between two points, so
// that circles about them keep apart.
func (t treeReader) rooms(n *node, places []latin.Place) error {
	least := math.Inf(1)
	for i, p := range places {
		for _, q := range places[:i] {
			dx, dy := p.At.X-q.At.X, p.At.Y-q.At.Y
			least = min(least, dx*dx+dy*dy)
		}
	}
	if least == 0 {
		return t.fail(n.place(), nil, "two cells are at the same point; move one")
	}
	if len(places) == 1 {
		least = 1
	}
	for i := range places {
		places[i].Room = 0.4 * math.Sqrt(least)
	}
	return nil
}

// outline reads the sides of a cell, each [x, y] of its end, or [x, y, bulge].
func (t treeReader) outline(n *node) ([]latin.Side, error) {
	if n.kind == nullNode {
		return nil, nil
	}
	if n.kind != listNode {
		return nil, t.fail(n.place(), nil, "found %s; expected a list of [x, y] or [x, y, bulge]", n.describe())
	}
	var sides []latin.Side
	for _, item := range n.items {
		v, err := t.numbers(item, 2, 3)
		if err != nil {
			return nil, err
		}
		s := latin.Side{To: latin.Point{X: v[0], Y: v[1]}}
		if len(v) == 3 {
			s.Bulge = v[2]
		}
		sides = append(sides, s)
	}
	return sides, nil
}

// notes reads texts beside the board: mappings with at: [x, y] and text, and
// of: and from: where the note names an asterism.
func (t treeReader) notes(n *node, asterisms []latin.Asterism) ([]latin.Note, error) {
	if n == nil {
		return nil, nil
	}
	var notes []latin.Note
	for _, item := range n.items {
		at := item.get("at")
		if at == nil || item.get("text") == nil {
			return nil, t.fail(item.place(), nil, "found %s; a note has at: [x, y] and text:", item.describe())
		}
		if err := t.known(item, []string{"at", "text", "of", "from"}, "a note has at, text, of and from"); err != nil {
			return nil, err
		}
		v, err := t.numbers(at, 2)
		if err != nil {
			return nil, err
		}
		note := latin.Note{At: latin.Point{X: v[0], Y: v[1]}, Text: item.get("text").text}
		if err := t.noteOf(item, &note, asterisms); err != nil {
			return nil, err
		}
		notes = append(notes, note)
	}
	return notes, nil
}

// noteOf reads which asterism a note names, and from where lines lead to it.
func (t treeReader) noteOf(n *node, note *latin.Note, asterisms []latin.Asterism) error {
	if v := n.get("of"); v != nil {
		i := slices.IndexFunc(asterisms, func(a latin.Asterism) bool { return a.Name == v.text })
		if i < 0 {
			return t.fail(v.place(), nil, "no asterism is named %q; write the name of one", v.text)
		}
		note.Asterism = i + 1
	}
	if v := n.get("from"); v != nil {
		sides, err := t.outline(v)
		if err != nil {
			return err
		}
		for _, s := range sides {
			note.From = append(note.From, s.To)
		}
	}
	return nil
}
