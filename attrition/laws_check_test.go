package attrition

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"

	"latin"
)

// An image is what a rule makes of domains: T(D). dead is bottom: a step says
// so, or the counts show it ([State.Dead]), before or after.
type image struct {
	domains latin.Domains
	dead    bool
	steps   int
	fault   error // a step that is not what a step must be
}

// imageAt applies a rule to the domains that the state is loaded with.
func imageAt(s *State, r *Rule) image {
	m := image{domains: slices.Clone(s.domains), dead: s.dead}
	r.Find(s, func(st *Step) bool {
		m.steps++
		m.dead = m.dead || st.Contradiction
		if err := wellFormedStep(s, st); err != nil && m.fault == nil {
			m.fault = err
		}
		for _, q := range st.Removes {
			m.domains[q.Cell] &^= latin.Just(q.Label)
		}
		return true
	})
	m.dead = m.dead || deadCounts(s, m.domains)
	return m
}

// imageOf applies a rule to domains.
func imageOf(s *State, r *Rule, d latin.Domains) image {
	s.Load(d)
	return imageAt(s, r)
}

// at is what the rule makes of domains on the board; the last answer is kept.
func (b *lawBoard) at(r *Rule, d latin.Domains) image {
	if b.last.rule != r || !slices.Equal(b.last.domains, d) {
		b.last.rule, b.last.domains, b.last.image = r, d, imageOf(b.state, r, d)
	}
	return b.last.image
}

// deadCounts says whether a cell is empty, or a label is fixed in too many or
// possible in too few cells of an asterism.
func deadCounts(s *State, d latin.Domains) bool {
	if slices.Contains(d, 0) {
		return true
	}
	for a, ast := range s.asterisms {
		for l := range latin.Label(s.labels) {
			places, fixes := 0, 0
			for _, x := range ast.Cells {
				if d[x].Has(l) {
					places++
				}
				if d[x] == latin.Just(l) {
					fixes++
				}
			}
			if places < int(s.lo[s.at(a, l)]) || fixes > int(s.hi[s.at(a, l)]) {
				return true
			}
		}
	}
	return false
}

// wellFormedStep is the law of contraction, step by step: what is removed or
// placed is there, and is named once; and there is something to say.
func wellFormedStep(s *State, st *Step) error {
	for i, q := range st.Removes {
		if !s.domains[q.Cell].Has(q.Label) || slices.Contains(st.Removes[:i], q) {
			return fmt.Errorf("label %d of cell %d is removed, but is not there or named twice", q.Label, q.Cell)
		}
	}
	for _, q := range st.Places {
		for l := range s.domains[q.Cell].Labels() {
			if l != q.Label && !slices.Contains(st.Removes, Candidate{q.Cell, l}) {
				return fmt.Errorf("label %d is placed in cell %d, but label %d stays", q.Label, q.Cell, l)
			}
		}
		if !s.domains[q.Cell].Has(q.Label) {
			return fmt.Errorf("label %d is placed in cell %d, which cannot hold it", q.Label, q.Cell)
		}
	}
	switch {
	case st.Contradiction && len(st.Removes)+len(st.Places) > 0:
		return fmt.Errorf("a contradiction removes or places something")
	case !st.Contradiction && len(st.Removes)+len(st.Places) == 0:
		return fmt.Errorf("a step says nothing")
	}
	return nil
}

// within says whether m is at most n, bottom being below all.
func (m *image) within(n *image) bool {
	return m.dead || !n.dead && below(m.domains, n.domains)
}

func (m *image) equals(n *image) bool {
	return m.dead && n.dead || m.dead == n.dead && slices.Equal(m.domains, n.domains)
}

// A violation says that a rule breaks a law at domains.
type violation struct {
	law     string
	board   *lawBoard
	rule    *Rule
	domains latin.Domains
	below   latin.Domains                      // for the law of monotonicity
	breaks  func(d, below latin.Domains) error // says how, nil if it does not
	err     error
}

// check asks a rule about a sample, and gives the first violation of each law,
// with what the rule makes of the sample's domains.
func (b *lawBoard) check(r *Rule, m *sample) ([]*violation, image) {
	b.last.rule = nil
	var list []*violation
	for _, v := range b.questions(r, m) {
		if len(list) > 0 && list[len(list)-1].law == v.law {
			continue
		}
		if v.err = v.ask(v.domains, v.below); v.err != nil {
			list = append(list, v)
		}
	}
	if b.last.rule == nil { // it panicked
		return list, image{}
	}
	return list, b.at(r, m.domains)
}

