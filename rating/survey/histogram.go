package survey

import (
	"math"
	"slices"
)

// A Histogram counts values in bins that are there from the beginning, so that
// its counts are exact: bin i holds what is at least Edges[i] and less than Edges[i+1].
// What lies beyond the edges counts in the first or last bin.
type Histogram struct {
	Edges  []float64 `json:"edges"`
	Counts []int     `json:"counts"`
}

func newHistogram(edges []float64) Histogram {
	return Histogram{edges, make([]int, len(edges)-1)}
}

func (h *Histogram) add(v float64) {
	i, found := slices.BinarySearch(h.Edges, v)
	if !found {
		i--
	}
	h.Counts[min(max(i, 0), len(h.Counts)-1)]++
}

// cut keeps the bins from the first to the last in which a histogram of the list
// has anything. They have the same edges.
func cut(list []Histogram) []Histogram {
	first, last := math.MaxInt, 0
	for _, h := range list {
		for i, n := range h.Counts {
			if n > 0 {
				first, last = min(first, i), max(last, i+1)
			}
		}
	}
	first = min(first, last)
	some := make([]Histogram, len(list))
	for i, h := range list {
		some[i] = Histogram{h.Edges[first : last+1], h.Counts[first:last]}
	}
	return some
}

// scoreEdges are the preferred numbers R20 of ISO 3, 20 a decade, from a
// hundredth of a second to four months.
var scoreEdges = preferred(-2, 7)

// seEdges are steps of a half; ratings go from 1.0 to 12.
var seEdges = func() []float64 {
	var list []float64
	for e := 1.0; e <= 12.5; e += 0.5 {
		list = append(list, e)
	}
	return list
}()

func preferred(from, to int) []float64 {
	decade := []float64{100, 112, 125, 140, 160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900}
	var list []float64
	for power := from; power < to; power++ {
		for _, v := range decade {
			if power < 2 {
				list = append(list, v/math.Pow10(2-power))
			} else {
				list = append(list, v*math.Pow10(power-2))
			}
		}
	}
	return append(list, math.Pow10(to))
}
