package main

import (
	"math"

	"latin/attrition"
	"latin/rating"
)

// fitExplainer gives each rule the mean rating of the puzzles that need it and nothing
// dearer and that the ladder does not climb; those of few puzzles are drawn towards
// the mean of their tier.
func fitExplainer(m *rating.Model, rows []row) {
	m.Explainer = make(map[string]float64) // unknown ones are rated 0
	var sum, n [attrition.Beyond + 1]float64
	sums, counts := make(map[*attrition.Rule]float64), make(map[*attrition.Rule]float64)
	rate(m, rows, func(r *rating.Rating, numbers []float64) {
		if r.SELike > 0 {
			return
		}
		t := r.Hardest.Tier
		sum[t] += numbers[0]
		n[t]++
		sums[r.Hardest] += numbers[0]
		counts[r.Hardest]++
	})
	last := 5.0 // naked quads, the dearest of the basic tier
	for _, r := range attrition.Rules {
		if r.Tier == attrition.Singles {
			continue
		}
		if n[r.Tier] > 0 {
			last = sum[r.Tier] / n[r.Tier]
		}
		mean := (sums[r] + shrink*last) / (counts[r] + shrink)
		m.Explainer[r.Name] = math.Round(100*mean) / 100
	}
	tell("explainer: %v", m.Explainer)
}

// shrink is how many puzzles the mean of a tier counts as.
const shrink = 3
