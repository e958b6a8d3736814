package attrition

import (
	"context"
	"math/bits"
	"slices"
	"testing"

	"latin"
)

// forcingSamples gives states of the law boards at domains of all sorts: with and
// without a solution, settled and not.
func forcingSamples(t *testing.T, cells, trials int, visit func(name string, s *State)) {
	t.Helper()
	for _, b := range lawBoards(t, 1, "") {
		if b.puzzle.Board.Len() > cells {
			continue
		}
		s := NewState(b.puzzle)
		for trial := range uint64(trials) {
			m := b.draw(b.rng(7, trial+1), 0)
			for _, d := range append(m.below, m.domains) {
				s.Load(d)
				visit(b.name, s)
			}
		}
	}
}

// TestSpreadLeadsWhereSettleDoes compares the quiet way to the fixpoint of
// singles with the one that tells its steps.
func TestSpreadLeadsWhereSettleDoes(t *testing.T) {
	dead, alive := 0, 0
	forcingSamples(t, 81, 8, func(name string, s *State) {
		one, other := newState(s.chart), newState(s.chart)
		one.load(s.domains)
		other.load(s.domains)
		one.spread()
		other.settle(nil)
		if one.dead != other.dead {
			t.Fatalf("%s: spread says dead = %v, settle %v\n%s", name, one.dead, other.dead, formatDomains(s.puzzle, s.domains))
		}
		if one.dead {
			dead++
			return
		}
		alive++
		if !slices.Equal(one.domains, other.domains) || !one.settled {
			t.Fatalf("%s: spread leads elsewhere than settle\n%s", name, formatDomains(s.puzzle, s.domains))
		}
	})
	if dead == 0 || alive == 0 {
		t.Errorf("%d dead and %d living samples; expected some of both", dead, alive)
	}
}

// removed is the state's domains without all that the rule removes; nil for a contradiction.
func removed(r *Rule, s *State) latin.Domains {
	d := slices.Clone(s.domains)
	for _, st := range allSteps(r, s) {
		if st.Contradiction {
			return nil
		}
		for _, q := range st.Removes {
			d[q.Cell] &^= latin.Just(q.Label)
		}
	}
	if slices.Contains(d, 0) {
		return nil
	}
	return d
}

// follows is where singles, and conditions if there are any, lead from the domains
// with a candidate supposed; nil when that dies.
func follows(c *chart, d latin.Domains, q Candidate) latin.Domains {
	s := newState(c)
	supposed := slices.Clone(d)
	supposed[q.Cell] = latin.Just(q.Label)
	s.load(supposed)
	if followRules(conditionRules(c.puzzle))(s, nil); s.dead {
		return nil
	}
	return s.domains
}

// meetOfUnions takes from d what no living end of the answers keeps.
func meetOfUnions(d latin.Domains, ends []latin.Domains) {
	for x := range d {
		union := latin.Domain(0)
		for _, end := range ends {
			if end != nil {
				union |= end[x]
			}
		}
		d[x] &= union
	}
}

// TestCellForcingIsItsDefinition: the meet over all cells of the unions over their labels.
func TestCellForcingIsItsDefinition(t *testing.T) {
	forcingSamples(t, 16, 12, func(name string, s *State) {
		if slices.Contains(s.domains, 0) {
			return
		}
		want := slices.Clone(s.domains)
		for x, d := range s.domains {
			var ends []latin.Domains
			for l := range d.Labels() {
				ends = append(ends, follows(s.chart, s.domains, Candidate{latin.Cell(x), l}))
			}
			meetOfUnions(want, ends)
		}
		compareDomains(t, name, s, removed(CellForcing, s), want)
	})
}

// TestAsterismForcingIsItsDefinition branches over every choice of places that
// leaves out fewer than the asterism needs.
func TestAsterismForcingIsItsDefinition(t *testing.T) {
	several := 0
	forcingSamples(t, 16, 12, func(name string, s *State) {
		if slices.Contains(s.domains, 0) {
			return
		}
		want := slices.Clone(s.domains)
		for i, lo := range s.lo {
			a, l := i/s.labels, latin.Label(i%s.labels)
			var ends []latin.Domains
			for _, x := range s.asterisms[a].Cells {
				if s.domains[x].Has(l) {
					ends = append(ends, follows(s.chart, s.domains, Candidate{x, l}))
				}
			}
			if lo > 1 {
				several++
			}
			for out := range 1 << len(ends) {
				if bits.OnesCount(uint(out)) < int(lo) {
					meetOfUnions(want, leavingOut(ends, out))
				}
			}
		}
		compareDomains(t, name, s, removed(AsterismForcing, s), want)
	})
	if several == 0 {
		t.Error("no asterism needs a label several times")
	}
}

// leavingOut gives the ends but those whose bit is set in out.
func leavingOut(ends []latin.Domains, out int) []latin.Domains {
	var list []latin.Domains
	for k, end := range ends {
		if out>>k&1 == 0 {
			list = append(list, end)
		}
	}
	return list
}

