//go:build goexperiment.simd && amd64

package bands

import (
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

// pairOf gives an engine with vectors and one without.
func pairOf(t testing.TB) (p *latin.Puzzle, with, without *Engine) {
	if !available() {
		t.Skip("this processor lacks instructions")
	}
	p = searchtest.Sudoku(t, 3, 3)
	with, without = New(p), NewScalar(p)
	if with.twin == nil || without.twin != nil {
		t.Fatal("the engine of vectors has none, or the other has some")
	}
	return p, with, without
}

// An answer is what must be the same with vectors as without.
type answer struct {
	boards []string
	taken  uint64
	stuck  bool
}

// ask asks an engine a question for boards, the first so many.
func ask(t testing.TB, e *Engine, most int, question func(b *engine.Budget, visit func(latin.PB) bool)) (a answer) {
	b := engine.NewBudget(t.Context(), 0)
	question(&b, func(board latin.PB) bool {
		a.boards = append(a.boards, searchtest.Key(board))
		return len(a.boards) < most
	})
	a.taken, a.stuck = b.Taken(), e.Stuck()
	return a
}

// same compares the answers of both engines to all questions about a partial board.
func same(t *testing.T, p *latin.Puzzle, engines [2]*Engine, pb latin.PB, rng *rand.Rand) (found int) {
	t.Helper()
	cell, label, seed, patience := latin.Cell(rng.IntN(81)), latin.Label(rng.IntN(9)), rng.Uint64(), rng.Uint64N(20)
	var answers [2][4]answer
	for i, e := range engines {
		one := func(ask func(b *engine.Budget) latin.PB) func(*engine.Budget, func(latin.PB) bool) {
			return func(b *engine.Budget, visit func(latin.PB) bool) {
				if board := ask(b); board != nil {
					visit(board)
				}
			}
		}
		each := func(b *engine.Budget, visit func(latin.PB) bool) { e.Each(b, pb, visit) }
		answers[i][0] = ask(t, e, 100, each)
		answers[i][1] = ask(t, e, 1, one(func(b *engine.Budget) latin.PB { return e.Avoiding(b, pb, cell, label) }))
		answers[i][2] = ask(t, e, 1, one(func(b *engine.Budget) latin.PB { return e.Random(b, pb, searchtest.Seeded(seed)) }))
		e.SetPatience(patience)
		answers[i][3] = ask(t, e, 100, each)
		e.SetPatience(0)
	}
	for i, got := range answers[0] {
		if want := answers[1][i]; !slices.Equal(got.boards, want.boards) || got.taken != want.taken || got.stuck != want.stuck {
			t.Fatalf("%s, question %d: %d boards after %d branches, stuck %v; want %d after %d, %v; same boards: %v", p.FormatCells(pb), i,
				len(got.boards), got.taken, got.stuck, len(want.boards), want.taken, want.stuck, slices.Equal(got.boards, want.boards))
		}
	}
	return len(answers[0][0].boards)
}

// TestLanesFollow has partial boards with many clues and few, some of them wrong, and nonsense.
func TestLanesFollow(t *testing.T) {
	p, with, without := pairOf(t)
	rng := searchtest.Seeded(1)
	seen := make(map[int]int)
	for i := range 1500 {
		b := engine.NewBudget(t.Context(), 0)
		full := without.Random(&b, searchtest.Blank(p), rng)
		pb := searchtest.Blank(p)
		for _, c := range rng.Perm(81)[:17+rng.IntN(50)] {
			pb[c] = full[c]
		}
		for range i % 3 * rng.IntN(3) {
			pb[rng.IntN(81)] = latin.Label(rng.IntN(9))
		}
		seen[min(same(t, p, [2]*Engine{with, without}, pb, rng), 2)]++
	}
	if seen[0] < 100 || seen[1] < 100 || seen[2] < 100 {
		t.Error("too few of a kind:", seen)
	}
}

// TestLanesOnLists counts all puzzles of the public lists to two.
func TestLanesOnLists(t *testing.T) {
	for _, list := range searchtest.SudokuLists {
		t.Run(list, func(t *testing.T) {
			p, with, without := pairOf(t)
			for _, pb := range searchtest.List(t, p, list+".txt.gz", 50_000) {
				b, c := engine.NewBudget(t.Context(), 0), engine.NewBudget(t.Context(), 0)
				got, _ := with.Count(&b, pb, 2)
				want, _ := without.Count(&c, pb, 2)
				if got.Cmp(want) != 0 || b.Taken() != c.Taken() {
					t.Fatalf("%s: %v after %d branches; want %v after %d", p.FormatCells(pb), got, b.Taken(), want, c.Taken())
				}
			}
		})
	}
}

// TestLanesClose compares what is left after the first closing, of random partial boards.
func TestLanesClose(t *testing.T) {
	p, with, without := pairOf(t)
	rng := searchtest.Seeded(3)
	seen := make(map[standing]int)
	for range 3000 {
		pb := searchtest.Blank(p)
		for range rng.IntN(26) {
			pb[rng.IntN(81)] = latin.Label(rng.IntN(9))
		}
		with.twin.write(pb)
		without.write(pb)
		l, s := &with.twin.(*lanesTwin).stack[0], &without.stack[0]
		possible := s.propagate(nil, 1<<labels-1)
		if with.twin.begin() != possible {
			t.Fatalf("%s: possible %v", p.FormatCells(pb), !possible)
		}
		if seen[l.is]++; !possible {
			continue
		}
		for d := range labels {
			for _, place := range without.places {
				row, band, bit := inLane(int(place))
				if l.rows[row][3*d+band]&bit != 0 != s.may(d, int(place)) {
					t.Fatalf("%s: place %d, label %d: %v", p.FormatCells(pb), place, d, !s.may(d, int(place)))
				}
			}
		}
	}
	if seen[impossible] < 100 || seen[open] < 100 {
		t.Error("too few of a kind:", seen)
	}
}

// TestVectors compares the functions of three vectors with what they say, bit by bit; the
// compiler has a way of its own with them.
func TestVectors(t *testing.T) {
	pairOf(t)
	rng := searchtest.Seeded(4)
	var in [3]lane
	for i := range 32 {
		for n := range in {
			in[n][i] = uint16(rng.Uint32())
		}
	}
	a, b, c := load(&in[0]), load(&in[1]), load(&in[2])
	tests := map[string]struct {
		got  vector
		want func(a, b, c uint16) uint16
	}{
		"any3":    {any3(a, b, c), func(a, b, c uint16) uint16 { return a | b | c }},
		"odd3":    {odd3(a, b, c), func(a, b, c uint16) uint16 { return a ^ b ^ c }},
		"most3":   {most3(a, b, c), func(a, b, c uint16) uint16 { return a&b | a&c | b&c }},
		"either3": {either3(a, b, c), func(a, b, c uint16) uint16 { return a&b | c }},
		"choose3": {choose3(a, b, c), func(a, b, c uint16) uint16 { return a&b | c&^a }},
		"but3":    {but3(a, b, c), func(a, b, c uint16) uint16 { return a &^ b &^ c }},
		"up":      {up(a, 3), func(a, _, _ uint16) uint16 { return a << 3 }},
	}
	for name, test := range tests {
		var got lane
		got.store(test.got)
		for i := range got {
			if want := test.want(in[0][i], in[1][i], in[2][i]); got[i] != want {
				t.Errorf("%s of %b, %b, %b: %b, want %b", name, in[0][i], in[1][i], in[2][i], got[i], want)
			}
		}
	}
}
