package attrition

import (
	"slices"

	"latin"
)

// An EventKind says what happened in an interleaved search.
type EventKind int

// What happens in a search.
const (
	RuleApplied EventKind = iota // a step was taken
	Guessed                      // an answer was taken, and is about to be written
	Restored                     // the state before a guess is there again
	BoardFound                   // every cell is labelled
	DeadEnd                      // no solution is left
)

// String names the kind.
func (k EventKind) String() string {
	return [...]string{"rule", "guess", "restored", "board", "dead end"}[k]
}

// A Guess is an answer to a question of the search.
type Guess struct {
	Candidate
	// Asterism in which it is asked for the first place of the label; -1 when
	// it is asked for the label of the cell.
	Asterism int
	// Answer is its number among the Answers, the first being 0.
	Answer, Answers int
}

// An Event is a moment of an interleaved search.
type Event struct {
	Kind EventKind
	// Level is the number of guesses that stand, the one told of among them.
	Level int
	// Step of a rule; its Removes are the candidates that went.
	Step *Step
	// Guess taken.
	Guess Guess
	// Domains when the rules have come to rest, or at the guess before it is
	// written. Not to be changed.
	Domains latin.Domains
}

// Totals count what happened in a search.
type Totals struct {
	Guesses  int
	DeadEnds int
	Boards   int
	Deepest  int // the most guesses that stood together
	Rules    []RuleTotal
}

// A RuleTotal counts the steps of a rule and the candidates that went with them.
type RuleTotal struct {
	Rule    *Rule
	Steps   int
	Removed int
}

// newTotals has an entry for each rule, cheapest first.
func newTotals(pr *Prover) Totals {
	var t Totals
	rules := pr.low
	if rules == nil {
		rules = slices.Concat(UpTo(Singles), pr.rules)
	}
	for _, r := range rules {
		t.Rules = append(t.Rules, RuleTotal{Rule: r})
	}
	return t
}

func (t *Totals) reset() {
	for i := range t.Rules {
		t.Rules[i].Steps, t.Rules[i].Removed = 0, 0
	}
	*t = Totals{Rules: t.Rules}
}

func (t *Totals) clone() Totals {
	own := *t
	own.Rules = slices.Clone(t.Rules)
	return own
}

func (t *Totals) count(st *Step) {
	for i := range t.Rules {
		if t.Rules[i].Rule == st.Rule {
			t.Rules[i].Steps++
			t.Rules[i].Removed += len(st.Removes)
			return
		}
	}
}
