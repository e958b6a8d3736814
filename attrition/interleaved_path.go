package attrition

import (
	"slices"

	"latin"
)

// A Path is the way to a Latin board: guesses, each followed by the steps of
// the rules that it made possible.
type Path struct {
	Board   latin.PB
	Start   latin.Domains
	Choices []Choice
	// Steps of the rules, those of all guesses together.
	Steps []Step

	puzzle *latin.Puzzle
}

// A Choice is a label written by choice, of those that a cell had left.
type Choice struct {
	Candidate
	// At is how many of the steps came before.
	At int
	// Tried labels of the cell had been tried before, of so many Labels. With
	// all others tried it is no free choice, but no rule's consequence either.
	Tried, Labels int
}

// Forced says whether there was no other label left to try.
func (c Choice) Forced() bool { return c.Tried == c.Labels-1 }

// path describes how the search came where it is.
func (b *backtracker) path(start latin.Domains) *Path {
	s := b.prover.state
	pt := &b.way
	*pt = Path{
		Board: readBoard(pt.Board[:0], s.domains), Start: append(pt.Start[:0], start...),
		Choices: pt.Choices[:0], Steps: b.prover.rec.steps, puzzle: s.puzzle,
	}
	for i := range b.levels[:b.depth] {
		v := &b.levels[i]
		pt.Choices = append(pt.Choices, Choice{v.answer(), v.past.steps, v.taken - 1, len(v.answers)})
	}
	return pt
}

// Clues are the domains of the start with the choices written.
func (pt *Path) Clues() latin.Domains {
	d := slices.Clone(pt.Start)
	for _, c := range pt.Choices {
		d[c.Cell] = latin.Just(c.Label)
	}
	return d
}

// Proof that with the choices as clues the rules lead to the board: the steps
// of the path, without what they say of the cells of clues not yet written,
// which is plain when they are. It holds because what a rule sees it still sees
// with fewer candidates (paper, 5.3.1). The proof is the caller's own.
func (pt *Path) Proof() *Proof {
	start := pt.Clues()
	r := rehearsal{domains: slices.Clone(start), clue: make([]bool, len(start))}
	for _, c := range pt.Choices {
		r.clue[c.Cell] = true
	}
	rec := recorder{steps: make([]Step, 0, len(pt.Steps))}
	for i := range pt.Steps {
		if st := r.step(&pt.Steps[i]); st != nil {
			rec.add(st.Rule, st)
		}
	}
	return &Proof{Puzzle: pt.puzzle, Start: start, Steps: rec.steps, End: r.domains, Outcome: Solved}
}
