package book

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// A group is the Puzzles of a book that are played by the same rules.
type group struct {
	title string
	rules []string // what they are told; several when only the labels differ
	kind  *latin.Kind
	first *latin.Puzzle
	plain bool // the labels of all are the numbers from 1
	sizes []size
	// example is the index in Book.Examples, or -1.
	example int
}

// A size is what tells apart two Puzzles of a group whose labels are the
// numbers from 1: how many numbers, and on how many cells.
type size struct{ labels, cells int }

func sizeOf(p *latin.Puzzle) size { return size{p.Labels.K(), p.Board.Len()} }

// String is "1 to 9 on a board of 81 cells".
func (s size) String() string {
	if s.cells == 1 {
		return "1 on a board of one cell"
	}
	return fmt.Sprintf("1 to %d on a board of %d cells", s.labels, s.cells)
}

// groupPuzzles lists the groups of a book in the order of their first puzzle.
func groupPuzzles(b *Book) []group {
	var groups []group
	seen := make(map[*latin.Puzzle]bool)
	for _, s := range b.Sections {
		for _, item := range s.Items {
			if !seen[item.Puzzle] {
				seen[item.Puzzle] = true
				groups = addToGroup(groups, item.Puzzle)
			}
		}
	}
	for i, e := range b.Examples {
		for j := range groups {
			if len(e.Steps) > 0 && groups[j].example < 0 && groups[j].holds(e.Steps[0].View.Puzzle) {
				groups[j].example = i
				break
			}
		}
	}
	return groups
}

func addToGroup(groups []group, p *latin.Puzzle) []group {
	for i := range groups {
		if groups[i].holds(p) {
			groups[i].plain = groups[i].plain && fromOne(p)
			groups[i].tell(p)
			return groups
		}
	}
	return append(groups, group{title: p.Title, rules: []string{p.Rules}, kind: p.Kind(), first: p, plain: fromOne(p), sizes: []size{sizeOf(p)}, example: -1})
}

// holds says whether the Puzzle is played by the rules of the group: it is of
// the same kind, or says the same.
func (g group) holds(p *latin.Puzzle) bool {
	if g.kind != nil || p.Kind() != nil {
		return g.kind == p.Kind() && g.title == p.Title
	}
	return g.title == p.Title && g.rules[0] == p.Rules
}

// tell adds the rules and the size of a Puzzle unless they are known.
func (g *group) tell(p *latin.Puzzle) {
	if !slices.Contains(g.rules, p.Rules) {
		g.rules = append(g.rules, p.Rules)
	}
	if !slices.Contains(g.sizes, sizeOf(p)) {
		g.sizes = append(g.sizes, sizeOf(p))
	}
}

// byLabels says whether the Puzzles of the group differ in labels that the
// rules cannot tell, so that they are printed with each.
func (g group) byLabels() bool {
	return len(g.rules) > 1 && g.kind != nil && !(g.plain && g.bySize())
}

// bySize says whether the number of cells of a board tells the number of labels.
func (g group) bySize() bool {
	labels := make(map[int]int)
	for _, s := range g.sizes {
		if known, ok := labels[s.cells]; ok && known != s.labels {
			return false
		}
		labels[s.cells] = s.labels
	}
	return true
}

// text is the rules. Where the Puzzles of the group differ in their labels, it
// names those of each size, or says where they are printed.
func (g group) text() string {
	if g.kind != nil && g.kind.Names != "" {
		return g.rulesText() + "\n\n" + g.kind.Names
	}
	return g.rulesText()
}

func (g group) rulesText() string {
	switch {
	case g.byLabels():
		return strings.ReplaceAll(g.kind.Rules, "{labels}", "the labels printed under the puzzle")
	case len(g.rules) > 1 && g.kind != nil:
		return strings.ReplaceAll(g.kind.Rules, "{labels}", "the numbers from 1 up, each once") + "\n\n" + g.ranges()
	}
	return strings.Join(g.rules, "\n\n")
}

// ranges tells the numbers of each size, the smallest first.
func (g group) ranges() string {
	sizes := slices.SortedFunc(slices.Values(g.sizes), func(a, b size) int { return a.cells - b.cells })
	var parts []string
	for _, s := range sizes {
		parts = append(parts, s.String())
	}
	last := len(parts) - 1
	return "The numbers are " + strings.Join(parts[:last], ", ") + " and " + parts[last] + "."
}

// fromOne says whether the labels are the numbers 1, 2, ..., each once.
func fromOne(p *latin.Puzzle) bool {
	return slices.Equal(p.Labels.Multiset(), latin.Numbers(p.Labels.K()))
}

// groupOf is the group of a Puzzle; an empty one for a Puzzle not in the book.
func (s *setter) groupOf(p *latin.Puzzle) group {
	for _, g := range s.groups {
		if g.holds(p) {
			return g
		}
	}
	return group{}
}
