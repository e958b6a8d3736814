package latin

import "fmt"

// linesSum is the condition that the digits of all cells add up to so much, seen
// line by line: each line is a multiple of its divisor, so with the digits left to
// it it holds a sum of so much at most, and together the lines must come up to the total.
//
//	row 1    99999   45
//	row 2    99998   44      the rows together at most 205; so where the total is
//	row 3    ...             205 no row has less than its most
//
// The lines are the rows, or the columns, so that every cell is in one of them.
type linesSum struct {
	*sumOf
	sort  string // "row" or "column"
	lines []*divisible
}

// impossible is the sum of what cannot be; less than those of all lines together.
const impossible = -1 << 20

// String implements [Condition].
func (k *linesSum) String() string {
	return fmt.Sprintf("all digits add up to %d, %s by %s", k.total, k.sort, k.sort)
}

// Explain implements [Condition].
func (k *linesSum) Explain(focus []Cell) string {
	return fmt.Sprintf("all digits add up to %d, and so the %ss can spare little: add up the most that each %s can hold as a multiple of its number", k.total, k.sort, k.sort)
}

// Refutes implements [Condition].
func (k *linesSum) Refutes(d Domains) bool {
	if k.sumOf.Refutes(d) {
		return true
	}
	most := 0
	for _, l := range k.lines {
		most += l.most(d)
	}
	return most < k.total
}

// Narrow implements [Condition].
func (k *linesSum) Narrow(d Domains, drop func(Cell, Label)) bool {
	if k.Refutes(d) {
		return false
	}
	spare := -k.total // what the lines can do without, together
	for _, l := range k.lines {
		spare += l.most(d)
	}
	for _, l := range k.lines {
		most := l.most(d)
		l.mostWith(d, func(c Cell, x Label, sum int) {
			if sum < most-spare {
				drop(c, x)
			}
		})
	}
	return true
}

// most is the greatest sum of digits of a number that the condition allows; impossible, or
// less, where there is none.
func (k *divisible) most(d Domains) int {
	ahead := k.sums(d)
	return ahead[len(k.cells)][0]
}

// sums are by place and residue the most that the digits before the place can add up
// to. Numbers that are 0 so far are told apart at the end only: any that is not 0 has a greater sum.
func (k *divisible) sums(d Domains) [][]int {
	list := [][]int{k.noSums()}
	list[0][0] = 0
	for i, c := range k.cells {
		next := k.noSums()
		for r, sum := range list[i] {
			for digit := range d[c].Labels() {
				to := k.step(r, digit)
				next[to] = max(next[to], sum+int(digit))
			}
		}
		list = append(list, next)
	}
	if last := list[len(k.cells)]; last[0] == 0 {
		last[0] = impossible // the number 0
	}
	return list
}

func (k *divisible) noSums() []int {
	list := make([]int, k.by)
	for r := range list {
		list[r] = impossible
	}
	return list
}

// mostWith gives for each digit of each cell the most with that digit there.
func (k *divisible) mostWith(d Domains, give func(Cell, Label, int)) {
	ahead := k.sums(d)
	behind := k.noSums() // by residue before the place, the most of the rest
	behind[0] = 0
	for i := len(k.cells) - 1; i >= 0; i-- {
		before := k.noSums()
		c := k.cells[i]
		for digit := range d[c].Labels() {
			most := impossible
			for r, sum := range ahead[i] {
				rest := behind[k.step(r, digit)] + int(digit)
				before[r] = max(before[r], rest)
				most = max(most, sum+rest)
			}
			if most == 0 {
				most = impossible
			}
			give(c, digit, most)
		}
		behind = before
	}
}
