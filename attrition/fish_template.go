package attrition

import (
	"math/bits"

	"latin"
)

// A template of a label is a set of cells that can hold it all over the board,
// as far as that label alone is concerned: no asterism has it too often or too
// seldom. A price certificate with prices for one label only never removes a
// candidate that a template within the domains holds, since the template itself
// would break it; so those candidates need no fish. A candidate without one is
// suspect. Nor does it place the label where some template lacks it; a label that
// all known templates have in the same open cell is firm.
//
// Templates are kept from one state to the next, and looked for with a limited
// effort. That changes what is searched and never what is found.
type templates struct {
	*chart
	stamp    uint64
	stamps   []uint64     // by label, of the state at which it was looked at
	wary     latin.Domain // labels with suspects
	hopeless latin.Domain // labels of which no template is known
	firm     latin.Domain // labels with an open cell in all known templates
	suspects []uint64     // label l: suspects[l*words:][:words]
	kept     int          // how many templates of a label are remembered
	known    []uint64     // the template i of label l: known[(l*kept+i)*words:][:words]
	common   set          // scratch: open cells in all templates of a label so far
	next     []int        // by label, which of the known ones to forget first
	overlay  overlay
}

// mostKept bounds the memory for templates.
const mostKept = 80

// templatesOf remembers a few more templates of a label than there are labels,
// since each of them holds one candidate of an asterism.
func templatesOf(c *chart) *templates {
	kept := min(c.puzzle.Labels.K()+8, mostKept)
	return &templates{
		chart: c, suspects: make([]uint64, c.labels*c.words), kept: kept,
		known: make([]uint64, c.labels*kept*c.words), next: make([]int, c.labels),
		stamps: make([]uint64, c.labels), common: c.newSet(),
		overlay: overlay{
			chart: c, alive: c.newSet(), fresh: c.newSet(), placed: make([]latin.Cell, 0, c.cells),
			gone: make([]latin.Cell, 0, c.cells), left: make([]int16, len(c.asterisms)),
			need: make([]int16, len(c.asterisms)), room: make([]int16, len(c.asterisms)),
		},
	}
}

// suspectsOf finds the suspects at the state. At a dead state there are none,
// as if all were said.
func (s *State) suspectsOf() *templates {
	t := tableOf(s.chart, templatesOf)
	if t.stamp == s.stamp {
		return t
	}
	t.stamp = s.stamp
	if s.dead {
		t.wary, t.hopeless, t.firm = 0, 0, 0
		clear(t.stamps)
		return t
	}
	for l := range latin.Label(s.labels) {
		if t.stamps[l] != s.ofLabel[l] {
			t.stamps[l] = s.ofLabel[l]
			t.wary &^= latin.Just(l)
			t.hopeless &^= latin.Just(l)
			t.firm &^= latin.Just(l)
			t.look(s, l)
		}
	}
	return t
}

// suspectsFor is the set of the label's suspects, when it is wary. Not to be changed.
func (t *templates) suspectsFor(l latin.Label) set { return t.suspects[int(l)*t.words:][:t.words] }

// look finds the suspects of a label.
func (t *templates) look(s *State, l latin.Label) {
	suspects := t.suspectsFor(l)
	cand, fixed := s.candOf(l), s.fixedOf(l)
	open := uint64(0)
	for w := range suspects {
		suspects[w] = cand[w] &^ fixed[w]
		open |= suspects[w]
	}
	if open == 0 {
		return
	}
	copy(t.common, suspects)
	hope := t.recall(suspects, cand, fixed, l)
	if !suspects.empty() {
		hope = t.explore(s, l, suspects) || hope
	}
	if !hope {
		t.hopeless |= latin.Just(l)
	}
	if !suspects.empty() {
		t.wary |= latin.Just(l)
	}
	if !t.common.empty() {
		t.firm |= latin.Just(l)
	}
}

// recall takes from the suspects what the known templates hold that fit
// between the fixed cells and the candidates, and says whether there is one.
func (t *templates) recall(suspects, cand, fixed set, l latin.Label) bool {
	hope := false
	for i := range t.kept {
		known := t.template(l, i)
		wrong, empty := uint64(0), uint64(0)
		for w, m := range known {
			wrong |= m&^cand[w] | fixed[w]&^m
			empty |= m
		}
		if wrong != 0 || empty == 0 {
			continue
		}
		hope = true
		left := uint64(0)
		for w, m := range known {
			suspects[w] &^= m
			t.common[w] &= m
			left |= suspects[w] | t.common[w]
		}
		if left == 0 {
			break
		}
	}
	return hope
}

func (t *templates) template(l latin.Label, i int) set {
	return t.known[(int(l)*t.kept+i)*t.words:][:t.words]
}

// explore looks for a template through each suspect; those in a template are
// suspects no more. It says whether there was one.
func (t *templates) explore(s *State, l latin.Label, suspects set) bool {
	o := &t.overlay
	o.open(s, l)
	copy(o.fresh, suspects)
	hope := false
	for w := range suspects {
		for rest := suspects[w]; rest != 0; {
			x := latin.Cell(w<<6 + bits.TrailingZeros64(rest))
			rest &= rest - 1
			if !o.through(x) {
				continue
			}
			hope = true
			for w, m := range t.keep(s.fixedOf(l), l) {
				t.common[w] &= m
			}
			for _, y := range o.placed {
				suspects.drop(y)
				o.fresh.drop(y)
			}
			rest &= suspects[w]
		}
	}
	return hope
}

// keep remembers the template just found, and gives it.
func (t *templates) keep(fixed set, l latin.Label) set {
	own := t.template(l, t.next[l])
	t.next[l] = (t.next[l] + 1) % t.kept
	copy(own, fixed)
	for _, y := range t.overlay.placed {
		own.add(y)
	}
	return own
}
