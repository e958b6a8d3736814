package knight

import (
	"context"
	"math/rand/v2"
	"slices"
)

// longestMended is the length of the longest circuits for [Mend]; of longer ones
// a window holds too few.
const longestMended = 10

// Mend looks for a cover of a plain rectangle by short circuits. It begins with
// circuits of the right lengths, or nearly so, but too many or too few of them.
// Again and again it takes out the circuits of a window and covers their cells anew
// by an exact search, with one circuit more or less where it can, and else with as
// many in another way. It stops after about so many moves of the search, and gives nil
// when it has found no cover, which proves nothing. The same source gives the same
// cover. The error is that of the context.
func Mend(ctx context.Context, p Problem, moves int, rng *rand.Rand) (Cover, error) {
	if !p.Board.plain || p.Longest() > longestMended || !p.reaches(p.K, p.Board.Size()) {
		return nil, nil
	}
	p.Lengths = p.withNext()
	s := &starter{ctx: ctx, problem: p, rng: rng, known: make(map[[2]int]Cover)}
	for round := firstMending(p); moves > 0 && ctx.Err() == nil; round *= 2 {
		s.moves = round / pieceShare
		if start := s.mendable(); start != nil {
			cover, err := newMender(p, start, rng).round(ctx, min(round, moves))
			if cover != nil || err != nil {
				return cover, err
			}
		}
		moves -= round
	}
	return nil, context.Cause(ctx)
}

// firstMending is how many moves are tried at first before all begins anew.
func firstMending(p Problem) int { return 20_000_000 + 40_000*p.Board.Size() }

// pieceShare is the part of the moves of a round that is spent on a piece.
const pieceShare = 8

// withNext are the lengths, with a second one beside a single one, so that there
// can be too many or too few circuits on the way. When there are as many as are
// asked for, all have the single length again.
func (p Problem) withNext() []int {
	switch l := p.Longest(); {
	case len(p.Lengths) > 1:
		return p.Lengths
	case l > 4:
		return []int{l - 2, l}
	default:
		return []int{l, l + 2}
	}
}

// A mender changes one cover.
type mender struct {
	problem   Problem
	rng       *rand.Rand
	circuits  [][]int32
	circuitOf []int32 // by cell
	wrong     []int   // by length, how far it is from one that is allowed
	excess    int     // the sum of that over the circuits
	window    *window
	search    *windowSearch
	pull      pull
}

func newMender(p Problem, start Cover, rng *rand.Rand) *mender {
	n := p.Board.Size()
	m := &mender{problem: p, rng: rng, circuitOf: make([]int32, n), wrong: make([]int, n+1), window: newWindow(p.Board)}
	for length := range m.wrong {
		m.wrong[length] = n
		for _, l := range p.Lengths {
			m.wrong[length] = min(m.wrong[length], abs(length-l))
		}
	}
	m.search = &windowSearch{near: &m.window.near, wrong: m.wrong, shortest: p.Shortest(), longest: p.Longest(), rng: rng}
	for i, circuit := range start {
		cells := make([]int32, len(circuit))
		for j, c := range circuit {
			cells[j] = int32(c)
		}
		m.circuits = append(m.circuits, nil)
		m.put(int32(i), cells)
		m.excess += m.wrong[len(cells)]
	}
	return m
}

// put gives a circuit its cells.
func (m *mender) put(number int32, cells []int32) {
	m.circuits[number] = cells
	for _, c := range cells {
		m.circuitOf[c] = number
	}
}

// surplus is how many circuits more there are than wanted, negative for too few.
func (m *mender) surplus() int { return len(m.circuits) - m.problem.K }

// round opens windows until nothing is wrong or the moves are used up.
func (m *mender) round(ctx context.Context, moves int) (Cover, error) {
	for moves > 0 {
		if m.excess == 0 && m.surplus() == 0 {
			return m.cover(), nil
		}
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		m.aim()
		moves -= m.mend(m.centre())
	}
	return nil, nil
}

// cover is the circuits in their normal form.
func (m *mender) cover() Cover {
	beside := make([][2]Cell, len(m.circuitOf))
	for _, circuit := range m.circuits {
		n := len(circuit)
		for i, c := range circuit {
			beside[c] = [2]Cell{int(circuit[(i+1)%n]), int(circuit[(i+n-1)%n])}
		}
	}
	return coverOf(beside)
}

// Cells of a window, at random between these.
const (
	leastWindow = 20
	mostWindow  = 60
)

// Moves of one search, and what opening a window costs in moves.
const (
	mostMoves   = 10_000
	windowMoves = 20
)

// mend covers a window anew, and tells what that took.
func (m *mender) mend(centre Cell) int {
	m.window.open(m, centre, leastWindow+m.rng.IntN(mostWindow-leastWindow+1))
	if len(m.window.taken) < 2 {
		return windowMoves
	}
	wrong := 0
	for _, number := range m.window.taken {
		wrong += m.wrong[len(m.circuits[number])]
	}
	m.ask(wrong)
	if m.search.cover(len(m.window.cells)) {
		if same := len(m.search.found) == len(m.window.taken); wrong > 0 || !same || m.attracted() {
			m.replace(wrong)
		}
	}
	return windowMoves + mostMoves - m.search.left
}

// ask says how many circuits the window may get, and how wrong they may be. When
// nothing is wrong there must be one more or fewer, half of the time; else as many in
// another way are fine too.
func (m *mender) ask(wrong int) {
	s, n, off := m.search, len(m.window.taken), m.surplus()
	s.least, s.most, s.slack, s.left = min(n, n-off), max(n, n-off), 0, mostMoves
	switch {
	case wrong > 0:
		s.least, s.most = n-wrong, n+wrong
		s.slack = 2 * m.rng.IntN((wrong+1)/2)
	case off < 0 && m.rng.IntN(2) == 0:
		s.least++
	case off > 0 && m.rng.IntN(2) == 0:
		s.most--
	}
}

// replace puts the circuits that were found in the place of those taken.
func (m *mender) replace(wrong int) {
	numbers := m.window.taken
	m.excess -= wrong
	for i, path := range m.search.found {
		cells := make([]int32, len(path))
		for j, at := range path {
			cells[j] = m.window.cells[at]
		}
		m.excess += m.wrong[len(cells)]
		if i == len(numbers) {
			numbers = append(numbers, int32(len(m.circuits)))
			m.circuits = append(m.circuits, nil)
		}
		m.put(numbers[i], cells)
	}
	m.drop(numbers[len(m.search.found):])
}

// drop takes circuits away. The last one gets the number of the one that goes, so
// the greatest number goes first.
func (m *mender) drop(numbers []int32) {
	slices.Sort(numbers)
	for _, number := range slices.Backward(numbers) {
		last := len(m.circuits) - 1
		cells := m.circuits[last]
		m.circuits = m.circuits[:last]
		if int(number) < last {
			m.put(number, cells)
		}
	}
}
