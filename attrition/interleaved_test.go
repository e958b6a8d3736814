package attrition_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

// A sought is a partial labelled board and the number of boards below it; -1
// where only the exact search says it.
type sought struct {
	name   string
	puzzle *latin.Puzzle
	pb     latin.PB
	boards int
}

// soughts has numbers from OEIS A002860 (Latin squares) and A107739 (Sudoku).
func soughts(t testing.TB) []sought {
	var list []sought
	add := func(boards int, kind, labels, cells string) {
		list = append(list, soughtOn(t, boards, kind, labels, cells))
	}
	add(1, "latin-square:1", "", "")
	add(2, "latin-square:2", "", "")
	add(12, "latin-square:3", "", "")
	add(576, "latin-square:4", "", "")
	add(0, "latin-square:4", "", "12....3...4.....") // no label for the third cell
	add(0, "latin-square:4", "", "11..............")
	add(90, "latin-square:4", "1122", "")
	add(-1, "latin-square:4", "1112", "")
	add(-1, "latin-square:5", "11223", "12...2...........1.......")
	add(288, "sudoku:2x2", "", "")
	add(-1, "sudoku:2x2", "1123", "")
	add(-1, "sudoku:2x3", "112233", "123123.1...2..3.1.2...3...1..3.1..2.")
	add(-1, "sudoku:2x3", "", "123456......2.....5.......4.1..4..2.")
	list = append(list, ownBoards(t)...)
	return list
}

func soughtOn(t testing.TB, boards int, kind, labels, cells string) sought {
	t.Helper()
	k, size, err := latin.FindKind(kind)
	if err != nil {
		t.Fatal(err)
	}
	o := latin.Options{Size: size}
	if labels != "" {
		if o.Labels, err = latin.ParseLabels(labels); err != nil {
			t.Fatal(err)
		}
	}
	p, err := k.New(o)
	if err != nil {
		t.Fatal(err)
	}
	pb := p.Inscription
	if cells != "" {
		if pb, err = p.ParseCells(cells); err != nil {
			t.Fatal(err)
		}
	}
	return sought{fmt.Sprintf("%s %s %s", kind, labels, cells), p, pb, boards}
}

// ownBoards overlap in odd ways, with asterisms smaller than the multiset.
func ownBoards(t testing.TB) []sought {
	var list []sought
	for _, b := range []struct {
		labels    string
		cells     int
		asterisms [][]latin.Cell
		boards    int
	}{
		{"112", 4, [][]latin.Cell{{0, 1}, {1, 2}, {2, 3}, {3, 0}}, -1},
		{"1123", 6, [][]latin.Cell{{0, 1, 2, 3}, {2, 3, 4}, {4, 5}, {0, 5}}, -1},
		{"11", 3, [][]latin.Cell{{0, 1}, {1, 2}}, 1},
		{"123", 4, [][]latin.Cell{{0, 1, 2}, {0, 1, 3}, {2, 3}}, 0}, // 2 and 3 must be alike, and must not
		{"1234", 5, [][]latin.Cell{{0, 1, 2, 3}, {4}}, 96},
	} {
		g := latin.NewGrid(1, b.cells)
		for i, a := range b.asterisms {
			g.Add(fmt.Sprint("set ", i), latin.MarkNone, a...)
		}
		board, err := latin.NewBoard(g.Layout)
		if err != nil {
			t.Fatal(err)
		}
		labels, err := latin.ParseLabels(b.labels)
		if err != nil {
			t.Fatal(err)
		}
		p, err := latin.NewPuzzle(board, labels, nil)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, sought{fmt.Sprint(b.labels, b.asterisms), p, p.Inscription, b.boards})
	}
	return list
}

// ruleSets are all rules of the tiers, none, the singles together and alone, and
// sets drawn at random.
func ruleSets() map[string][]*attrition.Rule {
	sets := map[string][]*attrition.Rule{
		"none": {}, "all": nil, "singles": attrition.UpTo(attrition.Singles),
		"no full-label": {attrition.HiddenSingle, attrition.NakedSingle}, "full-label": {attrition.FullLabel}, "hidden-single": {attrition.HiddenSingle}, "naked-single": {attrition.NakedSingle},
		"reversed": {attrition.NakedSingle, attrition.HiddenSingle, attrition.FullLabel},
	}
	rng := rand.New(rand.NewPCG(5, 2))
	for i := range 3 {
		var set []*attrition.Rule
		for _, r := range attrition.UpTo(attrition.Prices) {
			if rng.IntN(3) == 0 {
				set = append(set, r)
			}
		}
		sets[fmt.Sprint("drawn ", i)] = set
	}
	return sets
}

