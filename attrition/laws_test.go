package attrition

import (
	"flag"
	"math/rand/v2"
	"testing"

	"latin"
)

var (
	lawTrials    = flag.Int("laws.trials", 30, "samples on each board for the cheapest rules; dearer ones get fewer")
	lawSeed      = flag.Uint64("laws.seed", 1, "seed of the samples and of the random boards")
	lawRule      = flag.String("laws.only", "", "name of the one rule to try")
	lawBoardName = flag.String("laws.board", "", "name of the one board to try")
)

// neverFires are rules that the samples cannot make fire, with the reason.
var neverFires = map[string]string{}

// TestLaws asks every rule whether it obeys the laws, on all boards.
func TestLaws(t *testing.T) {
	rules := Rules
	if *lawRule != "" {
		r, err := FindRule(*lawRule)
		if err != nil {
			t.Fatal(err)
		}
		rules = []*Rule{r}
	}
	total := newTally()
	t.Run("boards", func(t *testing.T) {
		for _, b := range lawBoards(t, *lawSeed, *lawBoardName) {
			t.Run(b.name, func(t *testing.T) {
				t.Parallel()
				total.add(b.try(rules, *lawSeed, *lawTrials))
			})
		}
	})
	t.Logf("\n%s", total.table(rules))
	for _, text := range total.violations() {
		t.Error(text)
	}
	for _, r := range rules {
		if total.fired[r.Name] == 0 && neverFires[r.Name] == "" && *lawBoardName == "" {
			t.Errorf("%s never fired", r.Name)
		}
	}
}

// try asks the rules about samples of the board.
func (b *lawBoard) try(rules []*Rule, seed uint64, trials int) *tally {
	n := newTally()
	for trial := range uint64(trials) {
		m := b.draw(b.rng(seed, trial+1), 0)
		for _, r := range rules {
			if trial%stride(r, b) == 0 {
				violations, at := b.check(r, &m)
				n.count(r, &at, violations)
			}
		}
	}
	return n
}

// stride is how many samples there are for each of which the rule is asked:
// dear rules are slow, most of all on large boards.
func stride(r *Rule, b *lawBoard) uint64 {
	large := 1 + uint64(b.puzzle.Board.Len())/40
	switch {
	case r.Cost < 200:
		return 1
	case r.Cost < 400:
		return large
	case r.Cost < 500:
		return 3 * large
	}
	return 10 * large
}

// lawCases are violations of the past, as violation.String writes them.
var lawCases = []struct{ law, board, rule, domains, below string }{}

func TestLawCases(t *testing.T) {
	for _, c := range lawCases {
		t.Run(c.rule+"/"+c.law+"/"+c.board, func(t *testing.T) {
			r, err := FindRule(c.rule)
			if err != nil {
				t.Fatal(err)
			}
			b := lawBoards(t, 1, c.board)[0]
			m := sample{domains: mustRead(t, b.puzzle, c.domains)}
			if c.below != "" {
				m.below = []latin.Domains{mustRead(t, b.puzzle, c.below)}
			}
			m.solutions = b.within(m.domains, rand.New(rand.NewPCG(1, 1)))
			violations, _ := b.check(r, &m)
			for _, v := range violations {
				t.Error(v)
			}
		})
	}
}

func mustRead(t *testing.T, p *latin.Puzzle, text string) latin.Domains {
	t.Helper()
	d, err := readDomains(p, text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// FuzzLaws lets the fuzzer choose samples: the seed chooses the board and all
// that chance decides, the density how full the domains are.
func FuzzLaws(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed, byte(40*seed))
	}
	var boards []*lawBoard
	for _, b := range lawBoards(f, 1, "") {
		if b.puzzle.Board.Len() <= 36 {
			boards = append(boards, b)
		}
	}
	f.Fuzz(func(t *testing.T, seed uint64, density byte) {
		b := boards[seed%uint64(len(boards))]
		m := b.draw(b.rng(seed, 0), float64(density)/256)
		for _, r := range Rules {
			if r.Cost >= 500 {
				continue
			}
			violations, _ := b.check(r, &m)
			for _, v := range violations {
				t.Error(v)
			}
		}
	})
}
