package attrition

import (
	"math/rand/v2"
	"testing"

	"latin"
)

// What an even balance of few cells leaves is all that the labels of both sides
// can be: no more can be said of them.
func TestLeftoversSeeAll(t *testing.T) {
	for _, head := range []string{
		"jigsaw:6 regions=AAABBB" + "AAABBC" + "DDBCCC" + "DDDDCC" + "EEEFFF" + "EEEFFF",
		"jigsaw:6 regions=AAABBB" + "AAABBC" + "DDBCCC" + "DDDDCC" + "EEEFFF" + "EEEFFF labels=112234",
		"jigsaw:5 regions=AAABB" + "AACBB" + "DCCCB" + "DDCEE" + "DDEEE",
	} {
		s := newState(chartOf(t, head))
		rng := rand.New(rand.NewPCG(5, 6))
		fired := 0
		for _, b := range newBalances(s.chart).list {
			if !b.even || len(b.left) > maxSorted {
				continue
			}
			for range 300 {
				d := make(latin.Domains, s.cells)
				for x := range d {
					d[x] = s.all & latin.Domain(rng.Uint64()|rng.Uint64()&rng.Uint64())
				}
				fired += s.checkBalance(t, &b, d)
			}
		}
		if fired < 100 {
			t.Errorf("%s: only %d cases said something", head, fired)
		}
	}
}

// checkBalance compares what the balance leaves, read from both sides, with all
// pairs of equal multisets; 1 if it says something.
func (s *State) checkBalance(t *testing.T, b *balance, d latin.Domains) int {
	t.Helper()
	s.load(d)
	turned := b.turned()
	got, dead, said := append(latin.Domains(nil), d...), s.dead, 0
	if dead {
		return 0
	}
	note := func(st *Step) bool {
		said = 1
		dead = dead || st.Contradiction
		for _, q := range st.Removes {
			got[q.Cell] &^= latin.Just(q.Label)
		}
		return true
	}
	for _, side := range []*balance{b, &turned} {
		s.balanceLabels(side, note)
		if s.parted(side) {
			s.sortBalance(side, note)
		}
	}
	want := make(latin.Domains, s.cells)
	paired(d, b.left, b.right, want)
	for _, x := range append(append([]latin.Cell(nil), b.left...), b.right...) {
		dead = dead || got[x] == 0
		if !dead && got[x] != want[x] {
			t.Errorf("left %v, right %v: cell %d of %v keeps %b, not %b", b.left, b.right, x, d, got[x], want[x])
		}
	}
	if possible := want[b.left[0]] != 0; dead == possible {
		t.Errorf("left %v, right %v: %v dead %v, possible %v", b.left, b.right, d, dead, possible)
	}
	return said
}

// paired notes the labels of all ways to give each left cell a right one of its
// own with the same label; it says whether there is a way.
func paired(d latin.Domains, left, right []latin.Cell, found latin.Domains) bool {
	if len(left) == 0 {
		return true
	}
	x, any := left[0], false
	for i, y := range right {
		rest := append(append([]latin.Cell(nil), right[:i]...), right[i+1:]...)
		if common := d[x] & d[y]; common != 0 && paired(d, left[1:], rest, found) {
			found[x] |= common
			found[y] |= common
			any = true
		}
	}
	return any
}
