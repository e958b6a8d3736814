package attrition

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
)

var (
	lawTrials    = flag.Int("laws.trials", 16, "samples on each board for the cheapest rules; dearer ones get fewer")
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
			if every := stride(r, b); (trial+every/2)%every == 0 {
				violations, at := b.check(r, &m)
				n.count(r, &at, violations)
			}
		}
	}
	return n
}

// stride is how many samples there are for each of which the rule is asked:
// dear rules are slow, most of all where there are many candidates, since the
// laws take all that a rule sees. By default the dearest are asked about small
// boards only.
func stride(r *Rule, b *lawBoard) uint64 {
	candidates := uint64(b.state.cells * b.state.labels)
	square := func(unit uint64) uint64 { return 1 + candidates*candidates/(unit*unit) }
	switch {
	case r.Cost < 200:
		return 1
	case r.Cost < 300:
		return square(300)
	case r.Cost < 335:
		return square(200)
	case r.Cost < 380:
		return 3 * square(75)
	case r.Cost < 400:
		return 2 * square(150)
	case r.Cost < 500:
		return 3 * square(200)
	case r.Cost == 500:
		return 5 * square(100)
	}
	return 5 * square(50)
}

// lawCases are violations of the past, as violation.String writes them: the
// law, the board, the rule, D and D'.
var lawCases = []struct{ law, board, rule, domains, below string }{
	// Sets of exactly n labels were looked for, among open cells only.
	{"settled", "jigsaw-5", "naked-triple", "5 23 4 23 1 23 345 1 2345 35 34 1 35 345 2 1 35 2 35 4 234 2345 35 1 35", ""},
	{"settled", "jigsaw-5", "hidden-triple", "5 23 4 23 1 23 345 1 2345 35 34 1 35 345 2 1 35 2 35 4 234 2345 35 1 35", ""},
	{"monotonicity", "square-5", "naked-triple",
		"2345 123 1234 1345 1245 12 4 5 12 3 123 5 1234 1234 124 123 123 1234 . 1245 . 123 1234 1345 1245",
		"2345 123 1234 1345 1245 1 4 5 2 3 23 5 1234 134 124 23 123 1234 1345 1245 2345 123 1234 1345 1245"},
	{"monotonicity", "dodecahedron", "hidden-quad",
		"1 1245 3 12 15 25 245 12456 5 2456 2345 6 3 2456 2345 6 12456 245 15 25 12 3 1245 4 1 2 3 6 4 12456",
		"1 1245 3 2 15 25 45 456 5 2456 2 6 3 2456 3 6 456 45 15 25 1 3 1245 4 1 2 3 6 4 456"},
	// A smaller asterism lacks a label: that is so much less that it can leave out.
	{"settled", "arcs-12-12345", "hidden-pair", "5 2 13 13 4 135 2 13 5 4 13 13", ""},
}

func TestLawCases(t *testing.T) {
	for i, c := range lawCases {
		t.Run(fmt.Sprintf("%d/%s", i, c.rule), func(t *testing.T) {
			r, err := FindRule(c.rule)
			if err != nil {
				t.Fatal(err)
			}
			b := boardOfCase(t, c.board)
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

// boardOfCase is the board of that name, or the one that the text defines.
func boardOfCase(t *testing.T, board string) *lawBoard {
	t.Helper()
	if !strings.HasPrefix(board, "board ") {
		return lawBoards(t, 1, board)[0]
	}
	p, err := puzzleOf(board)
	if err != nil {
		t.Fatal(err)
	}
	return newLawBoard(t, "case", p, nil, 1)
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
