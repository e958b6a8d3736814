package fit

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat"
)

// spearman is the correlation of the ranks; 0 when either list does not vary.
func spearman(a, b []float64) float64 {
	r := stat.Correlation(ranks(a), ranks(b), nil)
	if math.IsNaN(r) {
		return 0
	}
	return r
}

// ranks gives equal values the mean of their places.
func ranks(list []float64) []float64 {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(list[i], list[j]) })
	ranked := make([]float64, len(list))
	for first := 0; first < len(order); {
		last := first
		for last+1 < len(order) && list[order[last+1]] == list[order[first]] {
			last++
		}
		for _, i := range order[first : last+1] {
			ranked[i] = float64(first+last) / 2
		}
		first = last + 1
	}
	return ranked
}
