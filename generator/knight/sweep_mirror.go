package knight

// A mirror turns a plain rectangle over, so that the sweep meets the same cells,
// each row (or column) of them in the opposite order.
type mirror struct{ breadth int }

// newMirror is for boards that it maps to themselves; nil for others. From three
// rows on every front is its own image.
func newMirror(b *Board) *mirror {
	if !b.plain || min(b.Rows, b.Cols) < 3 {
		return nil
	}
	return &mirror{min(b.Rows, b.Cols)}
}

// image of a cell, by its number in the order of the sweep.
func (m *mirror) image(place int) int {
	return place - place%m.breadth + m.breadth - 1 - place%m.breadth
}

// turnOver maps moves, by numbers of cells in the order of the sweep, to their images.
func (m *mirror) turnOver(moves [][2]int) {
	for i, move := range moves {
		moves[i] = [2]int{m.image(move[0]), m.image(move[1])}
	}
}

// at says whether the cells passed after the stage are their own image.
func (m *mirror) at(stage int) bool { return m != nil && (stage+1)%m.breadth == 0 }

// reflect is the state turned over; images are those of the slots.
func (s *state) reflect(slots []int8, images *[widest]int8) state {
	var out state
	out.finished = s.finished
	for _, slot := range slots {
		to := images[slot]
		out.size[to] = s.size[slot]
		out.mate[to] = s.mate[slot]
		if s.mate[slot] >= 0 {
			out.mate[to] = images[s.mate[slot]]
		}
	}
	return out
}