// dear says whether there are rules that would make a search for many boards long.
func dear(rules []*attrition.Rule) bool {
	return rules == nil || slices.ContainsFunc(rules, func(r *attrition.Rule) bool { return r.Tier > attrition.Basic })
}

// sorted lists boards in the order of their labels.
func sorted(boards []latin.PB) []latin.PB {
	slices.SortFunc(boards, slices.Compare[latin.PB])
	return boards
}

func exactBoards(t testing.TB, s sought) []latin.PB {
	var boards []latin.PB
	for b, err := range search.New(s.puzzle).Solutions(t.Context(), s.pb) {
		if err != nil {
			t.Fatal(err)
		}
		boards = append(boards, b.Clone())
	}
	return sorted(boards)
}

func interleavedBoards(t testing.TB, in *attrition.Interleaving, s sought) []latin.PB {
	var boards []latin.PB
	for b, err := range in.Boards(t.Context(), attrition.Start(s.puzzle, s.pb)) {
		if err != nil {
			t.Fatal(err)
		}
		boards = append(boards, b)
	}
	return boards
}

// TestInterleavedBoards compares with the exact search: the same boards, each
// once, whatever the rules.
func TestInterleavedBoards(t *testing.T) {
	for _, s := range soughts(t) {
		want := exactBoards(t, s)
		if s.boards >= 0 && len(want) != s.boards {
			t.Errorf("%s: %d boards by exact search, want %d", s.name, len(want), s.boards)
		}
		for name, rules := range ruleSets() {
			if len(want) > 100 && dear(rules) {
				continue
			}
			in := attrition.NewInterleaving(s.puzzle, rules)
			got := interleavedBoards(t, in, s)
			if in.Totals().Boards != len(got) {
				t.Errorf("%s with %s: %d boards counted, %d given", s.name, name, in.Totals().Boards, len(got))
			}
			if !slices.EqualFunc(sorted(got), want, slices.Equal[latin.PB]) {
				t.Errorf("%s with %s: %d boards, want %d, or other ones", s.name, name, len(got), len(want))
			}
		}
	}
}

// TestInterleavedIsRepeatable: what was searched before changes neither the
// boards nor their order.
func TestInterleavedIsRepeatable(t *testing.T) {
	s := soughtOn(t, 288, "sudoku:2x2", "", "")
	in := attrition.NewInterleaving(s.puzzle, attrition.UpTo(attrition.Basic))
	first := interleavedBoards(t, in, s)
	for range in.Boards(t.Context(), attrition.Start(s.puzzle, first[100])) {
		break
	}
	for range in.Boards(t.Context(), attrition.Start(s.puzzle, s.pb)) {
		break
	}
	if !slices.EqualFunc(first, interleavedBoards(t, in, s), slices.Equal[latin.PB]) {
		t.Error("the second search gives other boards or another order")
	}
}

// TestInterleavedPaths: with and without chance all boards come, each once, and
// each path proves that its choices lead there.
func TestInterleavedPaths(t *testing.T) {
	for _, s := range soughts(t) {
		want := exactBoards(t, s)
		for name, rules := range ruleSets() {
			in := attrition.NewInterleaving(s.puzzle, rules)
			for i, rng := range []*rand.Rand{nil, rand.New(rand.NewPCG(1, 1)), rand.New(rand.NewPCG(2, 1))} {
				if len(want) > 100 && (i != len(rules)%3 || dear(rules)) {
					continue // one of the ways is enough
				}
				var got []latin.PB
				for path, err := range in.Paths(t.Context(), attrition.Start(s.puzzle, s.pb), 5*(i/2), rng) {
					if err != nil {
						t.Fatal(err)
					}
					got = append(got, path.Board.Clone())
					if len(got)%29 == 1 {
						checkPath(t, s, path)
					}
				}
				if !slices.EqualFunc(sorted(got), want, slices.Equal[latin.PB]) {
					t.Errorf("%s with %s: %d boards, want %d, or other ones", s.name, name, len(got), len(want))
				}
			}
		}
	}
}

