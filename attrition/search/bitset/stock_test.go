package bitset

import (
	"testing"

	"latin"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

// TestStocksCount goes from one random state of a label to a smaller one, and
// counts by hand.
func TestStocksCount(t *testing.T) {
	for _, p := range []*latin.Puzzle{searchtest.QuadokuOf(t, "111222333"), searchtest.QuadokuOf(t, "112345678"), kind(t, latin.CustomFocus)} {
		e := New(p)
		rapid.Check(t, func(t *rapid.T) {
			v := rapid.IntRange(0, e.labels-1).Draw(t, "label")
			s, places, held := e.stocks[v], e.all, set{}
			for range 3 {
				held = or(held, and(places, drawSet(t, e)))
				places = or(and(places, drawSet(t, e)), held)
				e.recount(&s, places, held)
				for k, a := range p.Board.Asterisms() {
					spare := and(places, e.in[k]).count() - p.Labels.AtLeast(len(a.Cells), latin.Label(v))
					room := p.Labels.AtMost(len(a.Cells), latin.Label(v)) - and(held, e.in[k]).count()
					if got := int(uint8(s.spare[k/8]>>(k%8*8))) - 128; got != spare {
						t.Fatalf("asterism %d can lose %d places; want %d", k, got, spare)
					}
					if got := int(s.left(uint8(k))) - 128; got != room {
						t.Fatalf("asterism %d has room for %d; want %d", k, got, room)
					}
				}
			}
		})
	}
}

// TestNothing tries every value in every byte, beside others, and all sets of bytes.
func TestNothing(t *testing.T) {
	for b := range 8 {
		for x := uint64(128); x < 256; x++ {
			w := ^uint64(255<<(8*b)) | x<<(8*b)
			want := uint64(0)
			if x == 128 {
				want = 1 << b
			}
			if got := nothing(w); got != want {
				t.Fatalf("%x: %x; want %x", w, got, want)
			}
		}
	}
	for want := range uint64(1 << 8) {
		w := uint64(0)
		for b := range 8 {
			w |= (129 - want>>b&1) << (8 * b)
		}
		if got := nothing(w); got != want {
			t.Fatalf("%x: %x; want %x", w, got, want)
		}
	}
}
