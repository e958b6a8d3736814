package attrition

import (
	"cmp"
	"slices"

	"latin"
)

// Nishio is the law of one label supposed in one cell and followed by itself.
var Nishio = &Rule{
	Name: "nishio",
	Also: []string{"single-label-trial"},
	Doc: `a label whose other places do not fit with this one

Suppose the label in a cell, and look at that label only: it leaves the other
cells of asterisms that now have it as often as they may, and it is written
wherever an asterism needs all the places that are left. If some asterism then
has it too often or cannot have it often enough, the cell is not that label.
Fewest placements first, then by cell and label.

Source: players' "Nishio", after Tetsuya Nishio; Palomo, "Latin Puzzles", 5.2,
for full label and last places with any multiset.`,
	Tier: Extreme, Cost: 400,
	Find: findNishio,
	Tell: tellForcing,
}

func findNishio(s *State, yield func(*Step) bool) {
	y := tableOf(s.chart, newLayer)
	y.found = y.found[:0]
	for l := range latin.Label(s.labels) {
		if s.stopped() {
			return
		}
		y.begin(s, l)
		for x := range s.candOf(l).cells() {
			if s.settled && s.domains[x].Len() == 1 {
				continue
			}
			if n := y.lengthOf(s, x); n > 0 {
				y.found = append(y.found, misfit{Candidate{x, l}, n})
			}
		}
	}
	slices.SortFunc(y.found, func(a, b misfit) int {
		return cmp.Or(cmp.Compare(a.length, b.length), cmp.Compare(a.Cell, b.Cell), cmp.Compare(a.Label, b.Label))
	})
	for _, q := range y.found {
		if !yield(y.step(s, q.Candidate)) {
			return
		}
	}
}

// step is the refutation; a contradiction if the cell has no other label.
func (y *layer) step(s *State, q Candidate) *Step {
	f := y.steps
	y.label = q.Label
	if s.domains[q.Cell].Len() == 1 {
		f.removes = f.removes[:0]
		f.cases = append(f.cases[:0], q)
		return f.step(s, Split{Cell: q.Cell}, f.cases)
	}
	return f.refutation(s, q)
}

// followLabel takes full labels and last places of one label until they meet a
// contradiction or see nothing more, and records them. What else this does to
// the state is not looked at.
func (s *State) followLabel(l latin.Label, rec *recorder) {
	for !rec.contradicted() && s.nextOfLabel(l, rec) {
	}
	s.dead = rec.contradicted()
}

func (s *State) nextOfLabel(l latin.Label, rec *recorder) bool {
	for x := range s.fixedOf(l).cells() {
		if st := s.fullLabel(x, l); st != nil {
			rec.add(FullLabel, st)
			s.apply(st)
			return true
		}
	}
	for a := range s.asterisms {
		if st := s.lastPlaces(a, l); st != nil {
			rec.add(HiddenSingle, st)
			s.apply(st)
			return true
		}
	}
	return false
}
