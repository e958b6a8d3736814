package rating

import (
	"math"

	"latin/attrition"
)

// Features of what rules beyond singles are needed for.
var (
	Rounds         = &Feature{"rounds", "how often no label can be written and a rule is needed", func(p *Path) float64 { return float64(len(p.Rounds)) }}
	RoundsBasic    = ofTier("rounds-basic", attrition.Basic)
	RoundsAdvanced = ofTier("rounds-advanced", attrition.Advanced)
	RoundsExtreme  = ofTier("rounds-extreme", attrition.Extreme)
	RoundsNets     = ofTier("rounds-nets", attrition.Nets)
	Stuck          = &Feature{"stuck", "natural logarithm of how long it takes to see what those rules see", func(p *Path) float64 { return math.Log1p(p.Stuck) }}
	Unsolved       = &Feature{"unsolved", "1 if the rules end before the solution is found", func(p *Path) float64 {
		if p.Outcome == attrition.Solved {
			return 0
		}
		return 1
	}}
	Hardest  = &Feature{"hardest", "cost of the dearest rule, as `latin rules` has it", func(p *Path) float64 { return float64(p.Hardest().Cost) }}
	Removals = &Feature{"removals", "candidates that those rules remove", func(p *Path) float64 {
		n := 0
		for _, r := range p.Rounds {
			n += r.Removes
		}
		return float64(n)
	}}
	LongestDrought = &Feature{"longest-drought", "longest run of those rules without a label written", func(p *Path) float64 {
		longest, run := 0, 0
		for i, r := range p.Rounds {
			if run++; i > 0 && r.Blank != p.Rounds[i-1].Blank {
				run = 1
			}
			longest = max(longest, run)
		}
		return float64(longest)
	}}
)

func ofTier(name string, t attrition.Tier) *Feature {
	return &Feature{name, "the same for rules of the tier " + t.String(), func(p *Path) float64 {
		n := 0.0
		for _, r := range p.Rounds {
			if r.Rule.Tier == t {
				n++
			}
		}
		return n
	}}
}

// ruleFeatures has one feature a rule: how often it is used.
func ruleFeatures() []*Feature {
	var list []*Feature
	for _, r := range attrition.Rules {
		list = append(list, &Feature{"rule-" + r.Name, "how often the rule " + r.Name + " is used", func(p *Path) float64 { return float64(p.Uses(r)) }})
	}
	return list
}

// Hardest is the dearest rule that the path uses: [attrition.Backtrack] where the
// rules end before the solution.
func (p *Path) Hardest() *attrition.Rule {
	if p.Outcome != attrition.Solved {
		return attrition.Backtrack
	}
	hardest := attrition.FullLabel
	for _, r := range []*attrition.Rule{attrition.HiddenSingle, attrition.NakedSingle} {
		if p.Uses(r) > 0 {
			hardest = r
		}
	}
	for _, r := range p.Rounds {
		if r.Rule.Cost > hardest.Cost {
			hardest = r.Rule
		}
	}
	return hardest
}

// Uses counts how often a rule is used: cells that singles write, rounds of other rules.
func (p *Path) Uses(r *attrition.Rule) int {
	n := 0
	for _, w := range p.Waves {
		switch r {
		case attrition.HiddenSingle:
			n += w.Hidden
		case attrition.NakedSingle:
			n += w.Naked
		}
	}
	for _, q := range p.Rounds {
		if q.Rule == r {
			n++
		}
	}
	return n
}
