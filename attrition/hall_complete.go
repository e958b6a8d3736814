package attrition

import (
	"fmt"
	"math/bits"
	"slices"

	"latin"
)

// Hall is all that one asterism says by itself.
var Hall = &Rule{
	Name: "hall",
	Also: []string{"naked-quint", "hidden-quint", "all-different"},
	Doc: `a set of labels of any size that fills cells of an asterism

The pairs, triples and quads with any number of labels: what is left afterwards
can really stand in the asterism, as far as that asterism is concerned. S being
labels and w their number with repetitions, cells of A with domain ⊆ S: more than
w: contradiction; w: S leaves the others. The same sets seen from the labels that
are not in S are hidden ones: they need all the cells that can hold one of them.
Prices: +1 on A for each label of S, or -1 for each other label.

Source: Hall, "On representatives of subsets", 1935; how to find them all at once:
Régin, "A filtering algorithm for constraints of difference", 1994, and
"Generalized arc consistency for global cardinality constraint", 1996.`,
	Tier: Advanced, Cost: 395,
	Find: findHall,
	Tell: tellHall,
}

// findHall goes by asterism, then by the number of labels to be named.
func findHall(s *State, yield func(*Step) bool) {
	f, t := tableOf(s.chart, newFilling), s.standing()
	for a := range s.asterisms {
		if t.allStand(s, a) {
			continue
		}
		f.tight = f.tight[:0]
		if over, S := f.fill(s, a); over {
			f.tight = append(f.tight, S)
		} else {
			f.findTight(s, a)
		}
		slices.SortStableFunc(f.tight, func(S, T latin.Domain) int { return s.hallSize(a, S) - s.hallSize(a, T) })
		for _, S := range f.tight {
			if st := s.hallSet(a, S); s.weigh(st) && !yield(st) {
				return
			}
		}
	}
}

// hallSize is how many labels are named: those of S, or the others.
func (s *State) hallSize(a int, S latin.Domain) int {
	if others := s.unfilled(a, s.all&^S); others != 0 {
		return min(S.Len(), others.Len())
	}
	return S.Len()
}

// unfilled are those of the labels that the asterism does not hold yet as often
// as the multiset does. The others need nothing, and cost nothing.
func (s *State) unfilled(a int, labels latin.Domain) latin.Domain {
	for d := labels; d != 0; d &= d - 1 {
		l := d.First()
		if i := s.at(a, l); s.places[i] == s.fixes[i] && int(s.fixes[i]) == s.puzzle.Labels.Count(l) {
			labels &^= latin.Just(l)
		}
	}
	return labels
}

// hallSet is the step of a tight set of labels, seen from the cells that are
// confined to it, or from the other labels when these are fewer.
func (s *State) hallSet(a int, S latin.Domain) *Step {
	others := s.unfilled(a, s.all&^S)
	hidden := others != 0 && others.Len() < S.Len()
	labels, price := S, 1
	if hidden {
		labels, price = others, -1
	}
	st := s.hallStep(a, labels, price)
	for _, x := range s.asterisms[a].Cells {
		if d := s.domains[x]; hidden && d&others != 0 || !hidden && d&^S == 0 {
			st.Cells = append(st.Cells, x)
		}
	}
	return st
}

func tellHall(w *Words, st *Step) string {
	a, cells, labels := w.Asterism(st.Asterisms[0]), w.Cells(st.Cells), w.Labels(st.Labels)
	if st.Prices[0].Price < 0 {
		return w.Sentence(fmt.Sprintf("in %s, %s can only go in %s, %s", a, labels, cells, hiddenOutcome(w, st)))
	}
	outcome := "and so use them all up"
	if st.Contradiction {
		outcome = "too few for so many cells"
	}
	return w.Sentence(fmt.Sprintf("in %s, %s can hold nothing but %s, %s", a, cells, labels, outcome))
}

