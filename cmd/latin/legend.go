package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"latin"
	"latin/attrition"
)

// crossOffText tells what to do whenever a label is written.
func crossOffText(p *latin.Puzzle) string {
	sorts := or(asterismSorts(p.Board))
	article := "a"
	if strings.ContainsAny(sorts[:1], "aeiou") {
		article = "an"
	}
	often := "a label"
	if p.Labels.Repeats() {
		often = "a label as often as it may"
	}
	return fmt.Sprintf("Whenever %s %s holds %s, cross that label off in its other cells; this is done all along and not told again.", article, sorts, often)
}

// asterismSorts are the words for the asterisms: "row", "column", "box".
func asterismSorts(b *latin.Board) []string {
	var sorts []string
	for _, a := range b.Asterisms() {
		sort := a.Name
		switch i := strings.LastIndexByte(sort, ' '); {
		case ordinary.MatchString(sort):
			sort = sort[:i]
		case i >= 0: // "falling diagonal"
			sort = sort[i+1:]
		}
		if !slices.Contains(sorts, sort) {
			sorts = append(sorts, sort)
		}
	}
	if len(sorts) > 5 {
		return []string{"asterism"}
	}
	return sorts
}

// ordinary are names that end in a number or letters that count.
var ordinary = regexp.MustCompile(` ([0-9]+|[A-Za-z]{1,2})$`)

// or joins words as in "row, column or box".
func or(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// citedIn lists the asterisms that the steps name, ascending.
func citedIn(steps []attrition.Step) []int {
	var list []int
	for _, st := range steps {
		list = append(list, st.Asterisms...)
		for _, k := range st.Links {
			if k.Asterism >= 0 {
				list = append(list, k.Asterism)
			}
		}
		for _, k := range st.Cases {
			list = append(list, citedIn(k.Steps)...)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// plain are the names of asterisms that everybody finds on the drawing.
var plain = regexp.MustCompile(`^(row|column|box) [0-9]+$`)

// legend says which cells belong to asterisms whose names do not tell.
func legend(w *attrition.Words, asterisms []int) []string {
	var told []string
	known, boxes := namedByKind(w.Puzzle), false
	for _, a := range asterisms {
		ast := w.Puzzle.Board.Asterisms()[a]
		boxes = boxes || strings.HasPrefix(ast.Name, "box ")
		if plain.MatchString(ast.Name) || known(ast.Name) {
			continue
		}
		told = append(told, fmt.Sprintf("%s: %s.", w.Sentence(w.Asterism(a)), whereIs(w, ast)))
	}
	if boxes {
		told = append([]string{"Boxes are counted from the top left, row by row."}, told...)
	}
	return told
}

// namedByKind says of the name of an asterism whether the kind tells how its
// sort is counted.
func namedByKind(p *latin.Puzzle) func(string) bool {
	return func(name string) bool {
		sort, _, _ := strings.Cut(name, " ")
		return p.Kind() != nil && slices.Contains(p.Kind().Counted, sort)
	}
}

// whereIs says which cells an asterism has: whole rows or columns of a grid, a
// rectangle, or the cells, with those side by side drawn together.
func whereIs(w *attrition.Words, a latin.Asterism) string {
	cells := slices.Clone(a.Cells)
	slices.Sort(cells)
	rows := w.Puzzle.Board.Rows()
	if !grid(w.Puzzle.Board, rows) {
		return w.Cells(cells)
	}
	n := len(rows[0])
	used := func(number func(latin.Cell) int) []int {
		var list []int
		for _, c := range cells {
			list = append(list, number(c)+1)
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	down := used(func(c latin.Cell) int { return int(c) / n })
	across := used(func(c latin.Cell) int { return int(c) % n })
	switch {
	case len(cells) != len(down)*len(across):
		return attrition.And(runs(w, cells, n))
	case len(across) == n:
		return "all of " + plural("row", down)
	case len(down) == len(rows):
		return "all of " + plural("column", across)
	case down[len(down)-1]-down[0] < len(down) && across[len(across)-1]-across[0] < len(across):
		return fmt.Sprintf("the rectangle from %s to %s", w.Cell(cells[0]), w.Cell(cells[len(cells)-1]))
	}
	return attrition.And(runs(w, cells, n))
}

// plural writes numbers of rows or columns: "row 3", "rows 1 and 5".
func plural(sort string, numbers []int) string {
	texts := make([]string, len(numbers))
	for i, n := range numbers {
		texts[i] = fmt.Sprint(n)
	}
	if len(texts) > 1 {
		sort += "s"
	}
	return sort + " " + attrition.And(texts)
}

// runs names cells; three or more that follow each other in a row of n cells
// are one run, "r1c1 to r1c4".
func runs(w *attrition.Words, cells []latin.Cell, n int) []string {
	var names []string
	for i := 0; i < len(cells); {
		j := i
		for j+1 < len(cells) && cells[j+1] == cells[j]+1 && int(cells[j+1])%n != 0 {
			j++
		}
		if j < i+2 {
			j = i
			names = append(names, w.Cell(cells[i]))
		} else {
			names = append(names, w.Cell(cells[i])+" to "+w.Cell(cells[j]))
		}
		i = j + 1
	}
	return names
}
