package main

import (
	"fmt"
	"slices"
	"strings"

	"latin"
	"latin/attrition"
	"latin/render"
)

// A lesson is one picture of a worked example: where to look, and what follows.
type lesson struct {
	view render.View
	text string
}

// Tones of the highlights of a lesson.
const (
	toneLook   = 0 // the cells to look at
	toneAnswer = 1 // the cell that is found
)

// lessons is a worked example on a puzzle: a label that has one place left in
// an asterism, and a cell that has one label left. Either may be missing on a
// puzzle that does not begin so.
func lessons(p *latin.Puzzle, clues latin.PB) []lesson {
	before := attrition.Start(p, clues)
	after := attrition.FullLabel(p, before)
	var found []lesson
	if q, ok := bestLastPlace(p, clues, after); ok {
		found = append(found, lastPlaceLesson(p, clues, q))
	}
	if q, ok := bestSingle(p, attrition.Singles(before, after)); ok {
		found = append(found, singleLesson(p, clues, q))
	}
	return found
}

// bestLastPlace chooses the last place that is easiest to see: in an asterism
// whose cells lie together rather than in a line, with as few cells left empty
// as possible, and no easier than two, which would teach nothing.
func bestLastPlace(p *latin.Puzzle, clues latin.PB, d latin.Domains) (attrition.Placement, bool) {
	var best attrition.Placement
	bestCost := -1
	for _, q := range attrition.LastPlaces(p, d) {
		a := p.Board.Asterisms()[q.Asterism]
		cost := 100 * blanks(a, clues)
		if a.Mark == latin.MarkNone {
			cost += 150
		}
		if blanks(a, clues) < 3 || d[q.Cell].Len() == 1 {
			cost += 1000
		}
		if bestCost < 0 || cost < bestCost {
			best, bestCost = q, cost
		}
	}
	return best, bestCost >= 0
}

func blanks(a latin.Asterism, clues latin.PB) int {
	n := 0
	for _, c := range a.Cells {
		if clues[c] == latin.Blank {
			n++
		}
	}
	return n
}

// bestSingle chooses the first cell in reading order.
func bestSingle(p *latin.Puzzle, found []attrition.Placement) (attrition.Placement, bool) {
	if len(found) == 0 || p.Labels.Distinct() < 2 {
		return attrition.Placement{}, false
	}
	return found[0], true
}

func lastPlaceLesson(p *latin.Puzzle, clues latin.PB, q attrition.Placement) lesson {
	a := p.Board.Asterisms()[q.Asterism]
	label, cell := p.Labels.Text(q.Label), p.Board.CellName(q.Cell)
	text := fmt.Sprintf("Where does %s go in %s? Every other empty cell there lies in %s that already has %s. Only %s is left, so it is %s.",
		label, a.Name, groupWords(p.Board, q.Asterism), enough(p, q.Label), cell, label)
	return lesson{lessonView(p, clues, a.Cells, q), text}
}

func singleLesson(p *latin.Puzzle, clues latin.PB, q attrition.Placement) lesson {
	label, cell := p.Labels.Text(q.Label), p.Board.CellName(q.Cell)
	var look []latin.Cell
	var names []string
	for _, i := range p.Board.AsterismsOf(q.Cell) {
		a := p.Board.Asterisms()[i]
		names = append(names, a.Name)
		look = append(look, a.Cells...)
	}
	slices.Sort(look)
	text := fmt.Sprintf("Which label fits into %s? It lies in %s. Together they leave no room there for any label but %s, so %s is %s.",
		cell, and(names), label, cell, label)
	return lesson{lessonView(p, clues, slices.Compact(look), q), text}
}

// enough says that no more of a label may come: "a 7", or "all its 7s".
func enough(p *latin.Puzzle, x latin.Label) string {
	if p.Labels.Count(x) == 1 {
		return "its " + p.Labels.Text(x)
	}
	return fmt.Sprintf("its %d labels %s", p.Labels.Count(x), p.Labels.Text(x))
}

// groupWords names the other sorts of asterisms of a board: "a row or column".
func groupWords(b *latin.Board, but int) string {
	skip, _, _ := strings.Cut(b.Asterisms()[but].Name, " ")
	var words []string
	for _, a := range b.Asterisms() {
		word, _, _ := strings.Cut(a.Name, " ")
		if word != skip && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	if len(words) == 0 {
		return "another " + skip
	}
	return "a " + strings.Join(words, " or ")
}

// and joins words as in "row 1, column 2 and box 3".
func and(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// lessonView shows the clues, what was found, and tints for where to look.
func lessonView(p *latin.Puzzle, clues latin.PB, look []latin.Cell, q attrition.Placement) render.View {
	rest := slices.DeleteFunc(slices.Clone(look), func(c latin.Cell) bool { return c == q.Cell })
	answer := latin.NewPB(len(clues))
	answer[q.Cell] = q.Label
	return render.View{
		Puzzle: p, Clues: clues, Solution: answer,
		Highlights: []render.Highlight{
			{Cells: rest, Tone: toneLook},
			{Cells: []latin.Cell{q.Cell}, Tone: toneAnswer},
		},
	}
}
