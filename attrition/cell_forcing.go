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

// singlesForcer follows answers by singles; cell-forcing and asterism-forcing
// have it in common, because their answers are the same candidates.
type singlesForcer struct{ *forcer }

func newSinglesForcer(c *chart) *singlesForcer {
	return &singlesForcer{newForcer(c, followRules(conditionRules(c.puzzle)))}
}

func findCellForcing(s *State, yield func(*Step) bool) {
	if f := tableOf(s.chart, newSinglesForcer); f.begin(s) {
		f.cells(s, yield)
	}
}