// A filling gives each cell of one asterism a label of its domain, none more
// often than the multiset has it. Labels that are left over are spare.
//
// A cell that holds l and could hold m is a move l → m. What a label reaches by
// moves is how the filling can be changed: l can be in a cell that now holds m
// if l reaches m, which is thereby given back, or a spare label. If it does
// not, then what it reaches is tight: all of it is used, in cells confined to it.
type filling struct {
	holds []latin.Label  // by index of the cell in the asterism
	used  []int          // by label
	moves []latin.Domain // by label
	reach []latin.Domain // by label, itself included
	from  []latin.Label  // by label, the one before it on the way from a cell; Blank for the first
	by    []int          // by label, the cell that moves to it
	spare latin.Domain
	tight []latin.Domain
}

func newFilling(c *chart) *filling {
	return &filling{
		holds: make([]latin.Label, c.puzzle.Labels.K()), used: make([]int, c.labels), moves: make([]latin.Domain, c.labels),
		reach: make([]latin.Domain, c.labels), from: make([]latin.Label, c.labels), by: make([]int, c.labels),
	}
}

// fill fills the asterism. When that cannot be done, over is true, and S are
// labels to which more cells are confined than it has.
func (f *filling) fill(s *State, a int) (over bool, S latin.Domain) {
	clear(f.used)
	f.spare = s.all
	for i, x := range s.asterisms[a].Cells {
		f.holds[i] = latin.Blank
		if free := s.domains[x] & f.spare; free != 0 {
			f.give(s, i, free.First())
			continue
		}
		last, S := f.way(s, a, i)
		if last == latin.Blank {
			return true, S
		}
		f.shift(s, i, last)
	}
	return false, 0
}

// give puts a spare label into the cell with index i.
func (f *filling) give(s *State, i int, l latin.Label) {
	f.holds[i] = l
	if f.used[l]++; f.used[l] == s.puzzle.Labels.Count(l) {
		f.spare &^= latin.Just(l)
	}
}

// way finds a spare label that a label of cell i reaches; Blank if there is
// none, with all that they reach.
func (f *filling) way(s *State, a, i int) (last latin.Label, S latin.Domain) {
	news := s.domains[s.asterisms[a].Cells[i]]
	for d := news; d != 0; d &= d - 1 {
		f.from[d.First()] = latin.Blank
	}
	for S = news; news != 0; S |= news {
		before := news
		news = 0
		for j, m := range f.holds[:i] {
			if !before.Has(m) {
				continue
			}
			for d := s.domains[s.asterisms[a].Cells[j]] &^ S &^ news; d != 0; d &= d - 1 {
				l := d.First()
				f.from[l], f.by[l] = m, j
				if f.spare.Has(l) {
					return l, 0
				}
				news |= latin.Just(l)
			}
		}
	}
	return latin.Blank, S
}

// shift moves the cells on the way one label on, which frees one for cell i.
func (f *filling) shift(s *State, i int, last latin.Label) {
	l := last
	for f.from[l] != latin.Blank {
		j, before := f.by[l], f.from[l]
		f.holds[j] = l
		l = before
	}
	f.holds[i] = l
	if f.used[last]++; f.used[last] == s.puzzle.Labels.Count(last) {
		f.spare &^= latin.Just(last)
	}
}

// findTight lists the tight sets that take a label from some cell.
func (f *filling) findTight(s *State, a int) {
	cells := s.asterisms[a].Cells
	clear(f.moves)
	for i, x := range cells {
		f.moves[f.holds[i]] |= s.domains[x]
	}
	for l := range f.reach {
		f.reach[l] = f.moves[l] | latin.Just(latin.Label(l))
	}
	f.close()
	for i, x := range cells {
		for d := s.domains[x]; d != 0; d &= d - 1 {
			S := f.reach[d.First()]
			if !S.Has(f.holds[i]) && S&f.spare == 0 && !slices.Contains(f.tight, S) {
				f.tight = append(f.tight, S)
			}
		}
	}
}

// close follows moves to their end (Warshall).
func (f *filling) close() {
	for m, through := range f.reach {
		if bits.OnesCount64(uint64(through)) < 2 {
			continue
		}
		for l := range f.reach {
			if f.reach[l].Has(latin.Label(m)) {
				f.reach[l] |= f.reach[m]
			}
		}
	}
}
