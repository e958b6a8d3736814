package knight

import "context"

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
	var layers [][]key
	held := 0
	for i := range near * breadth {
		layers = append(layers, now.keys)
		held += len(now.keys)
		var err error
		if now, err = w.advance(ctx, t, i, now, held); err != nil || len(now.keys) == 0 {
			return nil, err
		}
		if (i+1)%breadth != 0 {
			continue
		}
		t.quota.learn(t, now.keys)
		if i+1 == far*breadth {
			m.far = m.side(far, 1, now.keys)
			if t.quota != nil {
				now.keys = t.quota.withAtMost(t.quota.long/2, t, now.keys)
			}
		}
	}
	m.near = m.side(near, 0, now.keys)
	if t.quota != nil {
		t.begin(m.far.stage.number, nil)
		m.far.keys = t.quota.withAtMost(t.quota.at(far*breadth), t, m.far.keys)
	}
	if err := m.run(); err != nil {
		return nil, err
	}
	w.pairs = &m.pairs
	if m.found == nil {
		return nil, nil
	}
	return w.retraceBoth(ctx, t, m, layers)
}

// retraceBoth makes the cover of the pair that was found.
func (w *Sweep) retraceBoth(ctx context.Context, t *stepper, m *meeting, layers [][]key) (Cover, error) {
	t.quota = nil // the states were within it as it was when they were made
	near := m.near.stage.number + 1
	moves, err := w.retrace(ctx, t, layers[:near], m.found.near)
	if err != nil {
		return nil, err
	}
	beyond, err := w.retrace(ctx, t, layers[:m.far.stage.number+1], m.found.far)
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
