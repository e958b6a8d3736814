package survey

import "math"

// kendall is Kendall's tau-b: of the pairs of puzzles, how many more are ordered
// alike than otherwise. It sorts by x and counts the exchanges that sorting by y
// takes then (W. R. Knight, JASA 61 (1966) 436-439), in n log n steps. order is that
// of x, with ties by y.
func kendall(x, y []float64, order []int) float64 {
	n := len(order)
	byX, sorted := make([]float64, n), make([]float64, n)
	for i, k := range order {
		byX[i] = y[k]
	}
	tiedX := tiedPairs(n, func(i, j int) bool { return x[order[i]] == x[order[j]] })
	tiedBoth := tiedPairs(n, func(i, j int) bool { return x[order[i]] == x[order[j]] && byX[i] == byX[j] })
	exchanges := mergeSort(byX, sorted)
	tiedY := tiedPairs(n, func(i, j int) bool { return byX[i] == byX[j] })
	all := float64(n) * float64(n-1) / 2
	alike := all - tiedX - tiedY + tiedBoth - 2*exchanges
	return alike / math.Sqrt((all-tiedX)*(all-tiedY))
}

// tiedPairs counts the pairs within runs of equals.
func tiedPairs(n int, equal func(i, j int) bool) float64 {
	pairs := 0.0
	for i := 0; i < n; {
		j := i + 1
		for j < n && equal(i, j) {
			j++
		}
		pairs += float64(j-i) * float64(j-i-1) / 2
		i = j
	}
	return pairs
}

// mergeSort sorts the list, with a second one to work in, and counts the pairs
// that were the wrong way round.
func mergeSort(list, scratch []float64) (exchanges float64) {
	if len(list) < 2 {
		return 0
	}
	half := len(list) / 2
	exchanges = mergeSort(list[:half], scratch[:half]) + mergeSort(list[half:], scratch[half:])
	copy(scratch, list)
	left, right := scratch[:half], scratch[half:]
	for i := range list {
		if len(right) == 0 || len(left) > 0 && left[0] <= right[0] {
			list[i], left = left[0], left[1:]
		} else {
			list[i], right = right[0], right[1:]
			exchanges += float64(len(left))
		}
	}
	return exchanges
}
