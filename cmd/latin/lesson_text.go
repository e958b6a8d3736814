package main

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// lastPlaceText names the asterisms that keep the label out of the other cells.
func (t teacher) lastPlaceText(q finding) string {
	label, cell := t.puzzle.Labels.Text(q.Label), t.puzzle.Board.CellName(q.Cell)
	blockers := t.blockers(q)
	have := "have"
	if len(blockers) == 1 {
		have = "has"
	}
	return fmt.Sprintf("Where does %s go in %s? %s already %s %s, so only %s is left: it is %s.",
		label, t.nameOf(q.asterism, "the dark"), sentence(and(blockers)), have, t.enough(q.Label, len(blockers)), cell, label)
}

// blockers names asterisms, few of them, that hold the label as often as they
// may and so keep it out of the other empty cells of the placement's asterism.
func (t teacher) blockers(q finding) []string {
	open := slices.DeleteFunc(t.empty(t.puzzle.Board.Asterisms()[q.asterism]), func(c latin.Cell) bool {
		return c == q.Cell
	})
	var found []int
	for len(open) > 0 {
		best, covered := -1, 0
		for i := range t.puzzle.Board.Asterisms() {
			if n := len(open) - len(t.outside(open, i)); n > covered && t.full(i, q.Label) {
				best, covered = i, n
			}
		}
		if best < 0 { // another rule would be needed; full labels leave no such cell
			break
		}
		open = t.outside(open, best)
		found = append(found, best)
	}
	slices.Sort(found)
	var names []string
	for _, i := range found {
		if name := t.nameOf(i, "another"); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// outside lists the cells that are not in the asterism.
func (t teacher) outside(cells []latin.Cell, asterism int) []latin.Cell {
	return slices.DeleteFunc(slices.Clone(cells), func(c latin.Cell) bool {
		return slices.Contains(t.puzzle.Board.AsterismsOf(c), asterism)
	})
}

// full says whether the clues of an asterism hold the label as often as it may.
func (t teacher) full(asterism int, x latin.Label) bool {
	a := t.puzzle.Board.Asterisms()[asterism]
	n := 0
	for _, c := range a.Cells {
		if t.clues[c] == x {
			n++
		}
	}
	return n >= t.puzzle.Labels.AtMost(len(a.Cells), x)
}

func (t teacher) singleText(q finding) string {
	label, cell := t.puzzle.Labels.Text(q.Label), t.puzzle.Board.CellName(q.Cell)
	var names []string
	for _, i := range t.puzzle.Board.AsterismsOf(q.Cell) {
		names = append(names, t.nameOf(i, "its"))
	}
	often := ""
	if t.puzzle.Labels.Repeats() {
		often = " as often as it may come"
	}
	noun := t.noun()
	return fmt.Sprintf("Which %s goes into %s? %s together hold every %s but %s%s, so it is %s.",
		noun, cell, sentence(and(names)), noun, label, often, label)
}

// enough says what an asterism, or several, has that may hold no more of a label.
func (t teacher) enough(x latin.Label, asterisms int) string {
	text, its := t.puzzle.Labels.Text(x), "its"
	if asterisms > 1 {
		its = "their"
	}
	if n := t.puzzle.Labels.Count(x); n > 1 {
		return fmt.Sprintf("%s %s, %s", its, text, times(n))
	}
	return its + " " + text
}

func times(n int) string {
	if n == 2 {
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

// noun is what people call the labels of the puzzle.
func (t teacher) noun() string {
	digits := strings.Trim(strings.Join(t.puzzle.Labels.Multiset(), ""), "0123456789") == ""
	switch {
	case digits:
		return "number"
	case t.puzzle.Labels.OneCharacter():
		return "letter"
	}
	return "label"
}

// nameOf names an asterism so that a reader finds it on the picture: by its
// number where rows and columns have one, by its letter where the board shows
// it, otherwise by its sort and the word that tells which ("the dark box").
func (t teacher) nameOf(asterism int, which string) string {
	name := t.puzzle.Board.Asterisms()[asterism].Name
	i := strings.LastIndexByte(name, ' ')
	if i < 0 {
		return which + " " + name
	}
	sort, tail := name[:i], name[i+1:]
	switch {
	case sort == "row" || sort == "column":
		return name
	case len([]rune(tail)) > 2: // "rising diagonal"
		return "the " + name
	case slices.ContainsFunc(t.puzzle.Board.Notes(), func(n latin.Note) bool { return n.Text == tail }):
		return name
	}
	return which + " " + sort
}

// and joins words as in "row 1, column 2 and box 3".
func and(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// sentence begins with a capital.
func sentence(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
