package attrition

import (
	"errors"
	"fmt"
	"slices"

	"latin"
)

// ErrRefused is wrapped by every error of [Verify].
var ErrRefused = errors.New("the proof is refused")

// Verify checks a proof from the definitions alone: it calls no rule, keeps its
// own domains, and looks at the conclusion too. nil means that the steps hold
// and that the proof ends as it says. All that it knows are the laws of
// prices, of cases and of conditions; the package documentation states them.
//
// A step may cite more than it needs, and go by the name of another rule:
// neither makes it false. But rules below the tier of forcing have no cases, and
// no case may use a dearer rule than its step, so that fairness cannot be feigned.
func Verify(pf *Proof) error {
	c := &checker{board: pf.Puzzle.Board, labels: pf.Puzzle.Labels, conditions: pf.Puzzle.Conditions(), d: slices.Clone(pf.Start)}
	if len(c.d) != c.board.Len() || slices.ContainsFunc(c.d, func(d latin.Domain) bool { return d&^c.labels.All() != 0 }) {
		return fmt.Errorf("%w: it does not start with a domain of the Puzzle's labels for each of the %d cells", ErrRefused, c.board.Len())
	}
	if err := c.check(pf); err != nil {
		return fmt.Errorf("%w: %w", ErrRefused, err)
	}
	return nil
}

// A checker holds the domains between two steps.
type checker struct {
	board      *latin.Board
	labels     *latin.Labels
	conditions []latin.Condition
	d          latin.Domains
	dead       bool // by a step that says so
}

// check replays the steps and then looks where they end.
func (c *checker) check(pf *Proof) error {
	if err := c.replay(pf.Steps, ""); err != nil {
		return err
	}
	if !slices.Equal(c.d, pf.End) {
		return errors.New("the steps lead to other domains than the proof says")
	}
	outcome := Solved
	switch {
	case c.over():
		outcome = NoSolution
	case slices.ContainsFunc(c.d, func(d latin.Domain) bool { return d.Len() > 1 }):
		outcome = Stuck
	}
	if outcome != pf.Outcome {
		return fmt.Errorf("the steps end %s, not %s", outcome, pf.Outcome)
	}
	if board := pf.Solution(); board != nil {
		return pf.Puzzle.CheckPLB(board)
	}
	return nil
}

// over: no solution is left, because a step said so or a cell is empty.
func (c *checker) over() bool { return c.dead || slices.Contains(c.d, 0) }

// replay takes the steps one after another. path is where they are: "12." for
// those of a case of step 12.
func (c *checker) replay(steps []Step, path string) error {
	for i := range steps {
		if c.over() {
			return fmt.Errorf("step %s%d comes after the contradiction", path, i+1)
		}
		if err := c.step(&steps[i], fmt.Sprintf("%s%d.", path, i+1)); err != nil {
			return fmt.Errorf("step %s%d: %w", path, i+1, err)
		}
	}
	return nil
}

// step checks one step and carries it out.
func (c *checker) step(st *Step, path string) error {
	if err := c.shape(st); err != nil {
		return err
	}
	if err := c.reason(st, path); err != nil {
		return err
	}
	for _, q := range st.Removes {
		c.d[q.Cell] &^= latin.Just(q.Label)
	}
	c.dead = st.Contradiction
	for _, q := range st.Places {
		if c.d[q.Cell] != latin.Just(q.Label) {
			return fmt.Errorf("it places %s in %s, which is left with other labels", c.label(q.Label), c.cell(q.Cell))
		}
	}
	return nil
}

func (c *checker) reason(st *Step, path string) error {
	switch {
	case len(st.Prices) > 0 && len(st.Cases) > 0 || st.Condition != nil && len(st.Prices)+len(st.Cases) > 0:
		return errors.New("it has two reasons of prices, cases and a condition; one is enough")
	case st.Condition != nil:
		return c.condition(st)
	case len(st.Prices) > 0:
		return c.prices(st)
	case len(st.Cases) > 0:
		return c.cases(st, path)
	case st.Contradiction || len(st.Removes) > 0:
		return errors.New("it gives no reason: neither prices nor cases nor a condition")
	case len(st.Places) == 0:
		return errors.New("it does nothing")
	}
	return nil
}