// compareDomains takes an empty domain in want for a contradiction.
func compareDomains(t *testing.T, name string, s *State, got, want latin.Domains) {
	t.Helper()
	if slices.Contains(want, 0) {
		want = nil
	}
	if !slices.Equal(got, want) {
		t.Fatalf("%s: at\n%s\ngot\n%s\nwant\n%s", name,
			formatDomains(s.puzzle, s.domains), formatDomains(s.puzzle, got), formatDomains(s.puzzle, want))
	}
}

// TestForgottenEndsAreFollowedAgain: a forcer without memory for ends says the same.
func TestForgottenEndsAreFollowedAgain(t *testing.T) {
	steps := 0
	forcingSamples(t, 36, 2, func(name string, s *State) {
		all, none := newForcer(s.chart, followSingles), newForcer(s.chart, followSingles)
		none.ends.room = 0
		var texts [2]string
		for k, f := range []*forcer{all, none} {
			note := func(st *Step) bool {
				st.Rule = CellForcing
				texts[k] += formatStep(&Words{s.puzzle}, st)
				steps++
				return true
			}
			if f.begin(s) && f.cells(s, note) && f.begin(s) {
				f.places(s, note)
			}
		}
		if texts[0] != texts[1] {
			t.Fatalf("%s: with memory\n%s\nwithout\n%s", name, texts[0], texts[1])
		}
	})
	if steps == 0 {
		t.Error("nothing was seen")
	}
}

// TestEndsOutliveTheirState: where answers have been followed in other states before,
// of which this is a part or not, rules see what they see in a state of its own.
func TestEndsOutliveTheirState(t *testing.T) {
	kept := 0
	forcingSamples(t, 18, 3, func(name string, s *State) {
		s.bare = true
		for _, r := range []*Rule{CellForcing, AsterismForcing, ForcingNet, ForcingNet2} {
			fresh := NewState(s.puzzle)
			fresh.Load(s.domains)
			fresh.bare = true
			compareDomains(t, name+", "+r.Name, s, removed(r, s), removed(r, fresh))
		}
		kept += len(s.singlesForcer().ends.lost)
	})
	if kept == 0 {
		t.Error("no state is what has become of the one before")
	}
}

// TestSweepTakesWhatTheStepsDo: sweeps and single steps have the same fixpoint.
func TestSweepTakesWhatTheStepsDo(t *testing.T) {
	forcingSamples(t, 36, 10, func(name string, s *State) {
		swept, stepped := newState(s.chart), newState(s.chart)
		swept.load(s.domains)
		stepped.load(s.domains)
		newDeepForcer(s.chart).follow(swept, nil)
		newDeepForcer(s.chart).follow(stepped, new(recorder))
		if swept.dead != stepped.dead || !swept.dead && !slices.Equal(swept.domains, stepped.domains) {
			t.Fatalf("%s: sweeps lead elsewhere than steps\n%s", name, formatDomains(s.puzzle, s.domains))
		}
	})
}

// TestNishioIsItsDefinition compares the counts of one label with the steps of
// full label and last places for that label.
func TestNishioIsItsDefinition(t *testing.T) {
	died, lived := 0, 0
	forcingSamples(t, 36, 5, func(name string, s *State) {
		y, work := newLayer(s.chart), newState(s.chart)
		for l := range latin.Label(s.labels) {
			y.begin(s, l)
			for x := range s.candOf(l).cells() {
				work.suppositionOf(s, Candidate{x, l})
				work.load(work.domains)
				work.followLabel(l, new(recorder))
				if dies := y.lengthOf(s, x) > 0; dies != work.dead {
					t.Fatalf("%s: label %d in cell %d dies = %v, by steps %v\n%s", name, l, x, dies, work.dead, formatDomains(s.puzzle, s.domains))
				}
				if work.dead {
					died++
				} else {
					lived++
				}
			}
		}
	})
	if died == 0 || lived == 0 {
		t.Errorf("%d died and %d lived; expected some of both", died, lived)
	}
}

// A countdown is a context that ends when it has been asked that often.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestForcingEndsWithTheContext: rules that take long end without a step, at
// whatever question they are, and a backtracking proof is then stuck.
func TestForcingEndsWithTheContext(t *testing.T) {
	p, d, err := readState("sudoku\n" + spaced("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []*Rule{CellForcing, AsterismForcing, ForcingNet, ForcingNet2, Backtrack} {
		for _, left := range []int{3, 30} {
			s := NewState(p)
			s.load(d)
			s.settle(nil)
			s.ctx = &countdown{context.Background(), 0}
			r.Find(s, func(*Step) bool { t.Errorf("%s sees a step after the end", r.Name); return false })
			pf, err := NewProver(p, append(UpTo(Singles), r)).Prove(&countdown{context.Background(), left}, d)
			if err == nil && pf.Outcome != Stuck {
				t.Errorf("%s: %v after %d questions, without an error", r.Name, pf.Outcome, left)
			}
			if err := Verify(pf); err != nil {
				t.Errorf("%s: %v", r.Name, err)
			}
		}
	}
}

// spaced writes clues as readState wants them.
func spaced(clues string) string {
	var cells []byte
	for i := range len(clues) {
		cells = append(cells, clues[i], ' ')
	}
	return string(cells)
}
