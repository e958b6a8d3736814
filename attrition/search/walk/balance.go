package walk

import (
	"fmt"
	"slices"

	"latin"
)

// Limits of what is derived from a board.
const (
	maxBalance     = 4         // cells on each side
	maxBalances    = 256       // of a board
	maxDerivations = 4_000_000 // steps of work, some hundredths of a second
)

// A balance is two sets of as many cells that hold the same labels on every
// Latin board: what is left of two equal numbers of full asterisms when the
// cells that they share are taken away on both sides.
//
//	row 1      A A A A B      region A = row 1, less its last cell, and one
//	row 2      B A B B B      cell below: these two cells hold the same label
//
// Sudoku players know it as the law of leftovers.
type balance struct{ left, right []latin.Cell }

// A deriver looks for small balances. It keeps the sum of some full
// asterisms, taken positively or negatively, and goes on greedily: it always
// adds the asterism that shares most cells with the other sign. It starts
// from every pair that shares two cells, and does not find all there is.
type deriver struct {
	board *latin.Board
	full  []bool
	sign  []int8 // of each cell in the sum: -1, 0 or 1
	used  []bool
	// shares[1+s][a] counts the cells of asterism a that have sign s.
	shares [3][]int
	work   int
	seen   map[string]bool
	found  []balance
}

func deriveBalances(p *latin.Puzzle) []balance {
	as := p.Board.Asterisms()
	d := &deriver{
		board: p.Board,
		full:  make([]bool, len(as)),
		sign:  make([]int8, p.Board.Len()),
		used:  make([]bool, len(as)),
		seen:  make(map[string]bool),
	}
	for s := range d.shares {
		d.shares[s] = make([]int, len(as))
	}
	for i, a := range as {
		d.full[i] = len(a.Cells) == p.Labels.K()
	}
	for a := range as {
		if d.full[a] {
			d.from(a)
		}
	}
	return d.found
}

// from makes chains that begin with the asterism a and with each that shares
// at least two cells with it.
func (d *deriver) from(a int) {
	for b, n := range d.partners(a) {
		if d.spent() {
			return
		}
		if b != a && n >= 2 && d.full[b] {
			d.chain(a, b)
		}
	}
}

// partners counts the cells that the asterism a shares with each; none when
// too much was done already.
func (d *deriver) partners(a int) []int {
	if d.spent() {
		return nil
	}
	shared := make([]int, len(d.used))
	d.work += len(shared)
	for _, c := range d.board.Asterisms()[a].Cells {
		of := d.board.AsterismsOf(c)
		d.work += len(of)
		for _, b := range of {
			shared[b]++
		}
	}
	return shared
}

func (d *deriver) spent() bool { return d.work > maxDerivations || len(d.found) == maxBalances }

// chain adds asterisms with alternating signs, a and b first, and notes every
// small balance on the way.
func (d *deriver) chain(a, b int) {
	clear(d.sign)
	clear(d.used)
	for s := range d.shares {
		clear(d.shares[s])
	}
	d.work += len(d.sign) + 4*len(d.used)
	d.add(a, 1)
	for b >= 0 && !d.spent() {
		d.add(b, -1)
		d.note()
		if a = d.best(-1); a < 0 {
			return
		}
		d.add(a, 1)
		b = d.best(1)
	}
}

// add adds an asterism to the sum.
func (d *deriver) add(a int, sign int8) {
	d.used[a] = true
	for _, c := range d.board.Asterisms()[a].Cells {
		before := d.sign[c]
		d.sign[c] += sign
		of := d.board.AsterismsOf(c)
		d.work += len(of)
		for _, b := range of {
			d.shares[1+before][b]--
			d.shares[1+d.sign[c]][b]++
		}
	}
}

// best is the unused asterism with most cells of the sign, of those with none
// of the opposite sign, since no cell may count twice; -1 for none.
func (d *deriver) best(sign int) int {
	best := -1
	most, opposite := d.shares[1+sign], d.shares[1-sign]
	for a, used := range d.used {
		if used || !d.full[a] || opposite[a] > 0 || most[a] == 0 {
			continue
		}
		if best < 0 || most[a] > most[best] {
			best = a
		}
	}
	d.work += len(d.used)
	return best
}

// note keeps the present sum if it is small and new.
func (d *deriver) note() {
	var b balance
	for c, s := range d.sign {
		switch {
		case s > 0:
			b.left = append(b.left, latin.Cell(c))
		case s < 0:
			b.right = append(b.right, latin.Cell(c))
		}
		if len(b.left) > maxBalance {
			return
		}
	}
	d.work += len(d.sign)
	if len(b.left) == 0 {
		return
	}
	if slices.Compare(b.left, b.right) > 0 {
		b.left, b.right = b.right, b.left
	}
	if k := fmt.Sprint(b); !d.seen[k] {
		d.seen[k] = true
		d.found = append(d.found, b)
	}
}
