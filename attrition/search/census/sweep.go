package census

import "latin/attrition/search/engine"

// A sweep goes through the levels, with all states of one and those of the
// next that were met so far.
type sweep struct {
	*tracks
	turner *turner // of the next level
	t      int     // the level
	i      int     // the state of it that comes next
	now    *states
	next   *states

	sum []uint64 // of the state that is expanded
	ids []int32  // of the state that is made
	key []uint16 // the same, written down
}

// newSweep begins with the nodes of the labels; dead ones leave nothing to count.
func newSweep(tr *tracks, first []int32) *sweep {
	words := wordsFor(tr.bits())
	s := &sweep{
		tracks: tr, now: newStates(tr.labels, words), next: newStates(tr.labels, words),
		ids: first, key: make([]uint16, tr.labels),
	}
	for _, id := range first {
		if id == dead {
			return s
		}
	}
	one := make([]uint64, words)
	one[0] = 1
	s.now.add(s.pack(), one, 1)
	return s
}

// pack writes the nodes as a key.
func (s *sweep) pack() []uint16 {
	for x, id := range s.ids {
		s.key[x] = uint16(id)
	}
	return s.key
}

// advance passes one cell in all states of the level.
func (s *sweep) advance(b *engine.Budget, room int) error {
	if s.turner == nil {
		s.turner = newTurner(s.tracks, s.t+1)
	}
	for s.i < s.now.n {
		s.sum = s.now.sum(s.i)
		made, err := s.expand(s.now.key(s.i))
		if err != nil {
			return err
		}
		s.i++
		if !b.Spend(made * workPerState * s.labels) {
			return b.Err()
		}
		if s.next.size() > room {
			return ErrTooWide
		}
		if *s.effort -= made; *s.effort < 0 {
			return ErrEffort
		}
	}
	s.now, s.next = s.next, s.now
	s.next.clear()
	s.turner, s.i = nil, 0
	s.t++
	return nil
}

// workPerState is about what a label of a state costs, in units of a budget.
const workPerState = 64

// expand gives the cell to one label after another, and tells to how many.
// Labels at the same node are interchangeable. One that must have the cell
// leaves the others no choice.
func (s *sweep) expand(key []uint16) (made int, err error) {
	nodes := s.levels[s.t].nodes
	forced := -1
	for x, id := range key {
		if nodes[id].skip != dead {
			continue
		}
		if forced >= 0 {
			return 0, nil
		}
		forced = x
	}
	for x := 0; x < len(key); {
		alike := 1
		for x+alike < len(key) && key[x+alike] == key[x] {
			alike++
		}
		if nodes[key[x]].take != dead && (forced < 0 || forced == x) {
			if err := s.give(key, x, uint64(alike)); err != nil {
				return made, err
			}
			made++
		}
		x += alike
	}
	return made, nil
}

// give gives the cell to label x, and so to one of those alike.
func (s *sweep) give(key []uint16, x int, alike uint64) error {
	nodes := s.levels[s.t].nodes
	for y, id := range key {
		s.ids[y] = nodes[id].skip
	}
	s.ids[x] = nodes[key[x]].take
	if err := s.turner.turn(s.ids); err != nil {
		return err
	}
	s.next.add(s.pack(), s.sum, alike)
	return nil
}