func checkPath(t *testing.T, s sought, path *attrition.Path) {
	t.Helper()
	proof := path.Proof()
	if err := attrition.Verify(proof); err != nil {
		t.Fatalf("%s: %v", s.name, err)
	}
	if proof.Outcome != attrition.Solved || !slices.Equal(proof.Solution(), path.Board) {
		t.Fatalf("%s: the proof leads elsewhere", s.name)
	}
	clues := s.pb.Clone()
	for i, c := range path.Choices {
		if clues[c.Cell] != latin.Blank || path.Board[c.Cell] != c.Label || c.Tried >= c.Labels || i > 0 && c.At < path.Choices[i-1].At {
			t.Fatalf("%s: choice %+v", s.name, c)
		}
		clues[c.Cell] = c.Label
	}
	for _, st := range proof.Steps {
		if slices.ContainsFunc(st.Places, func(q attrition.Candidate) bool { return clues[q.Cell] != s.pb[q.Cell] }) {
			t.Fatalf("%s: %s places a choice", s.name, st.Rule.Name)
		}
	}
	if !slices.Equal(proof.Start, attrition.Start(s.puzzle, clues)) {
		t.Fatalf("%s: the proof starts elsewhere", s.name)
	}
	if found, err := search.New(s.puzzle).UpTo(t.Context(), clues, 2); err != nil || len(found) != 1 {
		t.Fatalf("%s: the choices %v have %d solutions (%v)", s.name, clues, len(found), err)
	}
}

// TestInterleavedNested searches within the loop over another search of the
// same Interleaving.
func TestInterleavedNested(t *testing.T) {
	s := soughtOn(t, 12, "latin-square:3", "", "")
	in := attrition.NewInterleaving(s.puzzle, nil)
	n := 0
	for range in.Boards(t.Context(), attrition.Start(s.puzzle, s.pb)) {
		n += len(interleavedBoards(t, in, s))
	}
	if n != 144 {
		t.Errorf("%d boards in 12 searches, want 144", n)
	}
}

func TestInterleavedStopsWithTheContext(t *testing.T) {
	s := soughtOn(t, 576, "latin-square:4", "", "")
	cause := errors.New("enough")
	ctx, stop := context.WithCancelCause(t.Context())
	in := attrition.NewInterleaving(s.puzzle, nil)
	n := 0
	var last error
	for b, err := range in.Boards(ctx, attrition.Start(s.puzzle, s.pb)) {
		if last = err; err != nil {
			if b != nil {
				t.Error("a board comes with the error")
			}
			continue
		}
		if n++; n == 5 {
			stop(cause)
		}
	}
	stop(nil)
	if n != 5 || !errors.Is(last, cause) {
		t.Errorf("%d boards, then %v", n, last)
	}
}

func TestInterleavedDeadEnds(t *testing.T) {
	s := soughtOn(t, 576, "latin-square:4", "", "")
	in := attrition.NewInterleaving(s.puzzle, []*attrition.Rule{})
	all := len(interleavedBoards(t, in, s))
	met := in.Totals().DeadEnds
	for _, limit := range []int{met, met - 1, 1} {
		in.DeadEnds = limit
		n, ended := 0, false
		for _, err := range in.Boards(t.Context(), attrition.Start(s.puzzle, s.pb)) {
			if ended = errors.Is(err, attrition.ErrDeadEnds); !ended {
				n++
			}
		}
		if ended == (limit == met) || (n < all) != ended && limit < met-1 || in.Totals().DeadEnds != limit {
			t.Errorf("limit %d: %d boards of %d, %d dead ends of %d, ended: %v", limit, n, all, in.Totals().DeadEnds, met, ended)
		}
	}
}

// TestInterleavedLarge finds a board of 1,024 cells, guess upon guess.
func TestInterleavedLarge(t *testing.T) {
	for _, kind := range []string{"latin-square:32", "sudoku:4x4"} {
		s := soughtOn(t, -1, kind, "", "")
		in := attrition.NewInterleaving(s.puzzle, attrition.UpTo(attrition.Singles))
		for b, err := range in.Boards(t.Context(), attrition.Start(s.puzzle, s.pb)) {
			if err != nil || !b.Full() || s.puzzle.CheckPLB(b) != nil {
				t.Errorf("%s: %v is no Latin board (%v)", kind, b, err)
			}
			break
		}
		if in.Totals().Deepest < 50 {
			t.Errorf("%s: only %d guesses stood", kind, in.Totals().Deepest)
		}
	}
}
