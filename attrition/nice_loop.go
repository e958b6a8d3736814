package attrition

// NiceLoop is a chain whose ends see each other.
var NiceLoop = &Rule{
	Name: "nice-loop",
	Also: []string{"continuous-nice-loop", "x-cycle"},
	Doc: `a chain that closes to a loop

Strong and weak links in turn, all the way round: then of every weak link, too,
one end is true, and what sees both ends of it goes. Prices: -1 on the asterism of
each strong link, +1 of each weak one.

` + chainSource,
	Tier: Advanced, Cost: 320,
	Find: chainsOf(chainShape{colours: -1, closed: true}),
	Tell: tellLoop,
}
