package attrition

import "latin"

// Version of the strategy: it goes up when the same puzzle gets another proof.
const Version = 1

// An Outcome is how a proof ends.
type Outcome int

// The outcomes: a Latin board; rules that see nothing more; no solution.
const (
	Solved Outcome = iota
	Stuck
	NoSolution
)

// String names the outcome.
func (o Outcome) String() string { return [...]string{"solved", "stuck", "no solution"}[o] }

// A Proof is a sequence of steps from a start: an attrition sequence, and when
// it ends in a Latin board a full one (the paper's FPAS).
type Proof struct {
	Puzzle *latin.Puzzle
	Start  latin.Domains
	Steps  []Step
	End    latin.Domains
	// Outcome that the steps prove.
	Outcome Outcome
}

// Theorems are the rules that the proof uses, in its nested steps too,
// cheapest first: the certificate of fairness names them (paper, footnote 18).
func (pf *Proof) Theorems() []*Rule {
	used := make(map[*Rule]bool)
	walk(pf.Steps, func(st *Step) { used[st.Rule] = true })
	var list []*Rule
	for _, r := range Rules {
		if used[r] {
			list = append(list, r)
		}
	}
	return list
}

func walk(steps []Step, visit func(*Step)) {
	for i := range steps {
		visit(&steps[i])
		for j := range steps[i].Cases {
			walk(steps[i].Cases[j].Steps, visit)
		}
	}
}

// Hardest is the dearest rule of the proof; nil when it has no steps.
func (pf *Proof) Hardest() *Rule {
	var hardest *Rule
	for i := range pf.Steps {
		if r := pf.Steps[i].Rule; hardest == nil || r.Cost > hardest.Cost {
			hardest = r
		}
	}
	return hardest
}

// Tier is the smallest that holds all rules of the proof. Since the rules are
// monotonic and the cheapest comes first, no smaller tier suffices.
func (pf *Proof) Tier() Tier {
	if r := pf.Hardest(); r != nil {
		return r.Tier
	}
	return Singles
}

// Fair says whether the proof solves the puzzle by polynomial rules alone
// (paper, 5.4): whether nobody who knows them need ever guess.
func (pf *Proof) Fair() bool { return pf.Outcome == Solved && pf.Tier() < Beyond }

// Solution is the Latin board at the end; nil unless the proof is solved.
func (pf *Proof) Solution() latin.PB {
	if pf.Outcome != Solved {
		return nil
	}
	pb := make(latin.PB, len(pf.End))
	for c, d := range pf.End {
		pb[c] = d.First()
	}
	return pb
}

// Clone copies the proof out of the memory of its [Prover].
func (pf *Proof) Clone() *Proof {
	own := *pf
	own.Start = append(latin.Domains(nil), pf.Start...)
	own.End = append(latin.Domains(nil), pf.End...)
	own.Steps = cloneSteps(pf.Steps)
	return &own
}
