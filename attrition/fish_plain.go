package attrition

// XWing is the fish of two bases.
var XWing = &Rule{
	Name: "x-wing",
	Doc: `a label of two lines that lies in two lines across

In two rows the label can only be in the same two columns. So the columns have
it in these rows, and nowhere else. Rows and columns may be exchanged, and stand
for any asterisms B parallel to each other and C parallel to each other that
cross: all of l in the bases B lies in the covers C, and Σ room(C) = Σ need(B):
l leaves the covers outside the bases.

Source: players' "X-wing", the basic fish of size 2; the statement with repeated
labels is the law of prices.`,
	Tier: Advanced, Cost: 200,
	Find: findFish(plainFish, 2),
	Tell: tellFish,
}

// Swordfish is the fish of three bases.
var Swordfish = &Rule{
	Name: "swordfish",
	Doc: `a label of three lines that lies in three lines across

In three rows the label can only be in the same three columns, in each row in two
or three of them. So the columns have it in these rows, and nowhere else. Rows
and columns stand for any parallel asterisms, as in an X-wing.

Source: players' "swordfish", the basic fish of size 3.`,
	Tier: Advanced, Cost: 230,
	Find: findFish(plainFish, 3),
	Tell: tellFish,
}

// Jellyfish is the fish of four bases.
var Jellyfish = &Rule{
	Name: "jellyfish",
	Doc: `a label of four lines that lies in four lines across

In four rows the label can only be in the same four columns. So the columns have
it in these rows, and nowhere else. Rows and columns stand for any parallel
asterisms, as in an X-wing.

Source: players' "jellyfish", the basic fish of size 4.`,
	Tier: Advanced, Cost: 270,
	Find: findFish(plainFish, 4),
	Tell: tellFish,
}
