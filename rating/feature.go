package rating

import (
	"latin"
)

// A Feature is one number about the way to a puzzle's solution, on any board.
// Its value does not change when the puzzle is turned, mirrored or relabelled.
type Feature struct {
	// Name in models, flags and tables: lower-case words with hyphens.
	Name string
	// Doc says what is counted, in one sentence without a period.
	Doc string
	// Of takes it from a path.
	Of func(*Path) float64
}

// Features is the list of all features. Models refer to them by name, so a
// feature never changes its meaning: a better one gets another name.
var Features = append([]*Feature{
	Cells, Asterisms, Labels, Repeats,
	Clues, Blank, Balance, Absent,
	Search, SearchLate, Waves, Narrow, NarrowEarly, Width, LeastWidth, HiddenShare,
	Rounds, RoundsBasic, RoundsAdvanced, RoundsExtreme, RoundsNets, Stuck, Unsolved,
	Hardest, Removals, LongestDrought,
	Effort,
}, ruleFeatures()...)

// FindFeature finds a feature by its name; false if there is none.
func FindFeature(name string) (*Feature, bool) {
	f, ok := featuresByName[name]
	return f, ok
}

var featuresByName = func() map[string]*Feature {
	m := make(map[string]*Feature, len(Features))
	for _, f := range Features {
		m[f.Name] = f
	}
	return m
}()

// FeatureNames lists the names of all features.
func FeatureNames() []string {
	names := make([]string, len(Features))
	for i, f := range Features {
		names[i] = f.Name
	}
	return names
}

// clueCount counts the clues, those of the inscription too.
func (p *Path) clueCount() int {
	n := 0
	for _, l := range p.Clues {
		if l != latin.Blank {
			n++
		}
	}
	return n
}
