package attrition

import (
	"cmp"
	"fmt"
	"slices"

	"latin"
)

// Condition reads what a Puzzle asks beyond its asterisms, where one can see it.
var Condition = newConditionRule(&Rule{
	Name: "condition", Also: []string{"orthogonality"},
	Doc: `what a condition beyond the asterisms leaves

Some Puzzles have conditions that are no asterisms: each pair of a Graeco-Latin
square occurs once, a row of digits is divisible by its number. A label with
which the condition could not be met, whatever the other cells of the condition
hold of what is left to them, leaves its cell; if it cannot be met at all, that is
a contradiction. Only conditions that a person takes in at a glance.

Source: for pairs, Euler's definition of 1782; the law is arc consistency of one
constraint (Mackworth, 1977).`,
	Tier: Basic, Cost: 90,
}, 0)

// HardCondition reads those conditions that need paper.
var HardCondition = newConditionRule(&Rule{
	Name: "hard-condition", Also: []string{"divisibility"},
	Doc: `what a condition leaves that one has to work out

As condition, for those that take a calculation: that a number with several open
digits is divisible by 7, that the digits of a whole board add up to so much.

Source: the law is arc consistency of one constraint (Mackworth, 1977).`,
	Tier: Advanced, Cost: 195,
}, 1)

// conditionRules are both of them for a Puzzle with conditions, which are then asked
// even where there is no open cell; none for others.
func conditionRules(p *latin.Puzzle) []*Rule {
	if len(p.Conditions()) == 0 {
		return nil
	}
	return []*Rule{Condition, HardCondition}
}

// newConditionRule completes a rule about the conditions of one depth.
func newConditionRule(r *Rule, depth int) *Rule {
	r.Find = func(s *State, yield func(*Step) bool) { findConditions(s, depth, yield) }
	r.Tell = tellCondition
	return r
}

func findConditions(s *State, depth int, yield func(*Step) bool) {
	t := tableOf(s.chart, newConditionReader)
	for _, i := range t.byDepth[depth] {
		if t.silent(s, i) {
			continue
		}
		st := t.read(s, s.puzzle.Conditions()[i])
		if st == nil {
			t.quiet[i] = t.stamp(s, i)
			continue
		}
		if !yield(st) {
			return
		}
	}
}

// A conditionReader remembers which conditions had nothing to say of which
// domains of their cells.
type conditionReader struct {
	quiet []uint64       // the latest stamp of what it hangs on when it was silent
	about []latin.Domain // the labels that it hangs on, if it hangs on few
	near  [][]int        // otherwise the asterisms of its cells

	byDepth [2][]int // those of either rule, in order
	where   latin.Whereabouts
	drops   []Candidate
	note    func(latin.Cell, latin.Label) // adds to drops
}

func newConditionReader(c *chart) *conditionReader {
	t := &conditionReader{}
	t.note = func(x latin.Cell, l latin.Label) { t.drops = append(t.drops, Candidate{x, l}) }
	for i, k := range c.puzzle.Conditions() {
		depth := min(k.Depth(), 1)
		t.byDepth[depth] = append(t.byDepth[depth], i)
		var about latin.Domain
		var near []int
		if f, ok := k.(latin.Focused); ok {
			about = f.About()
		} else {
			near = c.asterismsOf(k.Cells())
		}
		t.about, t.near, t.quiet = append(t.about, about), append(t.near, near), append(t.quiet, 0)
	}
	return t
}

// asterismsOf lists those that have one of the cells, ascending.
func (c *chart) asterismsOf(cells []latin.Cell) []int {
	var list []int
	for _, x := range cells {
		list = append(list, c.of[x]...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func (t *conditionReader) stamp(s *State, i int) uint64 {
	last := uint64(0)
	for labels := t.about[i]; labels != 0; labels &= labels - 1 {
		last = max(last, s.ofLabel[labels.First()])
	}
	for _, a := range t.near[i] {
		last = max(last, s.ofAsterism[a])
	}
	return last
}

func (t *conditionReader) silent(s *State, i int) bool { return t.quiet[i] == t.stamp(s, i) }

// read is what a condition says of a state; nil for nothing.
func (t *conditionReader) read(s *State, k latin.Condition) *Step {
	t.turnTo(s)
	met := t.narrow(k)
	if met && len(t.drops) == 0 {
		return nil
	}
	st := s.step(0)
	st.Contradiction = !met
	if met {
		t.remove(st)
	}
	st.Condition = k
	if s.bare {
		return st
	}
	s.placeRest(st)
	st.Cells = append(st.Cells, k.Focus(s.domains)...)
	return st
}

// remove makes what the condition takes away the step's, each candidate once, by cell
// and label.
func (t *conditionReader) remove(st *Step) {
	slices.SortFunc(t.drops, func(a, b Candidate) int {
		return cmp.Or(cmp.Compare(a.Cell, b.Cell), cmp.Compare(a.Label, b.Label))
	})
	st.Removes = append(st.Removes, slices.Compact(t.drops)...)
	for _, q := range st.Removes {
		st.Labels |= latin.Just(q.Label)
	}
}

// confirm looks whether a board without open cells meets all conditions, whatever
// rules the prover has, and records the first that it does not; false when all are met.
func (pr *Prover) confirm() bool {
	s := pr.state
	for _, k := range s.puzzle.Conditions() {
		if k.Refutes(s.domains) {
			rule := Condition
			if k.Depth() > 0 {
				rule = HardCondition
			}
			pr.take(rule, tableOf(s.chart, newConditionReader).read(s, k))
			return true
		}
	}
	return false
}

func tellCondition(w *Words, st *Step) string {
	if st.Contradiction {
		return w.Sentence(fmt.Sprintf("%s, which is no longer possible", st.Condition))
	}
	return w.Sentence(st.Condition.Explain(st.Cells))
}
