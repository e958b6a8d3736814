package attrition

const almostSource = `Source: players' "ALS"; the statement for repeated labels, any asterisms, ours.`

// ALSXZ joins two almost Hall sets.
var ALSXZ = &Rule{
	Name: "als-xz",
	Also: []string{"wxyz-wing", "almost-locked-sets-xz"},
	Doc: `two almost Hall sets with a label that only one can hold

A set of cells of an asterism with one label more than cells holds all its labels
but one. Two such sets share x, which one asterism keeps from being in both: so one
of them lacks x and holds all others, z among them. What sees z in both loses it.
When they share y in the same way, one lacks x and the other y, and each holds its
other labels: what sees all places of one of these in its set loses it.
Prices: +1 on each set's asterism for its labels but x and z, +1 on the asterism of
x and on those through which z is seen.

` + almostSource,
	Tier: Advanced, Cost: 340,
	Find: func(s *State, yield func(*Step) bool) {
		if c := s.setChains(); c.find(2, yield) {
			c.findRings(yield)
		}
	},
	Tell: tellChain,
}

// ALSXY joins three almost Hall sets.
var ALSXY = &Rule{
	Name: "als-xy",
	Also: []string{"als-xy-wing"},
	Doc: `three almost Hall sets, joined by two labels

The middle set shares x with one and y with another set, and can hold only one of
them where they could too. So one of the outer sets lacks its label and holds z.
What sees z in both loses it. Prices as for als-xz.

` + almostSource,
	Tier: Advanced, Cost: 360,
	Find: func(s *State, yield func(*Step) bool) { s.setChains().find(3, yield) },
	Tell: tellChain,
}

// ALSChain joins any number of almost Hall sets.
var ALSChain = &Rule{
	Name: "als-chain",
	Also: []string{"als-xy-chain"},
	Doc: `a chain of almost Hall sets

Each set shares with the next a label that only one of them can hold: the first
lacks z, so it holds the shared label, so the next one lacks that, and so on, until
the last holds z. What sees z in the first and the last loses it. Prices as for
als-xz.

` + almostSource,
	Tier: Advanced, Cost: 370,
	Find: func(s *State, yield func(*Step) bool) { s.setChains().find(unlimited, yield) },
	Tell: tellChain,
}
