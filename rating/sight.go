package rating

import (
	"math"

	"latin"
)

// A Sight says how fast people see what there is to see: the constants of the
// race, fitted to human times (docs/rating.md). A rate is how often a thing is
// seen in the time in which a label that has one place in a box is seen once.
type Sight struct {
	// Line is the rate of a label that has one place left in a row or column;
	// asterisms that are less compact than a box and more than a line lie between, by
	// their stretch, and those that are scattered beyond.
	Line float64 `json:"line"`
	// Naked is the rate of a cell with one label left.
	Naked float64 `json:"naked"`
	// Last is by how much more the last blank cell of an asterism is seen.
	Last float64 `json:"last"`
	// Crowd is the power of the number of blank cells with which all takes longer.
	Crowd float64 `json:"crowd"`
	// Stuck is how long it takes, where no label can be written, to see what a
	// rule of a tier sees, in the order of [attrition.Tier].
	Stuck []float64 `json:"stuck"`
	// Removal is how much longer that takes for each candidate that the rule removes:
	// all of them have to be found and struck out.
	Removal float64 `json:"removal"`
}

// rateUnit is the rate 1 as an integer: rates are added up in whatever order
// things come up, and the sum must not depend on it.
const rateUnit = 1 << 12

// rate of a thing that is seen so many times as often as that of rate 1.
func rate(times float64) int64 { return max(1, int64(math.Round(rateUnit*times))) }

// lookAt gives the rate of seeing a label that has one place left in each asterism.
func (s *Sight) lookAt(b *latin.Board) []int64 {
	rates := make([]int64, len(b.Asterisms()))
	for a, ast := range b.Asterisms() {
		rates[a] = rate(math.Pow(s.Line, min(stretch(b, ast.Cells), mostStretch)))
	}
	return rates
}

// compactBelow is the stretch up to which people take an asterism in at one glance, as
// they do a box; it is in the middle between a square and a line.
const compactBelow = 0.5

// mostStretch bounds the stretch of asterisms that lie all over the board.
const mostStretch = 2

// stretch tells how far the cells of an asterism lie apart: 0 when they are
// packed as in a square, 1 when they stand side by side in a line, more when they
// are scattered; between by the logarithm of their root mean square distance from
// the middle. Asterisms of one or two cells have none.
func stretch(b *latin.Board, cells []latin.Cell) float64 {
	k := float64(len(cells))
	if k < 3 {
		return 0
	}
	spread := math.Sqrt(spreadOf(b, cells)) / pitch(b)
	square, line := math.Sqrt((k-1)/6), math.Sqrt((k*k-1)/12)
	return max(0, math.Log(spread/square)/math.Log(line/square))
}

// spreadOf is the mean square distance of the cells from their middle, on the
// surface of the body where the board has one.
func spreadOf(b *latin.Board, cells []latin.Cell) float64 {
	var sum, squares [3]float64
	for _, c := range cells {
		for i, v := range position(b, c) {
			sum[i] += v
			squares[i] += v * v
		}
	}
	n, total := float64(len(cells)), 0.0
	for i := range sum {
		total += squares[i]/n - sum[i]/n*sum[i]/n
	}
	return max(total, math.SmallestNonzeroFloat64)
}

// position of a cell: in space if it is known there.
func position(b *latin.Board, c latin.Cell) [3]float64 {
	if space := b.Space(); len(space) > 0 {
		return [3]float64{space[c].X, space[c].Y, space[c].Z}
	}
	at := b.Place(c).At
	return [3]float64{at.X, at.Y}
}

// pitch is how far neighbours are apart: the mean, over all cells, of the
// distance to the nearest other.
func pitch(b *latin.Board) float64 {
	if b.Len() < 2 {
		return 1
	}
	total := 0.0
	for c := range latin.Cell(b.Len()) {
		p, least := position(b, c), math.Inf(1)
		for d := range latin.Cell(b.Len()) {
			if d == c {
				continue
			}
			q, square := position(b, d), 0.0
			for i := range p {
				square += (p[i] - q[i]) * (p[i] - q[i])
			}
			least = min(least, square)
		}
		total += math.Sqrt(least)
	}
	return total / float64(b.Len())
}
