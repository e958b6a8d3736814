package digits

import "context"

// A trail holds, before every cell, the states that lead to the end at the price
// asked: all of them, or those of one grid.
type trail []*table

// trace goes back from the end through a sweep that has run. Only the states before
// strips were kept; those within a strip are made once more.
//
// A state belongs to the trail when one of its successors does, with the same slack:
// what is kept of equal states is the one of most slack, so another slack means that the
// successor was reached on a cheaper way.
func (s *sweep) trace(ctx context.Context, end *table, all bool) (trail, error) {
	t := make(trail, s.cells()+1)
	t[s.cells()] = s.ends(end, all)
	width := len(s.frame.across)
	for strip := len(s.strips) - 1; strip >= 0; strip-- {
		within := []*table{s.kept[strip]}
		for place := range width - 1 {
			next, err := s.step(ctx, strip*width+place, within[place])
			if err != nil {
				return nil, err
			}
			within = append(within, next)
			s.used += next.bytes()
		}
		for place := width - 1; place >= 0; place-- {
			k := strip*width + place
			var err error
			if t[k], err = s.before(ctx, k, within[place], t[k+1], all); err != nil {
				return nil, err
			}
			s.used += t[k].bytes()
			if place > 0 {
				s.used -= within[place].bytes()
			}
		}
	}
	return t, nil
}

// ends are the states at the end of a grid of the price asked when all are
// wanted, otherwise the cheapest.
func (s *sweep) ends(end *table, all bool) *table {
	t := newTable(s.wide(), 0, 1)
	best := -1
	for slot, slack := range end.slack {
		if slack >= 0 && (best < 0 || slack > end.slack[best]) && (slack == 0 || !all) {
			best = slot
		}
	}
	if best >= 0 {
		t.put(end.key(best), end.slack[best], nil)
	}
	return t
}

// before finds the states before cell k that have a successor in the trail.
func (s *sweep) before(ctx context.Context, k int, from, trail *table, all bool) (*table, error) {
	found := newTable(s.wide(), 0, 1)
	for slot, slack := range from.slack {
		if s.turns--; s.turns < 0 {
			s.turns = askEvery
			if err := s.mayGoOn(ctx, from, found); err != nil {
				return nil, err
			}
		}
		if slack < 0 || len(s.onTrail(k, from.key(slot), slack, trail)) == 0 {
			continue
		}
		found.put(from.key(slot), slack, nil)
		if !all {
			break
		}
	}
	return found, nil
}

// onTrail are the successors of a state that are in a table of the trail, in a list
// that the next call writes over.
func (s *sweep) onTrail(k int, from key, slack int32, trail *table) []successor {
	kept := s.successors(k, from, slack)[:0]
	for _, n := range s.room {
		if trail.slack[trail.find(n.key)] == n.slack {
			kept = append(kept, n)
		}
	}
	return kept
}

// walk yields the grids of a trail, always in the same order; false when it was
// stopped. Every state of a trail leads to the end, so that there are no dead ends.
func (s *sweep) walk(t trail, yield func(Grid) bool) bool {
	g := newGrid(s.problem)
	var from func(k int, at key, slack int32) bool
	from = func(k int, at key, slack int32) bool {
		if k == s.cells() {
			return yield(g)
		}
		row, col := s.at(k)
		for _, n := range append([]successor(nil), s.onTrail(k, at, slack, t[k+1])...) {
			g[row][col] = n.digit
			if !from(k+1, n.key, n.slack) {
				return false
			}
		}
		return true
	}
	for slot, slack := range t[0].slack {
		if slack >= 0 {
			return from(0, t[0].key(slot), slack)
		}
	}
	return true
}
