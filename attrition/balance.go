package attrition

import (
	"cmp"
	"slices"

	"latin"
)

// Limits of what is kept of a board. They count what the board is, not work or
// time, and never cut through things of equal size, so that what is kept does
// not depend on how cells are numbered.
const (
	maxLeftover  = 6   // cells on either side of a balance
	maxBalances  = 400 // of a board
	maxCompanies = 5   // asterisms on either side
)

// A balance sets some disjoint asterisms, the plus side, against as many
// disjoint full ones, the minus side. Where both sides hold a cell it does not
// matter; what is left has few cells. Since the full ones hold every label as
// often as the multiset does, and the others at most as often, a label stands
// in the left cells at most as often as in the right ones.
//
//	plus:  row 1      A A A A B      left: the last cell of row 1
//	minus: region A   B A B B B      right: the cell below the second
type balance struct {
	plus, minus []int
	left, right []latin.Cell
	// least is the size of the smallest asterism on the plus side. The balance
	// is about sets of labels that the multiset holds no more often.
	least int
	// even says that all are full: it holds the other way round too.
	even bool
}

// turned is an even balance read from the other side.
func (b *balance) turned() balance {
	return balance{plus: b.minus, minus: b.plus, left: b.right, right: b.left, least: b.least, even: true}
}

// balances of a board, the smallest first; even ones are there both ways round.
type balances struct{ list []balance }

// newBalances looks for the balances of a chart.
func newBalances(c *chart) *balances {
	g := newGrowth(c)
	g.grow()
	list := g.found
	slices.SortFunc(list, compareBalances)
	list = withoutTwins(list)
	list = wholeClasses(list, maxBalances)
	t := new(balances)
	for _, b := range withoutSums(list) {
		if b.locks() {
			continue
		}
		t.list = append(t.list, b)
		if b.even {
			t.list = append(t.list, b.turned())
		}
	}
	return t
}

// locks says whether the rule about locked labels says all that the balance
// does: it is of two asterisms, and sets of labels say no more or are not looked at.
func (b *balance) locks() bool {
	return len(b.plus) == 1 && (len(b.right) == 1 || len(b.left) > maxSorted)
}

// weight orders balances by what a person has to look at.
func (b *balance) weight() int {
	return (len(b.left)+len(b.right))*maxCompanies + len(b.plus) - 1
}

func compareBalances(a, b balance) int {
	return cmp.Or(
		cmp.Compare(a.weight(), b.weight()),
		slices.Compare(a.left, b.left), slices.Compare(a.right, b.right), cmp.Compare(b.least, a.least),
		slices.Compare(a.plus, b.plus), slices.Compare(a.minus, b.minus),
	)
}

// wholeClasses keeps the first of a sorted list, at most n, without parting
// balances of equal weight.
func wholeClasses(list []balance, n int) []balance {
	if len(list) <= n {
		return list
	}
	for n > 0 && list[n-1].weight() == list[n].weight() {
		n--
	}
	return list[:n]
}

// A leftover is what a balance says, apart from the asterisms that show it.
type leftover struct {
	left, right [maxLeftover]latin.Cell // unused entries are -1
	least       int
	even        bool
}

func (b *balance) leftover() leftover {
	o := leftover{left: padded(b.left), right: padded(b.right), least: b.least, even: b.even}
	if b.even && slices.Compare(b.left, b.right) > 0 {
		o.left, o.right = o.right, o.left
	}
	return o
}

func padded(cells []latin.Cell) (p [maxLeftover]latin.Cell) {
	for i := range p {
		p[i] = -1
	}
	copy(p[:], cells)
	return p
}

// withoutTwins keeps the first of those that say the same.
func withoutTwins(list []balance) []balance {
	seen := make(map[leftover]bool, len(list))
	return slices.DeleteFunc(list, func(b balance) bool {
		twin := seen[b.leftover()]
		seen[b.leftover()] = true
		return twin
	})
}

// withoutSums drops the even balances that are two others side by side: what
// they prove the two prove, because both must be tight when their sum is.
func withoutSums(list []balance) []balance {
	even := make(map[leftover]bool, len(list))
	for i := range list {
		if list[i].even {
			even[list[i].leftover()] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(list), func(b balance) bool {
		return b.even && slices.ContainsFunc(list, func(part balance) bool {
			return part.even && (b.splits(part.left, part.right, even) || b.splits(part.right, part.left, even))
		})
	})
}

// splits says whether the cells are a proper part of both sides and the rest is
// a balance too.
func (b *balance) splits(left, right []latin.Cell, even map[leftover]bool) bool {
	if len(left) >= len(b.left) {
		return false
	}
	rest := balance{left: without(b.left, left), right: without(b.right, right), least: b.least, even: true}
	return len(rest.left)+len(left) == len(b.left) && len(rest.right)+len(right) == len(b.right) && even[rest.leftover()]
}

func without(cells, gone []latin.Cell) []latin.Cell {
	var rest []latin.Cell
	for _, x := range cells {
		if !hasCell(gone, x) {
			rest = append(rest, x)
		}
	}
	return rest
}
