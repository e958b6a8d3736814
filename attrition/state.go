package attrition

import (
	"context"

	"latin"
)

// A State is a board domain with what the rules count in it.
//
//	domains   per cell, the labels it may hold
//	cand      per label, the cells that may hold it
//	fixed     per label, the cells that may hold nothing else
//	places    per asterism and label, how many of its cells are in cand
//	fixes     per asterism and label, how many of its cells are in fixed
//
// A cell is fixed as soon as one label is left. A state belongs to one goroutine.
type State struct {
	*chart
	domains latin.Domains
	cand    []uint64 // label l: cand[l*words:][:words]
	fixed   []uint64
	places  []int16 // at(a, l)
	fixes   []int16
	open    int  // cells with more than one label
	dead    bool // a cell without a label, or counts out of bounds

	// settled says that the three rules of the lowest tier see nothing. Then a
	// pattern that needs candidates which are gone, or fixed cells, proves
	// nothing that is not true already, and rules may look at the candidates
	// of open cells only.
	settled bool
	// stamp is another number for other domains, among all states of the chart;
	// so are ofLabel for other cells that a label may or must be in, and
	// ofAsterism for other domains of its cells.
	stamp      uint64
	ofLabel    []uint64
	ofAsterism []uint64

	// bare says that nobody reads reasons: steps need tell only what they remove, and
	// whether they are contradictions. Rules with dear reasons heed it.
	bare bool

	// supposed says that a candidate was supposed in another state; see singlesForcers.
	supposed bool

	agenda agenda
	ctx    context.Context // of the proof under way; nil is never done
	rules  []*Rule         // of the prover, for cases that are followed by all of them
	spare  set             // empty between two uses
	own    Step            // the memory of step
}

// step is the state's own step, empty but for the labels; good until the next call.
func (s *State) step(labels latin.Domain) *Step {
	st := &s.own
	*st = Step{
		Labels: labels, Split: Split{Cell: -1},
		Asterisms: st.Asterisms[:0], Cells: st.Cells[:0], Places: st.Places[:0],
		Removes: st.Removes[:0], Prices: st.Prices[:0],
	}
	return st
}

// NewState makes a state of the Puzzle with all labels in all cells.
func NewState(p *latin.Puzzle) *State { return newState(newChart(p)) }

func newState(c *chart) *State {
	s := newSnapshot(c)
	s.agenda, s.spare = newAgenda(c), c.newSet()
	for i := range s.domains {
		s.domains[i] = c.all
	}
	s.count()
	return s
}

// newSnapshot is a state to copy from and to, without an agenda.
func newSnapshot(c *chart) *State {
	return &State{
		chart: c, domains: make(latin.Domains, c.cells),
		cand: make([]uint64, c.labels*c.words), fixed: make([]uint64, c.labels*c.words),
		places: make([]int16, len(c.lo)), fixes: make([]int16, len(c.lo)),
		ofLabel: make([]uint64, c.labels), ofAsterism: make([]uint64, len(c.asterisms)),
	}
}

// snapshotBytes is the memory of one, about.
func (c *chart) snapshotBytes() int {
	return 8*(c.cells+2*c.labels*c.words+c.labels+len(c.asterisms)) + 2*2*len(c.lo)
}

// Puzzle of the state.
func (s *State) Puzzle() *latin.Puzzle { return s.puzzle }

// Domains of the state. Not to be changed.
func (s *State) Domains() latin.Domains { return s.domains }

// Dead says whether the counts show that no solution is left: an empty cell, a
// label in too many or too few cells of an asterism.
func (s *State) Dead() bool { return s.dead }

// Solved says whether every cell has one label and no asterism is broken.
func (s *State) Solved() bool { return s.open == 0 && !s.dead }

// Load sets the domains, one a cell; labels that the Puzzle has not are left out.
func (s *State) Load(d latin.Domains) {
	s.load(d)
	s.settled = s.quiet()
}

func (s *State) load(d latin.Domains) {
	for i := range s.domains {
		s.domains[i] = d[i] & s.all
	}
	s.count()
}

// quiet says whether the rules of the lowest tier see nothing.
func (s *State) quiet() bool {
	quiet := !s.dead
	for _, find := range [...]func(*State, func(*Step) bool){findFullLabels, findLastPlaces} {
		if quiet {
			find(s, func(*Step) bool { quiet = false; return false })
		}
	}
	return quiet
}

