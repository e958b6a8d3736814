package attrition

// AsterismForcing is the law of the places of a label in an asterism that needs it.
var AsterismForcing = &Rule{
	Name: "asterism-forcing",
	Also: []string{"unit-forcing", "region-forcing", "house-forcing", "unit-forcing-chain"},
	Doc: `what follows from every place of a label in an asterism

An asterism needs a label, so the label is in one of the cells that can still
hold it. Suppose it in each in turn, and follow it by full labels and last
places; places that lead to a contradiction drop out, and what all others lead
to is true. An asterism that needs the label several times need not be asked
about all places: what holds for all but fewer than that is true. So a candidate
goes that is kept by fewer places than the label has to fill. Fewest places first.

Source: players' "unit forcing chains"; with repeated labels, ours.`,
	Tier: Extreme, Cost: 420,
	Find: findAsterismForcing,
	Tell: tellForcing,
}

func findAsterismForcing(s *State, yield func(*Step) bool) {
	if f := s.singlesForcer(); f.begin(s) {
		f.places(s, yield)
	}
}
