package corpus

import (
	"fmt"
	"strings"
	"unicode"

	"latin"
)

// grid reads rows, cols, lines, regions and extra.
func (t treeReader) grid(n *node) (latin.Layout, error) {
	g, err := t.squares(n)
	if err != nil {
		return latin.Layout{}, err
	}
	if v := n.get("lines"); v != nil {
		if v.text != "true" && v.text != "false" {
			return latin.Layout{}, t.fail(v.place(), nil, "found %s; lines is true or false: whether rows and columns are asterisms", v.describe())
		}
		if v.text == "true" {
			g.Lines()
		}
	}
	if v := n.get("regions"); v != nil {
		if err := t.regionMaps(g, v); err != nil {
			return latin.Layout{}, err
		}
	}
	if v := n.get("extra"); v != nil {
		if err := t.extras(g, v); err != nil {
			return latin.Layout{}, err
		}
	}
	return g.Layout, nil
}

// squares reads rows and cols.
func (t treeReader) squares(n *node) (*latin.Grid, error) {
	size := [2]int{}
	for i, key := range []string{"rows", "cols"} {
		v, err := t.needed(n, key)
		if err != nil {
			return nil, err
		}
		if size[i], err = t.whole(v, 1, latin.MaxCells); err != nil {
			return nil, err
		}
	}
	if size[0] > latin.MaxCells/size[1] {
		return nil, t.fail(n.place(), nil, "%d rows and %d columns; at most %d cells are allowed", size[0], size[1], latin.MaxCells)
	}
	return latin.NewGrid(size[0], size[1]), nil
}

// regionMaps reads one map or several, one after another, one mark a cell
// each. The first is "region A", ..., the second "region 2 A", ... .
func (t treeReader) regionMaps(g *latin.Grid, n *node) error {
	marks, cells := []rune(n.join("")), g.Rows*g.Cols
	if n.kind == mapNode || len(marks) == 0 || len(marks)%cells != 0 {
		return t.fail(n.place(), nil, "%d marks; a map of the regions has %d, one a cell", len(marks), cells)
	}
	for i := 0; i*cells < len(marks); i++ {
		name := "region"
		if i > 0 {
			name = fmt.Sprintf("region %d", i+1)
		}
		if err := t.regionMap(g, n, marks[i*cells:][:cells], name, i == 0); err != nil {
			return err
		}
	}
	return nil
}

// regionMap adds an asterism for each mark in order of first occurrence; a
// cell marked "." is in none. The first map is drawn with borders, others are
// shaded when they leave cells out.
func (t treeReader) regionMap(g *latin.Grid, n *node, marks []rune, name string, border bool) error {
	style := latin.MarkNone
	switch {
	case border:
		style = latin.MarkBorder
	case strings.ContainsRune(string(marks), '.'):
		style = latin.MarkShade
	}
	index := make(map[rune]int)
	for c, m := range marks {
		i, seen := index[m]
		switch {
		case m == '.':
			continue
		case !unicode.IsGraphic(m):
			return t.fail(n.place(), nil, "mark %q cannot be seen; use letters or digits", m)
		case !seen:
			i = len(g.Layout.Asterisms)
			index[m] = i
			g.Add(name+" "+string(m), style)
		}
		a := &g.Layout.Asterisms[i]
		a.Cells = append(a.Cells, latin.Cell(c))
	}
	return nil
}

// extras reads further asterisms: each a list of cells, a text of cell names
// or a map, or a mapping with name, cells, mark and links.
func (t treeReader) extras(g *latin.Grid, n *node) error {
	if n.kind != listNode {
		n = list(n)
	}
	for i, item := range n.items {
		name := fmt.Sprintf("extra %d", i+1)
		if item.kind == scalarNode && !cellNames(item) {
			if err := t.extraMap(g, item, name); err != nil {
				return err
			}
			continue
		}
		if item.kind == scalarNode {
			item = item.splitNames()
		}
		a, err := t.asterism(item, latin.Asterism{Name: name, Mark: latin.MarkShade}, func(c *node) (latin.Cell, error) {
			return t.squareNamed(g, c)
		})
		if err != nil {
			return err
		}
		g.Layout.Asterisms = append(g.Layout.Asterisms, a)
	}
	return nil
}

// extraMap adds an asterism for each mark but "."; more than one are told
// apart by their marks.
func (t treeReader) extraMap(g *latin.Grid, n *node, name string) error {
	marks := []rune(n.visible())
	if len(marks) != g.Rows*g.Cols {
		return t.fail(n.place(), nil, "%d marks; expected %d, one a cell with \".\" outside, or cells such as r1c1", len(marks), g.Rows*g.Cols)
	}
	first := len(g.Layout.Asterisms)
	if err := t.regionMap(g, n, marks, name, false); err != nil {
		return err
	}
	made := g.Layout.Asterisms[first:]
	for i := range made {
		made[i].Mark = latin.MarkShade
		if len(made) == 1 {
			made[i].Name = name
		}
	}
	return nil
}

// cellNames says whether a text lists cells such as r1c1.
func cellNames(n *node) bool {
	for _, w := range n.nameWords() {
		if _, _, ok := squareName(w); !ok {
			return false
		}
	}
	return n.text != ""
}

func (n *node) nameWords() []string {
	return strings.FieldsFunc(n.text, func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
}

// splitNames makes a list of a text that lists cells.
func (n *node) splitNames() *node {
	l := list()
	l.line, l.column = n.line, n.column
	for _, w := range n.nameWords() {
		item := scalar(w)
		item.line, item.column = n.line, n.column
		l.items = append(l.items, item)
	}
	return l
}

// squareName reads "r4c7"; row and column count from 0.
func squareName(s string) (r, c int, ok bool) {
	n, err := fmt.Sscanf(s, "r%dc%d", &r, &c)
	return r - 1, c - 1, n == 2 && err == nil && fmt.Sprintf("r%dc%d", r, c) == s
}

func (t treeReader) squareNamed(g *latin.Grid, n *node) (latin.Cell, error) {
	r, c, ok := squareName(n.text)
	if n.kind != scalarNode || !ok || r < 0 || r >= g.Rows || c < 0 || c >= g.Cols {
		return 0, t.fail(n.place(), nil, "found %s; expected a cell from r1c1 to r%dc%d", n.describe(), g.Rows, g.Cols)
	}
	return g.At(r, c), nil
}
