package attrition

import (
	"slices"
	"testing"

	"latin"
)

// TestBookmark takes a record back to places before and after its pools began
// new blocks, and compares what is left with what was put in.
func TestBookmark(t *testing.T) {
	var r recorder
	var want []Step
	add := func(n int) {
		st := Step{Asterisms: []int{n, n + 1}, Cells: []latin.Cell{latin.Cell(n)}}
		for i := range n % 50 {
			st.Removes = append(st.Removes, Candidate{latin.Cell(i), latin.Label(n % 64)})
			st.Prices = append(st.Prices, Price{n, latin.Label(i), 1})
		}
		want = append(want, st)
		r.add(FullLabel, &st)
	}
	for round := range 40 {
		for n := range 10 * (round % 5) {
			add(round + n)
		}
		m, kept := r.bookmark(), len(want)
		for n := range 200 { // beyond a block
			add(1000*round + n)
		}
		r.back(m)
		want = want[:kept]
		add(round)
		for i, st := range r.steps {
			if !slices.Equal(st.Asterisms, want[i].Asterisms) || !slices.Equal(st.Cells, want[i].Cells) ||
				!slices.Equal(st.Removes, want[i].Removes) || !slices.Equal(st.Prices, want[i].Prices) {
				t.Fatalf("round %d: step %d is %+v, want %+v", round, i, st, want[i])
			}
		}
	}
	if len(r.steps) != len(want) {
		t.Errorf("%d steps, want %d", len(r.steps), len(want))
	}
}

// TestBookmarkFreesMemory: going back and forth does not make the pools grow.
func TestBookmarkFreesMemory(t *testing.T) {
	var r recorder
	st := Step{Removes: make([]Candidate, 100), Prices: make([]Price, 7)}
	for range 10_000 {
		m := r.bookmark()
		for range 30 {
			r.add(FullLabel, &st)
		}
		r.back(m)
	}
	if n := cap(r.candidates.block); n > 20_000 {
		t.Errorf("the pool has room for %d candidates; 3,000 are enough", n)
	}
}
