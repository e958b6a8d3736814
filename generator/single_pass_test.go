package generator

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

// checkSinglePass checks a puzzle with what knows nothing of how it was made:
// the exact search, the verifier of proofs, a prover with the same rules.
func checkSinglePass(t *testing.T, p *latin.Puzzle, rules []*attrition.Rule, made SinglePassPuzzle) {
	t.Helper()
	text := p.FormatCells(made.Clues)
	sols, err := search.New(p).UpTo(background, made.Clues, 2)
	if err != nil || len(sols) != 1 || !slices.Equal(sols[0], made.Board) {
		t.Fatalf("%s: %d solutions (%v), or not the board found", text, len(sols), err)
	}
	if !p.Inscription.Below(made.Clues) || !made.Clues.Below(made.Board) {
		t.Fatalf("%s lacks the inscription, or is not of its board", text)
	}
	if err := attrition.Verify(made.Proof); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if !slices.Equal(made.Proof.Start, attrition.Start(p, made.Clues)) || !slices.Equal(made.Proof.Solution(), made.Board) {
		t.Fatalf("%s: the proof is of another puzzle", text)
	}
	pf, err := attrition.NewProver(p, rules).Prove(background, attrition.Start(p, made.Clues))
	if err != nil || pf.Outcome != attrition.Solved {
		t.Fatalf("%s: by the same rules the prover ends %v (%v)", text, pf.Outcome, err)
	}
	checkTags(t, p, rules, made)
}

// checkTags: the tags are those of the board, first the inscription, and the
// clues are what was chosen.
func checkTags(t *testing.T, p *latin.Puzzle, rules []*attrition.Rule, made SinglePassPuzzle) {
	t.Helper()
	board, clues := latin.NewPB(len(made.Board)), latin.NewPB(len(made.Board))
	for i, tag := range made.Tags {
		if board[tag.Cell] != latin.Blank || i > 0 && tag.Reason == Inscribed && made.Tags[i-1].Reason != Inscribed {
			t.Fatalf("tag %d: %+v", i, tag)
		}
		board[tag.Cell] = tag.Label
		if tag.Reason != Followed {
			clues[tag.Cell] = tag.Label
		}
		if (tag.Reason == Inscribed) != (p.Inscription[tag.Cell] != latin.Blank) {
			t.Fatalf("tag %d: %+v", i, tag)
		}
		if known := slices.Contains(rules, tag.Rule); (tag.Reason == Followed) != known {
			t.Fatalf("tag %d: %+v", i, tag)
		}
	}
	if !slices.Equal(board, made.Board) || !slices.Equal(clues, made.Clues) {
		t.Fatalf("%s: the tags are %v", p.FormatCells(made.Clues), made.Tags)
	}
}

// TestSinglePassEveryKind makes a few puzzles of each kind by the rules of the
// lowest tiers, and by fewer. Full labels alone find no board of the
// icosahedron, with twenty labels, within minutes.
func TestSinglePassEveryKind(t *testing.T) {
	for _, k := range latin.Kinds {
		t.Run(k.Name, func(t *testing.T) {
			rng := seeded(7)
			p := possible(t, k, rng)
			for _, rules := range [][]*attrition.Rule{
				attrition.UpTo(attrition.Singles), attrition.UpTo(attrition.Basic),
				{attrition.FullLabel, attrition.HiddenSingle}, {attrition.FullLabel},
			} {
				if k == latin.Icosahedron && len(rules) == 1 {
					continue
				}
				takeSinglePass(t, p, rules, rng, 3)
			}
		})
	}
}

// possible is a Puzzle of the kind that has a Latin board.
func possible(t *testing.T, k *latin.Kind, rng *rand.Rand) *latin.Puzzle {
	t.Helper()
	for range 20 {
		p, err := k.New(latin.Options{Rand: rng})
		if err != nil {
			t.Fatal(err)
		}
		s := search.New(p)
		s.Steps = 20_000
		if found, err := s.UpTo(background, p.Inscription, 1); err == nil && len(found) == 1 {
			return p
		}
	}
	t.Fatal("no regions with a Latin board")
	return nil
}

// takeSinglePass takes and checks the first n puzzles.
func takeSinglePass(t *testing.T, p *latin.Puzzle, rules []*attrition.Rule, rng *rand.Rand, n int) []SinglePassPuzzle {
	t.Helper()
	var list []SinglePassPuzzle
	for made, err := range SinglePass(background, p, rules, rng) {
		if err != nil {
			t.Fatal(err)
		}
		checkSinglePass(t, p, rules, made)
		if list = append(list, made); len(list) == n {
			break
		}
	}
	return list
}

func TestSinglePassOddBoards(t *testing.T) {
	sudoku := square(t, "123456789", 3, 3)
	singapore := square(t, "SINGAPORE", 0, 0)
	for name, p := range map[string]*latin.Puzzle{
		"repeats":         square(t, "111222333", 3, 3),
		"small asterisms": ring(t),
		"inscription":     inscribed(t, singapore, "SINGAPORE........................................................................"),
		"inscribed board": inscribed(t, square(t, "123", 0, 0), "1.3......"),
		"boxes":           sudoku,
	} {
		t.Run(name, func(t *testing.T) { takeSinglePass(t, p, attrition.UpTo(attrition.Singles), seeded(3), 5) })
	}
}

