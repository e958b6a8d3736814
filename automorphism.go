package latin

import (
	"cmp"
	"math/big"
	"slices"
)

// automorphismWork limits the steps of one call of AutomorphismCount, to a
// second or two. Boards of the paper take a ten-thousandth of it, the empty
// square of order 128 a sixth.
const automorphismWork = 200_000_000

// AutomorphismCount is the order of the automorphism group of the
// constellation: the number of permutations of the cells that carry the
// multiset of asterisms, as sets of cells, onto itself. The drawing does not
// count, so the group is often far larger than that of [Board.Symmetries]: for
// Sudoku it is 3,359,232. It is nil, for unknown, when a contrived board would
// take more than a second or two.
//
// The method is McKay's (Practical graph isomorphism, 1981): colour refinement
// after fixing one vertex after another, and orbits multiplied up the chain of
// stabilisers. No automorphism is believed until it is checked.
func (b *Board) AutomorphismCount() *big.Int {
	order, ok := b.automorphisms(nil)
	if !ok {
		return nil
	}
	return order
}

// automorphisms is the order of the automorphism group; false when it would
// take too long. found, unless nil, is told permutations of the cells that
// together generate the group.
func (b *Board) automorphisms(found func(image []Cell)) (*big.Int, bool) {
	t := newTwins(newConstellation(b), b.Len())
	s := newStabilisers(t.incidence())
	if found != nil {
		t.swaps(found)
		s.found = func(image []int32) { found(t.lift(image)) }
	}
	order, ok := s.groupOrder()
	for _, class := range t.classes {
		order.Mul(order, new(big.Int).MulRange(1, int64(len(class))))
	}
	return order, ok
}

// twins is a constellation in which the cells that lie in exactly the same
// asterisms are taken together as a class. Twins can be exchanged freely, so
// that the group is that of the classes times the factorials of their sizes.
type twins struct {
	of      *constellation
	classes [][]Cell
	class   []int   // of each cell
	sets    [][]int // of each class: the sets that hold it
}

func newTwins(k *constellation, cells int) *twins {
	sets := make([][]int, cells)
	for i, set := range k.sets {
		for _, c := range set {
			sets[c] = append(sets[c], i)
		}
	}
	order := make([]Cell, cells)
	for c := range order {
		order[c] = Cell(c)
	}
	slices.SortStableFunc(order, func(c, d Cell) int { return slices.Compare(sets[c], sets[d]) })
	t := &twins{of: k, class: make([]int, cells)}
	for i, c := range order {
		if i == 0 || !slices.Equal(sets[order[i-1]], sets[c]) {
			t.classes = append(t.classes, nil)
			t.sets = append(t.sets, sets[c])
		}
		last := len(t.classes) - 1
		t.classes[last] = append(t.classes[last], c)
		t.class[c] = last
	}
	return t
}

// incidence is the graph of sets and classes: vertex i is set i, and the
// classes follow. Colours tell vertices apart that no automorphism exchanges:
// sets by how often they occur, classes by how many cells they have.
func (t *twins) incidence() (neighbours [][]int32, colours []int) {
	n := len(t.of.sets)
	neighbours = make([][]int32, n+len(t.classes))
	colours = append(colours, t.of.times...)
	for i, sets := range t.sets {
		for _, s := range sets {
			neighbours[s] = append(neighbours[s], int32(n+i))
			neighbours[n+i] = append(neighbours[n+i], int32(s))
		}
		colours = append(colours, -len(t.classes[i]))
	}
	return neighbours, colours
}

// swaps tells the exchanges of neighbours in each class, which generate all
// permutations within the classes.
func (t *twins) swaps(found func([]Cell)) {
	for _, class := range t.classes {
		for i := 1; i < len(class); i++ {
			image := make([]Cell, len(t.class))
			for c := range image {
				image[c] = Cell(c)
			}
			image[class[i-1]], image[class[i]] = class[i], class[i-1]
			found(image)
		}
	}
}

// lift turns a permutation of the vertices of the incidence graph into one of
// the cells that keeps the order within the classes.
func (t *twins) lift(vertices []int32) []Cell {
	n := len(t.of.sets)
	image := make([]Cell, len(t.class))
	for i, class := range t.classes {
		to := t.classes[int(vertices[n+i])-n]
		for j, c := range class {
			image[c] = to[j]
		}
	}
	return image
}

// colourOrder lists the vertices by colour, and says where each colour begins.
func colourOrder(colours []int) (order []int32, starts []int) {
	order = make([]int32, len(colours))
	for v := range order {
		order[v] = int32(v)
	}
	slices.SortStableFunc(order, func(v, w int32) int { return cmp.Compare(colours[v], colours[w]) })
	for i, v := range order {
		if i == 0 || colours[v] != colours[order[i-1]] {
			starts = append(starts, i)
		}
	}
	return order, starts
}
