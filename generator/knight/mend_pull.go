package knight

import "math"

// Too many circuits of 4 and 6 cells means too many of 4, and three of them, if
// they are close together, can become two of 6. So circuits of which there are too
// many are spare, and where few are left, far from each other, they must be brought
// together: a window whose circuits stay as many is covered in another way rather when
// its spare circuits come nearer to some square.
type pull struct {
	to    Square
	turns int // windows until the next square
}

// heat is how much farther in all, in cells, is accepted with a chance of 1/e.
const heat = 1.0

// aim chooses where spare circuits are pulled to, after some windows anew.
func (m *mender) aim() {
	if m.pull.turns--; m.pull.turns <= 0 {
		m.pull = pull{m.problem.Board.Squares[m.centre()], 20 + 10*len(m.circuits)}
	}
}

// centre is where the next window opens: in most cases in a circuit of a wrong
// length, or else a spare one.
func (m *mender) centre() Cell {
	if m.rng.IntN(4) == 0 {
		return m.rng.IntN(len(m.circuitOf))
	}
	first := m.rng.IntN(len(m.circuits))
	for i := range m.circuits {
		circuit := m.circuits[(first+i)%len(m.circuits)]
		if m.excess > 0 && m.wrong[len(circuit)] > 0 || m.excess == 0 && m.spare(len(circuit)) {
			return int(circuit[m.rng.IntN(len(circuit))])
		}
	}
	return m.rng.IntN(len(m.circuitOf))
}

// spare says whether there are too many circuits of a length.
func (m *mender) spare(length int) bool {
	if m.surplus() > 0 {
		return length < m.problem.Longest()
	}
	return length > m.problem.Shortest()
}

// attracted says whether to cover the window as was found.
func (m *mender) attracted() bool {
	farther := 0.0
	for _, path := range m.search.found {
		if m.spare(len(path)) {
			for _, at := range path {
				farther += m.far(m.window.cells[at]) / float64(len(path))
			}
		}
	}
	for _, number := range m.window.taken {
		if circuit := m.circuits[number]; m.spare(len(circuit)) {
			for _, c := range circuit {
				farther -= m.far(c) / float64(len(circuit))
			}
		}
	}
	return farther <= 0 || m.rng.Float64() < math.Exp(-farther/heat)
}

// far is how far a cell is from where spare circuits are pulled to.
func (m *mender) far(c int32) float64 {
	s := m.problem.Board.Squares[c]
	return math.Sqrt(float64(Square{s.Row - m.pull.to.Row, s.Col - m.pull.to.Col}.norm()))
}
