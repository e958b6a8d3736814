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
	for _, price := range slices.Sorted(maps.Keys(at)) {
		parts = append(parts, fmt.Sprintf("%d in %s", price, w.Asterisms(at[price])))
	}
	return fmt.Sprintf("Let a %s cost %s, and in a cell what its asterisms ask together. Those asterisms hold so many "+
		"of them that a solution costs at most %d; %s",
		w.Label(st.label()), strings.Join(parts, ", "), total, w.tooDear(st))
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
	return fmt.Sprintf("Let labels cost: in %s; and in a cell what its asterisms ask together. "+
		"What the asterisms hold costs at most %d; %s",
		strings.Join(parts, "; in "), total, w.tooDear(st))
}

// priceList is what an asterism asks: "row 1, 1 for a 3 and -2 for a 5".
func (w *Words) priceList(prices []Price) string {
	parts := make([]string, len(prices))
	for i, p := range prices {
		parts[i] = fmt.Sprintf("%d for a %s", p.Price, w.Label(p.Label))
	}
	return w.Asterism(prices[0].Asterism) + ", " + And(parts)
}

// tooDear says which sum is larger.
func (w *Words) tooDear(st *Step) string {
	const rest = "the cheapest choice in all other cells would make it more"
	switch {
	case st.Contradiction:
		return "but even the cheapest choice in all cells is more"
	case len(st.Places) > 0:
		return fmt.Sprintf("without %s%s, %s", w.Verb(len(st.Places), "", "any one of "), w.Candidates(st.Places), rest)
	}
	return fmt.Sprintf("with %s%s, %s", w.Verb(len(st.Removes), "", "any one of "), w.Candidates(st.Removes), rest)
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
