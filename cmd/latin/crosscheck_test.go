package main

import (
	"bytes"
	"errors"
	"math/big"
	"strings"
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/attrition/search/engine"
	"latin/attrition/search/walk"
	"latin/generator"
)

// A liar answers as another engine does, but for what its fields say.
type liar struct {
	engine.Engine
	count  func(n *big.Int) *big.Int
	boards func(found []latin.PB) []latin.PB
}

func (l liar) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n, exact := l.Engine.Count(b, pb, limit)
	return l.count(n), exact
}

func (l liar) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	var found []latin.PB
	l.Engine.Each(b, pb, func(board latin.PB) bool {
		found = append(found, board.Clone())
		return len(found) < 3
	})
	for _, board := range l.boards(found) {
		if !visit(board) {
			return
		}
	}
}

func honest(found []latin.PB) []latin.PB { return found }

// with gives a list of engines: the walk, and another one that claims to share no code.
func with(count func(*big.Int) *big.Int, boards func([]latin.PB) []latin.PB) []search.Choice {
	return []search.Choice{
		search.Auto,
		{Name: "walk", New: func(p *latin.Puzzle) engine.Engine { return walk.New(p) }},
		{Name: "second", New: func(p *latin.Puzzle) engine.Engine { return liar{walk.New(p), count, boards} }},
	}
}

const crossChecked = "sudoku:2x2:1......2..3.4...\tid=single\n" + // one solution
	"sudoku:2x2:1......2..3.....\tid=pair\n" +
	"sudoku:2x2:1..1...2..3.4...\tid=never\n"

// runWith runs a command line with other engines.
func runWith(t *testing.T, list []search.Choice, input string, args ...string) (exitCode, string, string) {
	var stdout, stderr bytes.Buffer
	a := &app{stdin: strings.NewReader(input), stdout: &stdout, stderr: &stderr}
	a.engines.list = list
	code := a.run(t.Context(), args)
	return code, stdout.String(), stderr.String()
}

func TestEnginesThatAgree(t *testing.T) {
	list := with(func(n *big.Int) *big.Int { return n }, honest)
	for _, command := range []string{"check", "count", "count --json", "check --json", "count --limit 1", "check --engine second"} {
		args := strings.Fields(command)
		plain, want, _ := runWith(t, list, crossChecked, args...)
		code, out, msgs := runWith(t, list, crossChecked, append(args, "--cross-check")...)
		if code != plain || out != want || strings.Contains(msgs, "DISAGREE") {
			t.Errorf("%s: %d, %s%s; want %d, %s", command, code, out, msgs, plain, want)
		}
	}
}

func TestEnginesThatDisagree(t *testing.T) {
	more := func(n *big.Int) *big.Int { return new(big.Int).Add(n, big.NewInt(1)) }
	same := func(n *big.Int) *big.Int { return n }
	none := func([]latin.PB) []latin.PB { return nil }
	double := func(found []latin.PB) []latin.PB { return append(found, found...) }
	turned := func(found []latin.PB) []latin.PB {
		for _, board := range found {
			for c, x := range board {
				board[c] = 3 - x
			}
		}
		return found
	}
	invented := func(found []latin.PB) []latin.PB {
		if len(found) == 0 {
			found = append(found, make(latin.PB, 16))
		}
		return found
	}
	tests := []struct {
		name, command, blamed string // ids of those on which they disagree
		list                  []search.Choice
	}{
		{"a count too many", "count", "single pair never", with(more, honest)},
		{"a count too many, asked first", "count --engine second", "single pair never", with(more, honest)},
		{"a count too many below the limit", "count --limit 2", "single never", with(func(n *big.Int) *big.Int { return new(big.Int).Add(n, big.NewInt(1-n.Int64()/2)) }, honest)},
		{"no boards", "check", "single pair", with(same, none)},
		{"a board twice", "check", "single", with(same, double)},
		{"other boards", "check", "single", with(same, turned)},
		{"a board of nothing", "check", "never", with(same, invented)},
		{"a board of nothing, as JSON", "check --json", "never", with(same, invented)},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			args := append(strings.Fields(test.command), "--cross-check")
			code, out, msgs := runWith(t, test.list, crossChecked, args...)
			if code != exitFailed {
				t.Errorf("exit code %d; want %d", code, exitFailed)
			}
			for _, id := range []string{"single", "pair", "never"} {
				blamed := strings.Contains(msgs, id+": THE ENGINES DISAGREE")
				if blamed != strings.Contains(test.blamed, id) {
					t.Errorf("%s blamed: %v\n%s", id, blamed, msgs)
				}
				if blamed && !strings.Contains(msgs, "id="+id) {
					t.Errorf("%s is not shown:\n%s", id, msgs)
				}
				if blamed && strings.Contains(out, id+":") {
					t.Errorf("%s has an answer on stdout: %s", id, out)
				}
			}
		})
	}
}

// TestCrossCheckNeedsAnother refuses to compare an engine with itself.
func TestCrossCheckNeedsAnother(t *testing.T) {
	needy := search.Choice{Name: "needy", New: func(p *latin.Puzzle) engine.Engine { return walk.New(p) }, Fits: func(*latin.Puzzle) error { return errors.New("it needs triangles") }}
	list := []search.Choice{search.Auto, {Name: "walk", New: func(p *latin.Puzzle) engine.Engine { return walk.New(p) }}, needy}
	for _, args := range [][]string{{"check", "--cross-check"}, {"count", "--cross-check", "--engine", "walk"}} {
		code, out, msgs := runWith(t, list, crossChecked, args...)
		if code != exitUsage || out != "" || !strings.Contains(msgs, "shares no code") {
			t.Errorf("%v: %d, %s%s", args, code, out, msgs)
		}
	}
	code, out, msgs := runWith(t, list, crossChecked, "solve", "--engine", "needy")
	if code != exitUsage || out != "" || !strings.Contains(msgs, "it needs triangles") {
		t.Errorf("%d, %s%s", code, out, msgs)
	}
}

// TestCrossCheckInTime: an answer that the second engine did not come to is
// given, but not as confirmed.
func TestCrossCheckInTime(t *testing.T) {
	code, out, msgs := runWith(t, with(func(n *big.Int) *big.Int { return n }, honest), crossChecked, "count", "--cross-check", "--timeout", "1ns")
	if code != exitUndecided || !strings.Contains(msgs, "not cross-checked: second") || strings.Count(out, "or more") != 3 {
		t.Errorf("%d, %s%s", code, out, msgs)
	}
}

// TestCriticalConflictsWithRedundant: of two that found the same solution, one
// must be wrong if only the other knows of a redundant clue.
func TestCriticalConflictsWithRedundant(t *testing.T) {
	board := latin.PB{0, 1, 1, 0}
	critical := generator.Verdict{Solutions: 1, Certain: true, Solution: board, Critical: true}
	redundant := generator.Verdict{Solutions: 1, Certain: true, Solution: board, Redundant: []latin.Cell{2}}
	cutShort := generator.Verdict{Solutions: 1, Certain: true, Solution: board}
	if !conflicting(critical, redundant) || !conflicting(redundant, critical) {
		t.Error("critical, and not critical")
	}
	if conflicting(critical, critical) || conflicting(redundant, cutShort) || conflicting(cutShort, critical) {
		t.Error("these can all be right")
	}
}
