package main

import (
	"errors"
	"fmt"
	"strings"

	"latin"
	"latin/render"
)

// marks puts into the view what --highlight asks for, and checks that there is
// a net where --net asks for one.
func (f renderFlags) marks(v *render.View, q question) answer {
	if f.net && v.Puzzle.Board.Net() == nil {
		return answer{code: exitUsage, msgs: []string{fmt.Sprintf("%s: %s has no net; only bodies have one, such as cube or octahedron",
			q.name(), v.Puzzle.Name())}}
	}
	if f.highlight == "" {
		return answer{}
	}
	for tone, group := range strings.Split(f.highlight, ",") {
		cells, err := cellsNamed(v.Puzzle.Board, group)
		if err != nil {
			return answer{code: exitUsage, msgs: []string{fmt.Sprintf("%s: --highlight: %v", q.name(), err)}}
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
		c, ok := cellNamed(b, name)
		if !ok {
			last := b.Asterisms()[len(b.Asterisms())-1]
			return nil, fmt.Errorf("no asterism or cell is named %q; asterisms are %q to %q, cells %q to %q",
				strings.TrimSpace(names), b.Asterisms()[0].Name, last.Name, b.CellName(0), b.CellName(latin.Cell(b.Len()-1)))
		}
		cells = append(cells, c)
	}
	if cells == nil {
		return nil, errors.New("a name is missing beside a comma")
	}
	return cells, nil
}

// cellNamed finds a cell by its name, in either case, or by the letters of its
// two lines in either order.
func cellNamed(b *latin.Board, name string) (latin.Cell, bool) {
	name = strings.ReplaceAll(name, "’", "'")
	if c, ok := b.CellNamed(name); ok {
		return c, true
	}
	swapped := name
	if r := []rune(name); len(r) >= 2 {
		r[0], r[1] = r[1], r[0]
		swapped = string(r)
	}
	for i := range b.Len() {
		if own := b.CellName(latin.Cell(i)); strings.EqualFold(own, name) || own == swapped {
			return latin.Cell(i), true
		}
	}
	return 0, false
}

// spread is the item, or with --asterisms one for each asterism.
func (f renderFlags) spread(item render.Item) []render.Item {
	if !f.asterisms {
		return []render.Item{item}
	}
	return asterismItems(item, allAsterisms(item.View.Puzzle.Board))
}

func allAsterisms(b *latin.Board) []int {
	all := make([]int, len(b.Asterisms()))
	for i := range all {
		all[i] = i
	}
	return all
}

// asterismItems shows how asterisms run: the board once for each of them.
func asterismItems(item render.Item, asterisms []int) []render.Item {
	var items []render.Item
	for _, i := range asterisms {
		a := item.View.Puzzle.Board.Asterisms()[i]
		view := render.View{Puzzle: item.View.Puzzle, Bare: true, Colours: item.View.Colours}
		view.Highlights = []render.Highlight{{Cells: a.Cells}}
		items = append(items, render.Item{View: view, Caption: strings.TrimSpace(item.Caption + " " + a.Name)})
	}
	return items
}

// asterismColumns stand side by side unless --columns says otherwise.
const asterismColumns = 4

// What a drawing asks for, in points: type that can be read, and a picture that
// is not too wide. Candidates may be smaller than labels and letters.
const (
	readableType   = 7.0
	smallCandidate = 5.0
	ordinaryWidth  = 324.0
	widestPicture  = 1000.0
	widestOnPage   = 595.28 - 2*36
)

// options of a picture: wider than usual when its type would be too small.
func (f renderFlags) options(items []render.Item, form string) render.Options {
	o := render.Options{Date: buildDate(), Columns: f.columns}
	if f.asterisms {
		o.Width = 150
		if f.columns == 1 {
			o.Columns = asterismColumns
		}
		return o
	}
	for _, it := range items {
		if f.columns == 1 && !it.View.Net {
			o.Width = max(o.Width, comfortable(it.View, form))
		}
	}
	return o
}

// comfortable is the width at which the smallest type can be read, within limits.
func comfortable(v render.View, form string) float64 {
	least, widest := readableType, widestPicture
	if len(v.Candidates) > 0 {
		least = smallCandidate
	}
	if form == "pdf" {
		widest = widestOnPage
	}
	small := render.SmallestType(v, ordinaryWidth, ordinaryWidth*render.Aspect(v))
	return min(widest, max(ordinaryWidth, ordinaryWidth*least/small))
}

// warnSmall tells of type that is hard to read in a drawing of that width.
func (a *app) warnSmall(items []render.Item, width float64) {
	const hard = 4.5
	for _, it := range items {
		if small := render.SmallestType(it.View, width, width*render.Aspect(it.View)); small < hard && !it.View.Bare && !it.View.Net {
			a.note("%sthe smallest type is %.1f points high; shorter labels, a smaller board or an SVG can be read better", captioned(it), small)
			return
		}
	}
}

func captioned(it render.Item) string {
	if it.Caption == "" {
		return ""
	}
	return it.Caption + ": "
}
