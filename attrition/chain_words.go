package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// tellChain writes a chain as an argument from its first node to its last, and
// why its victims go. A loop ends as it began; what it removes is told apart.
func tellChain(w *Words, st *Step) string {
	if len(st.Links) == 0 {
		return w.Sentence(fmt.Sprintf("in %s, %s can hold nothing but %s, too few for so many cells",
			w.Asterisms(st.Asterisms), w.Cells(st.Cells), w.Labels(st.Labels)))
	}
	first, last := st.Links[0].From, st.Links[len(st.Links)-1].To
	clauses := strings.Join(w.clauses(st), "; then ")
	switch {
	case len(first.Cells) == 0 && len(st.Links) == 1:
		return fmt.Sprintf("In any case %s%s", clauses, w.victims(st, ". Therefore ", last))
	case len(first.Cells) == 0:
		return fmt.Sprintf("In any case %s. So %s%s", clauses, w.nodeIs(last), w.victims(st, ". Therefore ", last))
	}
	text := fmt.Sprintf("Suppose %s: then %s", w.nodeIsNot(first), clauses)
	switch {
	case !st.Links[len(st.Links)-1].Strong:
		return text + ", as supposed"
	case oneNode(first, last):
		return text + fmt.Sprintf(". So %s %s%s", w.nodeIs(first), w.Verb(len(first.Cells), "after all", "in any case"), w.victims(st, ". Therefore ", first))
	case inOneCell(Link{From: first, To: last}):
		return text + ". So " + w.oneOfTwo(first, last, st.Removes)
	}
	return text + fmt.Sprintf(". So %s%s", w.either(first, last), w.victims(st, ". Either way ", first, last))
}

func oneNode(a, b Node) bool { return a.Label == b.Label && slices.Equal(a.Cells, b.Cells) }

// either says that one of two nodes is true.
func (w *Words) either(a, b Node) string {
	if a.Label != b.Label {
		return w.nodeIs(a) + " or " + w.nodeIs(b)
	}
	all := slices.Clone(a.Cells)
	for _, x := range b.Cells {
		if !hasCell(all, x) {
			all = append(all, x)
		}
	}
	slices.Sort(all)
	return w.nodeIs(Node{all, a.Label})
}

// clauses are what follows along the links, one after another. What follows
// within a cell is told together with what led there: "r1c5 is not 7 (row 1), so
// it is 3 (its other label)".
func (w *Words) clauses(st *Step) []string {
	var list []string
	sets := setLabels(st)
	for i, l := range st.Links {
		within := inOneCell(l)
		switch {
		case !l.Strong && within && i > 0:
			list[len(list)-1] += ", so not " + w.Label(l.To.Label)
		case !l.Strong:
			list = append(list, fmt.Sprintf("%s (%s)", w.nodeIsNot(l.To), w.noRoom(l.Asterism, l.To.Label)))
		case !within:
			list = append(list, fmt.Sprintf("%s (%s)", w.nodeIs(l.To), w.needed(l, sets[i])))
		case i == 0:
			list = append(list, w.otherLabel(l))
		default:
			list[len(list)-1] += ", so " + w.otherLabel(l)
		}
	}
	return list
}

func (w *Words) otherLabel(l Link) string {
	return fmt.Sprintf("it is %s (its other label)", w.Label(l.To.Label))
}

// inOneCell says whether a link joins two labels of one cell.
func inOneCell(l Link) bool {
	return len(l.From.Cells) == 1 && slices.Equal(l.From.Cells, l.To.Cells) && l.From.Label != l.To.Label && len(l.Via) < 2
}

// needed is why the second node of a strong link is true without the first.
func (w *Words) needed(l Link, labels latin.Domain) string {
	if len(l.Via) > 0 {
		return w.setNeeds(l, labels)
	}
	need := w.Puzzle.Labels.AtLeast(len(w.Puzzle.Board.Asterisms()[l.Asterism].Cells), l.To.Label)
	switch {
	case len(l.From.Cells) == 0:
		return "no other place in " + w.Asterism(l.Asterism)
	case need > 1:
		return fmt.Sprintf("%s needs %s", w.Asterism(l.Asterism), w.Plenty(need, l.To.Label))
	}
	return fmt.Sprintf("last %s in %s", w.Verb(len(l.To.Cells), "place", "places"), w.Asterism(l.Asterism))
}

// noRoom is why an asterism keeps a label out of more cells.
func (w *Words) noRoom(asterism int, l latin.Label) string {
	if most := w.Puzzle.Labels.AtMost(len(w.Puzzle.Board.Asterisms()[asterism].Cells), l); most > 1 {
		return fmt.Sprintf("%s has its %s", w.Asterism(asterism), w.Plenty(most, l))
	}
	return w.Asterism(asterism)
}

func (w *Words) nodeIs(n Node) string {
	if len(n.Cells) == 1 {
		return fmt.Sprintf("%s is %s", w.Cell(n.Cells[0]), w.Label(n.Label))
	}
	return fmt.Sprintf("one of %s is %s", w.Cells(n.Cells), w.Label(n.Label))
}

func (w *Words) nodeIsNot(n Node) string { return w.areNot(n.Cells, w.Label(n.Label)) }

// areNot: "r1c1 is not 3", "neither r1c1 nor r1c2 is 3", "none of ... is 3".
func (w *Words) areNot(cells []latin.Cell, label string) string {
	switch len(cells) {
	case 1:
		return fmt.Sprintf("%s is not %s", w.Cell(cells[0]), label)
	case 2:
		return fmt.Sprintf("neither %s nor %s is %s", w.Cell(cells[0]), w.Cell(cells[1]), label)
	}
	return fmt.Sprintf("none of %s is %s", w.Cells(cells), label)
}
