package attrition

const chainSource = "Source: players' chains; the links with repeated labels, ours."

// XChain follows one label.
var XChain = &Rule{
	Name: "x-chain",
	Doc: `a chain of one label

Asterisms that have two places left for a label (strong links) and asterisms
that can hold it only once (weak links), in turn: if the first place is not l, the
last one is. What sees both ends loses l. Prices: -1 and +1 on the asterisms.

` + chainSource,
	Tier: Advanced, Cost: 300,
	Find: chainsOf(chainShape{rule: "x-chain", strong: labelLink, weak: labelLink, colours: -1}),
	Tell: tellChain,
}

// SimpleColours is an X-chain that can be read both ways.
var SimpleColours = &Rule{
	Name: "simple-colours",
	Also: []string{"simple-coloring", "colour-trap", "colour-wrap"},
	Doc: `places of a label in two colours, one of which is true

Asterisms with two places left for a label join them in a net of two colours:
either all of one are true or all of the other. What sees both loses the label; a
colour with two places that see each other is false. As chains: X-chains whose
inner links are all strong, but for one within the net.

` + chainSource,
	Tier: Advanced, Cost: 260,
	Find: chainsOf(chainShape{rule: "simple-colours", strong: labelLink, weak: labelLink, colours: 1, home: true}),
	Tell: tellChain,
}

// MultiColours joins two nets of colours.
var MultiColours = &Rule{
	Name: "multi-colours",
	Also: []string{"multi-coloring"},
	Doc: `two nets of two colours that see each other

A colour of one net sees one of another, so not both are true, and one of the two
opposite colours is. A colour that sees both of another net is false. As chains:
X-chains with one inner link that is only weak, or a second that leads back to the
first net.

` + chainSource,
	Tier: Advanced, Cost: 265,
	Find: chainsOf(chainShape{rule: "multi-colours", strong: labelLink, weak: labelLink, colours: 2, home: true}),
	Tell: tellChain,
}

// XYChain goes through cells of two labels.
var XYChain = &Rule{
	Name: "xy-chain",
	Doc: `a chain of cells with two labels left

If the first cell is not z, it is its other label, so the next cell is not, and so
on: the last cell is z. What sees z in both loses it. Prices: +1 on the asterism
and label of each weak link.

` + chainSource,
	Tier: Advanced, Cost: 310,
	Find: chainsOf(chainShape{strong: cellLink, weak: labelLink, colours: -1}),
	Tell: tellChain,
}

// XYWing is the XY-chain of three cells.
var XYWing = &Rule{
	Name: "xy-wing",
	Also: []string{"y-wing"},
	Doc: `three cells with two labels each: xy sees xz and yz

Whichever of x and y the middle cell holds, one of the others holds z. What sees
z in both loses it. Prices: +1 on the asterism and label of each link.

` + chainSource,
	Tier: Advanced, Cost: 240,
	Find: chainsOf(chainShape{strong: cellLink, weak: labelLink, colours: -1, strongs: 3}),
	Tell: tellChain,
}

// RemotePair is the XY-chain of one pair of labels.
var RemotePair = &Rule{
	Name: "remote-pair",
	Doc: `a chain of cells with the same two labels

Along the chain the cells hold the two labels in turn, so its ends, an even number
of cells, hold both. What sees both ends loses both. An XY-chain of cells that
have the same domain.

` + chainSource,
	Tier: Advanced, Cost: 255,
	Find: chainsOf(chainShape{strong: cellLink, weak: labelLink, colours: -1, twins: true}),
	Tell: tellChain,
}

// AIC is any chain of single candidates.
var AIC = &Rule{
	Name: "aic",
	Also: []string{"alternating-inference-chain", "discontinuous-nice-loop", "forcing-chain"},
	Doc: `an alternating inference chain of candidates

Strong links (one of the two is true: the last two places of a label, or labels of
a cell) and weak ones (not both) in turn, beginning and ending with a strong one:
if the first candidate is false, the last is true. What neither bears goes; a
candidate that is its own end is true. Prices: -1 on the asterism of each strong
link and +1 of each weak one; links within a cell cost nothing.

` + chainSource,
	Tier: Advanced, Cost: 330,
	Find: chainsOf(chainShape{colours: -1}),
	Tell: tellChain,
}

// GroupedAIC has groups of cells as nodes.
var GroupedAIC = &Rule{
	Name: "grouped-aic",
	Also: []string{"grouped-nice-loop", "grouped-x-chain"},
	Doc: `an alternating inference chain with groups of cells

As an inference chain, with nodes that say "one of these cells holds l" for the
cells that two asterisms share.

` + chainSource,
	Tier: Advanced, Cost: 335,
	Find: chainsOf(chainShape{colours: -1, grouped: true}),
	Tell: tellChain,
}

// EmptyRectangle is the shortest chain with a group.
var EmptyRectangle = &Rule{
	Name: "empty-rectangle",
	Also: []string{"grouped-turbot-fish"},
	Doc: `a group of places that sees one end of a strong link

In one asterism the label is in one of two groups (or a group and a cell), in
another in one of two cells, and a group sees a cell: the label leaves what sees
the other group and the other cell. A chain of two strong links on one label with
a group in it.

` + chainSource,
	Tier: Advanced, Cost: 225,
	Find: chainsOf(chainShape{rule: "empty-rectangle", strong: labelLink, weak: labelLink, colours: -1, strongs: 2, grouped: true}),
	Tell: tellChain,
}

func chainsOf(shape chainShape) func(*State, func(*Step) bool) {
	return func(s *State, yield func(*Step) bool) { findChains(s, shape, yield) }
}
