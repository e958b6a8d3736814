package knight

import "fmt"

// A stepper makes the states of one stage out of those of the stage before.
type stepper struct {
	problem Problem
	packer  packer
	order   *order
	totals  [][]bool // see Problem.sums
	single  bool
	tight   bool    // two lengths, and no two paths longer than the lesser can be joined
	mirror  *mirror // nil where states and their images are told apart
	quota   *quota  // nil for no bound

	stage *stage
	limit int // of the quota
	from  state
	taken []int8 // slots of the moves that the cell of the stage makes ahead
	visit visitor
	err   error
}

// A visitor takes a state that follows, the slots to which the cell of the stage
// moves, valid during the call only, and whether the state was turned over.
type visitor func(next key, moves []int8, reflected bool) error

func newStepper(p Problem) (*stepper, error) {
	o, err := sweepOrder(p)
	if err != nil {
		return nil, err
	}
	low, high := p.Shortest(), p.Longest()
	return &stepper{
		problem: p, packer: newPacker(p, o), order: o,
		totals: p.sums(p.K, p.Board.Size()),
		single: p.single(),
		tight:  len(p.Lengths) == 2 && 2*(low+1) > high,
	}, nil
}

// begin goes to stage i.
func (t *stepper) begin(i int, visit visitor) {
	t.stage, t.visit = &t.order.stages[i], visit
	if t.quota != nil {
		t.limit = t.quota.at(t.passed())
	}
}

// expand visits the states that follow the key. A state is left out when it is
// certain that no cover follows.
func (t *stepper) expand(k key) error {
	t.from = t.packer.unpack(k, t.stage.front, &t.stage.odd)
	t.err, t.taken = nil, t.taken[:0]
	for _, slot := range t.stage.fresh {
		t.from.mate[slot], t.from.size[slot] = slot, 1
	}
	need := 1
	switch t.from.mate[t.stage.slot] {
	case full:
		need = 0
	case t.stage.slot:
		need = 2
	}
	t.choose(&t.from, need, 0)
	return t.err
}

// choose takes the moves that the cell still needs, from those ahead on.
func (t *stepper) choose(s *state, need, from int) {
	if need == 0 {
		t.arrive(s)
		return
	}
	for j := from; j+need <= len(t.stage.ahead) && t.err == nil; j++ {
		next := *s
		if t.move(&next, t.stage.slot, t.stage.ahead[j]) {
			t.taken = append(t.taken, t.stage.ahead[j])
			t.choose(&next, need-1, j+1)
			t.taken = t.taken[:len(t.taken)-1]
		}
	}
}

// move joins two cells; false when that closes a circuit of a wrong length, or
// makes a path too long, or the other cell has both moves.
func (t *stepper) move(s *state, v, w int8) bool {
	a, b := s.mate[v], s.mate[w]
	switch {
	case b == full:
		return false
	case a == w: // the ends of one path
		if t.single {
			if !t.last(s, v, w) {
				return false
			}
		} else if !t.problem.Allows(int(s.size[v])) {
			return false
		}
		s.finished++
		s.mate[v], s.mate[w] = full, full
		return s.finished <= t.problem.K
	}
	size := s.size[v] + s.size[w]
	if !t.single && int(size) > t.problem.Longest() {
		return false
	}
	if a != v {
		s.mate[v] = full
	}
	if b != w {
		s.mate[w] = full
	}
	s.join(a, b, size)
	return true
}

// last says whether all cells are in the path that ends at v and w.
func (t *stepper) last(s *state, v, w int8) bool {
	for _, slot := range t.stage.next {
		if s.mate[slot] != full && slot != v && slot != w {
			return false
		}
	}
	for _, slot := range t.stage.next {
		if o := &t.stage.options[slot]; o.outside > 0 {
			return false
		}
	}
	return true
}

// arrive visits the state unless it is hopeless.
func (t *stepper) arrive(s *state) {
	if t.hopeless(s) {
		return
	}
	k, ok := t.packer.pack(s, t.stage.next)
	if !ok {
		t.err = fmt.Errorf("%w: a state does not fit into its words", ErrTooLarge)
		return
	}
	reflected := false
	if t.mirror.at(t.stage.number) {
		image := s.reflect(t.stage.next, &t.stage.images)
		if other, ok := t.packer.pack(&image, t.stage.next); ok && other.less(k) {
			k, reflected = other, true
		}
	}
	t.err = t.visit(k, t.taken, reflected)
}
