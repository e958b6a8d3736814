package rating

import (
	"latin"
	"latin/attrition"
)

// An explainer rates puzzles on the scale of Sudoku Explainer, as Sukaku Explainer
// 1.8.2 has it: the rating of a puzzle is that of the dearest technique that it
// needs. Techniques are rules here, and rules are monotonic, so the dearest is the
// least with which, and with all cheaper ones, the puzzle can be solved.
//
// Up to [scaleTop] the techniques are the same, on any board; what that program
// calls a block is an asterism that is taken in at a glance. Above, our rules are
// others (it knows unique rectangles, which are not sound where the
// multiset has repetitions, and nets of its own), and the rating is the one that
// puzzles have on average whose dearest rule is the same.
type explainer struct {
	*race
	state   *attrition.State
	loaded  bool // the state has the labels that are left
	domains latin.Domains
	rungs   []rung
	moves   moves
}

// A rung is a technique with its rating; it says whether it found anything, and does it.
type rung struct {
	rating float64
	find   func(*explainer) bool
}

// scaleTop is the rating of the dearest technique that both programs have.
const scaleTop = 4.4

// ladder is the list of techniques, cheapest first. Ratings: Sukaku Explainer 1.8.2
// (N. Juillerat; SudokuMonster).
var ladder = []rung{
	{1.0, (*explainer).lastBlanks},
	{1.2, func(e *explainer) bool { return e.writeBy(byCompact) > 0 }},
	{1.5, func(e *explainer) bool { return e.writeBy(byCompact|byAsterism) > 0 }},
	{1.7, func(e *explainer) bool { return e.moves.locked(e.race, byCompact) }},
	{1.9, func(e *explainer) bool { return e.moves.locked(e.race, byAsterism) }},
	{2.0, func(e *explainer) bool { return e.moves.hidden(e.race, 2) }},
	{2.3, func(e *explainer) bool { return e.writeBy(byCompact|byAsterism|byCell) > 0 }},
	{2.5, func(e *explainer) bool { return e.moves.hidden(e.race, 3) }},
	{2.6, func(e *explainer) bool { return e.lockedFrom(byCompact) }},
	{2.8, func(e *explainer) bool { return e.lockedFrom(byCompact | byAsterism) }},
	byRule(3.0, attrition.NakedPair),
	byRule(3.2, attrition.XWing),
	byRule(3.4, attrition.HiddenPair),
	byRule(3.6, attrition.NakedTriple),
	byRule(3.8, attrition.Swordfish),
	byRule(4.0, attrition.HiddenTriple),
	byRule(4.0, attrition.Skyscraper),
	byRule(4.1, attrition.TwoStringKite),
	byRule(4.2, attrition.XYWing),
	byRule(4.2, attrition.TurbotFish),
	byRule(4.3, attrition.EmptyRectangle),
	byRule(4.4, attrition.XYZWing),
	byRule(scaleTop, attrition.WWing),
}

func newExplainer(r *race) *explainer {
	p := r.puzzle
	return &explainer{race: r, state: attrition.NewState(p), domains: make(latin.Domains, r.cells), rungs: ladder, moves: newMoves(r)}
}

// rate goes up the ladder: always the cheapest technique that finds anything. It
// gives the rating of the dearest, and whether these were enough.
func (e *explainer) rate() (rating float64, solved bool) {
	e.start()
	for e.open > 0 {
		found := false
		e.loaded = false
		for _, q := range e.rungs {
			if found = q.find(e); found {
				rating = max(rating, q.rating)
				break
			}
		}
		if !found {
			return rating, false
		}
	}
	return rating, true
}

// lastBlanks fills asterisms that have one blank cell.
func (e *explainer) lastBlanks() bool {
	return e.writeThose(func(i int) bool {
		for _, a := range e.of[e.ready[i].cell] {
			if e.blank[a].n == 1 {
				return true
			}
		}
		return false
	}) > 0
}

// load gives the state the labels that are left, unless it has them.
func (e *explainer) load() {
	if e.loaded {
		return
	}
	e.loaded = true
	for c, l := range e.solution {
		e.domains[c] = latin.Just(l) | e.in[c]
	}
	e.state.Load(e.domains)
}

// apply ends the doubts that a rule ends, where the step will do.
func (e *explainer) apply(r *attrition.Rule, will func(*attrition.Step) bool) bool {
	e.load()
	e.moves.list = e.moves.list[:0]
	r.Find(e.state, func(st *attrition.Step) bool {
		if will == nil || will(st) {
			e.moves.list = append(e.moves.list, st.Removes...)
		}
		return true
	})
	return e.take(e.moves.list)
}

func byRule(rating float64, r *attrition.Rule) rung {
	return rung{rating, func(e *explainer) bool { return e.apply(r, nil) }}
}

// lockedFrom is the rule of locked labels, from asterisms of one sort.
func (e *explainer) lockedFrom(by ways) bool {
	return e.apply(attrition.Locked, func(st *attrition.Step) bool {
		for _, p := range st.Prices {
			if p.Price < 0 && e.way[p.Asterism]&by == 0 {
				return false
			}
		}
		return true
	})
}
