package attrition

// Leftovers is the law that what two equal numbers of asterisms do not share
// holds the same labels.
var Leftovers = &Rule{
	Name: "leftovers",
	Also: []string{"law-of-leftovers", "set-equivalence"},
	Doc: `what some asterisms and as many others do not share

Some disjoint asterisms P (a few rows) lie over as many disjoint full ones Q (a
few regions), all but a few cells: X sticks out of Q, Y out of P. If P are full
too, X and Y hold the same labels; else every label stands in X at most as often
as in Y. For a set S of labels: cells of X with D ⊆ S more than cells of Y that
meet S: contradiction; as many: S leaves the rest of X, and those of Y keep only
S. S is one label, or with up to four cells a side any set. Looked for: up to
five asterisms and six cells a side, the smallest first.

Source: the jigsaw players' "law of leftovers"; in general an instance of the
law of prices, +1 on P and -1 on Q.`,
	Tier: Basic, Cost: 170,
	Find: findLeftovers,
	Tell: tellLeftovers,
}
