package graeco

import (
	"iter"
	"maps"
	"slices"
)

// wilsons are Wilson's constructions without diagonals, with small blocks first:
// for two squares m = 3 nearly always does.
func (f *finder) wilsons(s Shape) iter.Seq[Construction] {
	return func(yield func(Construction) bool) {
		if s.Diagonal {
			return
		}
		for m := s.Squares + 1; m*(s.Squares+2) <= s.Order; m++ {
			blocks := f.blocks(m, []int{0, 1}, s)
			if len(blocks) < 2 {
				continue
			}
			for t := (s.Order + m) / (m + 1); m*t < s.Order; t++ {
				if c := f.wilson(s, t, blocks); c != nil && !yield(c) {
					return
				}
			}
		}
	}
}

// wilson is the construction with marks of order t, or nil.
func (f *finder) wilson(s Shape, t int, blocks map[int]Construction) Construction {
	u := s.Order - blocks[0].Shape().Order*t
	base := f.find(Shape{Order: t, Squares: s.Squares + 1})
	if base == nil {
		return nil
	}
	corner := f.find(Shape{Order: u, Squares: s.Squares})
	if corner == nil {
		return nil
	}
	rows := slices.Concat(slices.Repeat([]int{1}, u), make([]int, t-u))
	f.shuffle(rows)
	return &wilson{base: base, rows: rows, blocks: blocks, corner: corner}
}

// blocks are the blocks of m×m cells for marks with these numbers of rows, as
// far as there are any.
func (f *finder) blocks(m int, weights []int, s Shape) map[int]Construction {
	blocks := map[int]Construction{}
	for _, w := range weights {
		shape := Shape{Order: m + w, Squares: s.Squares, Hole: w, Diagonal: s.Diagonal && w == 0}
		if c := f.find(shape); c != nil {
			blocks[w] = c
		}
	}
	return blocks
}

// A markedBase is squares of an order of which the last, the marks, is
// constant on both diagonals; all others are diagonal.
type markedBase struct {
	Construction
	diagonals [2]int // the marks on the diagonals
}

// markedBases are those that fit into the order, the large ones first: where
// there are many marks, one row for each is nearly always enough.
func (f *finder) markedBases(s Shape) []markedBase {
	var list []markedBase
	for t := 4; t <= s.Order/4; t *= 2 {
		if s.Squares <= t-2 {
			c := f.affine(Shape{Order: t, Squares: s.Squares, Diagonal: true})
			list = append(list, markedBase{&affine{q: t, multipliers: append(c.multipliers, 1)}, [2]int{0, t - 1}})
		}
	}
	for _, d := range differences {
		if s.Squares <= d.squaresFor(true) && d.group.order() <= s.Order/4 {
			marked := &difference{d.group, d.rows, s.Squares, true, true}
			list = append(list, markedBase{marked, [2]int{0, d.group.involution()}})
		}
	}
	slices.SortStableFunc(list, func(a, b markedBase) int { return b.Shape().Order - a.Shape().Order })
	return list
}

// diagonalWilsons are Wilson's constructions of diagonal squares.
func (f *finder) diagonalWilsons(s Shape) iter.Seq[Construction] {
	return func(yield func(Construction) bool) {
		if !s.Diagonal {
			return
		}
		for _, base := range f.markedBases(s) {
			t := base.Shape().Order
			for m := 4; m*t < s.Order; m++ {
				if c := f.diagonalWilson(s, base, m); c != nil && !yield(c) {
					return
				}
			}
		}
	}
}

// diagonalWilson is the construction with blocks of m×m cells, or nil.
func (f *finder) diagonalWilson(s Shape, base markedBase, m int) Construction {
	t := base.Shape().Order
	u := s.Order - m*t
	if u > (t-2)*max(1, m/2) { // marks of more rows than m/2 have no blocks
		return nil
	}
	plain := f.find(Shape{Order: m, Squares: s.Squares, Diagonal: true})
	if plain == nil {
		return nil
	}
	corner := f.find(Shape{Order: u, Squares: s.Squares, Diagonal: true})
	if corner == nil {
		return nil
	}
	blocks := f.blocks(m, rowsOfMarks(m, u), s)
	blocks[0] = plain
	sum := fewest(u, t-2, blocks)
	if sum == nil {
		return nil
	}
	f.shuffle(sum)
	rows := make([]int, 0, t)
	for mark := range t {
		if mark == base.diagonals[0] || mark == base.diagonals[1] {
			rows = append(rows, 0)
		} else {
			rows, sum = append(rows, sum[0]), sum[1:]
		}
	}
	return &wilson{base: base.Construction, rows: rows, blocks: used(blocks, rows), corner: corner, diagonal: true}
}

// mostByTable is the largest hole of the developments in the table.
const mostByTable = 5

// rowsOfMarks lists the numbers of rows, at most u, that a mark may have with
// blocks of m×m cells: those of holes of products, and small ones. More than
// m/2 are never possible.
func rowsOfMarks(m, u int) []int {
	var list []int
	for w := 1; w <= min(u, m/2); w++ {
		if w <= mostByTable || m%w == 0 {
			list = append(list, w)
		}
	}
	return list
}

// used are the blocks of marks that occur.
func used(blocks map[int]Construction, rows []int) map[int]Construction {
	list := map[int]Construction{}
	for _, w := range rows {
		list[w] = blocks[w]
	}
	return list
}

// fewest writes u as a sum of numbers of rows for which there are blocks, with
// the fewest that are not 0, filled up with zeros to as many as there are marks;
// nil when it takes more than that.
func fewest(u, marks int, blocks map[int]Construction) []int {
	sizes := slices.Sorted(maps.Keys(blocks))
	terms := make([]int, u+1) // by sum, how many terms it takes
	last := make([]int, u+1)  // and one of them
	for sum := 1; sum <= u; sum++ {
		terms[sum] = u + marks + 1 // none so far
		for _, w := range sizes[1:] {
			if w <= sum && terms[sum-w]+1 < terms[sum] {
				terms[sum], last[sum] = terms[sum-w]+1, w
			}
		}
	}
	if terms[u] > marks {
		return nil
	}
	list := make([]int, marks)
	for i := 0; u > 0; i++ {
		list[i] = last[u]
		u -= last[u]
	}
	return list
}

func (f *finder) shuffle(list []int) {
	if f.rng != nil {
		f.rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
}
