package attrition

import (
	"context"
	"iter"

	"latin"
)

// Openings lists what the rules allow at the domains, each rule by itself and
// without following anything up: by rule in the order given, then in the rule's
// own order. A step whose placements and removals all stand in earlier openings
// of the same rule is left out, so a label that is the last of its row and of
// its column is one opening and not two. Each step is the caller's own.
//
// To the rules a cell with one label left is settled, so what they see there is
// only what has to be crossed off because of it; see [OpeningsBeside].
func Openings(p *latin.Puzzle, d latin.Domains, rules []*Rule) iter.Seq[Step] {
	return OpeningsBeside(context.Background(), p, nil, d, rules)
}

// OpeningsBeside lists the openings on a board on which some labels are
// written: beside those of [Openings], [NakedSingle] has one for every cell with
// one label left that is not written yet, though it may have nothing to cross
// off. Full labels are not held back by what is not written: a label that is
// alone in its cell is crossed off elsewhere. With written nil every such cell
// counts as written. When the context ends, so does the list.
func OpeningsBeside(ctx context.Context, p *latin.Puzzle, written latin.PB, d latin.Domains, rules []*Rule) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		s := NewState(p)
		s.Load(d)
		s.ctx = ctx
		for _, r := range rules {
			if s.stopped() {
				return
			}
			find := r.Find
			if r == NakedSingle && written != nil {
				find = findUnwritten(written)
			}
			if !s.openings(r, find, yield) {
				return
			}
		}
	}
}

// openings yields what one rule sees, and says whether to go on.
func (s *State) openings(r *Rule, find func(*State, func(*Step) bool), yield func(Step) bool) bool {
	known := newKnown(s.cells)
	goOn := true
	find(s, func(st *Step) bool {
		if !known.adds(st) {
			return true
		}
		own := st.Clone()
		own.Rule = r
		goOn = yield(own)
		return goOn
	})
	return goOn
}

// findUnwritten finds the cells with one label left in which nothing is written.
func findUnwritten(written latin.PB) func(*State, func(*Step) bool) {
	return func(s *State, yield func(*Step) bool) {
		for i, d := range s.domains {
			l, one := d.Only()
			if one && written[i] == latin.Blank && !yield(s.nakedSingle(latin.Cell(i), l)) {
				return
			}
		}
	}
}

// known is what the openings of a rule have said so far.
type known struct {
	placed, removed latin.Domains
	contradiction   bool
}

func newKnown(cells int) *known {
	return &known{placed: make(latin.Domains, cells), removed: make(latin.Domains, cells)}
}

// adds notes a step, and says whether it says something new.
func (k *known) adds(st *Step) bool {
	fresh := st.Contradiction && !k.contradiction
	k.contradiction = k.contradiction || st.Contradiction
	note := func(list []Candidate, in latin.Domains) {
		for _, q := range list {
			fresh = fresh || !in[q.Cell].Has(q.Label)
			in[q.Cell] |= latin.Just(q.Label)
		}
	}
	note(st.Places, k.placed)
	note(st.Removes, k.removed)
	return fresh
}
