package corpus_test

import (
	"strconv"
	"strings"
	"testing"

	"latin"
	"latin/corpus"
)

// smallBoards are documents whose Latin boards brute force can count: with
// and without repeated labels, full asterisms and smaller ones, clues and
// candidates.
var smallBoards = []struct {
	text string
	want int // by published counts, or -1 for brute force alone
}{
	{"kind: latin-square:3\n", 12},
	{"kind: latin-square:4\n", 576},
	{"kind: sudoku:2x2\n", 288},
	{"kind: sudoku:2x2\nlabels: 1122\n", -1},
	{"kind: sudoku:2x2\nlabels: 1112\nclues: 1...............\n", -1},
	{"kind: latin-square:2\nlabels: 11\n", 1},
	{"kind: latin-square:1\n", 1},
	{"board: {rows: 2, cols: 5, lines: true}\nlabels: 11122\n", -1},
	{"board: {rows: 3, cols: 4, lines: true, extra: [r1c1 r2c2 r3c3]}\nlabels: 1123\n", -1},
	{"board: {rows: 2, cols: 3, lines: true}\nlabels: 1123\n", -1},
	{"board: {rows: 1, cols: 5, lines: true}\nlabels: 111122\n", -1},
	{"board: {cells: 5, asterisms: [[0, 1, 2], [2, 3, 4], [1, 3]]}\nlabels: 112\ncandidates: 1 . . 2 .\n", -1},
	{"board: {cells: 3, asterisms: [[0, 1, 2]]}\nlabels: a,b,10\ncandidates: '. , .'\n", 0},
	{"board: {cells: 3, asterisms: [[0, 1, 2]]}\nclues: 11.\n", 0},
}

func TestDimacsModelsAreTheLatinBoards(t *testing.T) {
	for _, c := range smallBoards {
		r := readGood(t, c.text, "x.yaml", nil)[0]
		want := bruteForce(r)
		if c.want >= 0 && want != c.want {
			t.Errorf("%q: brute force counts %d, published are %d", c.text, want, c.want)
		}
		f := parseCNF(t, write(t, corpus.Dimacs, r))
		if got := f.models(make([]int8, f.variables+1)); got != want {
			t.Errorf("%q: %d models, %d Latin boards", c.text, got, want)
		}
	}
}

// bruteForce counts Latin boards from the definition.
func bruteForce(r *corpus.Record) int {
	pb := r.Clues.Clone()
	if r.Puzzle.CheckPLB(pb) != nil {
		return 0
	}
	var count func(c int) int
	count = func(c int) int {
		if c == len(pb) {
			return 1
		}
		total := 0
		for x := range latin.Label(r.Puzzle.Labels.Distinct()) {
			if r.Clues[c] != latin.Blank && r.Clues[c] != x || r.Candidates != nil && !r.Candidates[c].Has(x) {
				continue
			}
			pb[c] = x
			if r.Puzzle.CheckPLB(pb) == nil {
				total += count(c + 1)
			}
			pb[c] = r.Clues[c]
		}
		return total
	}
	return count(0)
}

// A formula is a CNF as the file says it.
type formula struct {
	variables int
	clauses   [][]int
}

func parseCNF(t *testing.T, text string) formula {
	var f formula
	declared := -1
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch words[0] {
		case "c":
			if declared >= 0 {
				t.Error("a comment behind the head; not all solvers read that")
			}
		case "p":
			f.variables, declared = number(t, words[2]), number(t, words[3])
		default:
			var clause []int
			for _, w := range words[:len(words)-1] {
				l := number(t, w)
				if l == 0 || max(l, -l) > f.variables {
					t.Fatalf("literal %d of %d variables", l, f.variables)
				}
				clause = append(clause, l)
			}
			f.clauses = append(f.clauses, clause)
		}
	}
	if declared != len(f.clauses) {
		t.Errorf("%d clauses declared, %d written", declared, len(f.clauses))
	}
	return f
}

func number(t *testing.T, s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// models counts the models of a formula under an assignment (1, -1, or 0 for
// open), by unit propagation and branching (Davis, Putnam, Logemann, Loveland).
func (f formula) models(assigned []int8) int {
	assigned = append([]int8(nil), assigned...)
	open := 0
	for again := true; again; {
		again, open = false, 0
		for _, clause := range f.clauses {
			free, last, satisfied := 0, 0, false
			for _, l := range clause {
				switch v := assigned[max(l, -l)]; {
				case v == 0:
					free, last = free+1, l
				case (v > 0) == (l > 0):
					satisfied = true
				}
			}
			switch {
			case satisfied:
			case free == 0:
				return 0
			case free == 1:
				assigned[max(last, -last)] = sign(last)
				again = true
			default:
				open = max(last, -last)
			}
		}
	}
	if open == 0 {
		open = firstOpen(assigned)
	}
	if open == 0 {
		return 1
	}
	assigned[open] = 1
	total := f.models(assigned)
	assigned[open] = -1
	return total + f.models(assigned)
}

func sign(l int) int8 {
	if l > 0 {
		return 1
	}
	return -1
}

func firstOpen(assigned []int8) int {
	for v := 1; v < len(assigned); v++ {
		if assigned[v] == 0 {
			return v
		}
	}
	return 0
}

func TestDimacsExplainsItself(t *testing.T) {
	text := write(t, corpus.Dimacs, readGood(t, "sudoku:2x2:................\tid=a b\n", "x", nil)[0])
	for _, want := range []string{"c id = a b\n", "c labels: 1 2 3 4\n", "c   r2c1 r2c2 r2c3 r2c4\n", "cell*4 + label + 1"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text[:400])
		}
	}
}
