package attrition

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"latin"
)

// A twin is a Puzzle with everything numbered in another way: cells, labels,
// asterisms and the cells in them. A symmetry of the board is the case in which
// the asterisms come out as the same sets.
type twin struct {
	state *State
	cell  []latin.Cell  // of the twin, by cell
	label []latin.Label // of the twin, by label
}

func newTwin(t testing.TB, p *latin.Puzzle, rng *rand.Rand) *twin {
	t.Helper()
	w := &twin{cell: make([]latin.Cell, p.Board.Len()), label: make([]latin.Label, p.Labels.Distinct())}
	for i, j := range rng.Perm(len(w.cell)) {
		w.cell[i] = latin.Cell(j)
	}
	var words []string
	for i, j := range rng.Perm(len(w.label)) {
		w.label[j] = latin.Label(i)
		for range p.Labels.Count(latin.Label(j)) {
			words = append(words, p.Labels.Text(latin.Label(j)))
		}
	}
	labels, err := latin.NewLabels(words...)
	if err != nil {
		t.Fatal(err)
	}
	q, err := ownPuzzle(len(w.cell), w.asterisms(p, rng), labels)
	if err != nil {
		t.Fatal(err)
	}
	w.state = NewState(q)
	return w
}

func (w *twin) asterisms(p *latin.Puzzle, rng *rand.Rand) []latin.Asterism {
	var list []latin.Asterism
	for i, a := range p.Board.Asterisms() {
		own := latin.Asterism{Name: fmt.Sprintf("twin %d", i)}
		for _, x := range a.Cells {
			own.Cells = append(own.Cells, w.cell[x])
		}
		rng.Shuffle(len(own.Cells), func(i, j int) { own.Cells[i], own.Cells[j] = own.Cells[j], own.Cells[i] })
		list = append(list, own)
	}
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// domains are those of the board in the twin's numbers.
func (w *twin) domains(d latin.Domains) latin.Domains {
	own := make(latin.Domains, len(d))
	for x := range d {
		for l := range d[x].Labels() {
			own[w.cell[x]] |= latin.Just(w.label[l])
		}
	}
	return own
}
