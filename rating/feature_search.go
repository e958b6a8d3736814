package rating

import "math"

// Features of the search for labels that can be written: how many openings
// there are at a time, weighted by what it takes to see them.
var (
	Search = &Feature{"search", "natural logarithm of the length of the search for labels, the mean of races", func(p *Path) float64 {
		return math.Log1p(p.Search)
	}}
	SearchLate = &Feature{"search-late", "natural logarithm of the length of the search in the last third of the blank cells", func(p *Path) float64 {
		return math.Log1p(p.SearchLate)
	}}
	Effort = &Feature{"effort", "natural logarithm of the length of the search, with what it takes to see what rules beyond singles see", func(p *Path) float64 {
		return math.Log1p(p.Search + p.Stuck)
	}}
	Waves = &Feature{"waves", "rounds of singles: all last places at once, or, where there are none, all cells with one label left", func(p *Path) float64 {
		return float64(len(p.Waves))
	}}
	Narrow = &Feature{"narrow", "rounds of singles with one cell to write", func(p *Path) float64 {
		return p.countWaves(func(w Wave) bool { return w.Hidden+w.Naked == 1 })
	}}
	NarrowEarly = &Feature{"narrow-early", "rounds of singles with one cell to write while more than half of the cells are blank that were at first", func(p *Path) float64 {
		return p.countWaves(func(w Wave) bool { return w.Hidden+w.Naked == 1 && 2*w.Blank > p.Waves[0].Blank })
	}}
	Width = &Feature{"width", "mean rate at which something is seen over the rounds of singles", func(p *Path) float64 {
		total := 0.0
		for _, w := range p.Waves {
			total += w.Pull
		}
		return total / max(1, float64(len(p.Waves)))
	}}
	LeastWidth = &Feature{"least-width", "least rate at which something is seen in a round of singles before the last", func(p *Path) float64 {
		least := math.Inf(1)
		for i, w := range p.Waves {
			if i == 0 || i < len(p.Waves)-1 {
				least = min(least, w.Pull)
			}
		}
		if math.IsInf(least, 1) {
			return 0
		}
		return least
	}}
	HiddenShare = &Feature{"hidden-share", "share of the cells that are written as the last place of a label", func(p *Path) float64 {
		hidden, all := 0, 0
		for _, w := range p.Waves {
			hidden += w.Hidden
			all += w.Hidden + w.Naked
		}
		return float64(hidden) / max(1, float64(all))
	}}
)

func (p *Path) countWaves(will func(Wave) bool) float64 {
	n := 0.0
	for _, w := range p.Waves {
		if will(w) {
			n++
		}
	}
	return n
}
