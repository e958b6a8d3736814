package latin

import (
	"math/big"
	"slices"
)

// stabilisers finds the order of the automorphism group of a coloured
// bipartite graph. Vertices are fixed one after another (the base) until
// refinement leaves no freedom; then, from the last to the first, the orbit of
// each base vertex under the automorphisms that fix the earlier ones is found,
// and the order is the product of the sizes of the orbits.
type stabilisers struct {
	*refinement
	base   []fixing
	leaf   []int32 // the order of the vertices when all of the base is fixed
	leafAt []int32 // of each vertex: its place in leaf
	orbits *orbits // under the automorphisms found so far
	image  []int32
	marked []int32 // stamps
	stamp  int32
	limit  int // of the work
	found  func(image []int32)
}

// fixing is one step of the base.
type fixing struct {
	block  int32 // the block of which a vertex is fixed
	vertex int32
	splits int // before it
	trace  []uint64
}

func newStabilisers(neighbours [][]int32, colours []int) *stabilisers {
	return &stabilisers{
		refinement: newRefinement(neighbours, colours),
		orbits:     newOrbits(len(colours)),
		image:      make([]int32, len(colours)),
		marked:     make([]int32, len(colours)),
		limit:      automorphismWork,
	}
}

func (s *stabilisers) spent() bool { return s.work > s.limit }

// groupOrder is false when the work limit was reached.
func (s *stabilisers) groupOrder() (*big.Int, bool) {
	s.fixAll()
	order := big.NewInt(1)
	for i := len(s.base) - 1; i >= 0 && !s.spent(); i-- {
		s.undo(s.base[i].splits)
		order.Mul(order, big.NewInt(s.orbit(i)))
	}
	return order, !s.spent()
}

// fixAll chooses the base: each time a vertex of a largest block, since small
// blocks may be such that fixing one of their vertices teaches nothing of the
// rest (the points of one line of a projective plane).
func (s *stabilisers) fixAll() {
	s.refine()
	for s.blocks < len(s.order) && !s.spent() {
		block := s.largest()
		f := fixing{block: block, vertex: s.order[block], splits: len(s.splits)}
		s.individualise(f.vertex)
		f.trace = s.refine()
		s.base = append(s.base, f)
	}
	s.leaf = slices.Clone(s.order)
	s.leafAt = slices.Clone(s.at)
}

// largest is the first of the largest blocks.
func (s *stabilisers) largest() int32 {
	best := int32(0)
	for b := int32(0); b < int32(len(s.order)); b += s.size[b] {
		if s.size[b] > s.size[best] {
			best = b
		}
		s.work++
	}
	return best
}

// orbit is the size of the orbit of base vertex i under the automorphisms that
// fix the base vertices before it. Vertices joined by automorphisms already
// known need no test: those found before fix more, so they count too.
func (s *stabilisers) orbit(i int) int64 {
	f := s.base[i]
	candidates := slices.Clone(s.members(f.block))
	var outside []int32 // one vertex of each orbit that is known not to be f's
	for _, v := range candidates {
		if s.spent() {
			break
		}
		s.work += 1 + len(outside)
		known := func(w int32) bool { return s.orbits.find(int(v)) == s.orbits.find(int(w)) }
		if known(f.vertex) || slices.ContainsFunc(outside, known) {
			continue
		}
		if !s.try(i, v) {
			outside = append(outside, v)
		}
		s.undo(f.splits)
	}
	size := int64(0)
	for _, v := range candidates {
		if s.orbits.find(int(v)) == s.orbits.find(int(f.vertex)) {
			size++
		}
	}
	return size
}

// try looks for an automorphism that carries base vertex i to v, after those
// before it have got their images.
func (s *stabilisers) try(i int, v int32) bool {
	s.individualise(v)
	return s.follow(s.base[i].trace) && s.complete(i+1)
}

// complete looks for images of the base vertices from i on. It prefers the
// vertex itself, which finds automorphisms that move little.
func (s *stabilisers) complete(i int) bool {
	if s.automorphism() {
		return true
	}
	if i == len(s.base) || s.spent() {
		return false
	}
	f, splits := s.base[i], len(s.splits)
	if s.block[f.vertex] == f.block && s.try(i, f.vertex) {
		return true
	}
	s.undo(splits)
	others := slices.Clone(s.members(f.block))
	s.work += len(others)
	for _, v := range others {
		if v == f.vertex {
			continue
		}
		if s.try(i, v) {
			return true
		}
		s.undo(splits)
	}
	return false
}

// automorphism says whether the blocks of one vertex, carried from the leaf to
// the present order, make an automorphism when all other vertices stay. If so,
// it is told and its orbits are joined.
func (s *stabilisers) automorphism() bool {
	for place, v := range s.order {
		b := s.block[v]
		if s.size[b] == 1 {
			s.image[s.leaf[place]] = v
			continue
		}
		if from := s.leafAt[v]; from < b || from >= b+s.size[b] {
			s.work += place
			return false
		}
		s.image[v] = v
	}
	s.work += len(s.image)
	if !s.keepsEdges() {
		return false
	}
	for v, w := range s.image {
		s.orbits.join(v, int(w))
	}
	if s.found != nil {
		s.found(s.image)
	}
	return true
}

// keepsEdges says whether image carries the neighbours of every vertex to the
// neighbours of its image.
func (s *stabilisers) keepsEdges() bool {
	for v, w := range s.image {
		s.work += len(s.neighbours[v])
		if len(s.neighbours[v]) != len(s.neighbours[w]) {
			return false
		}
		s.stamp++
		for _, n := range s.neighbours[w] {
			s.marked[n] = s.stamp
		}
		for _, n := range s.neighbours[v] {
			if s.marked[s.image[n]] != s.stamp {
				return false
			}
		}
	}
	return true
}
