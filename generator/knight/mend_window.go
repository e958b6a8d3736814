package knight

import "slices"

// windowCells of a window, so that a set of them is one word.
const windowCells = 64

// A window is some circuits that lie close together, and their cells.
type window struct {
	board *Board
	taken []int32 // the circuits, by number
	cells []int32
	near  [windowCells]uint64 // by index of a cell, those one move away

	order []Square // steps to the squares around one, the nearest first
	close []distant
	seen  []bool  // by circuit
	index []int32 // by cell, in cells, plus one; 0 for others
}

// distant is a circuit and how far it is, the mean over its cells.
type distant struct{ number, far int32 }

// reach is how far from its centre a window looks for circuits, in rows and columns.
const reach = 7

func newWindow(b *Board) *window {
	w := &window{board: b, index: make([]int32, b.Size()), seen: make([]bool, b.Size())}
	for r := -reach; r <= reach; r++ {
		for c := -reach; c <= reach; c++ {
			w.order = append(w.order, Square{r, c})
		}
	}
	slices.SortStableFunc(w.order, func(s, t Square) int { return s.norm() - t.norm() })
	return w
}

// norm is the square of the length of a step.
func (s Square) norm() int { return s.Row*s.Row + s.Col*s.Col }

// open takes the circuits closest to a cell, with at most so many cells together.
func (w *window) open(m *mender, centre Cell, most int) {
	w.look(m, centre, most)
	w.taken, w.cells = w.taken[:0], w.cells[:0]
	for _, d := range w.close {
		if circuit := m.circuits[d.number]; len(w.cells)+len(circuit) <= most {
			w.taken, w.cells = append(w.taken, d.number), append(w.cells, circuit...)
		}
	}
	for i, c := range w.cells {
		w.index[c] = int32(i) + 1
	}
	for i, c := range w.cells {
		w.near[i] = 0
		for _, d := range w.board.Near[c] {
			if j := w.index[d]; j > 0 {
				w.near[i] |= 1 << (j - 1)
			}
		}
	}
	for _, c := range w.cells {
		w.index[c] = 0
	}
}

// look lists circuits around a cell, the closest first, with some more cells than
// are wanted.
func (w *window) look(m *mender, centre Cell, most int) {
	w.close = w.close[:0]
	middle := w.board.Squares[centre]
	for _, step := range w.order {
		s := Square{middle.Row + step.Row, middle.Col + step.Col}
		if s.Row < 0 || s.Row >= w.board.Rows || s.Col < 0 || s.Col >= w.board.Cols {
			continue
		}
		number := m.circuitOf[s.Row*w.board.Cols+s.Col]
		if w.seen[number] || len(m.circuits[number]) > windowCells {
			continue
		}
		w.seen[number] = true
		w.close = append(w.close, distant{number, w.far(middle, m.circuits[number])})
		if most -= len(m.circuits[number]); most < -mostWindow {
			break
		}
	}
	for _, d := range w.close {
		w.seen[d.number] = false
	}
	slices.SortStableFunc(w.close, func(d, e distant) int { return int(d.far - e.far) })
}

// far is how far a circuit is from a square.
func (w *window) far(middle Square, circuit []int32) int32 {
	sum := 0
	for _, c := range circuit {
		s := w.board.Squares[c]
		sum += Square{s.Row - middle.Row, s.Col - middle.Col}.norm()
	}
	return int32(100 * sum / len(circuit))
}
