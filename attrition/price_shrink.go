package attrition

import "latin"

// A claim is what prices are to prove: that a candidate is false, or that it
// holds, or, with a candidate of cell -1, that nothing is left.
type claim struct {
	candidate Candidate
	holds     bool
}

// nothing is the claim that no point is left.
func nothing() claim { return claim{candidate: Candidate{-1, latin.Blank}} }

// A shrinker finds few bounds that prove a claim. It supposes that the claim is
// wrong and adds bounds until no point is left; the last one is then needed. It
// goes on with that one first and only those that were of use, until all that
// are left have been needed.
type shrinker struct {
	program
	pool, next []bound
}

func newShrinker(c *chart) *shrinker { return &shrinker{program: *newProgram(c)} }

// shrink finds prices that prove a claim which the bounds prove, such that no
// asterism and label can be spared; nil on overflow.
func (k *shrinker) shrink(s *State, labels latin.Domain, c claim, bounds []bound, list []Price) []Price {
	k.pool = append(k.pool[:0], bounds...)
	for needed := 0; ; needed++ {
		k.load(s, labels, k.pool, &c)
		last, row, up := k.firstFailure()
		if last < 0 {
			return nil
		}
		last -= k.cellRows
		if last < needed {
			return k.prices(list, row, up)
		}
		k.keep(row, needed, last)
	}
}

// keep leaves the bounds that are needed, the last one in front, and those that
// were of use behind them.
func (k *shrinker) keep(row, needed, last int) {
	k.next = append(k.next[:0], k.pool[last])
	k.next = append(k.next, k.pool[:needed]...)
	for i := needed; i < last; i++ {
		if k.used(row, i) {
			k.next = append(k.next, k.pool[i])
		}
	}
	k.pool, k.next = k.next, k.pool
}

// firstFailure ties rows until no point is left: the last of them, and the row
// of the basis that shows it; -1 if all can be tied, or on overflow.
func (k *shrinker) firstFailure() (last, row int, up bool) {
	for i := range k.inverse {
		if row, up, ok := k.tie(i); !ok && !k.overflow {
			return i, row, up
		}
	}
	return -1, 0, false
}
