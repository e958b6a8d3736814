package corpus_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"latin/corpus"
)

// dzn068 is Weekly Strimko 068 with the streams as a matrix.
const dzn068 = `% Strimko
n = 4;
streams = array2d(1..n,1..n, [1,2,2,4, 2,1,4,2, 3,4,1,3, 4,3,3,1]);
num_placed = 3;
placed = array2d(1..num_placed,1..3, [2,2,3, 2,3,2, 3,3,1]);
`

func TestDznForms(t *testing.T) {
	const pairs = "1,1,2,2,3,3,4,4 | 1,2,1,3,2,1,2,4 | 3,1,3,4,4,2,4,3 | 1,4,2,3,3,2,4,1"
	for name, text := range map[string]string{
		"matrix": dzn068,
		"bars":   "n=4;streams=[|1,2,2,4|2,1,4,2|3,4,1,3|4,3,3,1|];placed=[|2,2,3|2,3,2|3,3,1|];",
		"pairs":  "n = 4;\nstreams = [|" + pairs + "|];\nplaced = [|2,2,3|2,3,2|3,3,1|]",
		"pairs array": "n = 4; streams = array2d(1..n, 1..2*n, [" + strings.ReplaceAll(pairs, "|", ",") +
			"]); /* the clues */ num_placed = 3; placed = array2d(1..num_placed, 1..3, [2,2,3, 2,3,2, 3,3,1,]);",
		"any order": "placed = [|2,2,3|2,3,2|3,3,1|];\nstreams = [|" + pairs + "|];\nnum_placed = 3;\nn = 4;\n",
	} {
		r := readGood(t, text, "x.dzn", nil)[0]
		if r.Puzzle.Name() != "strimko:4" || r.Puzzle.Regions() != "1224214234134331" || cells([]*corpus.Record{r})[0] != ".....32...1....." {
			t.Errorf("%s: read %s %s %s", name, r.Puzzle.Name(), r.Puzzle.Regions(), cells([]*corpus.Record{r})[0])
		}
		for _, f := range []*corpus.Format{corpus.Dzn, corpus.DznPairs} {
			if d := differ(r, readGood(t, write(t, f, r), "x", nil)[0]); d != "" {
				t.Errorf("%s, written as %s: %s", name, f.Name, d)
			}
		}
	}
}

func TestDznErrors(t *testing.T) {
	streams := "n = 4;\nstreams = [1,2,2,4, 2,1,4,2, 3,4,1,3, 4,3,3,1];\n"
	for _, c := range []struct{ text, want string }{
		{"n = 4;\n", "x:2:1: no streams; expected n = ...; and streams = ...;"},
		{"n = 99;\nstreams = [1];", "x:1:5: n is the order, one number from 1 to 61"},
		{"m = 4;\n", `x:1:1: found "m"; did you mean "n"?`},
		{"n 4;\n", `x:1:3: found "4"; expected "=" after n`},
		{"n = 4\nstreams = [1];", `x:2:1: found "streams"; expected ";" after the value of n`},
		{"n = 4;\nn = 5;\n", "x:2:1: a second value of n"},
		{"n = x;\n", `x:1:5: found "x"; expected a whole number`},
		{"n = 4;\nstreams = [1,2", "x:3:1: found the end of the file; expected a whole number"},
		{"n = 4;\nstreams = array2d(1..4,1..4,[1,2];", `x:2:34: found ";"; expected ")" at the end of array2d`},
		{"n = 4;\nstreams = [1,2,3];\n", "x:2:11: 3 numbers for streams; expected 16 (a matrix) or 32 (pairs"},
		{"n = 2;\nstreams = [1,2,3,1];\n", "x:2:16: found 3; a stream is a number from 1 to 2"},
		{"n = 2;\nstreams = [1,1,1,2, 2,1,1,1];\n", "x:2:25: row 1, column 1 a second time"},
		{"n = 2;\nstreams = [1,1,1,3, 2,1,1,1];\n", "x:2:18: found 3; a column is a number from 1 to 2"},
		{"n = 2;\nstreams = [1,1,1,2];\n", "x:2:11: strimko: regions not possible"},
		{streams + "placed = [1,1];\n", "x:3:10: 2 numbers for placed; expected row, column, value"},
		{streams + "placed = [1,1,5];\n", "x:3:15: found 5; a value is a number from 1 to 4"},
		{streams + "placed = [1,0,4];\n", "x:3:13: found 0; a column is a number from 1 to 4"},
		{streams + "placed = [1,1,4, 1,1,3];\n", "x:3:18: a second value for this cell"},
		{streams + "num_placed = 2; placed = [1,1,4];\n", "x:3:14: num_placed is 2 and placed has 1 clues"},
		{"/* open", "no n; expected"},
		{"n = 4; streams = array2d(", "x:2:1: found the end of the file; expected a whole number"},
	} {
		records, errs := readAll(t, c.text, "x", corpus.Dzn)
		if len(records) > 0 || len(errs) != 1 || !strings.Contains(errs[0], c.want) {
			t.Errorf("%q: %d records, errors %q, want %q", c.text, len(records), errs, c.want)
		}
	}
}

func TestDznRefuses(t *testing.T) {
	for _, text := range []string{
		"kind: latin-square\n", "kind: sudoku\nlabels: ABCDEFGHI\n", "kind: quadoku\n", "kind: sudoku-x\n", "kind: tartan\n",
		"kind: sudoku\ncandidates: " + strings.Repeat("12 ", 81) + "\n",
		"board: {rows: 2, cols: 3, lines: true}\n",
	} {
		r := readGood(t, text, "x.yaml", nil)[0]
		if err := corpus.Dzn.Encode(io.Discard).Put(r); !errors.Is(err, corpus.ErrCannotHold) {
			t.Errorf("%q: error %v", text, err)
		}
	}
}

// TestDznOfOtherSquares writes a Sudoku as a Strimko whose streams are the boxes.
func TestDznOfOtherSquares(t *testing.T) {
	r := readGood(t, "sudoku:2x2:1...............\n", "x", nil)[0]
	text := write(t, corpus.Dzn, r)
	again := readGood(t, text, "x", nil)[0]
	if again.Puzzle.Regions() != "1122112233443344" || again.Clues[0] != 0 {
		t.Errorf("read %s from\n%s", again.Puzzle.Regions(), text)
	}
}

func TestSinglePuzzleFormats(t *testing.T) {
	r := readGood(t, dzn068, "x.dzn", nil)[0]
	for _, f := range written() {
		e := f.Encode(io.Discard)
		if err := e.Put(r); err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
		err := e.Put(r)
		if f.Holds.Several != (err == nil) || (err != nil && !strings.Contains(err.Error(), "one at a time")) {
			t.Errorf("%s: second puzzle: %v", f.Name, err)
		}
	}
}
