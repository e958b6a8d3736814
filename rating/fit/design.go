package fit

import (
	"fmt"
	"math"
)

// A Design has the features of the puzzles: a row for each of Samples.Puzzles, in
// that order, and in it a number for each name. A row with a NaN or an infinity
// is that of a puzzle that could not be rated; it is left out and counted.
type Design struct {
	Names []string
	Rows  [][]float64
}

// largestFeature keeps squares and sums far from overflow.
const largestFeature = 1e100

// rated says whether a row can be used.
func rated(row []float64) bool {
	for _, x := range row {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return false
		}
	}
	return true
}

// check says what is wrong with a design for so many puzzles.
func (d *Design) check(puzzles int) error {
	if len(d.Rows) != puzzles {
		return fmt.Errorf("found features of %d puzzles; expected %d", len(d.Rows), puzzles)
	}
	for i, row := range d.Rows {
		if len(row) != len(d.Names) {
			return fmt.Errorf("found %d features of puzzle %d; expected %d", len(row), i+1, len(d.Names))
		}
		for k, x := range row {
			if math.Abs(x) > largestFeature && !math.IsInf(x, 0) {
				return fmt.Errorf("found %g as feature %s of puzzle %d; expected at most %g", x, d.Names[k], i+1, largestFeature)
			}
		}
	}
	return nil
}

// scaling takes features to mean 0 and deviation 1 over the puzzles that are
// used, so that one penalty suits all.
type scaling struct {
	mean, deviation []float64 // of each feature; deviation 0 for a constant
	kept            []int     // the features that vary
}

// negligible is the deviation, relative to the mean, that rounding alone makes.
const negligible = 1e-12

// newScaling measures the rows.
func newScaling(rows [][]float64, features int) scaling {
	s := scaling{mean: make([]float64, features), deviation: make([]float64, features)}
	for k := range features {
		for _, row := range rows {
			s.mean[k] += row[k] / float64(len(rows))
		}
		largest, squares := 0.0, 0.0
		for _, row := range rows {
			largest = max(largest, math.Abs(row[k]))
			squares += (row[k] - s.mean[k]) * (row[k] - s.mean[k])
		}
		if d := math.Sqrt(squares / float64(len(rows))); d > negligible*largest {
			s.deviation[k] = d
			s.kept = append(s.kept, k)
		}
	}
	return s
}

// apply is a row in standard units, without the features that do not vary.
func (s *scaling) apply(row []float64) []float64 {
	x := make([]float64, len(s.kept))
	for i, k := range s.kept {
		x[i] = (row[k] - s.mean[k]) / s.deviation[k]
	}
	return x
}
