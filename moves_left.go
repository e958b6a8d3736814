package latin

// movesLeft are the moves that a knight may still make, and those of them that it must:
// both of a cell that has only two, no third beside two that it must make,
// none that would close a circuit of a wrong length.
//
//	o---o---o       two moves that must be made; the third would close a circuit
//	 `. . .'        of three cells, so it is out
type movesLeft struct {
	*steppedBoard
	open, made []cellSet // by cell, those at the other end
	end        []Cell    // of a cell at the end of a path of moves made: its other end
	size       []int     // of such a path, in cells
}

// movesWithin are the moves between cells whose domains hold steps that follow each
// other. false when a cell has less than two left, or a circuit is closed too early.
func (b *steppedBoard) movesWithin(d Domains) (*movesLeft, bool) {
	m := &movesLeft{b, make([]cellSet, len(d)), make([]cellSet, len(d)), make([]Cell, len(d)), make([]int, len(d))}
	for c := range d {
		m.end[c], m.size[c] = Cell(c), 1
		m.open[c] = b.linked(d, Cell(c))
	}
	for again := true; again; {
		again = false
		for c := range d {
			changed, ok := m.settle(Cell(c))
			if !ok {
				return m, false
			}
			again = again || changed
		}
	}
	return m, true
}

// linked cells may hold a step before or after one of the cell's.
func (b *steppedBoard) linked(d Domains, c Cell) (s cellSet) {
	var beside Domain
	for x := range d[c].Labels() {
		beside |= Just(b.before[x]) | Just(b.after[x])
	}
	for _, y := range b.Near[c] {
		if d[y]&beside != 0 {
			s |= 1 << y
		}
	}
	return s
}

// settle makes the moves of a cell that has only two, and takes from one that has made
// two all others.
func (m *movesLeft) settle(c Cell) (changed, ok bool) {
	if m.made[c].len() == 2 {
		for _, y := range (m.open[c] &^ m.made[c]).list() {
			m.remove(c, y)
			changed = true
		}
	}
	switch m.open[c].len() {
	case 0, 1:
		return changed, false
	case 2:
		for _, y := range (m.open[c] &^ m.made[c]).list() {
			changed = true
			if !m.make(c, y) {
				return changed, false
			}
		}
	}
	return changed, true
}

func (m *movesLeft) remove(c, y Cell) {
	m.open[c] &^= 1 << y
	m.open[y] &^= 1 << c
}

// make makes a move, which joins two paths or closes one; false when it may not. One that
// would close a circuit of a wrong length is out from when the path is made.
func (m *movesLeft) make(c, y Cell) bool {
	if m.made[c].len() > 1 || m.made[y].len() > 1 || !m.open[c].has(y) {
		return false
	}
	m.made[c] |= 1 << y
	m.made[y] |= 1 << c
	a, b := m.end[c], m.end[y]
	if a == y {
		return true
	}
	size := m.size[a] + m.size[b]
	m.end[a], m.end[b], m.size[a], m.size[b] = b, a, size, size
	if !m.allows(size) && !m.made[a].has(b) {
		m.remove(a, b)
	}
	return true
}

// allows says whether a circuit may have so many cells.
func (m *movesLeft) allows(size int) bool {
	for _, steps := range m.Steps {
		if len(steps) == size {
			return true
		}
	}
	return false
}
