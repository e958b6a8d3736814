package attrition

import (
	"fmt"
	"math/bits"

	"latin"
)

// Hall sets of two, three and four labels, seen from the cells (naked) and from
// the labels (hidden). They are one law read from two sides; see [Hall] for the
// complete one.
var (
	NakedPair    = nakedSet(2, nakedNames[2], 110, "locked-pair")
	HiddenPair   = hiddenSet(2, hiddenNames[2], 120)
	NakedTriple  = nakedSet(3, nakedNames[3], 130, "locked-triple")
	HiddenTriple = hiddenSet(3, hiddenNames[3], 140)
	NakedQuad    = nakedSet(4, nakedNames[4], 150)
	HiddenQuad   = hiddenSet(4, hiddenNames[4], 160)
)

var numberWords = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}

func nakedSet(n int, name string, cost int, also ...string) *Rule {
	return &Rule{
		Name: name, Also: also,
		Doc: fmt.Sprintf(`cells of an asterism that are confined to %s labels

As many cells of an asterism as it may hold labels of a set S of %[1]s can hold
nothing else, so S leaves the other cells. w being the labels of S with their
repetitions, cells with domain ⊆ S: more than w: contradiction; w: S leaves the
rest. Prices: +1 on the asterism for each label of S.

Source: players' "naked subsets"; Hall's theorem; with repeats, ours.`, numberWords[n]),
		Tier: Basic, Cost: cost,
		Find: func(s *State, yield func(*Step) bool) { findNaked(s, n, yield) },
		Tell: func(w *Words, st *Step) string {
			outcome := "and so use them all up"
			if st.Contradiction {
				outcome = "too few for so many cells"
			}
			return w.Sentence(fmt.Sprintf("in %s, %s can hold nothing but %s, %s",
				w.Asterism(st.Asterisms[0]), w.Cells(st.Cells), w.Labels(st.Labels), outcome))
		},
	}
}

func hiddenSet(n int, name string, cost int) *Rule {
	return &Rule{
		Name: name,
		Doc: fmt.Sprintf(`%s labels that an asterism has just enough cells for

The asterism needs the labels of a set S of %[1]s so often that every cell that
can hold one of them must, so all other labels leave those cells. With w labels
in S, k in all: cells that meet S: fewer than w - (k - |A|): contradiction; that
many: they keep only S. Prices: -1 on the asterism for each label of S.

Source: players' "hidden subsets"; Hall's theorem; with repeats, ours.`, numberWords[n]),
		Tier: Basic, Cost: cost,
		Find: func(s *State, yield func(*Step) bool) { findHidden(s, n, yield) },
		Tell: func(w *Words, st *Step) string {
			return w.Sentence(fmt.Sprintf("in %s, %s can only go in %s, %s",
				w.Asterism(st.Asterisms[0]), w.Labels(st.Labels), w.Cells(st.Cells), hiddenOutcome(w, st)))
		},
	}
}

// hiddenOutcome says what comes of so few cells.
func hiddenOutcome(w *Words, st *Step) string {
	switch {
	case st.Contradiction:
		return "too few cells for so many"
	case st.Labels.Len() < len(st.Cells):
		return "with their repetitions just enough"
	case st.Labels.Len() > len(st.Cells):
		return "and it needs so many of them"
	}
	return w.Verb(st.Labels.Len(), "which it fills", "which they fill")
}

// findNaked goes by asterism, then by the first cells of the set. Sets of fewer
// labels count too: a set of n becomes one when a cell in it is fixed, and the
// rule must not lose it.
func findNaked(s *State, n int, yield func(*Step) bool) {
	t := s.standing()
	s.eachChanged(nakedNames[n], s.ofAsterism, yield, func(a int, yield func(*Step) bool) bool {
		return t.allStand(s, a) || s.nakedFrom(a, 0, n, 0, yield)
	})
}

// The names by which silences are kept.
var (
	nakedNames  = [...]string{2: "naked-pair", 3: "naked-triple", 4: "naked-quad"}
	hiddenNames = [...]string{2: "hidden-pair", 3: "hidden-triple", 4: "hidden-quad"}
)

// nakedFrom grows the set S by the domains of cells from index i on.
func (s *State) nakedFrom(a, i, n int, S latin.Domain, yield func(*Step) bool) bool {
	cells := s.asterisms[a].Cells
	for ; i < len(cells); i++ {
		d := s.domains[cells[i]]
		grown := S | d
		if grown == S || grown.Len() > n || s.settled && d.Len() == 1 {
			continue
		}
		if !s.nakedIn(a, grown, yield) || grown.Len() < n && !s.nakedFrom(a, i+1, n, grown, yield) {
			return false
		}
	}
	return true
}

