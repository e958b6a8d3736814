package attrition

import (
	"cmp"
	"math/bits"
	"slices"

	"latin"
)

// cellAt is the first cell of word w of a set.
func cellAt(w int, word uint64) latin.Cell { return latin.Cell(w<<6 + bits.TrailingZeros64(word)) }

// cells asks for the label of every cell, those with fewest labels first, and
// says whether to go on.
func (f *forcer) cells(s *State, yield func(*Step) bool) bool {
	f.queue = f.queue[:0]
	for i, d := range s.domains {
		if n := d.Len(); n > 1 || !s.settled {
			f.queue = append(f.queue, inquiry{n, i})
		}
	}
	return f.each(s, func(i int) bool { return f.cell(s, latin.Cell(i), yield) })
}

// each goes through the queue, questions with fewest answers first.
func (f *forcer) each(s *State, ask func(int) bool) bool {
	slices.SortStableFunc(f.queue, func(a, b inquiry) int { return cmp.Compare(a.answers, b.answers) })
	for _, q := range f.queue {
		if s.stopped() || !ask(q.at) {
			return false
		}
	}
	return true
}

// cell yields, if none of the labels can be: the contradiction; else a
// refutation of each that cannot be, and what all others have in common.
func (f *forcer) cell(s *State, x latin.Cell, yield func(*Step) bool) bool {
	f.answersOf(s, x)
	alive := f.ask(1)
	if s.stopped() {
		return false
	}
	split := Split{Cell: x}
	if alive == 0 {
		f.removes = f.removes[:0]
		yield(f.step(s, split, f.answers))
		return false
	}
	for k, q := range f.answers {
		if f.living[k] == nil && !yield(f.refutation(s, q)) {
			return false
		}
	}
	f.kept[0][x] = s.domains[x] // what dies has been said
	return !f.agree(s, 1) || yield(f.step(s, split, f.answers))
}

func (f *forcer) answersOf(s *State, x latin.Cell) {
	f.answers = f.answers[:0]
	for d := s.domains[x]; d != 0; d &= d - 1 {
		f.answers = append(f.answers, Candidate{x, d.First()})
	}
}

// refutation is the step that removes a candidate that dies.
func (f *forcer) refutation(s *State, q Candidate) *Step {
	f.removes = append(f.removes[:0], q)
	f.cases = append(f.cases[:0], q)
	return f.step(s, Split{Cell: q.Cell}, f.cases)
}

// places asks for the places of every label in every asterism that needs it.
func (f *forcer) places(s *State, yield func(*Step) bool) bool {
	f.queue = f.queue[:0]
	for i, lo := range s.lo {
		if lo > 0 && (s.fixes[i] < lo || !s.settled) {
			f.queue = append(f.queue, inquiry{int(s.places[i] - lo), i})
		}
	}
	return f.each(s, func(i int) bool { return f.place(s, i, yield) })
}

// place asks for the places of one label in one asterism; i is at(a, l). The
// asterism needs the label some times, and so something is true if fewer
// answers than that do without it: these need not be followed.
func (f *forcer) place(s *State, i int, yield func(*Step) bool) bool {
	a, l := i/s.labels, latin.Label(i%s.labels)
	if s.places[i] < s.lo[i] {
		yield(s.lastPlaces(a, l))
		return false
	}
	need := int(s.lo[i])
	if s.settled {
		need -= int(s.fixes[i])
	}
	f.placesOf(s, a, l)
	alive := f.ask(need)
	if s.stopped() {
		return false
	}
	split := Split{Cell: -1, Asterism: a, Label: l}
	if alive < need {
		f.removes = f.removes[:0]
		yield(f.step(s, split, f.without(func(k int) bool { return f.living[k] != nil }, 0)))
		return false
	}
	for f.agree(s, need) {
		if !yield(f.step(s, split, f.withoutKeepers(need))) {
			return false
		}
	}
	return true
}

func (f *forcer) placesOf(s *State, a int, l latin.Label) {
	f.answers = f.answers[:0]
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for _, x := range s.asterisms[a].Cells {
		if cand.has(x) && (!s.settled || !fixed.has(x)) {
			f.answers = append(f.answers, Candidate{x, l})
		}
	}
}

// agree gathers in removes the first candidate that fewer than need answers
// keep, with all others that only the same answers keep; and notes them as kept,
// so that the next call gives others. It says whether there are any.
//
// After the first call on a state without its singles taken, what these
// remove is no longer said again.
func (f *forcer) agree(s *State, need int) bool {
	f.removes = f.removes[:0]
	kept := f.kept[need-1]
	var first Candidate
	for i, d := range f.from {
		for gone := d &^ kept[i]; gone != 0; gone &= gone - 1 {
			q := Candidate{latin.Cell(i), gone.First()}
			if len(f.removes) == 0 {
				first = q
			} else if need > 1 && !f.keptAlike(q, first) {
				continue
			}
			f.removes = append(f.removes, q)
			kept[i] |= latin.Just(q.Label)
		}
	}
	if len(f.removes) > 0 {
		f.from = f.base.domains
	}
	return len(f.removes) > 0
}

// keptAlike says whether all that keep q keep first.
func (f *forcer) keptAlike(q, first Candidate) bool {
	for _, end := range f.living {
		if end != nil && end[q.Cell].Has(q.Label) && !end[first.Cell].Has(first.Label) {
			return false
		}
	}
	return true
}

// withoutKeepers are the answers that do not keep what is to be removed; as
// many others may be left out as the need allows.
func (f *forcer) withoutKeepers(need int) []Candidate {
	first := f.removes[0]
	keeps := func(k int) bool { return f.living[k] != nil && f.living[k][first.Cell].Has(first.Label) }
	spare := need - 1
	for k := range f.answers {
		if keeps(k) {
			spare--
		}
	}
	return f.without(keeps, spare)
}

// without are the answers that are not left out, nor among the last spare ones of these.
func (f *forcer) without(out func(k int) bool, spare int) []Candidate {
	f.cases = f.cases[:0]
	for k, q := range f.answers {
		if !out(k) {
			f.cases = append(f.cases, q)
		}
	}
	f.cases = f.cases[:len(f.cases)-spare]
	return f.cases
}
