package attrition

import "latin"

// ForcingNet2 is forcing with forcing within.
var ForcingNet2 = &Rule{
	Name: "forcing-net-2",
	Also: []string{"nested-forcing-chain"},
	Doc: `what follows from every answer by asking again

As in cell-forcing and asterism-forcing, but each answer is followed by singles
and by these two rules themselves, until they see nothing more. With a fixed
depth, here two, this takes polynomial time. Cells come first, those with fewest
labels before others, then places, fewest first.

Source: players' "nested forcing chains".`,
	Tier: Nets, Cost: 510,
	Find: findForcingNet2,
	Tell: tellForcing,
}

// deepForcer follows answers by forcing.
type deepForcer struct{ *forcer }

func newDeepForcer(c *chart) *deepForcer {
	tell := followRules(append(conditionRules(c.puzzle), CellForcing, AsterismForcing))
	return &deepForcer{newForcer(c, func(s *State, rec *recorder) {
		if rec != nil {
			tell(s, rec)
			return
		}
		s.spreadLawful()
		for f := s.singlesForcer(); f.sweep(s); {
		}
	})}
}

func findForcingNet2(s *State, yield func(*Step) bool) {
	tableOf(s.chart, newDeepForcer).forceFrom(s, yield)
}

// An asking is what a question was asked about: the last change of the ends of its
// answers, and how many of them live. It has nothing to say again of the same.
type asking struct {
	newest uint64
	alive  int
}

// sweep asks all questions once and takes what they say from a settled state
// at once, without steps. It says whether there was anything. Swept until there
// is nothing, the state is what the steps of both rules lead to, because these
// are monotonic.
func (f *forcer) sweep(s *State) bool {
	any := false
	for i := range s.domains {
		any = f.sweepCell(s, latin.Cell(i)) || any
	}
	for i := range s.lo {
		any = f.sweepPlaces(s, i) || any
	}
	return any
}

func (f *forcer) sweepCell(s *State, x latin.Cell) bool {
	if s.dead || s.stopped() || s.domains[x].Len() < 2 {
		return false
	}
	f.turnTo(s)
	f.answersOf(s, x)
	return f.learn(s, int(x), 1)
}

func (f *forcer) sweepPlaces(s *State, i int) bool {
	if s.dead || s.stopped() || s.fixes[i] >= s.lo[i] {
		return false
	}
	f.turnTo(s)
	f.placesOf(s, i/s.labels, latin.Label(i%s.labels))
	return f.learn(s, s.cells+i, int(s.lo[i]-s.fixes[i]))
}

// learn asks a question, of whose answers at least need are true, unless it has been
// asked about the same ends.
func (f *forcer) learn(s *State, question, need int) bool {
	alive := f.followAll()
	now := asking{f.newest, alive}
	if f.asked[question] == now || s.stopped() {
		return false
	}
	f.asked[question] = now
	f.tally(need)
	return f.take(s, alive, need)
}

// take removes what fewer answers keep than are true.
func (f *forcer) take(s *State, alive, need int) bool {
	if alive < need {
		s.dead = true
		return true
	}
	any := false
	for i, d := range f.kept[need-1] {
		for gone := s.domains[i] &^ d; gone != 0; gone &= gone - 1 {
			s.remove(latin.Cell(i), gone.First())
			any = true
		}
	}
	s.spreadLawful()
	return any
}
