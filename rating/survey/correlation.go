package survey

import (
	"math"
	"slices"
)

// A Correlation says how well two columns agree, from -1 to 1; NaN where one of
// them has less than two different values.
type Correlation struct {
	// Pearson of the values; Spearman of their ranks; Kendall's tau-b.
	Pearson  Number `json:"pearson"`
	Spearman Number `json:"spearman"`
	Kendall  Number `json:"kendall"`
}

// Correlations of two columns of the same length.
func Correlations(x, y []float64) Correlation { return rank(y).with(x) }

// A ranked column is one with which others are compared.
type ranked struct{ values, ranks []float64 }

func rank(values []float64) ranked { return ranked{values, ranksBy(values, orderOf(values, nil))} }

// with gives the correlations of a column with the ranked one.
func (y ranked) with(x []float64) Correlation {
	order := orderOf(x, y.values)
	return Correlation{
		Pearson:  Number(pearson(x, y.values)),
		Spearman: Number(pearson(ranksBy(x, order), y.ranks)),
		Kendall:  Number(kendall(x, y.values, order)),
	}
}

// ranksBy gives the ranks of values from 1, by their order; ties have the mean of theirs.
func ranksBy(values []float64, order []int) []float64 {
	list := make([]float64, len(values))
	for i := 0; i < len(order); {
		j := i + 1
		for j < len(order) && values[order[j]] == values[order[i]] {
			j++
		}
		for _, k := range order[i:j] {
			list[k] = float64(i+j+1) / 2
		}
		i = j
	}
	return list
}

// A placed value knows its index in its column.
type placed struct {
	value, second float64
	index         int
}

// orderOf lists the indices by rising values, ties by the second values where
// there are any, then as they stand.
func orderOf(values, second []float64) []int {
	list := make([]placed, len(values))
	for i, v := range values {
		list[i] = placed{value: v, index: i}
		if second != nil {
			list[i].second = second[i]
		}
	}
	slices.SortFunc(list, func(a, b placed) int {
		switch {
		case a.value < b.value:
			return -1
		case a.value > b.value:
			return 1
		case a.second < b.second:
			return -1
		case a.second > b.second:
			return 1
		}
		return a.index - b.index
	})
	order := make([]int, len(list))
	for i, p := range list {
		order[i] = p.index
	}
	return order
}

// A Line is the least-squares line through the logarithms of two columns:
// ln y = Intercept + Slope ln x.
type Line struct {
	Intercept Number `json:"intercept"`
	Slope     Number `json:"slope"`
	// Correlation of the logarithms, Pearson's, and of how many pairs: those above 0.
	Correlation Number `json:"correlation"`
	Pairs       int    `json:"pairs"`
}

// FitLogs finds the line through the pairs of which both are above 0.
func FitLogs(x, y []float64) Line {
	var lx, ly []float64
	for i := range x {
		if x[i] > 0 && y[i] > 0 {
			lx, ly = append(lx, math.Log(x[i])), append(ly, math.Log(y[i]))
		}
	}
	var mx, my moments
	for i := range lx {
		mx.add(lx[i])
		my.add(ly[i])
	}
	r := pearson(lx, ly)
	slope := r * my.deviation() / mx.deviation()
	return Line{Number(my.mean - slope*mx.mean), Number(slope), Number(r), len(lx)}
}
