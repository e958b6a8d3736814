package graeco

import (
	"context"
	"math/bits"
	"slices"
)

// A TarryProof is what one sees when one looks at all Latin squares of order 6
// for a mate. The rows with the same symbol in the mate of a square are a
// transversal of it, six cells in different rows and columns with different
// symbols; so a square that has a mate is cut into six transversals. Whether it
// is does not change when rows, columns or symbols are permuted, so that it is
// enough to look at the reduced squares, whose first row and first column are
// in order.
type TarryProof struct {
	Reduced      int // squares
	Transversals int // of all of them together
	Classes      []TarryClass
}

// A TarryClass is the squares with the same number of transversals.
type TarryClass struct {
	Transversals int `json:"transversals"` // of each square
	Squares      int `json:"squares"`
	// Disjoint is how many transversals of one square have no common cell, at
	// most. A square with a mate would have six.
	Disjoint int `json:"disjoint"`
}

// Tarry looks at all reduced Latin squares of order 6, in well under a second
// (G. Tarry, Le problème de 36 officiers, Comptes rendus de l'Association
// française pour l'avancement des sciences 29 (1900)). The error is the cause
// of ctx.
func Tarry(ctx context.Context) (TarryProof, error) {
	classes := map[int]*TarryClass{}
	var proof TarryProof
	eachReduced(func(square *[36]uint8) bool {
		list := transversals(square)
		class := classes[len(list)]
		if class == nil {
			class = &TarryClass{Transversals: len(list)}
			classes[len(list)] = class
		}
		class.Squares++
		class.Disjoint = max(class.Disjoint, mostDisjoint(list, 0))
		proof.Reduced++
		proof.Transversals += len(list)
		return ctx.Err() == nil
	})
	if ctx.Err() != nil {
		return TarryProof{}, context.Cause(ctx)
	}
	for _, class := range classes {
		proof.Classes = append(proof.Classes, *class)
	}
	slices.SortFunc(proof.Classes, func(a, b TarryClass) int { return a.Transversals - b.Transversals })
	return proof, nil
}

// eachReduced calls visit with every reduced Latin square of order 6, row by row,
// until it says false.
func eachReduced(visit func(*[36]uint8) bool) {
	var square [36]uint8
	var rows, columns [6]uint8 // the symbols that are taken
	put := func(cell int, symbol uint8) {
		square[cell] = symbol
		rows[cell/6] ^= 1 << symbol
		columns[cell%6] ^= 1 << symbol
	}
	for i := range 6 {
		put(i, uint8(i))
		if i > 0 {
			put(6*i, uint8(i))
		}
	}
	var fill func(cell int) bool
	fill = func(cell int) bool {
		if cell%6 == 0 {
			cell++
		}
		if cell > 36 {
			return visit(&square)
		}
		for free := ^(rows[cell/6] | columns[cell%6]) & 0b111111; free != 0; free &= free - 1 {
			symbol := uint8(bits.TrailingZeros8(free))
			put(cell, symbol)
			more := fill(cell + 1)
			put(cell, symbol)
			if !more {
				return false
			}
		}
		return true
	}
	fill(7)
}

// transversals are those of the square, each as the set of its cells, by their
// cells in the first row.
func transversals(square *[36]uint8) []uint64 {
	var list []uint64
	var extend func(row int, columns, symbols uint8, cells uint64)
	extend = func(row int, columns, symbols uint8, cells uint64) {
		if row == 6 {
			list = append(list, cells)
			return
		}
		for j := range 6 {
			symbol := uint8(1) << square[6*row+j]
			if columns>>j&1 == 0 && symbols&symbol == 0 {
				extend(row+1, columns|1<<j, symbols|symbol, cells|1<<(6*row+j))
			}
		}
	}
	extend(0, 0, 0, 0)
	return list
}

// mostDisjoint is how many sets of the list, which have no cell of those taken,
// have no common cell.
func mostDisjoint(list []uint64, taken uint64) int {
	most := 0
	for i, set := range list {
		if set&taken == 0 {
			most = max(most, 1+mostDisjoint(list[i+1:], taken|set))
		}
	}
	return most
}
