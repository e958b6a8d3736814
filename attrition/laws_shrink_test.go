package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// shrink makes the domains of a violation simple: as many cells as possible
// with all labels, the same above and below, or as many labels as possible.
func (v *violation) shrink() {
	patience := 4000
	for changed := true; changed; {
		changed = false
		for x := range v.domains {
			for _, c := range v.simpler(x) {
				if patience--; patience < 0 {
					return
				}
				if v.try(x, c) {
					changed = true
					break
				}
			}
		}
	}
}

// change is a domain for a cell, and one for it below.
type change struct{ above, below latin.Domain }

// simpler lists what could be tried in a cell, the simplest first.
func (v *violation) simpler(x int) []change {
	all, d, e := v.board.puzzle.Labels.All(), v.domains[x], v.domains[x]
	if v.below != nil {
		e = v.below[x]
	}
	list := []change{{all, all}, {d, d}}
	for l := range (all &^ d).Labels() {
		list = append(list, change{d | latin.Just(l), e | latin.Just(l)})
	}
	for l := range (d &^ e).Labels() {
		list = append(list, change{d, e | latin.Just(l)})
	}
	return slices.DeleteFunc(list, func(c change) bool { return c == change{d, e} })
}

// try makes the change if the rule still breaks the law.
func (v *violation) try(x int, c change) bool {
	d, e := slices.Clone(v.domains), slices.Clone(v.below)
	d[x] = c.above
	if e != nil {
		e[x] = c.below
	}
	err := v.ask(d, e)
	if err != nil {
		v.domains, v.below, v.err = d, e, err
	}
	return err != nil
}

// name of the rule and the law that it breaks.
func (v *violation) name() string { return v.rule.Name + " breaks the law of " + v.law }

// String tells the violation so that it can become an entry of lawCases.
func (v *violation) String() string {
	v.shrink()
	var b strings.Builder
	fmt.Fprintf(&b, "%s on %s:\n%v\n", v.name(), v.board.name, v.err)
	fmt.Fprintf(&b, "{%q, %q, %q,\n\t%q", v.law, v.board.definition(), v.rule.Name, formatDomains(v.board.puzzle, v.domains))
	if v.below != nil {
		fmt.Fprintf(&b, ",\n\t%q", formatDomains(v.board.puzzle, v.below))
	} else {
		b.WriteString(`, ""`)
	}
	b.WriteString("},")
	return b.String()
}
