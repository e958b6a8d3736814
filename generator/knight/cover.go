package knight

import "fmt"

// A Cover is circuits, each as its cells in order of travel, the last a move from
// the first. On an open board one of them has the cell without a square.
type Cover [][]Cell

// Check says what is wrong with a cover, from the definition: so many circuits,
// each of an allowed length and of at least three cells, each of whose steps is
// a move, and every cell in just one of them.
func (p Problem) Check(cover Cover) error {
	if len(cover) != p.K {
		return fmt.Errorf("%d circuits, not %d", len(cover), p.K)
	}
	circuitOf := make([]int, p.Board.Size())
	for i, circuit := range cover {
		if err := p.checkCircuit(circuit); err != nil {
			return fmt.Errorf("circuit %d: %w", i+1, err)
		}
		for _, c := range circuit {
			if other := circuitOf[c]; other != 0 {
				return fmt.Errorf("circuit %d: %s is visited already, by circuit %d", i+1, p.Board.CellName(c), other)
			}
			circuitOf[c] = i + 1
		}
	}
	for c, i := range circuitOf {
		if i == 0 {
			return fmt.Errorf("%s is in no circuit", p.Board.CellName(c))
		}
	}
	return nil
}

func (p Problem) checkCircuit(circuit []Cell) error {
	n := len(circuit)
	if n < 3 {
		return fmt.Errorf("%d cells are no circuit", n)
	}
	if !p.Allows(n) {
		return fmt.Errorf("%d cells long; one of %v is asked for", n, p.Lengths)
	}
	for _, c := range circuit {
		if c < 0 || c >= p.Board.Size() {
			return fmt.Errorf("cell %d is not on the board", c)
		}
	}
	for i, c := range circuit {
		if d := circuit[(i+1)%n]; !p.Board.Adjacent(c, d) {
			return fmt.Errorf("%s and %s are not a move apart", p.Board.CellName(c), p.Board.CellName(d))
		}
	}
	return nil
}

// coverOf reads the circuits of a graph in which every cell has two neighbours.
// Each begins with its first cell and goes on to the lesser of the two beside it;
// they are in order of their first cells. So a set of moves has one form.
func coverOf(beside [][2]Cell) Cover {
	var cover Cover
	seen := make([]bool, len(beside))
	for start := range beside {
		if seen[start] {
			continue
		}
		circuit := []Cell{start}
		seen[start] = true
		for before, c := start, min(beside[start][0], beside[start][1]); c != start; {
			circuit, seen[c] = append(circuit, c), true
			next := beside[c][0]
			if next == before {
				next = beside[c][1]
			}
			before, c = c, next
		}
		cover = append(cover, circuit)
	}
	return cover
}

// Path is the circuit of an open board without the cell that has no square,
// from end to end, and every other circuit as it is.
func (b *Board) Path(circuit []Cell) []Cell {
	if !b.Open {
		return circuit
	}
	for i, c := range circuit {
		if c == len(b.Squares) {
			return append(append([]Cell{}, circuit[i+1:]...), circuit[:i]...)
		}
	}
	return circuit
}

// squaresOf are the squares of circuits of a board, or of a part of one.
func (b *Board) squaresOf(cover Cover) [][]Square {
	circuits := make([][]Square, len(cover))
	for i, circuit := range cover {
		for _, c := range circuit {
			circuits[i] = append(circuits[i], b.Squares[c])
		}
	}
	return circuits
}

// coverOf is the cover of a plain rectangle by circuits, in its normal form.
func (b *Board) coverOf(circuits [][]Square) Cover {
	beside := make([][2]Cell, b.Size())
	for _, circuit := range circuits {
		n := len(circuit)
		at := func(i int) Cell { return circuit[i%n].Row*b.Cols + circuit[i%n].Col }
		for i := range circuit {
			beside[at(i)] = [2]Cell{at(i + 1), at(i + n - 1)}
		}
	}
	return coverOf(beside)
}
