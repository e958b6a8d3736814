package book

import (
	"slices"
	"strings"

	"latin"
)

// A group is the Puzzles of a book that are played by the same rules.
type group struct {
	title string
	rules []string // what they are told; several when only the labels differ
	kind  *latin.Kind
	plain bool // the labels of all are the numbers from 1
	// example is the index in Book.Examples, or -1.
	example int
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
			groups[i].tell(p.Rules)
			return groups
		}
	}
	return append(groups, group{title: p.Title, rules: []string{p.Rules}, kind: p.Kind(), plain: fromOne(p), example: -1})
}

// holds says whether the Puzzle is played by the rules of the group: it is of
// the same kind, or says the same.
func (g group) holds(p *latin.Puzzle) bool {
	if g.kind != nil || p.Kind() != nil {
		return g.kind == p.Kind() && g.title == p.Title
	}
	return g.title == p.Title && g.rules[0] == p.Rules
}

func (g *group) tell(rules string) {
	for _, r := range g.rules {
		if r == rules {
			return
		}
	}
	g.rules = append(g.rules, rules)
}

// byLabels says whether the Puzzles of the group differ in labels that a
// reader cannot guess, so that they are printed with each.
func (g group) byLabels() bool { return len(g.rules) > 1 && g.kind != nil && !g.plain }

// text is the paragraph of rules. Where the Puzzles of the group differ in
// their labels, it cannot name them.
func (g group) text() string {
	switch {
	case g.byLabels():
		return strings.ReplaceAll(g.kind.Rules, "{labels}", "the labels printed under the puzzle")
	case len(g.rules) > 1 && g.kind != nil:
		return strings.ReplaceAll(g.kind.Rules, "{labels}", "the numbers from 1 up, each once")
	}
	return strings.Join(g.rules, "\n\n")
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
