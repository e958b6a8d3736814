package attrition

import (
	"slices"
	"testing"
)

// TestBareStepsSayTheSame: without reasons, the forcing rules, whose reasons are dear,
// remove the same and see the same contradictions.
func TestBareStepsSayTheSame(t *testing.T) {
	seen, dead := 0, 0
	forcingSamples(t, 16, 4, func(name string, s *State) {
		for _, r := range []*Rule{Nishio, CellForcing, AsterismForcing} {
			told := allSteps(r, s)
			s.bare = true
			bare := allSteps(r, s)
			s.bare = false
			if !slices.EqualFunc(told, bare, func(a, b Step) bool {
				return a.Contradiction == b.Contradiction && slices.Equal(a.Removes, b.Removes)
			}) {
				t.Fatalf("%s: %s says something else without reasons\n%s", name, r.Name, formatDomains(s.puzzle, s.domains))
			}
			for _, st := range bare {
				if len(st.Cases) > 0 {
					t.Fatalf("%s: %s gives reasons", name, r.Name)
				}
				if st.Contradiction {
					dead++
				} else {
					seen++
				}
			}
		}
	})
	if seen == 0 || dead == 0 {
		t.Errorf("%d steps and %d contradictions; expected some of both", seen, dead)
	}
}
