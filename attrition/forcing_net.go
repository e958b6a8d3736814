package attrition

// ForcingNet is forcing with the rules of the basic tier within.
var ForcingNet = &Rule{
	Name: "forcing-net",
	Also: []string{"dynamic-forcing-chain"},
	Doc: `what follows from every answer by the basic rules

As in cell-forcing and asterism-forcing, but each answer is followed by
conditions, locked labels, naked and hidden sets and leftovers as well as by singles. Cells come
first, those with fewest labels before others, then places, fewest first.

Source: players' "forcing nets" and "dynamic forcing chains".`,
	Tier: Nets, Cost: 500,
	Find: findForcingNet,
	Tell: tellForcing,
}

// netForcer follows answers by the basic rules.
type netForcer struct{ *forcer }

func newNetForcer(c *chart) *netForcer {
	return &netForcer{newForcer(c, followRules([]*Rule{
		Condition, HardCondition, Locked, NakedPair, HiddenPair, NakedTriple, HiddenTriple, NakedQuad, HiddenQuad, Leftovers,
	}))}
}

func findForcingNet(s *State, yield func(*Step) bool) {
	tableOf(s.chart, newNetForcer).forceFrom(s, yield)
}

// forceFrom asks all questions, with singles as head start.
func (f *forcer) forceFrom(s *State, yield func(*Step) bool) {
	f.headStart = s.singlesForcer()
	f.headStart.turnTo(s)
	if f.begin(s) && f.cells(s, yield) {
		f.places(s, yield)
	}
}
