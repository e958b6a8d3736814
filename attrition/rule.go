package attrition

import "latin"

// A Tier is a named set of rules, each tier holding the ones before it.
type Tier int

// The tiers, from what everybody sees to what needs paper, and one beside them:
// Prices is in none of the others and must be asked for by name. Backtracking
// is in no tier, because it is not polynomial.
const (
	Singles Tier = iota
	Basic
	Advanced
	Extreme
	Nets
	Prices
	Beyond
)

var tierNames = [...]string{"singles", "basic", "advanced", "extreme", "nets", "prices", "backtrack"}

// String names the tier as flags and proofs do.
func (t Tier) String() string { return tierNames[t] }

// A Rule is one attrition theorem with its algorithm (a technique).
//
// Seen as an operator T that takes away everything that the rule sees at once,
// a rule obeys four laws on every board and every multiset, with an empty
// domain or a contradiction counting as smaller than all else: T(D) ⊆ D; no
// solution within D is lost; D' ⊆ D implies T(D') ⊆ T(D); and T does not care
// how cells and labels are numbered.
type Rule struct {
	// Name as in proofs, flags and fixtures: lower-case words with hyphens.
	Name string
	// Also are other names that people know for it or for its special cases.
	Also []string
	// Doc: a title of at most 60 characters without a period, a blank line,
	// then what a person sees, the statement, the source.
	Doc string
	// Tier is the smallest that holds the rule.
	Tier Tier
	// Cost orders the rules: a cheaper one is tried first. Rules of a lower
	// tier are cheaper.
	Cost int
	// Find yields the steps that the rule sees at a state, in a fixed order,
	// each of them valid on its own. A step is only good until yield returns, and
	// its Rule is for the caller to set.
	// Find changes nothing but the state's scratch memory.
	Find func(s *State, yield func(*Step) bool)
	// Tell puts the reasons of a step into words, without what follows from them.
	Tell func(w *Words, st *Step) string
}

// Labels with which a step deals, for a rule that deals with one.
func (st *Step) label() latin.Label { return st.Labels.First() }
