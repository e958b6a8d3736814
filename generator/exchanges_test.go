package generator

import (
	"testing"

	"latin"
	"latin/attrition/search"
)

// TestExchanges: each is a set of cells that tells the square from another one, within two lines;
// in the squares of order 4 all of two labels can be exchanged, for every two.
func TestExchanges(t *testing.T) {
	s, square := graecoSquare(t, "4", 3)
	sets, err := exchanges(background, s, square)
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, set := range sets {
		pb := square.Clone()
		for _, c := range set {
			pb[c] = latin.Blank
		}
		if n, _, err := s.Count(background, pb, 2); err != nil || n.Int64() != 2 {
			t.Fatalf("%v boards without the cells %v: %v", n, set, err)
		}
		if len(set) == 8 && len(linesAmong(s.Puzzle(), square, set)) > 0 {
			named++
		}
	}
	if named < 12 {
		t.Errorf("%d of %d are of all places of two labels; two times 6 are", named, len(sets))
	}
}

// graecoSquare is a square of the kind graeco and a Searcher for it.
func graecoSquare(t *testing.T, order string, seed uint64) (*search.Searcher, latin.PB) {
	t.Helper()
	p, err := latin.Graeco.New(latin.Options{Size: order})
	if err != nil {
		t.Fatal(err)
	}
	square, err := graecoBoard(background, p, seeded(seed))
	if err != nil {
		t.Fatal(err)
	}
	return search.New(p), square
}

// linesAmong are the labels all places of which are in the set.
func linesAmong(p *latin.Puzzle, square latin.PB, set []latin.Cell) []latin.Label {
	var count [latin.MaxDistinct]int
	var whole []latin.Label
	for _, c := range set {
		x := square[c]
		if count[x]++; count[x] == p.Labels.Distinct()/2 {
			whole = append(whole, x)
		}
	}
	return whole
}

// TestThriftiest: the clue goes that leaves the most rivals to single clues, if they can
// still come to that.
func TestThriftiest(t *testing.T) {
	pb := latin.PB{0, 0, 0, 0, 0, 0, 0, latin.Blank}
	r := rivals{lasting: [][]latin.Cell{{0, 7}, {0, 1, 2}, {0, 2}}, sets: [][]latin.Cell{{3, 4}, {4, 5}, {5, 6, 1}}}
	units := singly([]latin.Cell{0, 1, 2, 3, 4, 5, 6})
	if i := r.thriftiest(pb, units); i != 4 { // 2 is in two sets, but in both with 0, which stays
		t.Errorf("unit %d goes first", i)
	}
	if i := r.thriftiest(pb, [][]latin.Cell{{0, 2}, {1}, {6}}); i != 1 {
		t.Errorf("unit %d goes first: of equals, the first", i)
	}
}

// TestCriticalOfOrderNine: diagonal squares of order 9 are the hardest of the bundled kinds.
func TestCriticalOfOrderNine(t *testing.T) {
	p, err := latin.GraecoDiagonal.New(latin.Options{Size: "9"})
	if err != nil {
		t.Fatal(err)
	}
	s := search.New(p)
	made, err := Generate(background, s, Request{Critical: true}, seeded(2))
	if err != nil {
		t.Fatal(err)
	}
	if n, _, err := s.Count(background, made.Clues, 2); err != nil || n.Int64() != 1 {
		t.Errorf("%v squares: %v", n, err)
	}
	if cells, err := Redundant(background, s, made.Clues); err != nil || len(cells) > 0 {
		t.Errorf("redundant: %v, %v", cells, err)
	}
}
