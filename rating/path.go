package rating

import (
	"context"

	"latin"
	"latin/attrition"
)

// A Path is how a puzzle is solved, as far as features look at it. Nothing in
// it depends on how cells and labels are numbered.
type Path struct {
	Puzzle   *latin.Puzzle
	Clues    latin.PB
	Solution latin.PB
	// Outcome of the rounds: Solved, or Stuck where the rules end.
	Outcome attrition.Outcome
	// Rounds where no single label could be written, in order.
	Rounds []Round
	// Waves are the rounds of singles before the first of Rounds, between them and
	// after the last: at once all last places, or, where there are none, all cells with
	// one label left.
	Waves []Wave
	// Search is the mean length of the races, the time in which labels are looked
	// for that can be written; in units of the rate at which a label is seen that has
	// one place in a box.
	Search float64
	// SearchLate is what of it is spent while less than a third of the cells are blank
	// that were at first.
	SearchLate float64
	// Stuck is the same for what the Rounds saw.
	Stuck float64
}

// A Round is what the cheapest rule saw where no single label could be written.
type Round struct {
	Rule    *attrition.Rule
	Removes int // candidates; of circuits, steps that lose any
	Blank   int // cells
}

// A Wave is a round of singles.
type Wave struct {
	Hidden int     // cells written that were the last place of their label
	Naked  int     // cells written for no other reason than having one label left
	Pull   float64 // the rates of all that could be seen, in all
	Blank  int     // cells before
}

// A tracer follows puzzles of one kind, one after another. It belongs to one goroutine.
type tracer struct {
	grid    *grid
	sight   *Sight
	prover  *attrition.Prover
	prints  *fingerprinter
	race    *race
	removes [][]attrition.Candidate
	path    Path
}

func newTracer(p *latin.Puzzle, s *Sight) *tracer {
	g := newGrid(p)
	return &tracer{
		grid: g, sight: s, prover: attrition.NewProver(p, nil), prints: newFingerprinter(g), race: newRace(g, s),
	}
}

// trace follows a puzzle that has the solution and no other. The path is good
// until the next call.
func (t *tracer) trace(ctx context.Context, clues, solution latin.PB) (*Path, error) {
	p := &t.path
	*p = Path{Puzzle: t.grid.puzzle, Clues: clues, Solution: solution, Rounds: p.Rounds[:0], Waves: p.Waves[:0]}
	t.removes = t.removes[:0]
	t.race.begin(clues, solution)
	t.waves()
	if t.race.open > 0 {
		if err := t.rounds(ctx); err != nil {
			return nil, err
		}
		for _, list := range t.removes {
			t.race.take(list)
			t.waves()
		}
	}
	t.races()
	return p, nil
}

// rounds finds out what is needed beyond singles, from where the waves end: as all
// rules are monotonic, they lead to the same from there as from the clues.
func (t *tracer) rounds(ctx context.Context) error {
	p := &t.path
	outcome, err := t.prover.Rounds(ctx, t.race.domains(), func(r *attrition.Round) {
		blank := 0
		for _, d := range t.prover.End() {
			if _, one := d.Only(); !one {
				blank++
			}
		}
		noted := t.noted(r.Rule, r.Removes)
		p.Rounds = append(p.Rounds, Round{r.Rule, noted, blank})
		t.removes = append(t.removes, r.Removes)
		p.Stuck += t.sight.Stuck[r.Rule.Tier] + t.sight.Removal*float64(noted)
	})
	if p.Outcome = outcome; outcome == attrition.Stuck {
		p.Stuck += t.sight.Stuck[attrition.Backtrack.Tier]
	}
	return err
}

// noted is how much is to be noted of what a rule removes: each candidate; but where labels
// are steps people note where a step may be, and not what leaves all other cells,
// unless it takes a trial for each.
func (t *tracer) noted(rule *attrition.Rule, removes []attrition.Candidate) int {
	if t.grid.puzzle.Circuits() == nil || rule.Tier >= attrition.Extreme {
		return len(removes)
	}
	var steps latin.Domain
	for _, q := range removes {
		steps |= latin.Just(q.Label)
	}
	return steps.Len()
}

// races runs all races over all segments, each to where it is over.
func (t *tracer) races() {
	p := &t.path
	numbers := t.prints.numbers(p.Clues, p.Solution)
	t.race.late = 0
	for i := range races {
		for c, n := range numbers {
			if p.Clues[c] == latin.Blank {
				t.race.chances[c] = chance(n, i)
			}
		}
		t.race.start()
		t.race.stop = stopOf(i, t.race.open)
		p.Search += t.race.run()
		for _, list := range t.removes {
			t.race.take(list)
			p.Search += t.race.run()
		}
	}
	p.SearchLate = t.race.late
}

// waves writes in rounds what can be written.
func (t *tracer) waves() {
	for len(t.race.ready) > 0 {
		w := t.race.wave()
		t.path.Waves = append(t.path.Waves, w)
	}
}
