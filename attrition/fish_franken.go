package attrition

// FrankenXWing is the general fish of two bases.
var FrankenXWing = &Rule{
	Name: "franken-x-wing",
	Also: []string{"mutant-x-wing", "finned-franken-x-wing", "finned-mutant-x-wing"},
	Doc: `two of any asterisms whose label lies in two others

As an X-wing, with or without fins, but bases and covers may be any asterisms:
rows, columns and boxes mixed. Bases and covers may overlap; a cell in two bases
counts as a fin unless it is in two covers, and a cell in more covers than bases
can be eliminated even inside a base. In general: l leaves x if, l being gone
from all that x sees, n bases need it more often than covers have room, each
cell that may hold it being in no more bases than covers.

Source: players' "franken" and "mutant" fish with fins, endo-fins and cannibalism;
the statement with repeated labels is the law of prices.`,
	Tier: Advanced, Cost: 380,
	Find: findFish(anyFish, 2),
	Tell: tellFish,
}

// FrankenSwordfish is the general fish of three bases.
var FrankenSwordfish = &Rule{
	Name: "franken-swordfish",
	Also: []string{"mutant-swordfish", "finned-franken-swordfish", "finned-mutant-swordfish"},
	Doc: `three of any asterisms whose label lies in three others

As a swordfish, with or without fins, but bases and covers may be any asterisms:
rows, columns and boxes mixed. See franken-x-wing for the statement.

Source: players' "franken" and "mutant" swordfish.`,
	Tier: Advanced, Cost: 385,
	Find: findFish(anyFish, 3),
	Tell: tellFish,
}

// FrankenJellyfish is the general fish of four bases.
var FrankenJellyfish = &Rule{
	Name: "franken-jellyfish",
	Also: []string{"mutant-jellyfish", "finned-franken-jellyfish", "finned-mutant-jellyfish"},
	Doc: `four of any asterisms whose label lies in four others

As a jellyfish, with or without fins, but bases and covers may be any asterisms:
rows, columns and boxes mixed. See franken-x-wing for the statement.

Source: players' "franken" and "mutant" jellyfish.`,
	Tier: Advanced, Cost: 390,
	Find: findFish(anyFish, 4),
	Tell: tellFish,
}