func (s *State) nakedIn(a int, S latin.Domain, yield func(*Step) bool) bool {
	inside, others := 0, false
	for _, x := range s.asterisms[a].Cells {
		if d := s.domains[x]; d&^S == 0 {
			inside++
		} else if d&S != 0 {
			others = true
		}
	}
	w := s.weight(S)
	if inside < w || inside == w && !others {
		return true
	}
	st := s.hallStep(a, S, 1)
	for _, x := range s.asterisms[a].Cells {
		if s.domains[x]&^S == 0 {
			st.Cells = append(st.Cells, x)
		}
	}
	return !s.weigh(st) || yield(st)
}

// weight is the number of labels in S with their repetitions.
func (s *State) weight(S latin.Domain) int {
	w := 0
	for ; S != 0; S &= S - 1 {
		w += s.puzzle.Labels.Count(S.First())
	}
	return w
}

func (s *State) hallStep(a int, S latin.Domain, price int) *Step {
	st := s.step(S)
	st.Asterisms = append(st.Asterisms, a)
	for rest := S; rest != 0; rest &= rest - 1 {
		st.Prices = append(st.Prices, Price{a, rest.First(), price})
	}
	return st
}

// findHidden goes by asterism, then by labels. Sets of fewer labels count too,
// for the reason that findNaked has.
func findHidden(s *State, n int, yield func(*Step) bool) {
	h, t := tableOf(s.chart, newHiddenSearch), s.standing()
	s.eachChanged(hiddenNames[n], s.ofAsterism, yield, func(a int, yield func(*Step) bool) bool {
		h.a, h.n, h.spare = a, n, s.puzzle.Labels.K()-len(s.asterisms[a].Cells)
		return t.allStand(s, a) || h.spare == 0 && s.hiddenAreNaked(a, n) || s.hiddenFrom(h, hiddenLabels{}, yield)
	})
}

// hiddenAreNaked says whether other rules have already seen nothing where hidden
// sets could be: where labels do not repeat, and each stands in the asterism, a
// hidden set of n of m open cells leaves a naked one of the m-n others.
func (s *State) hiddenAreNaked(a, n int) bool {
	if !s.settled || s.most > 1 || n > 2 && !s.silent(hiddenNames[n-1], a) {
		return false
	}
	others := -n
	for _, x := range s.asterisms[a].Cells {
		others += bit(s.domains[x].Len() > 1)
	}
	return others < 2 || others <= n && s.silent(nakedNames[n], a)
}

// silent says whether the rule has seen nothing in the asterism as it is.
func (s *State) silent(rule string, a int) bool {
	return s.silence(rule, len(s.asterisms)).lasts(a, s.ofAsterism[a])
}

// A hiddenSearch is for sets of labels in one asterism.
type hiddenSearch struct {
	a, n  int                // asterism, labels wanted
	spare int                // k - |A|
	meet  [maxHidden + 1]set // by the number of labels so far, the cells that meet them
}

// maxHidden is the largest number of labels that has a rule of its own.
const maxHidden = 4

func newHiddenSearch(c *chart) *hiddenSearch {
	h := new(hiddenSearch)
	for i := range h.meet {
		h.meet[i] = c.newSet()
	}
	return h
}

// hiddenLabels are a set under construction.
type hiddenLabels struct {
	labels latin.Domain
	size   int
	weight int // of the labels
	next   latin.Label
}

// hiddenFrom adds a label to the set. Since cells that meet a set are at least
// those that meet part of it, what has too many places with all that can still
// be added is left at once. In a settled state a complete label adds as many
// cells as weight; one that is absent does not, and counts.
func (s *State) hiddenFrom(h *hiddenSearch, set hiddenLabels, yield func(*Step) bool) bool {
	for l := set.next; int(l) < s.labels; l++ {
		i := s.at(h.a, l)
		if int(s.places[i]) > h.n*s.most-h.spare || s.settled && int(s.fixes[i]) == s.puzzle.Labels.Count(l) {
			continue
		}
		grown := hiddenLabels{set.labels | latin.Just(l), set.size + 1, set.weight + s.puzzle.Labels.Count(l), l + 1}
		missing := h.n - grown.size
		meet := s.meet(h, grown.size, l)
		if meet > grown.weight-h.spare+missing*s.most {
			continue
		}
		if lo := grown.weight - h.spare; lo > 0 && meet <= lo && !s.hiddenIn(h.a, grown.labels, yield) {
			return false
		}
		if missing > 0 && !s.hiddenFrom(h, grown, yield) {
			return false
		}
	}
	return true
}

// meet counts the cells of the asterism that can hold one of so many labels, the
// last of which is l.
func (s *State) meet(h *hiddenSearch, size int, l latin.Label) int {
	n, before, cand := 0, h.meet[size-1], s.candOf(l)
	for w, m := range s.cellsOf(h.a) {
		m = before[w] | m&cand[w]
		h.meet[size][w] = m
		n += bits.OnesCount64(m)
	}
	return n
}

func (s *State) hiddenIn(a int, S latin.Domain, yield func(*Step) bool) bool {
	st := s.hallStep(a, S, -1)
	for _, x := range s.asterisms[a].Cells {
		if s.domains[x]&S != 0 {
			st.Cells = append(st.Cells, x)
		}
	}
	return !s.weigh(st) || yield(st)
}
