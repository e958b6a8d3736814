package attrition

import (
	"testing"

	"latin"
)

// TestLawsBite holds rules that are wrong in the ways in which rules go wrong,
// each of which some law must catch.
func TestLawsBite(t *testing.T) {
	boards := lawBoards(t, 1, "")
	for _, test := range wrongRules {
		t.Run(test.name, func(t *testing.T) {
			r := &Rule{Name: test.name, Cost: 100, Find: test.find}
			n := newTally()
			for _, b := range boards {
				if b.puzzle.Board.Len() <= 25 {
					n.add(b.try([]*Rule{r}, 1, 20))
				}
			}
			if name := r.Name + " breaks the law of " + test.law; len(n.broken[name]) == 0 {
				t.Errorf("nobody sees that %s\n%s", name, n.table([]*Rule{r}))
			}
		})
	}
}

var wrongRules = []struct {
	name, law string
	find      func(*State, func(*Step) bool)
}{
	{"pointing-exactly-two", "monotonicity", pointingExactlyTwo},
	{"last-places-anywhere", "soundness", lastPlacesAnywhere},
	{"naked-pair-of-repeated-labels", "soundness", nakedPairByTwo},
	{"chain-where-cells-see-each-other", "soundness", chainBySight},
	{"full-label-of-low-labels", "equivariance", fullLabelBelowTwo},
	{"full-label-without-reason", "proof", fullLabelWithoutReason},
	{"full-label-twice", "contraction", fullLabelTwice},
	{"full-label-when-unsettled", "again", fullLabelOnce()},
	{"locked-when-unsettled", "settled", lockedUnlessSettled},
}

// pointingExactlyTwo waits for two places, and sees nothing when one is left.
func pointingExactlyTwo(s *State, yield func(*Step) bool) {
	for a := range s.asterisms {
		for b := range s.asterisms {
			for l := range latin.Label(s.labels) {
				both := newCells(s, a, b, l)
				if a == b || s.lo[s.at(a, l)] != 1 || s.hi[s.at(b, l)] != 1 || s.places[s.at(a, l)] != 2 || both.len() != 2 {
					continue
				}
				st := s.step(latin.Just(l))
				st.Asterisms = append(st.Asterisms, a, b)
				st.Prices = append(st.Prices, Price{a, l, -1}, Price{b, l, 1})
				s.removeRest(st, b, l, both)
				if len(st.Removes) > 0 && !yield(st) {
					return
				}
			}
		}
	}
}

// newCells are the cells of both asterisms that may hold the label.
func newCells(s *State, a, b int, l latin.Label) set {
	both := s.newSet()
	for x := range s.candOf(l).cells() {
		if s.cellsOf(a).has(x) && s.cellsOf(b).has(x) {
			both.add(x)
		}
	}
	return both
}

// removeRest removes the label from the cells of the asterism that are not kept.
func (s *State) removeRest(st *Step, a int, l latin.Label, kept set) {
	for _, x := range s.asterisms[a].Cells {
		if s.candOf(l).has(x) && !kept.has(x) {
			st.Removes = append(st.Removes, Candidate{x, l})
		}
	}
}

// lastPlacesAnywhere forgets that a smaller asterism need not hold every label.
func lastPlacesAnywhere(s *State, yield func(*Step) bool) {
	for a, ast := range s.asterisms {
		for l := range latin.Label(s.labels) {
			if int(s.places[s.at(a, l)]) > s.puzzle.Labels.Count(l) {
				continue
			}
			st := s.step(latin.Just(l))
			st.Prices = append(st.Prices, Price{a, l, -1})
			for _, x := range ast.Cells {
				for m := range (s.domains[x] &^ latin.Just(l)).Labels() {
					if s.domains[x].Has(l) {
						st.Removes = append(st.Removes, Candidate{x, m})
					}
				}
			}
			if len(st.Removes) > 0 && !yield(st) {
				return
			}
		}
	}
}

// nakedPairByTwo takes two cells with the same two labels for a pair, however
// often the multiset has these.
func nakedPairByTwo(s *State, yield func(*Step) bool) {
	for a, ast := range s.asterisms {
		for i, x := range ast.Cells {
			for _, y := range ast.Cells[:i] {
				pair := s.newSet()
				pair.add(x)
				pair.add(y)
				st := s.step(s.domains[x])
				if s.domains[x].Len() != 2 || s.domains[x] != s.domains[y] {
					continue
				}
				for l := range s.domains[x].Labels() {
					st.Prices = append(st.Prices, Price{a, l, 1})
					s.removeRest(st, a, l, pair)
				}
				if len(st.Removes) > 0 && !yield(st) {
					return
				}
			}
		}
	}
}

// chainBySight takes a label for crossed off in all cells that share some
// asterism with both ends of a strong link.
func chainBySight(s *State, yield func(*Step) bool) {
	for a := range s.asterisms {
		for l := range latin.Label(s.labels) {
			if int(s.places[s.at(a, l)]) != int(s.lo[s.at(a, l)])+1 {
				continue
			}
			st := s.step(latin.Just(l))
			st.Prices = append(st.Prices, Price{a, l, -1})
			for x := range s.candOf(l).cells() {
				if !s.cellsOf(a).has(x) && s.sees(x, newCells(s, a, a, l)) {
					st.Removes = append(st.Removes, Candidate{x, l})
				}
			}
			if len(st.Removes) > 0 && !yield(st) {
				return
			}
		}
	}
}

// sees says whether the cell shares an asterism with each of the others.
func (s *State) sees(x latin.Cell, others set) bool {
	for y := range others.cells() {
		shared := false
		for _, a := range s.of[x] {
			shared = shared || s.cellsOf(a).has(y)
		}
		if !shared {
			return false
		}
	}
	return true
}

// fullLabelBelowTwo goes by the numbers of labels.
func fullLabelBelowTwo(s *State, yield func(*Step) bool) {
	findFullLabels(s, func(st *Step) bool { return st.label() >= 2 || yield(st) })
}

// fullLabelWithoutReason says what is true and proves nothing.
func fullLabelWithoutReason(s *State, yield func(*Step) bool) {
	findFullLabels(s, func(st *Step) bool {
		st.Prices, st.Asterisms = st.Prices[:0], st.Asterisms[:0]
		return yield(st)
	})
}

// fullLabelTwice names what it removes twice.
func fullLabelTwice(s *State, yield func(*Step) bool) {
	findFullLabels(s, func(st *Step) bool {
		st.Removes = append(st.Removes, st.Removes...)
		return yield(st)
	})
}

// fullLabelOnce forgets to clear its memory when it is told to stop.
func fullLabelOnce() func(*State, func(*Step) bool) {
	left := false
	return func(s *State, yield func(*Step) bool) {
		if left {
			left = false
			return
		}
		findFullLabels(s, func(st *Step) bool {
			left = !yield(st)
			return !left
		})
	}
}

// lockedUnlessSettled is weaker when the singles see nothing.
func lockedUnlessSettled(s *State, yield func(*Step) bool) {
	if !s.settled {
		Locked.Find(s, yield)
	}
}
