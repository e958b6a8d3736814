package attrition

import (
	"math/rand/v2"

	"latin"
)

// within lists solutions within the domains, by trying labels in the cell with
// the fewest left: all of them on small boards, otherwise those that few
// thousand trials find.
func (b *lawBoard) within(d latin.Domains, rng *rand.Rand) []latin.PB {
	w := &lister{puzzle: b.puzzle, d: d, pb: latin.NewPB(len(d)), rng: rng, patience: 3000}
	w.counts = make([][]int, len(b.puzzle.Board.Asterisms()))
	for a := range w.counts {
		w.counts[a] = make([]int, b.puzzle.Labels.Distinct())
	}
	w.list()
	return w.found
}

// A lister knows of a Latin board only that no asterism holds a label too often,
// and of a full one whether it meets the conditions.
type lister struct {
	puzzle   *latin.Puzzle
	d        latin.Domains
	pb       latin.PB
	counts   [][]int // by asterism and label
	rng      *rand.Rand
	patience int
	found    []latin.PB
}

func (w *lister) list() {
	x, labels := w.narrowest()
	if x < 0 {
		if len(w.puzzle.Conditions()) == 0 || w.puzzle.CheckPLB(w.pb) == nil {
			w.found = append(w.found, w.pb.Clone())
		}
		return
	}
	for _, i := range w.rng.Perm(w.puzzle.Labels.Distinct()) {
		l := latin.Label(i)
		if w.patience--; w.patience < 0 || len(w.found) == 60 {
			return
		}
		if labels.Has(l) {
			w.write(x, l, 1)
			w.list()
			w.write(x, l, -1)
		}
	}
	w.pb[x] = latin.Blank
}

func (w *lister) write(x latin.Cell, l latin.Label, times int) {
	w.pb[x] = l
	if times < 0 {
		w.pb[x] = latin.Blank
	}
	for _, a := range w.puzzle.Board.AsterismsOf(x) {
		w.counts[a][l] += times
	}
}

// narrowest is the blank cell with the fewest labels that still fit; -1 when
// there is no blank.
func (w *lister) narrowest() (latin.Cell, latin.Domain) {
	best, labels := latin.Cell(-1), latin.Domain(0)
	for x, d := range w.d {
		if w.pb[x] != latin.Blank {
			continue
		}
		if fit := w.fitting(latin.Cell(x), d); best < 0 || fit.Len() < labels.Len() {
			best, labels = latin.Cell(x), fit
		}
	}
	return best, labels
}

func (w *lister) fitting(x latin.Cell, d latin.Domain) latin.Domain {
	for l := range d.Labels() {
		for _, a := range w.puzzle.Board.AsterismsOf(x) {
			if w.counts[a][l] >= w.puzzle.Labels.Count(l) {
				d &^= latin.Just(l)
			}
		}
	}
	return d
}
