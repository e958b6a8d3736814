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

// A quota bounds how many long circuits may be finished by each stage, when a
// cover has two lengths of circuits and one is enough.
//
// A circuit that is finished when x columns are passed lies in the first x+2. So
// of a board of C columns, those finished after x columns and those which a sweep
// from the other side has finished after C-x-2 are different circuits:
//
//	|-- x --|  2  |-- C-x-2 --|
//
// Together they are at most all the long ones there can be. With x = (C-2)/2 one
// side has no more than half of them; as the board may be turned round, it is
// the first. Later on the far side has at least as many as any sweep has had
// after so many columns.
type quota struct {
	breadth, columns int
	long             int   // circuits of the greater length in a cover
	fewest           []int // by number of columns, the fewest finished after them
}

func newQuota(p Problem) *quota {
	if !p.Board.plain || len(p.Lengths) != 2 {
		return nil
	}
	q := &quota{breadth: min(p.Board.Rows, p.Board.Cols), columns: max(p.Board.Rows, p.Board.Cols)}
	q.long = (p.Board.Size() - p.K*p.Shortest()) / (p.Longest() - p.Shortest())
	q.fewest = make([]int, q.columns+1)
	return q
}

// at is how many long circuits may be finished when so many cells are passed.
func (q *quota) at(passed int) int {
	x := (passed + q.breadth - 1) / q.breadth
	rest := q.columns - x - 2
	switch {
	case rest < 0:
		return q.long
	case x <= rest:
		return q.long / 2
	}
	return q.long - q.fewest[rest]
}

// learn takes note of the states after so many cells.
func (q *quota) learn(passed int, t *stepper, keys []key) {
	if q == nil || passed%q.breadth != 0 || len(keys) == 0 {
		return
	}
	least := q.long
	for _, k := range keys {
		least = min(least, t.longFinished(k))
	}
	q.fewest[passed/q.breadth] = least
}
