package generator

import (
	"testing"

	"latin"
	"latin/attrition/search"
)

// TestThriftAfterHardQuestions: the first square loses clues in random order, and those after a
// question that was too hard thriftily, which needs its exchanges.
func TestThriftAfterHardQuestions(t *testing.T) {
	p, err := latin.Graeco.New(latin.Options{Size: "5"})
	if err != nil {
		t.Fatal(err)
	}
	for undecided := range 2 {
		w, err := newWorkshop(search.New(p), Request{Critical: true}, seeded(1))
		if err != nil {
			t.Fatal(err)
		}
		w.failures.undecided = undecided
		if _, ok, err := w.attempt(background); !ok || err != nil {
			t.Fatal(ok, err)
		}
		if looked := w.judge.known.lasting != nil; looked != (undecided > 0) {
			t.Errorf("after %d: exchanges %v", undecided, looked)
		}
	}
}

// TestAside: one unit that cannot be decided is put aside, but not several together, of which
// each is asked alone later; Graeco-Latin squares are minimized thriftily.
func TestAside(t *testing.T) {
	s, board := graecoSquare(t, "7", 1)
	cells := seeded(2).Perm(len(board))
	pb := board.Clone()
	for _, c := range cells[:72] {
		pb[c] = latin.Blank
	}
	st := strip{judge: newJudge(s, board), pb: pb, clues: pb.Filled(), lenient: true}
	s.Steps = 1
	one, two := latin.Cell(cells[72]), latin.Cell(cells[73])
	for _, units := range [][][]latin.Cell{{{one}, {two}}, {{one, two}}} {
		st.aside = nil
		if gone, err := st.try(background, units); gone || err != nil {
			t.Fatal(gone, err)
		}
		if want := len(units) == 1; (st.aside != nil) != want {
			t.Errorf("%v: %v aside", units, st.aside)
		}
	}
	if st.judge.known.lasting != nil {
		t.Error("exchanges before they are needed")
	}
	s.Steps = 0
	if err := st.runStubbornly(background, singly(removable(s.Puzzle(), st.pb))); err != nil || st.judge.known.lasting == nil {
		t.Errorf("%v, exchanges %v", err, st.judge.known.lasting)
	}
}
