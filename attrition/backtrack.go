package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// Backtrack is the last resort: to try the labels of a cell one after another,
// as deep as it takes.
var Backtrack = newBacktrack()

// newBacktrack makes the rule in a function, because its cases use it again.
func newBacktrack() *Rule {
	r := &Rule{
		Name: "backtrack",
		Also: []string{"trial-and-error", "guessing", "ariadnes-thread"},
		Doc: `the labels of a cell, tried one after another

Where the rules see nothing more, the first of the cells with fewest labels is
asked: each of its labels is supposed and followed by singles and by the
other rules of the prover, and where these stop too, another cell is asked in
the same way, until the case dies or the board is complete. Together the cases
prove that there is one Latin board, or none. When there are several, no cases
can prove more than the rules have, and nothing is seen. It is in no tier: the
number of cases has no polynomial bound.

Source: Palomo, "Latin Puzzles", 5.2.8: backtracking interleaved with attrition.`,
		Tier: Beyond, Cost: 1000,
		Tell: tellBacktrack,
	}
	r.Find = func(s *State, yield func(*Step) bool) {
		b := tableOf(s.chart, newSplitter)
		if st := b.find(s, r); st != nil {
			yield(st)
		}
	}
	return r
}

// A splitter asks cells within cases within cases.
type splitter struct {
	rule   *Rule
	follow func(*State, *recorder) // all cheaper rules of the prover
	levels []*State                // one for each supposition that stands
}

func newSplitter(*chart) *splitter { return &splitter{} }

// find gives the step that leads to the only board or to the contradiction; nil
// when there are several boards, nothing is open or the time is over.
func (b *splitter) find(s *State, r *Rule) *Step {
	if slices.Contains(s.domains, 0) || s.settled && s.open == 0 {
		return nil
	}
	b.rule = r
	b.follow = followRules(append(conditionRules(s.puzzle), slices.DeleteFunc(slices.Clone(s.rules), func(r *Rule) bool {
		return r.Tier == Singles || r.Tier == Beyond || r == Condition || r == HardCondition
	})...))
	if b.boards(s, 0) > 1 || s.stopped() {
		return nil
	}
	st := b.split(s, 0)
	if st == nil || len(st.Removes) == 0 && !st.Contradiction {
		return nil
	}
	b.slice(s, st)
	return st
}

// level is the memory for a supposition beside that many others.
func (b *splitter) level(c *chart, depth int) *State {
	if depth == len(b.levels) {
		b.levels = append(b.levels, newState(c))
	}
	return b.levels[depth]
}

// boards counts the Latin boards within a state, up to two, by singles and
// conditions alone: so that no time goes into cases when there are several.
func (b *splitter) boards(s *State, depth int) int {
	if s.dead {
		return 0
	}
	if s.open == 0 && s.settled {
		return 1
	}
	x := s.asked()
	n := 0
	for d := s.domains[x]; d != 0 && n < 2 && !s.stopped(); d &= d - 1 {
		t := b.level(s.chart, depth)
		t.suppositionOf(s, Candidate{x, d.First()})
		followRules(conditionRules(s.puzzle))(t, nil)
		n += b.boards(t, depth+1)
	}
	return n
}

// asked is the first open cell with fewest labels; the first cell when none is open.
func (s *State) asked() latin.Cell {
	x, _ := s.fewestLabels()
	return max(x, 0)
}

// split asks a cell of a state with one board or none, and follows each label to
// its end; nil when the time is over.
func (b *splitter) split(s *State, depth int) *Step {
	x := s.asked()
	st := &Step{
		Rule: b.rule, Cells: []latin.Cell{x}, Labels: s.domains[x], Split: Split{Cell: x}, Contradiction: true,
	}
	t := b.level(s.chart, depth)
	for l := range s.domains[x].Labels() {
		q := Candidate{x, l}
		t.suppositionOf(s, q)
		st.Cases = append(st.Cases, Case{q, b.toTheEnd(t, depth)})
		if s.stopped() {
			return nil
		}
		if !t.dead {
			st.Contradiction = false
			st.Removes = difference(s.domains, t.domains)
		}
	}
	s.placeRest(st)
	return st
}

// toTheEnd follows a case by the rules and further cases until it dies or the
// board is complete.
func (b *splitter) toTheEnd(t *State, depth int) []Step {
	rec := new(recorder)
	b.follow(t, rec)
	if t.dead || t.open == 0 {
		return rec.steps
	}
	st := b.split(t, depth+1)
	if st == nil {
		return nil
	}
	t.apply(st)
	return append(rec.steps, *st)
}

// slice cuts the cases down to what they need, with those within them.
func (b *splitter) slice(s *State, st *Step) {
	for i := range st.Cases {
		k := &st.Cases[i]
		before := slices.Clone(s.domains)
		before[k.Suppose.Cell] = latin.Just(k.Suppose.Label)
		goal := st.Removes
		if st.Contradiction || !takesAway(k, goal) {
			goal = nil
		}
		k.Steps = sliceSteps(s.chart, before, k.Steps, goal)
	}
}

// difference lists the candidates of d that are not in e.
func difference(d, e latin.Domains) []Candidate {
	var list []Candidate
	for i := range d {
		for l := range (d[i] &^ e[i]).Labels() {
			list = append(list, Candidate{latin.Cell(i), l})
		}
	}
	return list
}

func tellBacktrack(w *Words, st *Step) string {
	x := st.Split.Cell
	parts := []string{fmt.Sprintf("The rules see nothing more, so the labels of %s are tried: %s", w.Cell(x), w.Labels(st.Labels))}
	for i := range st.Cases {
		k := &st.Cases[i]
		ending := "a contradiction"
		if !st.Contradiction && takesAway(k, st.Removes) {
			ending = "the only board"
		}
		steps, trials := 0, 0
		walk(k.Steps, func(inner *Step) {
			steps++
			if inner.Rule.Tier == Beyond {
				trials++
			}
		})
		text := fmt.Sprintf("%s leads to %s in %d %s", w.Label(k.Suppose.Label), ending, steps, w.Verb(steps, "step", "steps"))
		if trials > 0 {
			text += fmt.Sprintf(", with %d more %s tried", trials, w.Verb(trials, "cell", "cells"))
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ". ")
}
