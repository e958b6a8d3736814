package search

import (
	"fmt"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search/bands"
	"latin/attrition/search/bitset"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
	"latin/attrition/search/walk"
)

// TestRelayAgreesWithBruteForce lets the bit sets give up at once or soon, and
// remember few boards.
func TestRelayAgreesWithBruteForce(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(draw searchtest.Source, p *latin.Puzzle) engine.Engine {
		r := newRelay(p, bitset.New(p))
		r.patience, r.room = uint64(1+draw(4)), draw(20)
		return r
	})
}

// TestRelayGivesEachBoardOnce lets the bit sets give up in the midst of some
// hundred boards, whether they are remembered or not.
func TestRelayGivesEachBoardOnce(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	pb := searchtest.Read(t, p, searchtest.Inkala)
	pb[2], pb[3], pb[9] = latin.Blank, latin.Blank, latin.Blank
	want := keysOf(t, newRelay(p, bitset.New(p)).walk(), pb)
	handed := false
	for _, room := range []int{0, 1, 30, 10_000} {
		for patience := range uint64(12) {
			r := newRelay(p, bitset.New(p))
			r.patience, r.room = 1+patience, room
			got := keysOf(t, r, pb)
			for key := range want {
				if !got[key] {
					t.Fatalf("patience %d, room %d: %s is missing", patience, room, key)
				}
			}
			if len(got) != len(want) {
				t.Fatalf("patience %d, room %d: %d boards; want %d", patience, room, len(got), len(want))
			}
			handed = handed || r.first.Stuck() && len(r.given) > 0
		}
	}
	if !handed || len(want) < 50 {
		t.Errorf("handed over %v, %d boards; nothing was tested", handed, len(want))
	}
}

// keysOf lists all boards, and fails if one comes twice.
func keysOf(t *testing.T, e engine.Engine, pb latin.PB) map[string]bool {
	keys := make(map[string]bool)
	b := engine.NewBudget(t.Context(), 0)
	e.Each(&b, pb, func(board latin.PB) bool {
		key := searchtest.Key(board)
		if keys[key] {
			t.Fatalf("%s comes twice", key)
		}
		keys[key] = true
		return true
	})
	return keys
}

// TestRelayOfBands lets the bands give up after one failure to three, in all questions.
func TestRelayOfBands(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	pb := searchtest.Read(t, p, searchtest.Inkala)
	pb[2] = latin.Blank
	other := New(p)
	want, err := With(p, func(p *latin.Puzzle) engine.Engine { return walk.New(p) }).Candidates(t.Context(), pb)
	if err != nil {
		t.Fatal(err)
	}
	boards, err := other.UpTo(t.Context(), pb, 1000)
	if err != nil || len(boards) < 2 {
		t.Fatal(len(boards), err)
	}
	handed := 0
	for patience := range uint64(4) {
		r := newRelay(p, bands.New(p))
		r.patience = patience
		s := With(p, func(*latin.Puzzle) engine.Engine { return r })
		if got, err := s.Candidates(t.Context(), pb); err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("patience %d: %v, %v", patience, got, err)
		}
		if r.first.Stuck() {
			handed++
		}
		if n, _, err := s.Count(t.Context(), pb, 500); err != nil || n.Int64() != int64(min(500, len(boards))) {
			t.Errorf("patience %d: %v, %v; want %d", patience, n, err, len(boards))
		}
		if got := keysOf(t, r, pb); len(got) != len(boards) {
			t.Errorf("patience %d: %d boards; want %d", patience, len(got), len(boards))
		}
	}
	if handed == 0 {
		t.Error("nothing was handed over")
	}
}

// TestRelayOfCandidates lets either sprinter give up in the midst of the
// questions whether a label can stand in a cell: such a label is not refused.
func TestRelayOfCandidates(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	other := With(p, func(p *latin.Puzzle) engine.Engine { return walk.New(p) })
	relays := []*relay{newRelay(p, bands.New(p)), newRelay(p, bitset.New(p))}
	rng := searchtest.Seeded(2)
	for range 40 {
		pb := searchtest.Read(t, p, searchtest.Inkala)
		for _, c := range rng.Perm(81)[:8+rng.IntN(20)] {
			pb[c] = latin.Blank
		}
		want, err := other.Candidates(t.Context(), pb)
		if err != nil {
			t.Fatal(err)
		}
		for i, r := range relays {
			for _, r.patience = range []uint64{1, 2, 5, 12, 30, 70} {
				b := engine.NewBudget(t.Context(), 0)
				if got := r.Candidates(&b, pb); !slices.Equal(got, want) {
					t.Fatalf("relay %d, patience %d, %s: %v; want %v", i, r.patience, p.FormatCells(pb), got, want)
				}
			}
		}
	}
}
