package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

// provedLines are proofs as `latin prove --json` writes them.
func provedLines(t testing.TB) string {
	t.Helper()
	const puzzles = "sudoku:2x2:1......2..3.4...	id=good\nlatin-square:4:1...............	id=stuck\nsudoku:2x2:1.1.............	id=none\n" +
		"latin-square:3:1,2,,,,,,,	labels=a<b,c,ü	id=words\n"
	var stdout, stderr bytes.Buffer
	run(t.Context(), []string{"prove", "--json", "--rules", "singles"}, strings.NewReader(puzzles), &stdout, &stderr)
	if stdout.Len() == 0 {
		t.Fatal(stderr.String())
	}
	return stdout.String()
}

// FuzzVerify: whatever comes as a proof is verified, refused or malformed, and
// told with the name of the file.
func FuzzVerify(f *testing.F) {
	for line := range strings.Lines(provedLines(f)) {
		f.Add([]byte(line))
	}
	f.Add([]byte(`{"schema":"latin/prove/1","kind":"sudoku:2x2","clues":"................","steps":[]}`))
	f.Add([]byte(`{"steps":[{"rule":"naked-single"}],"kind":"latin-square:1","clues":"."}`))
	f.Add([]byte("\x1f\x8b\x08"))
	f.Fuzz(func(t *testing.T, text []byte) {
		var stdout, stderr bytes.Buffer
		switch code := run(t.Context(), []string{"verify", "-j", "1"}, bytes.NewReader(text), &stdout, &stderr); code {
		case exitOK:
			if stderr.Len() > 0 && !strings.Contains(stderr.String(), "puzzles: ") {
				t.Errorf("all fine, but %s", &stderr)
			}
		case exitRefused, exitMalformed, exitFailed, exitUndecided:
			if stderr.Len() == 0 {
				t.Errorf("exit code %d without a word", code)
			}
		default:
			t.Errorf("exit code %d: %s", code, &stderr)
		}
	})
}

// TestColumnsOfProofs: what is wrong is told at its column, before the steps,
// in them and behind them, also where labels are not ASCII.
func TestColumnsOfProofs(t *testing.T) {
	const line = `{"kind":"latin-square:2","labels":"üb","clues":"üb..","steps":[{"rule":"naked-single","labels":["ü"]}],"fair":true}`
	for _, test := range []struct{ old, broken, at string }{
		{`"latin-square:2"`, `"latin-square:99"`, `"latin-square:99"`},
		{`"üb.."`, `"üc.."`, `c.."`},
		{`"üb.."`, `"üb..."`, `"üb..."`},
		{`{"rule":"naked-single"`, `{"rule":"guess"`, `{"rule"`},
		{`["ü"]`, `["u"]`, `{"rule"`},
		{`"fair":true`, `"fair":true,"clues":"...."`, `"clues":"...."`},
		{`"fair":true`, `"fair":tru`, `tru}`},
		{`"fair":true`, `"fair":true "clues"`, ` "clues"`},
		{`"steps":[`, `"steps":{`, ``},
	} {
		text := strings.Replace(line, test.old, test.broken, 1)
		before, _, _ := strings.Cut(text, test.at)
		var stdout, stderr bytes.Buffer
		code := run(t.Context(), []string{"verify"}, strings.NewReader(text), &stdout, &stderr)
		column := utf8.RuneCountInString(before) + 1
		if code != exitMalformed || test.at != "" && !near(stderr.String(), column) {
			t.Errorf("%s\nexit code %d: %swant column %d", text, code, &stderr, column)
		}
	}
}

// near says whether a message tells a place in line 1 at the column or up to
// four characters after it, since broken JSON is told where it breaks.
func near(message string, column int) bool {
	var found int
	_, err := fmt.Sscanf(message, "stdin:1:%d:", &found)
	return err == nil && column <= found && found <= column+4
}