func (c *checker) has(q Candidate) bool {
	return q.Cell >= 0 && int(q.Cell) < len(c.d) && q.Label >= 0 && c.d[q.Cell].Has(q.Label)
}

// shape checks that all that the step names is there, and named once.
func (c *checker) shape(st *Step) error {
	for i, a := range st.Asterisms {
		if a < 0 || a >= len(c.board.Asterisms()) || slices.Contains(st.Asterisms[:i], a) {
			return fmt.Errorf("%s is not there, or named twice", c.asterism(a))
		}
	}
	for i, x := range st.Cells {
		if x < 0 || int(x) >= len(c.d) || slices.Contains(st.Cells[:i], x) {
			return fmt.Errorf("%s is not there, or named twice", c.cell(x))
		}
	}
	seen := make(map[Candidate]bool)
	for _, q := range slices.Concat(st.Removes, st.Places) {
		if !c.has(q) || seen[q] {
			return c.whyNot(q, seen[q])
		}
		seen[q] = true
	}
	if st.Rule == nil || st.Contradiction && len(st.Removes)+len(st.Places) > 0 {
		return errors.New("it names no rule, or is a contradiction that also removes or places something")
	}
	return nil
}

// prices checks a step by the law of prices.
func (c *checker) prices(st *Step) error {
	labels := c.labels.Distinct()
	cost := make([]int, len(c.d)*labels) // p(x,l) at x*labels + l
	read := make([]bool, len(c.d))
	paid := make(map[int]bool) // asterisms with a price
	for _, x := range st.Cells {
		read[x] = true
	}
	for _, u := range st.Prices {
		if !slices.Contains(st.Asterisms, u.Asterism) || !c.labels.All().Has(u.Label) || u.Price < -maxPrice || u.Price > maxPrice {
			return fmt.Errorf("price %d of %s is out of range (at most %d), or %s is not named", u.Price, c.label(u.Label), maxPrice, c.asterism(u.Asterism))
		}
		paid[u.Asterism] = true
		for _, x := range c.board.Asterisms()[u.Asterism].Cells {
			cost[int(x)*labels+int(u.Label)] += u.Price
			read[x] = read[x] || u.Price < 0
		}
	}
	if len(paid) != len(st.Asterisms) {
		return errors.New("it names an asterism to which it gives no price")
	}
	least, sum := make([]int, len(c.d)), 0 // m(x) and its sum
	for x, domain := range c.d {
		if !read[x] {
			domain = c.labels.All()
		}
		least[x] = maxPrice * len(st.Prices)
		for l := range domain.Labels() {
			least[x] = min(least[x], cost[x*labels+int(l)])
		}
		sum += least[x]
	}
	limit := c.mostPaid(st.Prices, paid)
	if st.Contradiction && sum <= limit {
		return fmt.Errorf("no contradiction: the cells cost %d at least, and the asterisms allow that much (%d)", sum, limit)
	}
	for _, q := range st.Removes {
		if sum-least[q.Cell]+cost[int(q.Cell)*labels+int(q.Label)] <= limit {
			return fmt.Errorf("its prices allow %s in %s, which it removes", c.label(q.Label), c.cell(q.Cell))
		}
	}
	return nil
}

// condition checks a step by the law of conditions: with the label that it
// removes in the cell, the condition is refuted.
func (c *checker) condition(st *Step) error {
	if !slices.Contains(c.conditions, st.Condition) {
		return errors.New("its condition is none of the Puzzle's")
	}
	if st.Contradiction && !st.Condition.Refutes(c.d) {
		return fmt.Errorf("no contradiction: the domains allow that %s", st.Condition)
	}
	for _, q := range st.Removes {
		before := c.d[q.Cell]
		c.d[q.Cell] = latin.Just(q.Label)
		refuted := st.Condition.Refutes(c.d)
		c.d[q.Cell] = before
		if !refuted {
			return fmt.Errorf("%s also with %s in %s, which it removes", st.Condition, c.label(q.Label), c.cell(q.Cell))
		}
	}
	return nil
}

// maxPrice keeps sums far from overflow.
const maxPrice = 1 << 20

