package fit

import "gonum.org/v1/gonum/floats"

func (s *system) penalties(at *point, sc *scales) float64 {
	return -(dot(at.effect[0], at.effect[0]) + dot(at.effect[1], at.effect[1]) + sc.penalty*dot(at.slopes, at.slopes)) / 2
}

// assemble sets up slopes and curvatures at a point.
func (s *system) assemble(at *point, sc *scales) {
	s.clear()
	s.predict(at)
	s.value = s.penalties(at, sc)
	for i := range s.obs {
		o := &s.obs[i]
		if s.weight[i] = 0; o.validating == s.held {
			continue
		}
		l := s.family.at(o, at.shifts, s.predictorOf(at, sc, o), sc.noise)
		s.value += l.value
		s.weight[i] = l.curvature()
		s.addShifts(o, &l)
		for side := range s.slope {
			if m := o.member(side); m >= 0 {
				s.addMember(side, m, o, &l)
			}
		}
	}
	for i := range s.anchors {
		l := s.family.at(&s.anchors[i], at.shifts, 0, sc.noise)
		l.times(anchorPart)
		s.value += l.value
		s.addShifts(&s.anchors[i], &l)
	}
	s.addPuzzles(at, sc)
	s.scale(at, sc)
}

// anchorPart is what part of an observation an anchor is.
const anchorPart = 0.01

func (s *system) clear() {
	for side := range s.slope {
		clear(s.slope[side])
		clear(s.curvature[side])
		for _, row := range s.cross[side] {
			clear(row)
		}
	}
	clear(s.right)
	clear(s.raw)
}

// entry is where the dense matrix has row i and column j ≥ i.
func (s *system) entry(i, j int) *float64 { return &s.raw[i*len(s.right)+j] }

// addShifts adds what an observation says of the shifts.
func (s *system) addShifts(o *observation, l *local) {
	first := len(s.slope[s.small])
	if o.low >= 0 {
		s.right[first+int(o.low)] += l.low
		*s.entry(first+int(o.low), first+int(o.low)) += l.lowLow
	}
	if o.high >= 0 {
		s.right[first+int(o.high)] += l.high
		*s.entry(first+int(o.high), first+int(o.high)) += l.highHigh
	}
	if o.low >= 0 && o.high >= 0 {
		*s.entry(first+int(o.low), first+int(o.high)) += l.lowHigh
	}
}

// addMember adds what an observation says of a puzzle or a player, in units of
// the predictor. What it says together with the features is the same for all
// observations of a puzzle, and added by addPuzzles.
func (s *system) addMember(side int, m int32, o *observation, l *local) {
	s.slope[side][m] += l.slope()
	s.curvature[side][m] += l.curvature()
	cross := s.cross[side][m]
	if o.low >= 0 {
		cross[o.low] -= l.lowLow + l.lowHigh
	}
	if o.high >= 0 {
		cross[o.high] -= l.highHigh + l.lowHigh
	}
	if side == playerSide {
		floats.AddScaled(cross[s.shifts:], l.curvature(), s.x[o.puzzle])
	}
}

// addPuzzles adds what the puzzles say of shifts and slopes.
func (s *system) addPuzzles(at *point, sc *scales) {
	shifts, first := len(at.shifts), len(s.slope[s.small])
	for i, x := range s.x {
		cross := s.cross[puzzleSide][i]
		floats.AddScaled(cross[shifts:], s.curvature[puzzleSide][i], x)
		for j := range shifts {
			floats.AddScaled(s.raw[(first+j)*len(s.right)+first+shifts:][:len(x)], cross[j], x)
		}
		for j := range x {
			floats.AddScaled(s.raw[(first+shifts+j)*len(s.right)+first+shifts+j:][:len(x)-j], x[j]*s.curvature[puzzleSide][i], x[j:])
		}
		floats.AddScaled(s.right[first+shifts:], s.slope[puzzleSide][i], x)
	}
	for j, b := range at.slopes {
		s.right[first+shifts+j] -= sc.penalty * b
		*s.entry(first+shifts+j, first+shifts+j) += sc.penalty
	}
}

// scale takes slopes and curvatures from units of the predictor to those of the
// effects, adds the penalties of these, and puts the small side into place.
func (s *system) scale(at *point, sc *scales) {
	for side, deviation := range sc.effect {
		for m := range s.slope[side] {
			s.slope[side][m] = deviation*s.slope[side][m] - at.effect[side][m]
			s.curvature[side][m] = deviation*deviation*s.curvature[side][m] + 1
			for j := range s.cross[side][m] {
				s.cross[side][m][j] *= deviation
			}
		}
	}
	n := len(s.slope[s.small])
	for m := range n {
		s.right[m] = s.slope[s.small][m]
		*s.entry(m, m) = s.curvature[s.small][m]
		copy(s.raw[m*len(s.right)+n:][:s.fixed()], s.cross[s.small][m])
	}
	both := sc.effect[puzzleSide] * sc.effect[playerSide]
	for i := range s.weight {
		s.weight[i] *= both // now the curvature between the effects of the two sides
	}
}
