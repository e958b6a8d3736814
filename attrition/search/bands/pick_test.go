package bands

import (
	"math/rand/v2"
	"testing"

	"latin/attrition/search/searchtest"
)

// randomTriads is a state with random triads, three labels or more in each.
func randomTriads(rng *rand.Rand) (s state) {
	for d := range s.planes {
		s.planes[d].triads = rng.Uint64() & triads
		if rng.IntN(2) == 0 {
			s.planes[d].triads |= rng.Uint64() & triads
		}
	}
	for bit := range 64 {
		for d := 0; triads>>bit&1 != 0 && possibleIn(&s, bit) < 3; d++ {
			s.planes[d].triads |= 1 << bit
		}
	}
	return s
}

// possibleIn counts the labels that may use a triad.
func possibleIn(s *state, bit int) (n int) {
	for d := range s.planes {
		n += int(s.planes[d].triads >> bit & 1)
	}
	return n
}

// across lists the bits of the triads of a band, or of a stack (from 3 on), in
// the order of an index.
func across(chute int) (bits [9]int) {
	for i := range bits {
		bits[i] = horizontal(3*chute+i%3, i/3*3)
		if chute >= 3 {
			bits[i] = vertical(i%3*3, 3*(chute-3)+i/3)
		}
	}
	return bits
}

// waysOf lists the ways in which a label may lie across a chute, as sets of triads.
func waysOf(p *plane, chute int) (list []uint64) {
	bits := across(chute)
	for _, way := range ways {
		set := uint64(0)
		for i, bit := range bits {
			set |= uint64(way>>i&1) << bit
		}
		if p.triads&set == set {
			list = append(list, set)
		}
	}
	return list
}

func TestSlack(t *testing.T) {
	rng := searchtest.Seeded(1)
	for range 2000 {
		s := randomTriads(rng)
		got, possible := s.slack()
		want := slack{band: known, stack: known}
		for chute := range 6 {
			sum := uint(0)
			for _, bit := range across(chute) {
				sum += uint(min(possibleIn(&s, bit)-3, 3))
			}
			want.total += sum
			if least := &want.band; sum > 0 && chute < 3 {
				*least = min(*least, (sum-1)<<2|uint(chute))
			}
			if least := &want.stack; sum > 0 && chute >= 3 {
				*least = min(*least, (sum-1)<<2|uint(chute-3))
			}
		}
		got.band, got.stack = min(got.band, known), min(got.stack, known)
		if !possible || got != want {
			t.Fatalf("%v, %v; want %v", got, possible, want)
		}
		lost := across(rng.IntN(6))[rng.IntN(9)]
		for d := range s.planes {
			if possibleIn(&s, lost) > 2 {
				s.planes[d].triads &^= 1 << lost
			}
		}
		if _, possible := s.slack(); possible {
			t.Fatal("two labels in a triad")
		}
	}
}

// TestSlackOfKnown has each label lie across each chute in one way.
func TestSlackOfKnown(t *testing.T) {
	var s state
	for bit := range 64 {
		for d := range 3 {
			s.planes[d].triads |= triads & (1 << bit)
		}
	}
	if got, possible := s.slack(); !possible || got.band < known || got.stack < known || got.total != 0 {
		t.Error(got, possible)
	}
}

// TestAcross compares what is chosen in a band or stack with the ways of every label.
func TestAcross(t *testing.T) {
	rng := searchtest.Seeded(2)
	seen := make(map[bool]int)
	for range 5000 {
		s := randomTriads(rng)
		chute := rng.IntN(6)
		fewest := 7
		for d := range s.planes {
			p := &s.planes[d]
			if rng.IntN(3) > 0 {
				p.triads &= rng.Uint64()
			}
			if n := len(waysOf(p, chute)); n > 1 {
				fewest = min(fewest, n)
			}
		}
		c := s.acrossBand(uint(chute % 3))
		if chute >= 3 {
			c = s.acrossStack(uint(chute - 3))
		}
		seen[c == none]++
		if c == none {
			if fewest < 7 {
				t.Fatalf("chute %d: none; want one of %d ways", chute, fewest)
			}
			continue
		}
		list, used := waysOf(&s.planes[c.label], chute), 0
		for _, way := range list {
			used += int(way >> c.triad & 1)
		}
		if len(list) != fewest || used == 0 || used == len(list) {
			t.Fatalf("chute %d: triad %d, used in %d of %d ways; want %d ways", chute, c.triad, used, len(list), fewest)
		}
	}
	if seen[true] < 50 || seen[false] < 50 {
		t.Error("too few of a kind:", seen)
	}
}

// TestPickTwo wants a choice in a band and, if one is left there for another
// label, one in a stack, and the triads as they were.
func TestPickTwo(t *testing.T) {
	rng := searchtest.Seeded(3)
	seen := make(map[int]int)
	for range 1000 {
		s := randomTriads(rng)
		band, stack := uint(rng.IntN(3)), uint(rng.IntN(3))
		before := s
		var c choices
		s.pickTwo(&c, band, stack)
		seen[c.n]++
		want := 0
		for d := range s.planes {
			if len(waysOf(&s.planes[d], int(3+stack))) > 1 && d != int(c.list[0].label) {
				want = 1
			}
		}
		if s != before || c.n > 0 && c.n != 1+want {
			t.Fatalf("%v, want %d; state as before: %v", c, 1+want, s == before)
		}
		if c.n == 2 && (c.list[0].triad >= 32 || c.list[1].triad < 32 || c.list[0].label == c.list[1].label) {
			t.Fatal(c)
		}
	}
	if seen[1] < 5 || seen[2] < 5 {
		t.Error("too few of a kind:", seen)
	}
}
