package knight

import (
	"context"
	"fmt"
	"math"
)

// meets says whether sweeps from both ends can meet: on plain rectangles from six
// columns on, so that the seam is whole. For one circuit there is nothing to gain:
// its paths are as long as they like.
func meets(p Problem) bool {
	return p.Board.plain && min(p.Board.Rows, p.Board.Cols) >= 3 && max(p.Board.Rows, p.Board.Cols) >= 6 && !p.single()
}

// fromBothEnds finds a cover by sweeps that pass less than half of the columns each.
// The near one is the farther by a column where their number is odd. As the board
// may be turned round, and one sweep does for both, the near end may be taken to
// have finished no more long circuits than the far one after as many columns.
func (w *Sweep) fromBothEnds(ctx context.Context, t *stepper) (Cover, error) {
	b := w.Problem.Board
	breadth, columns := min(b.Rows, b.Cols), max(b.Rows, b.Cols)
	far, near := (columns-2)/2, (columns-1)/2
	t.quota = newQuota(w.Problem)
	w.layers, w.pairs = nil, nil
	now := newTable(0)
	now.put(key{})
	m := newMeeting(ctx, t, breadth)
	var trails []trail
	held := 0
	for i := range near * breadth {
		trails = append(trails, now.trail)
		held += len(now.keys)
		var err error
		if now, err = w.advance(ctx, t, i, now, held); err != nil || len(now.keys) == 0 {
			return nil, err
		}
		if (i+1)%breadth != 0 {
			continue
		}
		if err := t.quota.learn(ctx, t, now.keys); err != nil {
			return nil, err
		}
		if err := w.foresee(held+len(now.keys), (i+1)/breadth, near); err != nil {
			return nil, err
		}
		if i+1 == far*breadth {
			m.far = m.side(far, 1, now.trail)
			if t.quota != nil {
				now.trail = t.quota.withAtMost(ctx, t.quota.long/2, t, now.trail)
			}
		}
	}
	m.near = m.side(near, 0, now.trail)
	if t.quota != nil {
		t.begin(m.far.stage.number, nil)
		m.far.trail = t.quota.withAtMost(ctx, t.quota.at(far*breadth), t, m.far.trail)
	}
	if err := m.run(); err != nil {
		return nil, err
	}
	w.pairs = &m.pairs
	if m.found == nil {
		return nil, nil
	}
	return m.cover(trails)
}

// foresee gives up when the states, so many after some columns, would be far more than
// the most after the last if they go on to grow as they did from the column before.
func (w *Sweep) foresee(states, columns, last int) error {
	before := 0
	for _, l := range w.layers[:len(w.layers)-len(w.layers)/columns] {
		before += l.States
	}
	if w.Most == 0 || columns < 2 || columns == last {
		return nil
	}
	growth := float64(states) / float64(before)
	if float64(states)*math.Pow(growth, float64(last-columns)) > foreseen*float64(w.Most) {
		return fmt.Errorf("%w: more than %d states are to be expected", ErrTooLarge, w.Most)
	}
	return nil
}

// foreseen is how many times the most states must be expected; growth slows down as
// circuits are finished.
const foreseen = 3

// cover joins the moves that lead to the pair that was found, and its bridges.
func (m *meeting) cover(trails []trail) (Cover, error) {
	t := m.stepper
	t.quota = nil // the states were within it as it was when they were made
	near, far := m.near.stage.number+1, m.far.stage.number+1
	moves, err := retrace(t, append(trails[:near:near], m.near.trail), m.found.near)
	if err != nil {
		return nil, err
	}
	beyond, err := retrace(t, append(trails[:far:far], m.far.trail), m.found.far)
	if err != nil {
		return nil, err
	}
	last := len(t.order.stages) - 1
	for _, move := range beyond {
		for j, place := range move {
			if !m.found.over { // half a turn turns the rows over too
				place = t.mirror.image(place)
			}
			move[j] = last - place
		}
		moves = append(moves, move)
	}
	for _, b := range m.found.bridges {
		at := func(position int8) int { return near + int(position)%2*m.breadth + int(position)/2 }
		moves = append(moves, [2]int{at(b[0]), at(b[1])})
	}
	return t.order.cover(moves), nil
}