// mostPaid is R: what the labels of all asterisms can cost at most.
func (c *checker) mostPaid(prices []Price, paid map[int]bool) int {
	total := 0
	for a := range paid {
		var costs []int // of the labels of the multiset, each as often as it is there
		for l := range latin.Label(c.labels.Distinct()) {
			cost := 0
			for _, u := range prices {
				if u.Asterism == a && u.Label == l {
					cost += u.Price
				}
			}
			costs = append(costs, slices.Repeat([]int{cost}, c.labels.Count(l))...)
		}
		slices.Sort(costs)
		for _, cost := range costs[len(costs)-len(c.board.Asterisms()[a].Cells):] {
			total += cost
		}
	}
	return total
}

// cases checks a step by the law of cases.
func (c *checker) cases(st *Step, path string) error {
	if st.Rule.Tier < Extreme {
		return fmt.Errorf("%s has no cases", st.Rule.Name)
	}
	if err := c.complete(st); err != nil {
		return err
	}
	before := c.d
	defer func() { c.d, c.dead = before, false }()
	for i, k := range st.Cases {
		c.d, c.dead = slices.Clone(before), false
		c.d[k.Suppose.Cell] = latin.Just(k.Suppose.Label)
		if slices.ContainsFunc(k.Steps, func(inner Step) bool { return inner.Rule != nil && inner.Rule.Cost > st.Rule.Cost }) {
			return fmt.Errorf("case %d uses a rule that costs more than %s", i+1, st.Rule.Name)
		}
		if err := c.replay(k.Steps, fmt.Sprintf("%s%d.", path, i+1)); err != nil {
			return err
		}
		if !c.over() && (st.Contradiction || slices.ContainsFunc(st.Removes, func(q Candidate) bool { return c.d[q.Cell].Has(q.Label) })) {
			return fmt.Errorf("case %d ends neither in a contradiction nor without what the step removes", i+1)
		}
	}
	return nil
}

// complete checks that one of the cases holds, or else what the step says anyway.
func (c *checker) complete(st *Step) error {
	supposed := make(map[Candidate]bool)
	for _, k := range st.Cases {
		q := k.Suppose
		if !c.has(q) || supposed[q] {
			return fmt.Errorf("a case supposes %s in %s, which it cannot hold, or for the second time", c.label(q.Label), c.cell(q.Cell))
		}
		supposed[q] = true
	}
	if st.Split.Cell < 0 {
		return c.completePlaces(st, supposed)
	}
	return c.completeCell(st, supposed)
}

// completeCell allows labels without a case when they themselves make what the
// step removes impossible: all of that is in the same cell.
func (c *checker) completeCell(st *Step, supposed map[Candidate]bool) error {
	x := st.Split.Cell
	if !slices.Contains(st.Cells, x) {
		return fmt.Errorf("it splits %s, which is not among its cells", c.cell(x))
	}
	for l := range c.d[x].Labels() {
		elsewhere := func(q Candidate) bool { return q.Cell != x || q.Label == l }
		if !supposed[Candidate{x, l}] && (st.Contradiction || slices.ContainsFunc(st.Removes, elsewhere)) {
			return fmt.Errorf("%s of %s has no case", c.label(l), c.cell(x))
		}
	}
	if slices.ContainsFunc(st.Cases, func(k Case) bool { return k.Suppose.Cell != x }) {
		return fmt.Errorf("a case is not about %s", c.cell(x))
	}
	return nil
}

func (c *checker) completePlaces(st *Step, supposed map[Candidate]bool) error {
	a, l := st.Split.Asterism, st.Split.Label
	if !slices.Contains(st.Asterisms, a) || l < 0 || int(l) >= c.labels.Distinct() {
		return fmt.Errorf("it splits the places of %s in %s, which is not among its asterisms", c.label(l), c.asterism(a))
	}
	cells, inside, without := c.board.Asterisms()[a].Cells, 0, 0
	for _, x := range cells {
		if supposed[Candidate{x, l}] {
			inside++
		} else if c.d[x].Has(l) {
			without++
		}
	}
	if inside < len(supposed) {
		return fmt.Errorf("a case is not about %s in %s", c.label(l), c.asterism(a))
	}
	if need := c.labels.AtLeast(len(cells), l); without >= need {
		return fmt.Errorf("%s has no case for %d of its places in %s; fewer than the %d that it needs may lack one", c.label(l), without, c.asterism(a), need)
	}
	return nil
}
