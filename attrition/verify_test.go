package attrition_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

var mutants = flag.Int("mutants", 5_000, "mutated proofs that TestMutants makes")

// A specimen is a true proof with all its solutions known.
type specimen struct {
	proof     *attrition.Proof
	solutions []latin.PB
}

// specimens are proofs of every kind: singles to forcing, backtracking, stuck,
// without a solution, repeated labels, smaller asterisms.
func specimens(t *testing.T) []specimen {
	all, nine := attrition.Rules, sudoku(t)
	four, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
	if err != nil {
		t.Fatal(err)
	}
	list := []specimen{
		specimenOf(t, nine, needsLocked, nil),
		specimenOf(t, nine, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", nil),
		specimenOf(t, nine, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", all),
		specimenOf(t, nine, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", all),
		specimenOf(t, nine, needsLocked, attrition.UpTo(attrition.Singles)),
		specimenOf(t, nine, "11"+needsLocked[2:], nil),
		specimenOf(t, four, "1.......2...3...", nil),
	}
	for _, kind := range []string{"sudoku-ripeto", "tartan", "custom-win", "quadoku", "jigsaw", "strimko", "latin-square"} {
		list = append(list, generated(t, kind))
	}
	for _, s := range slices.Clone(list) {
		list = append(list, specimen{attrition.Slice(s.proof, nil), s.solutions})
	}
	return slices.DeleteFunc(list, func(s specimen) bool { return len(s.proof.Steps) == 0 })
}

func specimenOf(t *testing.T, p *latin.Puzzle, cells string, rules []*attrition.Rule) specimen {
	t.Helper()
	pf := proofOf(t, p, cells, rules).Clone()
	clues, _ := p.ParseCells(cells)
	found, err := search.New(p).UpTo(t.Context(), clues, 1000)
	if err != nil || len(found) == 1000 {
		t.Fatal("too many solutions", err)
	}
	return specimen{pf, found}
}

// generated is the proof of a critical puzzle of the kind.
func generated(t *testing.T, name string) specimen {
	t.Helper()
	kind, _, err := latin.FindKind(name)
	if err != nil {
		t.Fatal(err)
	}
	p, clues := critical(t, kind, rand.New(rand.NewPCG(5, 7)))
	return specimenOf(t, p, p.FormatCells(clues), nil)
}

// TestMutants changes true proofs in every way and looks at each that is still
// accepted: it must be a true proof of what it says.
func TestMutants(t *testing.T) {
	list := specimens(t)
	rng := rand.New(rand.NewPCG(2, 3))
	refused, survived := 0, make(map[string]int)
	for refused < *mutants {
		s := list[rng.IntN(len(list))]
		m := mutations[rng.IntN(len(mutations))]
		pf := s.proof.Clone()
		if !m.change(rng, pf) {
			continue
		}
		if attrition.Verify(pf) != nil {
			refused++
			continue
		}
		survived[m.name]++
		if why := falsehood(pf, s); why != "" {
			t.Fatalf("%s: a false proof is accepted: %s", m.name, why)
		}
	}
	t.Logf("%d mutants refused; accepted and true all the same: %v", refused, survived)
}

// falsehood says what is untrue about a proof; "" when it is true.
func falsehood(pf *attrition.Proof, s specimen) string {
	alive := slices.Clone(s.solutions)
	alive = slices.DeleteFunc(alive, func(pb latin.PB) bool { return !holds(pf.Start, pb) })
	if !slices.Equal(pf.Start, s.proof.Start) {
		return "" // about another puzzle; the command compares the start with the clues
	}
	for _, pb := range alive {
		if !holds(pf.End, pb) {
			return "a solution is lost"
		}
	}
	switch pf.Outcome {
	case attrition.NoSolution:
		if len(alive) > 0 {
			return "there is a solution"
		}
	case attrition.Solved:
		if len(alive) != 1 || !slices.Equal(pf.Solution(), alive[0]) {
			return "the solution is not the one"
		}
	}
	return unproved(pf)
}

func holds(d latin.Domains, pb latin.PB) bool {
	for c, x := range pb {
		if !d[c].Has(x) {
			return false
		}
	}
	return true
}

// unproved looks for a step with prices whose removals do not follow from them
// by the rules' own scale, which shares no code with Verify.
func unproved(pf *attrition.Proof) string {
	s := attrition.NewState(pf.Puzzle)
	d := slices.Clone(pf.Start)
	for i := range pf.Steps {
		st := &pf.Steps[i]
		s.Load(d)
		if len(st.Prices) > 0 {
			again := st.Clone()
			again.Removes, again.Contradiction = nil, false
			s.Weigh(&again)
			for _, q := range st.Removes {
				if !again.Contradiction && !slices.Contains(again.Removes, q) {
					return "a removal does not follow from its prices"
				}
			}
		}
		for _, q := range st.Removes {
			d[q.Cell] &^= latin.Just(q.Label)
		}
	}
	return ""
}
