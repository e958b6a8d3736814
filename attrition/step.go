package attrition

import "latin"

// A Candidate is a label that a cell may still hold.
type Candidate struct {
	Cell  latin.Cell
	Label latin.Label
}

// A Price says what the label costs in each cell of an asterism. See [Verify]
// for what prices prove.
type Price struct {
	Asterism int
	Label    latin.Label
	Price    int
}

// A Step makes domains smaller: one application of a rule to a state.
//
// It proves what it says in one of three ways: by Prices, by Cases that together
// leave nothing else, or by a Condition of the Puzzle. A step that only tells what
// stands already (a naked single) has none.
type Step struct {
	Rule *Rule
	// Asterisms looked at, by index, each once. With Prices, those that have a price.
	Asterisms []int
	// Cells of the pattern: those to look at first. With Prices, every cell
	// whose domain the conclusion needs is here or in an asterism with a
	// negative price, all of whose cells are looked at.
	Cells []latin.Cell
	// Labels of the pattern.
	Labels latin.Domain
	// Places are cells that must hold a label. All other labels of those
	// cells are among Removes.
	Places []Candidate
	// Removes is the difference of the domains before and after the step,
	// without repetition.
	Removes []Candidate
	// Contradiction says that no solution is left in the domains; the step
	// then removes nothing.
	Contradiction bool

	Prices []Price
	// Condition of the Puzzle that proves the step; nil for other reasons.
	Condition latin.Condition
	// Split says what the Cases are the cases of.
	Split Split
	Cases []Case

	// Links of a chain in their order, for the words and the drawing.
	Links []Link
}

// A Split is a question with few answers: the label of a cell, or the places of
// a label in an asterism.
type Split struct {
	// Cell whose labels are the cases; -1 when they are places.
	Cell latin.Cell
	// Asterism and Label whose places are the cases. Not every place needs a
	// case: it is enough when those without one are fewer than the asterism needs.
	Asterism int
	Label    latin.Label
}

// A Case supposes that a candidate is true, and follows it. It ends in a
// contradiction, or without the candidates that the step removes.
type Case struct {
	Suppose Candidate
	Steps   []Step
}

// A Node of a chain says that at least one of the cells holds the label.
type Node struct {
	Cells []latin.Cell
	Label latin.Label
}

// A Link joins two nodes: at least one of them is true (strong), or at most
// one (weak), because of an asterism or, when that is -1, because of the cells
// themselves.
type Link struct {
	From, To Node
	Strong   bool
	Asterism int
	// Via are the cells of an almost Hall set that makes the link; nil for others.
	Via []latin.Cell
}
