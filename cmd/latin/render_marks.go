package main

import (
	"fmt"
	"strings"

	"latin"
	"latin/render"
)

// marks puts into the view what --highlight asks for, and checks that there is
// a net where --net asks for one.
func (f renderFlags) marks(v *render.View, q question) answer {
	if f.net && v.Puzzle.Board.Net() == nil {
		return answer{code: exitMalformed, msgs: []string{fmt.Sprintf("%s: %s has no net; only bodies have one, such as cube or octahedron",
			q.name(), v.Puzzle.Name())}}
	}
	if f.highlight == "" {
		return answer{}
	}
	for tone, group := range strings.Split(f.highlight, ",") {
		cells, err := cellsNamed(v.Puzzle.Board, group)
		if err != nil {
			return answer{code: exitMalformed, msgs: []string{fmt.Sprintf("%s: --highlight: %v", q.name(), err)}}
		}
		v.Highlights = append(v.Highlights, render.Highlight{Cells: cells, Tone: tone})
	}
	return answer{}
}

// cellsNamed are the cells of an asterism, or the cells with names with spaces
// between them.
func cellsNamed(b *latin.Board, names string) ([]latin.Cell, error) {
	if a, ok := b.AsterismNamed(names); ok {
		return a.Cells, nil
	}
	var cells []latin.Cell
	for _, name := range strings.Fields(names) {
		c, ok := b.CellNamed(name)
		if !ok {
			return nil, fmt.Errorf("no asterism or cell is named %q; asterisms are like %q, cells like %q",
				strings.TrimSpace(names), b.Asterisms()[0].Name, b.CellName(0))
		}
		cells = append(cells, c)
	}
	return cells, nil
}

// spread is the item, or with --asterisms one for each asterism.
func (f renderFlags) spread(item render.Item) []render.Item {
	if !f.asterisms {
		return []render.Item{item}
	}
	return asterismItems(item)
}

// asterismItems shows how the asterisms run: the board once for each of them.
func asterismItems(item render.Item) []render.Item {
	var items []render.Item
	for _, a := range item.View.Puzzle.Board.Asterisms() {
		view := render.View{Puzzle: item.View.Puzzle, Bare: true}
		view.Highlights = []render.Highlight{{Cells: a.Cells}}
		items = append(items, render.Item{View: view, Caption: strings.TrimSpace(item.Caption + " " + a.Name)})
	}
	return items
}

// asterismColumns stand side by side unless --columns says otherwise.
const asterismColumns = 4

// What candidates ask for, in points: type that can be read, in a drawing that
// is not too wide.
const (
	readableType  = 5.0
	ordinaryWidth = 324.0
	widestDrawing = 1000.0
)

// options of a picture: wider than usual when it holds candidates that would
// be too small otherwise.
func (f renderFlags) options(items []render.Item) render.Options {
	o := render.Options{Date: buildDate(), Columns: f.columns}
	for _, it := range items {
		if len(it.View.Candidates) > 0 && f.columns == 1 {
			small := render.SmallestType(it.View, ordinaryWidth, ordinaryWidth*render.Aspect(it.View))
			o.Width = min(widestDrawing, max(o.Width, ordinaryWidth, ordinaryWidth*readableType/small))
		}
	}
	if f.asterisms {
		o.Width = 150
		if f.columns == 1 {
			o.Columns = asterismColumns
		}
	}
	return o
}
