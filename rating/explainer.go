package rating

import (
	"slices"

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
	state  *attrition.State
	loaded bool // the state has the labels that are left
	moves  moves
}

// A rung is a technique with its rating.
type rung struct {
	rating float64
	needs  *attrition.Rule       // what it finds follows from this rule and cheaper ones
	writes ways                  // how the labels can be seen that it writes
	find   func(*explainer) bool // says whether it found anything, and does it; nil if it only writes
	until  float64               // the rating of the rung that finds all that this one does
}

// scaleTop is the rating of the dearest technique that both programs have.
const scaleTop = 4.4

// ladder is the list of techniques, cheapest first. Ratings: Sukaku Explainer 1.8.2
// (N. Juillerat; SudokuMonster).
var ladder = []rung{
	{1.0, attrition.HiddenSingle, 0, (*explainer).lastBlanks, 1.5},
	{1.2, attrition.HiddenSingle, byCompact, nil, 1.5},
	{1.5, attrition.HiddenSingle, byCompact | byAsterism, nil, 2.3},
	{1.7, attrition.Locked, 0, func(e *explainer) bool { return e.moves.locked(e.race, byCompact) }, 2.8},
	{1.9, attrition.Locked, 0, func(e *explainer) bool { return e.moves.locked(e.race, byAsterism) }, 2.8},
	{2.0, attrition.HiddenPair, 0, func(e *explainer) bool { return e.moves.hidden(e.race, 2) }, 3.4},
	{2.3, attrition.NakedSingle, byCompact | byAsterism | byCell, nil, never},
	{2.5, attrition.HiddenTriple, 0, func(e *explainer) bool { return e.moves.hidden(e.race, 3) }, 4.0},
	{2.6, attrition.Locked, 0, func(e *explainer) bool { return e.lockedFrom(byCompact) }, 2.8},
	byRule(2.8, attrition.Locked),
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
	byRule(scaleTop, attrition.XYZWing),
}

func byRule(rating float64, r *attrition.Rule) rung {
	return rung{rating, r, 0, func(e *explainer) bool { return e.apply(r, nil) }, never}
}

func newExplainer(r *race) *explainer {
	return &explainer{race: r, state: attrition.NewState(r.puzzle), moves: newMoves(r)}
}

// rate gives the rating of the first rung with which, and with all below it, the
// puzzle is solved; false if there is none. The path tells much of that beforehand: below
// its dearest rule the puzzle cannot be solved, and with all its rules it can.
func (e *explainer) rate(p *Path) (rating float64, solved bool) {
	if e.start(); e.open == 0 {
		return 0, true
	}
	reach, hardest, enough := 0, p.Hardest(), enough(p)
	e.loaded = false
	tried := false
	for i, q := range ladder {
		if reach = max(reach, q.needs.Cost); reach < hardest.Cost {
			continue
		}
		if i == enough || e.solves(ladder[:i+1], tried) {
			return q.rating, true
		}
		tried = true
	}
	return 0, false
}

// enough is the rung with which, and with all below it, there are all rules that the
// path uses: with the last rung that needs it, a rule is there whole. It is beyond the
// ladder when some are not on it.
func enough(p *Path) int {
	top := -1
	with := func(r *attrition.Rule) {
		at := len(ladder)
		for i, q := range ladder {
			if q.needs == r {
				at = i
			}
		}
		top = max(top, at)
	}
	with(p.Hardest())
	for _, r := range []*attrition.Rule{attrition.HiddenSingle, attrition.NakedSingle} {
		if p.Uses(r) > 0 {
			with(r)
		}
	}
	for _, r := range p.Rounds {
		with(r.Rule)
	}
	return top
}

// solves goes on with some rungs until they find nothing, and says whether that is the
// end. Rungs are monotonic, so their order does not matter; and those of which another
// one finds all need not be tried, nor, at first, those that were tried before: all but
// the last.
func (e *explainer) solves(rungs []rung, tried bool) bool {
	last := len(rungs) - 1
	by, try := ways(0), rungs
	for _, q := range rungs {
		by |= q.writes
	}
	if tried {
		try = rungs[last:]
	}
	finds := func(q rung) bool { return q.find != nil && q.until > rungs[last].rating && q.find(e) }
	for {
		for e.writeBy(by) > 0 {
			e.loaded, try = false, rungs
		}
		if e.open == 0 {
			return true
		}
		if !slices.ContainsFunc(try, finds) {
			return false
		}
		e.loaded, try = false, rungs
	}
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
	e.state.Load(e.domains())
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

// lockedFrom is the rule of locked labels, from asterisms of one sort.
func (e *explainer) lockedFrom(by ways) bool {
	return e.apply(attrition.Locked, func(st *attrition.Step) bool {
		for _, p := range st.Prices {
			if p.Price < 0 && e.looks[p.Asterism].way&by == 0 {
				return false
			}
		}
		return true
	})
}
