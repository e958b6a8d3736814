package rating

import (
	"math"
	"math/bits"

	"latin"
)

// A fingerprinter gives every cell a number that depends on its place in the
// puzzle and not on how cells and labels are numbered: by refinement, as in the
// test of Weisfeiler and Leman. A cell's number is mixed with those of its
// asterisms and of its label in the solution; all sums are of integers, whose order
// does not matter. Cells that a symmetry of the puzzle exchanges share their number.
type fingerprinter struct {
	*grid
	cell     []uint64
	asterism []uint64
	label    []uint64
}

func newFingerprinter(g *grid) *fingerprinter {
	return &fingerprinter{g, make([]uint64, g.cells), make([]uint64, len(g.asterisms)), make([]uint64, g.labels)}
}

// refinements is how often numbers are mixed; neighbours of neighbours of neighbours
// tell the cells of all but symmetric puzzles apart.
const refinements = 3

// numbers gives those of the cells of a puzzle; good until the next call.
func (f *fingerprinter) numbers(clues, solution latin.PB) []uint64 {
	for c, l := range clues {
		f.cell[c] = 1
		if l == latin.Blank {
			f.cell[c] = 2
		}
	}
	for range refinements {
		f.refine(solution)
	}
	return f.cell
}

func (f *fingerprinter) refine(solution latin.PB) {
	clear(f.label)
	clear(f.asterism)
	for c, l := range solution {
		m := mix(f.cell[c])
		f.label[l] += m
		for _, a := range f.of[c] {
			f.asterism[a] += m
		}
	}
	for a, ast := range f.asterisms {
		f.asterism[a] = mix(f.asterism[a] + uint64(len(ast.Cells)))
	}
	for l := range f.label {
		f.label[l] = mix(f.label[l] + 0x5bd1)
	}
	for c, l := range solution {
		sum := 3*f.cell[c] + f.label[l]
		for _, a := range f.of[c] {
			sum += f.asterism[a]
		}
		f.cell[c] = mix(sum)
	}
}

// mix spreads a number over all bits (the end of splitmix64).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// quantiles of the exponential distribution, with as many to a stratum as there are strata.
var quantiles = func() (q [races * fineness]float64) {
	for i := range q {
		q[i] = -math.Log((float64(i) + 0.5) / float64(len(q)))
	}
	return q
}()

// fineness is how many quantiles there are to each stratum.
const fineness = 64

// chance is the time, at rate 1, that a cell with this number waits in a race: over
// all races one from each stratum of the exponential distribution, in an order that
// the number tells (a Latin hypercube sample, one column a cell), and over the first
// half and quarter of the races one from each two or four strata side by side.
func chance(number uint64, race int) float64 {
	step, from := number>>1|1, number>>8
	spread := uint64(bits.Reverse8(uint8(race)) >> (8 - bits.TrailingZeros(races)))
	stratum := (spread*step + from) & (races - 1)
	fine := mix(number+uint64(race)) >> (64 - bits.TrailingZeros(fineness))
	return quantiles[stratum*fineness+fine]
}
