package corpus_test

import (
	"strings"
	"testing"

	"latin/corpus"
)

// The text of a whole model is in testdata/corpus; here are the parts that it
// has not. Models were run by hand with MiniZinc 2.6.4 and Gecode 6.2.0: the
// numbers of solutions are those of brute force for the boards of
// TestDimacsModelsAreTheLatinBoards.
func TestMiniZincParts(t *testing.T) {
	for _, c := range []struct{ text, has, hasNot string }{
		{"kind: sudoku:2x2\n", `include "all_different.mzn";`, "global_cardinality"},
		{"kind: sudoku:2x2\n", `output [join("", [label[fix(x[c])]`, "sum("},
		{"kind: sudoku:2x2\nlabels: 1122\n", "times = [2, 2];", "all_different"},
		{"kind: sudoku:2x2\nlabels: 1122\n", "card(asterism[a]) = 4", "sum("},
		{"kind: tartan\n", `output [join(",", [label[fix(x[c])]`, "sum("},
		{"board: {rows: 2, cols: 3, lines: true}\nlabels: 112\n", "(bool2int(x[c] = l)) <= times[l]", "all_different"},
		{"kind: sudoku:2x2\nlabels: 'a\"b\\'\n", `label = ["a", "\"", "b", "\\"];`, "cardinality"},
		{"kind: sudoku:2x2\nclues: .2..............\n", "constraint x[2] = 2; % r1c2\n", "x[1] ="},
		{"board: {rows: 1, cols: 3, lines: true}\ncandidates: 12 3 .\n", "constraint x[1] in {1,2};\nconstraint x[2] in {3};\n\n", "x[3]"},
		{"board: {rows: 1, cols: 3, lines: true}\ncandidates: \"12 , .\"\n", "constraint false; % no candidate in cell 2\n", "x[3]"},
	} {
		text := write(t, corpus.MiniZinc, readGood(t, c.text, "x.yaml", nil)[0])
		if !strings.Contains(text, c.has) || strings.Contains(text, c.hasNot) {
			t.Errorf("%q: want %q and not %q in\n%s", c.text, c.has, c.hasNot, text)
		}
	}
}