// changed gives the state a new stamp.
func (s *State) changed() {
	s.clock++
	s.stamp, s.settled = s.clock, false
}

// count makes everything else from the domains, and sets the agenda to all
// that can be looked at.
func (s *State) count() {
	clear(s.cand)
	clear(s.fixed)
	clear(s.places)
	clear(s.fixes)
	s.agenda.reset()
	s.open, s.dead = 0, false
	s.changed()
	for l := range s.ofLabel {
		s.ofLabel[l] = s.stamp
	}
	for a := range s.ofAsterism {
		s.ofAsterism[a] = s.stamp
	}
	for i, d := range s.domains {
		x := latin.Cell(i)
		for rest := d; rest != 0; rest &= rest - 1 {
			l := rest.First()
			s.candOf(l).add(x)
			for _, a := range s.of[x] {
				s.places[s.at(a, l)]++
			}
		}
		switch l, one := d.Only(); {
		case one:
			s.fix(x, l)
		case d == 0:
			s.dead = true
		default:
			s.open++
		}
	}
	s.agenda.given = len(s.agenda.news)
	for i, n := range s.places {
		if lo := s.lo[i]; n <= lo && lo > 0 {
			s.agenda.last(i)
			s.dead = s.dead || n < lo
		}
	}
}

// copyFrom makes s equal to another state of the same chart, with nothing on
// the agenda.
func (s *State) copyFrom(t *State) {
	copy(s.domains, t.domains)
	copy(s.cand, t.cand)
	copy(s.fixed, t.fixed)
	copy(s.places, t.places)
	copy(s.fixes, t.fixes)
	copy(s.ofLabel, t.ofLabel)
	copy(s.ofAsterism, t.ofAsterism)
	s.open, s.dead, s.settled, s.stamp = t.open, t.dead, t.settled, t.stamp
	s.agenda.reset()
}

// candOf is the set of cells that may hold the label. Not to be changed.
func (s *State) candOf(l latin.Label) set { return s.cand[int(l)*s.words : (int(l)+1)*s.words] }

// fixedOf is the set of cells that hold the label. Not to be changed.
func (s *State) fixedOf(l latin.Label) set { return s.fixed[int(l)*s.words : (int(l)+1)*s.words] }

// remove takes a label out of a cell; nothing happens when it is not there.
func (s *State) remove(x latin.Cell, l latin.Label) {
	d := s.domains[x]
	if !d.Has(l) {
		return
	}
	d &^= latin.Just(l)
	s.domains[x] = d
	s.changed()
	s.ofLabel[l] = s.stamp
	s.candOf(l).drop(x)
	for _, a := range s.of[x] {
		s.ofAsterism[a] = s.stamp
		i := s.at(a, l)
		s.places[i]--
		if n, lo := s.places[i], s.lo[i]; n <= lo && lo > 0 {
			s.agenda.last(i)
			s.dead = s.dead || n < lo
		}
	}
	switch m, one := d.Only(); {
	case one:
		s.open--
		s.fix(x, m)
	case d == 0:
		s.dead = true
		s.fixedOf(l).drop(x)
		for _, a := range s.of[x] {
			s.fixes[s.at(a, l)]--
		}
	}
}

// fix counts a cell with one label left.
func (s *State) fix(x latin.Cell, l latin.Label) {
	s.ofLabel[l] = s.stamp
	s.fixedOf(l).add(x)
	for _, a := range s.of[x] {
		i := s.at(a, l)
		s.fixes[i]++
		s.dead = s.dead || s.fixes[i] > s.hi[i]
	}
	s.agenda.fixed(x)
}

// suppose leaves the cell no other label.
func (s *State) suppose(x latin.Cell, l latin.Label) {
	for rest := s.domains[x] &^ latin.Just(l); rest != 0; rest &= rest - 1 {
		s.remove(x, rest.First())
	}
}

// apply carries out a step.
func (s *State) apply(st *Step) {
	for _, q := range st.Removes {
		s.remove(q.Cell, q.Label)
	}
	s.dead = s.dead || st.Contradiction
}

// stopped says whether the work should end; rules that take long ask it now and then.
func (s *State) stopped() bool { return s.ctx != nil && s.ctx.Err() != nil }

// key is another number for other domains, and for settled and other states.
func (s *State) key() uint64 {
	if s.settled {
		return 2*s.stamp + 1
	}
	return 2 * s.stamp
}
