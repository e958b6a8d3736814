package attrition

import (
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
)

// quickStates visits settled states of a Sudoku board: what singles leave of
// domains that hold a few Latin boards and some labels more.
func quickStates(t *testing.T, n int, visit func(s *State)) {
	t.Helper()
	s := newState(chartOf(t, "sudoku"))
	rng := rand.New(rand.NewPCG(3, 4))
	d := make(latin.Domains, s.cells)
	for range n {
		clear(d)
		for range 2 + rng.IntN(3) {
			addSudoku(d, rng)
		}
		for range rng.IntN(40) {
			d[rng.IntN(s.cells)] |= latin.Just(latin.Label(rng.IntN(9)))
		}
		s.load(d)
		if s.settle(nil); s.open > 0 {
			visit(s)
		}
	}
}

// addSudoku adds to the domains the labels of a regular board in which a row, a
// column or a label has changed places with another, a few times.
func addSudoku(d latin.Domains, rng *rand.Rand) {
	var lines [3][9]int // rows, columns, labels
	for k := range lines {
		for i := range lines[k] {
			lines[k][i] = i
		}
	}
	for range 1 + rng.IntN(3) {
		k, i := rng.IntN(3), rng.IntN(9)
		j := i/3*3 + rng.IntN(3)
		lines[k][i], lines[k][j] = lines[k][j], lines[k][i]
	}
	for x := range d {
		row, column := lines[0][x/9], lines[1][x%9]
		d[x] |= latin.Just(latin.Label(lines[2][(3*(row%3)+row/3+column)%9]))
	}
}

// TestQuickLooksMissNothing: when a quick look says that there is nothing, the
// search finds nothing.
func TestQuickLooksMissNothing(t *testing.T) {
	chains := func(shape chainShape) (look func(*State) bool, search func(*State, func(*Step) bool)) {
		return func(s *State) bool { return s.duosOf().may(shape) }, func(s *State, yield func(*Step) bool) { searchChains(s, shape, yield) }
	}
	cells := chainShape{strong: cellLink, weak: labelLink, colours: -1}
	three, twins := cells, cells
	three.strongs, twins.twins = 3, true
	long, searchLong := chains(cells)
	short, searchShort := chains(three)
	pair, searchPair := chains(twins)
	for _, test := range []struct {
		name   string
		look   func(*State) bool
		search func(*State, func(*Step) bool)
	}{
		{"xy-chain", long, searchLong}, {"xy-wing", short, searchShort}, {"remote-pair", pair, searchPair},
		{"w-wing", func(s *State) bool { return s.duosOf().mayW() }, searchWWings},
		{"xyz-wing", func(s *State) bool { return s.duosOf().mayXYZ() }, searchXYZWings},
		{"locked", mayLockAnywhere, searchLocked},
	} {
		said := [2]int{}
		quickStates(t, 1500, func(s *State) {
			look, found := test.look(s), false
			if test.search(s, func(*Step) bool { found = true; return false }); found && !look {
				t.Fatalf("%s: overlooked at %v", test.name, s.domains)
			}
			said[bit(look)]++
		})
		if min(said[0], said[1]) < 50 {
			t.Errorf("%s: the look says no %d times and yes %d times", test.name, said[0], said[1])
		}
	}
}

func mayLockAnywhere(s *State) bool {
	t := tableOf(s.chart, newOverlaps)
	for a := range s.asterisms {
		for l := range latin.Label(s.labels) {
			if s.mayLock(a, l, t.most[a]) {
				return true
			}
		}
	}
	return false
}

func searchLocked(s *State, yield func(*Step) bool) {
	t := tableOf(s.chart, newOverlaps)
	for a := range s.asterisms {
		for l := range latin.Label(s.labels) {
			if !s.lockedIn(t.with[a], t.most[a], a, l, yield) {
				return
			}
		}
	}
}

// TestClosure compares where leads go in the end with following them step by step.
func TestClosure(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	var l leads
	var ways closure
	for n := range 300 {
		nodes := 1 + n/2
		l.resize(nodes, (nodes+63)/64)
		for range rng.IntN(2 * nodes) {
			i, j := rng.IntN(nodes), rng.IntN(nodes)
			l.row(i)[j>>6] |= 1 << (j & 63)
		}
		ways.close(&l, nodes)
		for i := range nodes {
			l.begin()
			for l.follow(i); l.advance(); {
				l.followFront()
			}
			if !slices.Equal(l.reach, ways.of(i)) {
				t.Fatalf("%d nodes: node %d leads to %b, not %b", nodes, i, l.reach, ways.of(i))
			}
		}
	}
}
