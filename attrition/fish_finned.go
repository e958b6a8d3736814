package attrition

// FinnedXWing is the finned fish of two bases.
var FinnedXWing = &Rule{
	Name: "finned-x-wing",
	Also: []string{"sashimi-x-wing"},
	Doc: `an X-wing but for cells that the eliminated one sees

In two rows the label can only be in the same two columns and in some cells
beside them, the fins. A cell of the columns that sees all fins cannot hold it:
it would leave the two rows one column. Sashimi: what is left without the fins
is less than an X-wing. In general: l leaves x if, l being gone from all that x
sees, n parallel bases need it more often than parallel covers across have room.

Source: players' "finned X-wing" and "sashimi X-wing"; the statement with
repeated labels is the law of prices.`,
	Tier: Advanced, Cost: 280,
	Find: findFish(finnedFish, 2),
	Tell: tellFish,
}

// FinnedSwordfish is the finned fish of three bases.
var FinnedSwordfish = &Rule{
	Name: "finned-swordfish",
	Also: []string{"sashimi-swordfish"},
	Doc: `a swordfish but for cells that the eliminated one sees

In three rows the label can only be in the same three columns and in some cells
beside them, the fins. A cell of the columns that sees all fins cannot hold it:
it would leave the three rows two columns. See finned-x-wing for the statement.

Source: players' "finned swordfish" and "sashimi swordfish".`,
	Tier: Advanced, Cost: 285,
	Find: findFish(finnedFish, 3),
	Tell: tellFish,
}

// FinnedJellyfish is the finned fish of four bases.
var FinnedJellyfish = &Rule{
	Name: "finned-jellyfish",
	Also: []string{"sashimi-jellyfish"},
	Doc: `a jellyfish but for cells that the eliminated one sees

In four rows the label can only be in the same four columns and in some cells
beside them, the fins. A cell of the columns that sees all fins cannot hold it:
it would leave the four rows three columns. See finned-x-wing for the statement.

Source: players' "finned jellyfish" and "sashimi jellyfish".`,
	Tier: Advanced, Cost: 290,
	Find: findFish(finnedFish, 4),
	Tell: tellFish,
}
