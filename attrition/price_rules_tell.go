package attrition

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"latin"
)

// tellLabelPrices gives the prices of one label, and says what to add up.
func tellLabelPrices(w *Words, st *Step) string {
	total := 0
	at := make(map[int][]int) // by price: asterisms
	for i, p := range st.Prices {
		total += w.dearest(st.Prices[i : i+1])
		at[p.Price] = append(at[p.Price], p.Asterism)
	}
	var parts []string
	for _, price := range slices.Backward(slices.Sorted(maps.Keys(at))) {
		parts = append(parts, fmt.Sprintf("%d for each %s in %s", price, w.Label(st.label()), w.Asterisms(at[price])))
	}
	return fmt.Sprintf("Count %s. In a solution these asterisms count at most %d together; %s", And(parts), total, w.tooDear(st))
}

// tellPrices gives the prices and their bound, and says what to add up.
func tellPrices(w *Words, st *Step) string {
	prices := slices.Clone(st.Prices)
	slices.SortStableFunc(prices, func(a, b Price) int { return cmp.Compare(a.Asterism, b.Asterism) })
	total := 0
	var parts []string
	for len(prices) > 0 {
		n := 1
		for n < len(prices) && prices[n].Asterism == prices[0].Asterism {
			n++
		}
		total += w.dearest(prices[:n])
		parts = append(parts, w.priceList(prices[:n]))
		prices = prices[n:]
	}
	return fmt.Sprintf("Count in %s. In a solution these asterisms count at most %d together; %s",
		strings.Join(parts, "; in "), total, w.tooDear(st))
}

// priceList is what an asterism counts: "row 1 1 for each 3, -2 for each 5".
func (w *Words) priceList(prices []Price) string {
	parts := make([]string, len(prices))
	for i, p := range prices {
		parts[i] = fmt.Sprintf("%d for each %s", p.Price, w.Label(p.Label))
	}
	return w.Asterism(prices[0].Asterism) + ": " + strings.Join(parts, ", ")
}

// tooDear says which sum is larger.
func (w *Words) tooDear(st *Step) string {
	const rest = "it would be more, even if every other cell counted as little as it can"
	switch {
	case st.Contradiction:
		return "but it is more, even if every cell counts as little as it can"
	case len(st.Places) > 0:
		return fmt.Sprintf("without %s %s", w.anyOne(st.Places), rest)
	}
	return fmt.Sprintf("with %s %s", w.anyOne(st.Removes), rest)
}

// anyOne is a list of candidates of which one is meant: "5 in r1c1 or r1c7".
func (w *Words) anyOne(list []Candidate) string {
	return strings.Join(w.byLabel(list, w.anyOf), ", or ")
}

// dearest is the most that the labels of an asterism can cost.
func (w *Words) dearest(prices []Price) int {
	labels := w.Puzzle.Labels
	cost := make([]int, labels.Distinct())
	for _, p := range prices {
		cost[p.Label] += p.Price
	}
	order := make([]latin.Label, len(cost))
	for i := range order {
		order[i] = latin.Label(i)
	}
	slices.SortStableFunc(order, func(a, b latin.Label) int { return cmp.Compare(cost[b], cost[a]) })
	total, room := 0, len(w.Puzzle.Board.Asterisms()[prices[0].Asterism].Cells)
	for _, l := range order {
		n := min(room, labels.Count(l))
		total += n * cost[l]
		room -= n
	}
	return total
}