// ask says whether the rule breaks the law at such domains; a panic is one way.
func (v *violation) ask(d, below latin.Domains) (err error) {
	defer func() {
		if x := recover(); x != nil {
			b := v.board
			b.state, b.last.rule = NewState(b.puzzle), nil // what it left is worth nothing
			err = fmt.Errorf("panic: %v\n%s", x, debug.Stack())
		}
	}()
	return v.breaks(d, below)
}

// questions are the laws for the sample.
func (b *lawBoard) questions(r *Rule, m *sample) []*violation {
	ask := func(law string, below latin.Domains, breaks func(d, below latin.Domains) error) *violation {
		return &violation{law: law, board: b, rule: r, domains: m.domains, below: below, breaks: breaks}
	}
	list := []*violation{
		ask("contraction", nil, func(d, _ latin.Domains) error { return b.at(r, d).fault }),
		ask("again", nil, func(d, _ latin.Domains) error { return b.again(r, d) }),
		ask("settled", nil, func(d, _ latin.Domains) error { return b.bothPaths(r, d) }),
		ask("proof", nil, func(d, _ latin.Domains) error { return b.proves(r, d) }),
	}
	list = append(list, ask("soundness", nil, func(d, _ latin.Domains) error { return b.keeps(r, d, m.solutions) }))
	for _, e := range m.below {
		list = append(list, ask("monotonicity", e, func(d, e latin.Domains) error { return b.follows(r, d, e) }))
	}
	for _, w := range b.twins {
		list = append(list, ask("equivariance", nil, func(d, _ latin.Domains) error { return b.alike(r, d, w) }))
	}
	return list
}

// again: a search that was cut short after its first step leaves nothing behind.
func (b *lawBoard) again(r *Rule, d latin.Domains) error {
	m := imageOf(b.state, r, d)
	calls := 0
	r.Find(b.state, func(*Step) bool { calls++; return false })
	if !slices.Equal(b.state.domains, d) {
		return errors.New("the state is changed")
	}
	if n := imageAt(b.state, r); !m.equals(&n) || m.steps != n.steps || calls != min(1, m.steps) {
		return fmt.Errorf("%d steps, then %d when told to stop, then %d", m.steps, calls, n.steps)
	}
	return nil
}

// bothPaths: that the singles see nothing may make a rule faster, not weaker.
func (b *lawBoard) bothPaths(r *Rule, d latin.Domains) error {
	m := imageOf(b.state, r, d)
	if !b.state.settled {
		return nil
	}
	b.state.load(d)
	if n := imageAt(b.state, r); !m.equals(&n) {
		return fmt.Errorf("settled %s, otherwise %s", b.format(&m), b.format(&n))
	}
	return nil
}

// proves: the first steps are accepted by [Verify].
func (b *lawBoard) proves(r *Rule, d latin.Domains) error {
	b.state.Load(d)
	if b.state.dead {
		return nil
	}
	var err error
	steps := 0
	r.Find(b.state, func(st *Step) bool {
		own := st.Clone()
		own.Rule = r
		err = verifyStep(b.puzzle, d, &own)
		steps++
		return err == nil && steps < 3
	})
	return err
}

// keeps: solutions within the domains are within what the rule makes of them.
func (b *lawBoard) keeps(r *Rule, d latin.Domains, solutions []latin.PB) error {
	m := b.at(r, d)
	for _, z := range solutions {
		if holds(d, z) && (m.dead || !holds(m.domains, z)) {
			return fmt.Errorf("%s loses the solution %s", b.format(&m), b.puzzle.FormatCells(z))
		}
	}
	return nil
}

// follows: from domains below others come domains below theirs.
func (b *lawBoard) follows(r *Rule, d, e latin.Domains) error {
	if !below(e, d) {
		return nil
	}
	m, n := b.at(r, d), imageOf(b.state, r, e)
	if !n.within(&m) {
		return fmt.Errorf("D gives %s\nD' gives %s", b.format(&m), b.format(&n))
	}
	return nil
}

// alike: other numbers give the same in other numbers.
func (b *lawBoard) alike(r *Rule, d latin.Domains, w *twin) error {
	m, n := b.at(r, d), imageOf(w.state, r, w.domains(d))
	m.domains = w.domains(m.domains)
	if !m.equals(&n) {
		other := lawBoard{puzzle: w.state.puzzle}
		return fmt.Errorf("in the twin's numbers %s, but the twin gives %s", other.format(&m), other.format(&n))
	}
	return nil
}

func (b *lawBoard) format(m *image) string {
	if m.dead {
		return "dead"
	}
	return formatDomains(b.puzzle, m.domains)
}
