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
	costs      []int // by label
	light      []Price
}

func newShrinker(c *chart) *shrinker {
	return &shrinker{program: *newProgram(c), costs: make([]int, c.labels)}
}

// Limits of shrinking. Nobody adds up more than a few dozen prices, so of a long
// list not every one is tried.
const (
	longList     = 24 // bounds
	maxFruitless = 3  // tries in a row that leave a long list as long as it was
)

// shrink finds prices that prove a claim which the bounds prove: a few dozen
// such that no asterism and label can be spared, or a long list from which some
// have been spared; nil on overflow.
func (k *shrinker) shrink(s *State, labels latin.Domain, c claim, bounds []bound, list []Price) []Price {
	k.pool = append(k.pool[:0], bounds...)
	fruitless := 0
	for needed := 0; ; needed++ {
		k.load(s, labels, k.pool, &c)
		last, row, up := k.firstFailure()
		if last < 0 {
			return nil
		}
		last -= k.cellRows
		if last < needed || fruitless == maxFruitless && len(k.pool) > longList {
			_, list = k.proof(row, up, nil, list)
			return list
		}
		if k.keep(row, needed, last); len(k.pool) < len(k.next) {
			fruitless = 0
		} else {
			fruitless++
		}
	}
}

// keep leaves the bounds that are needed, the last one in front, and those that
// were of use behind them.
func (k *shrinker) keep(row, needed, last int) {
	k.next = append(k.next[:0], k.pool[last])
	k.next = append(k.next, k.pool[:needed]...)
	for i := needed; i < last; i++ {
		if k.inverse[row].entry[k.cellRows+i] != 0 {
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

// lighten takes the price that most labels of an asterism have off all of them,
// which changes nothing: each of its cells holds one label, whichever it is.
func (k *shrinker) lighten(prices []Price) []Price {
	k.light = k.light[:0]
	for i, p := range prices {
		if earlier(prices[:i], p.Asterism) {
			continue
		}
		clear(k.costs)
		for _, q := range prices[i:] {
			if q.Asterism == p.Asterism {
				k.costs[q.Label] += q.Price
			}
		}
		usual := mostFrequent(k.costs)
		for l, cost := range k.costs {
			if cost != usual {
				k.light = append(k.light, Price{p.Asterism, latin.Label(l), cost - usual})
			}
		}
	}
	return append(prices[:0], k.light...)
}

// mostFrequent of some numbers; of equally frequent ones 0, else the first.
func mostFrequent(list []int) int {
	best, most := 0, 0
	for i := -1; i < len(list); i++ {
		n, count := 0, 0
		if i >= 0 {
			n = list[i]
		}
		for _, m := range list {
			if m == n {
				count++
			}
		}
		if count > most {
			best, most = n, count
		}
	}
	return best
}