// TestSinglePassWithoutRules: then every label is a clue.
func TestSinglePassWithoutRules(t *testing.T) {
	for _, made := range takeSinglePass(t, square(t, "1234", 2, 2), []*attrition.Rule{}, seeded(3), 5) {
		if !made.Clues.Full() {
			t.Errorf("%v are the clues", made.Clues)
		}
	}
}

// TestSinglePassByAllRules makes puzzles by every rule that is in a tier.
func TestSinglePassByAllRules(t *testing.T) {
	takeSinglePass(t, square(t, "123456", 2, 3), attrition.UpTo(attrition.Nets), seeded(4), 3)
	takeSinglePass(t, square(t, "112233", 2, 3), attrition.UpTo(attrition.Nets), seeded(5), 3)
}

// TestSinglePassByOneHardRule lets each rule work beside full labels alone, so
// that its steps are in the proofs carried along.
func TestSinglePassByOneHardRule(t *testing.T) {
	if testing.Short() {
		t.Skip("short: every hard rule, one after another")
	}
	p := square(t, "123456", 2, 3)
	for _, r := range attrition.UpTo(attrition.Nets) {
		if r == attrition.FullLabel {
			continue
		}
		t.Run(r.Name, func(t *testing.T) {
			takeSinglePass(t, p, []*attrition.Rule{attrition.FullLabel, r}, seeded(6), 3)
		})
	}
}

func TestSinglePassIsRepeatable(t *testing.T) {
	p := square(t, "123456789", 3, 3)
	rules := attrition.UpTo(attrition.Singles)
	first, again := takeSinglePass(t, p, rules, seeded(8), 5), takeSinglePass(t, p, rules, seeded(8), 5)
	other := takeSinglePass(t, p, rules, seeded(9), 5)
	for i := range first {
		if !slices.Equal(first[i].Clues, again[i].Clues) || slices.Equal(first[i].Clues, other[i].Clues) {
			t.Errorf("puzzle %d: %v, then %v; with another seed %v", i, first[i].Clues, again[i].Clues, other[i].Clues)
		}
	}
}

// TestSinglePassAll: a puzzle for each Latin board.
func TestSinglePassAll(t *testing.T) {
	for _, p := range []*latin.Puzzle{square(t, "1234", 2, 2), square(t, "1123", 0, 0), ring(t), inscribed(t, square(t, "1234", 0, 0), "1234............")} {
		o := newOracle(p)
		want := o.solutions(p.Inscription)
		var boards []latin.PB
		rules := attrition.UpTo(attrition.Singles)
		for made, err := range SinglePassAll(background, p, rules, seeded(2)) {
			if err != nil {
				t.Fatal(err)
			}
			boards = append(boards, made.Board)
			checkSinglePass(t, p, rules, made)
		}
		slices.SortFunc(boards, slices.Compare[latin.PB])
		slices.SortFunc(want, slices.Compare[latin.PB])
		if !slices.EqualFunc(boards, want, slices.Equal[latin.PB]) {
			t.Errorf("%d puzzles for %d boards", len(boards), len(want))
		}
	}
}

func TestSinglePassImpossible(t *testing.T) {
	p := inscribed(t, square(t, "1234", 0, 0), "12....3...4.....")
	for made, err := range SinglePass(background, p, nil, seeded(1)) {
		if !errors.Is(err, ErrImpossible) || made.Clues != nil {
			t.Errorf("%v, %v", made.Clues, err)
		}
	}
	for made := range SinglePassAll(background, p, nil, seeded(1)) {
		t.Errorf("%v has no solution", made.Clues)
	}
}

// TestSinglePassGivesUp: on a board where choices in any cell lead astray, it
// comes to make them where fewest labels are left.
func TestSinglePassGivesUp(t *testing.T) {
	p := square(t, "ABCDEFGHIJKLMNOPQRSTUVWXY", 5, 5)
	sp := newSinglePass(p, attrition.UpTo(attrition.Singles), seeded(1))
	made, err := sp.next(background)
	if err != nil {
		t.Fatal(err)
	}
	if most, _ := sp.bounds(); most == 25 || made.DeadEnds < patience*deadEndsOfPass {
		t.Errorf("choices in cells with %d labels, after %d dead ends", most, made.DeadEnds)
	}
	eased := sp.ease
	for range patience {
		sp.succeed()
	}
	if sp.ease != eased-1 {
		t.Errorf("made easier %d times, then after %d puzzles %d times", eased, patience, sp.ease)
	}
	checkSinglePass(t, p, attrition.UpTo(attrition.Singles), made)
}

func TestSinglePassStopsWithTheContext(t *testing.T) {
	ctx, stop := context.WithCancelCause(background)
	defer stop(nil)
	cause := errors.New("enough")
	n := 0
	for _, err := range SinglePass(ctx, square(t, "123456789", 3, 3), attrition.UpTo(attrition.Singles), seeded(1)) {
		if n++; n == 3 {
			stop(cause)
		}
		if (err != nil) != (n > 3) || n > 3 && !errors.Is(err, cause) {
			t.Fatalf("puzzle %d: %v", n, err)
		}
	}
	if n != 4 {
		t.Errorf("%d results, want 3 puzzles and an error", n)
	}
}
