package digits

import "slices"

// An edge is one digit on from a state of a line. Its loss is by how much the
// rest of the line becomes dearer than its cheapest by that digit; never below 0.
type edge struct {
	digit int
	to    int32
	loss  int32
}

// edges of a line: by place and state those that lead on, the least loss first.
func (s *shares) edges(l *line) [][][]edge {
	list := make([][][]edge, l.places())
	for place := range list {
		list[place] = make([][]edge, l.states[place])
		for state := range list[place] {
			list[place][state] = s.edgesFrom(l, place, state)
		}
	}
	return list
}

func (s *shares) edgesFrom(l *line, place, state int) []edge {
	var list []edge
	for digit, to := range l.next[place][state*l.base:][:l.base] {
		if to >= 0 {
			loss := s.price[place][digit] + s.toGo[place+1][to] - s.toGo[place][state]
			list = append(list, edge{digit, to, loss})
		}
	}
	slices.SortStableFunc(list, func(a, b edge) int { return int(a.loss) - int(b.loss) })
	return list
}

// byDigit are the same edges by place, then state*base+digit; to is -1 where
// there is none.
func (s *shares) byDigit(l *line) [][]edge {
	list := make([][]edge, l.places())
	for place, next := range l.next {
		list[place] = make([]edge, len(next))
		for i := range list[place] {
			list[place][i].to = -1
		}
		for state := range l.states[place] {
			for _, e := range s.edgesFrom(l, place, state) {
				list[place][state*l.base+e.digit] = e
			}
		}
	}
	return list
}
