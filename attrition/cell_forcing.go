package attrition

// CellForcing is the law of the labels of a cell: one of them is true.
var CellForcing = &Rule{
	Name: "cell-forcing",
	Also: []string{"cell-forcing-chain", "cell-reduction", "singles-trial"},
	Doc: `what follows from every label of a cell

Suppose each label of a cell in turn, and follow it by full labels, last places
and conditions. A label that leads to a contradiction leaves the cell; what all others
lead to is true, whichever of them is. If all lead to a contradiction, so does
the whole. Cells with fewest labels first, then in reading order.

Source: players' "cell forcing chains"; Glenn Fowler's "cell reduction"; the
general law, for any multiset, in Palomo, "Latin Puzzles", 5.2.`,
	Tier: Extreme, Cost: 410,
	Find: findCellForcing,
	Tell: tellForcing,
}

// singlesForcers follow answers by singles and conditions; cell-forcing and
// asterism-forcing have them in common, because their answers are the same
// candidates. There is one for what is supposed while another rule asks: so that the
// ends of the state itself are not forgotten, and can be leaned on.
type singlesForcers struct{ outer, inner *forcer }

func newSinglesForcers(c *chart) *singlesForcers {
	follow := followRules(conditionRules(c.puzzle))
	t := &singlesForcers{newForcer(c, follow), newForcer(c, follow)}
	t.inner.headStart = t.outer
	return t
}

func (s *State) singlesForcer() *forcer {
	t := tableOf(s.chart, newSinglesForcers)
	if s.supposed {
		return t.inner
	}
	return t.outer
}

func findCellForcing(s *State, yield func(*Step) bool) {
	if f := s.singlesForcer(); f.begin(s) {
		f.cells(s, yield)
	}
}
