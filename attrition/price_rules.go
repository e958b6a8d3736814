package attrition

// LabelPrices is all that the law of prices proves about one label.
var LabelPrices = &Rule{
	Name: "label-prices",
	Doc: `one label counted with prices, any asterisms against any

Give the label a price in each asterism, most often 0, 1 or -1. A placing of the
label costs at most R = Σ hi × price over the dear asterisms plus Σ lo × price
over those with a price below 0, and in a cell what its asterisms ask together.
If the cells cannot do with R, there is a contradiction; if they could not with,
or without, the label in a cell, it is not there, or it is. Fish of any size and
form are such prices, and chains of one label with each link in an asterism.
Whether there are any is a linear program, solved exactly; of those found no
asterism can be spared, unless they are many. The step with the fewest prices
comes first. Boards with more than 3000 asterisms are too large for it.

Source: the law of prices, which is the duality of linear programs.`,
	Tier: Prices, Cost: 600,
	Find: findLabelPrices,
	Tell: tellLabelPrices,
}

// AllPrices is all that the law of prices proves.
var AllPrices = &Rule{
	Name: "prices",
	Doc: `all labels counted with prices

Give each label a price in each asterism. Every solution costs at most R, the sum
over the asterisms of the dearest labels of the multiset that they can hold; in a
cell a label costs what the asterisms of the cell ask for it together. If the
cheapest labels that the cells can still hold cost more than R in all, there is
a contradiction; if they do once a cell holds l, l leaves the cell. Most rules
without suppositions are such prices. Whether there are any is a linear
program, solved exactly; of those found no asterism and label can be spared,
unless they are many. Steps come in the order of the candidates that they were
looked for, since finding all takes long.
Boards with more than 3000 asterism-labels and cells are too large for it, and
prices beyond a million are not used.

Source: the law of prices, which is the duality of linear programs.`,
	Tier: Prices, Cost: 610,
	Find: findPrices,
	Tell: tellPrices,
}
