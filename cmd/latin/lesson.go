package main

import (
	"slices"

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

// A teacher explains the beginning of one puzzle.
type teacher struct {
	puzzle *latin.Puzzle
	clues  latin.PB
	before latin.Domains // the clues and nothing else
	after  latin.Domains // what full labels leave
}

// lessons is a worked example on a puzzle: a label that has one place left in
// an asterism, and a cell that has one label left. Either may be missing on a
// puzzle that does not begin so, and what conditions leave stands in for it. The second
// shows what the first has found.
func lessons(p *latin.Puzzle, clues latin.PB) []lesson {
	t := teacher{puzzle: p, clues: clues, before: attrition.Start(p, clues)}
	t.after = attrition.Pencil(p, clues)
	var found []lesson
	known := latin.NewPB(len(clues))
	if q, ok := t.lastPlace(); ok {
		known[q.Cell] = q.Label
		found = append(found, lesson{t.view(p.Board.Asterisms()[q.asterism].Cells, q.Cell, known), t.lastPlaceText(q)})
	}
	for _, q := range t.singles() {
		if known[q.Cell] == latin.Blank && p.Labels.Distinct() > 1 {
			known[q.Cell] = q.Label
			found = append(found, lesson{t.view(t.seen(q.Cell), q.Cell, known), t.singleText(q)})
			break
		}
	}
	return append(found, t.ofConditions(max(0, 2-len(found)), known)...)
}

// A finding is a label that a cell must hold, and where one sees it: in an
// asterism, or with -1 in the cell itself.
type finding struct {
	attrition.Candidate
	asterism int
}

// lastPlaces lists the labels that an asterism must hold in every cell that can
// still hold them, by asterism and label.
func (t teacher) lastPlaces() []finding {
	var found []finding
	s := attrition.NewState(t.puzzle)
	s.Load(t.after)
	attrition.HiddenSingle.Find(s, func(st *attrition.Step) bool {
		for _, q := range st.Places {
			found = append(found, finding{q, st.Asterisms[0]})
		}
		return true
	})
	return found
}

// singles lists the cells in which full labels leave one label, in reading order.
func (t teacher) singles() []finding {
	var found []finding
	for c, d := range t.after {
		x, one := d.Only()
		if _, was := t.before[c].Only(); one && !was {
			found = append(found, finding{attrition.Candidate{Cell: latin.Cell(c), Label: x}, -1})
		}
	}
	return found
}

// lastPlace chooses a last place that is easy to see and worth telling: the
// only one of its label in the asterism, which lies together rather than in a
// line and has some other empty cells, but not many.
func (t teacher) lastPlace() (finding, bool) {
	var best finding
	bestCost := -1
	for _, q := range t.lastPlaces() {
		a := t.puzzle.Board.Asterisms()[q.asterism]
		empty := t.empty(a)
		if t.places(empty, q.Label) > 1 {
			continue
		}
		cost := 100 * len(empty)
		if a.Mark == latin.MarkNone {
			cost += 150
		}
		if len(empty) < 3 || t.after[q.Cell].Len() == 1 {
			cost += 1000
		}
		if bestCost < 0 || cost < bestCost {
			best, bestCost = q, cost
		}
	}
	return best, bestCost >= 0
}

// places counts the cells that can still hold the label.
func (t teacher) places(cells []latin.Cell, x latin.Label) int {
	n := 0
	for _, c := range cells {
		if t.after[c].Has(x) {
			n++
		}
	}
	return n
}

// empty lists the cells of an asterism without a clue.
func (t teacher) empty(a latin.Asterism) []latin.Cell {
	var cells []latin.Cell
	for _, c := range a.Cells {
		if t.clues[c] == latin.Blank {
			cells = append(cells, c)
		}
	}
	return cells
}

// seen lists the cells of all asterisms of a cell.
func (t teacher) seen(c latin.Cell) []latin.Cell {
	var cells []latin.Cell
	for _, i := range t.puzzle.Board.AsterismsOf(c) {
		cells = append(cells, t.puzzle.Board.Asterisms()[i].Cells...)
	}
	slices.Sort(cells)
	return slices.Compact(cells)
}

// view shows the clues, what is known by now, and tints for where to look.
func (t teacher) view(look []latin.Cell, answer latin.Cell, known latin.PB) render.View {
	rest := slices.DeleteFunc(slices.Clone(look), func(c latin.Cell) bool { return c == answer })
	return render.View{
		Puzzle: t.puzzle, Clues: t.clues, Solution: known.Clone(),
		Highlights: []render.Highlight{
			{Cells: rest, Tone: toneLook},
			{Cells: []latin.Cell{answer}, Tone: toneAnswer},
		},
	}
}
