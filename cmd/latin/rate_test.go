package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"latin/attrition"
	"latin/rating"
)

// mixed holds puzzles of several kinds: fine, with several solutions, without one, and
// a line that is none.
const mixed = "sudoku:1.6..23...5...6.91..95.1462.379.5...581.279.....4.8157...26.54...415.6.99..87421.\tid=fig-1\tseconds=300\n" +
	"sudoku:2x2:1......2..3.4...\tid=small\tseconds=40\n" +
	"sudoku:2x2:1......2..3.....\tid=loose\tseconds=50\n" +
	"sudoku:2x2:1..1...2..3.4...\tid=broken\n" +
	"nonsense\n" +
	"sudoku:2x2:B..AA.......B...\tlabels=ABBC\tid=\"quoted, twice\"\tseconds=?\n" +
	"sudoku:2x2:A..B.....C......\tlabels=ABBC\tinscription=A..B............\n" +
	"strimko:4:.....32...1.....\tregions=1224214234134331\tid=weekly\tseconds=60\n"

// rate runs the command on the mixed puzzles.
func rate(t *testing.T, args ...string) (stdout, stderr string, code exitCode) {
	t.Helper()
	var out, errs bytes.Buffer
	code = run(t.Context(), append([]string{"rate"}, args...), strings.NewReader(mixed), &out, &errs)
	return out.String(), errs.String(), code
}

// jsonRecords are the records as maps.
func jsonRecords(t *testing.T, args ...string) []map[string]any {
	t.Helper()
	text, _, _ := rate(t, append(args, "--json", "--features")...)
	var list []map[string]any
	for d := json.NewDecoder(strings.NewReader(text)); d.More(); {
		var o map[string]any
		if err := d.Decode(&o); err != nil {
			t.Fatal(err)
		}
		list = append(list, o)
	}
	return list
}

// A table says what the JSON says, under the same names.
func TestTableIsTheJSON(t *testing.T) {
	text, _, _ := rate(t, "--csv", "--features")
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	records := jsonRecords(t)
	if len(rows) != len(records)+1 || len(records) != 7 {
		t.Fatalf("%d rows, %d records", len(rows), len(records))
	}
	for i, o := range records {
		want := make(map[string]string)
		for key, v := range o {
			want[key] = tableText(v)
		}
		rules, _ := o["rules"].(map[string]any)
		features, _ := o["features"].(map[string]any)
		for _, f := range rating.Features {
			want[featureName(f)] = tableText(features[f.Name])
		}
		for _, r := range attrition.Rules {
			if want[rulePrefix+r.Name] = tableText(rules[r.Name]); rules != nil && rules[r.Name] == nil {
				want[rulePrefix+r.Name] = "0"
			}
		}
		delete(want, "rules")
		delete(want, "features")
		got := make(map[string]string)
		for k, v := range rows[i+1] {
			if got[rows[0][k]] = v; v == "" && want[rows[0][k]] == "" {
				delete(got, rows[0][k])
				delete(want, rows[0][k])
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("record %d, JSON and table: %s", i, d)
		}
	}
}

// tableText writes a value of JSON as a table does.
func tableText(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case float64:
		return shortest(v)
	}
	return fmt.Sprint(v)
}

// The table can be read again, and gives the same ratings.
func TestTableComesBack(t *testing.T) {
	table, _, _ := rate(t, "--csv")
	var again, errs bytes.Buffer
	run(t.Context(), []string{"rate", "--csv"}, strings.NewReader(table), &again, &errs)
	if d := cmp.Diff(table, again.String()); d != "" {
		t.Errorf("%s%s", d, &errs)
	}
}

// Columns and fields have names of their own, and whatever a table has of a rated puzzle
// can be asked for.
func TestNamesOfFields(t *testing.T) {
	r := ratingRun{flags: rateFlags{csv: true, features: true}}
	columns := make(map[string]bool)
	for name := range strings.SplitSeq(strings.TrimSpace(string(r.header())), ",") {
		if columns[name] {
			t.Errorf("two columns %s", name)
		}
		columns[name] = true
	}
	fields := map[string]bool{"schema": true, "regions": true, "inscription": true, "model": true}
	for _, f := range rateFields {
		if fields[f.Name] {
			t.Errorf("two fields %s", f.Name)
		}
		fields[f.Name] = true
	}
	for name := range columns {
		if !fields[name] {
			t.Errorf("--where has no field %s", name)
		}
	}
}

func TestWhere(t *testing.T) {
	tests := []struct{ where, want string }{
		{"unique", "fig-1 small weekly"},
		{"unique == no", "loose broken quoted -"},
		{"solutions == 0", "broken"},
		{"fair == no", ""},
		{"score > 0", "fig-1 small weekly"},
		{"not score > 0", "loose broken quoted -"},
		{"score != 0 and kind == sudoku", "fig-1"},
		{"kind in ('sudoku:2x2', strimko:4) and fair", "small weekly"},
		{`id == '"quoted, twice"'`, "quoted"},
		{"clues < 10", "small weekly"},
		{"feature-clues == 4", "small"},
		{"labels == 9", "fig-1"},
		{"hardest <= hidden-single or tier > nets", "fig-1 small weekly"},
		{"hardest < hidden-single", ""},
		{"feature-hardest == 20", "fig-1 small weekly"},
		{"rule-hidden-single > 30", "fig-1"},
		{"rule-naked-single == 0 and steps < 20", "small weekly"},
		{"rule-backtrack > 0", ""},
		{"level >= very-easy", "fig-1 small weekly"},
		{"level > very-difficult", ""},
	}
	for _, test := range tests {
		var ids []string
		for _, o := range jsonRecords(t, "--where", test.where) {
			id, _ := o["id"].(string)
			switch {
			case id == "":
				id = "-"
			case strings.HasPrefix(id, `"quoted`):
				id = "quoted"
			}
			ids = append(ids, id)
		}
		if got := strings.Join(ids, " "); got != test.want {
			t.Errorf("%s: %q, want %q", test.where, got, test.want)
		}
		_, stderr, code := rate(t, "--where", test.where)
		if out := fmt.Sprintf("; %d left out\n", 7-len(ids)); code != exitMalformed || !strings.Contains(stderr, "8 puzzles: 3 fine") || len(ids) < 7 && !strings.HasSuffix(stderr, out) {
			t.Errorf("%s: code %d, %s", test.where, code, stderr)
		}
	}
}

// Any number of jobs gives the same summary and the same plot.
func TestSummaryForAnyJobs(t *testing.T) {
	var texts, plots []string
	for _, jobs := range []string{"1", "7"} {
		file := filepath.Join(t.TempDir(), "x.svg")
		text, _, _ := rate(t, "--summary", "--json", "--against", "seconds", "--plot", file, "--jobs", jobs)
		plot, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts, plots = append(texts, text), append(plots, string(plot))
	}
	if texts[0] != texts[1] || plots[0] != plots[1] || len(plots[0]) < 1000 {
		t.Error("the summary depends on --jobs")
	}
	var s map[string]any
	if err := json.Unmarshal([]byte(texts[0]), &s); err != nil {
		t.Fatal(err)
	}
	against := s["against"].([]any)[0].(map[string]any)
	got := fmt.Sprintln(s["schema"], s["puzzles"], s["unique"], s["several"], s["none"], s["unreadable"], against["pairs"], against["without"])
	if want := "latin/rate-summary/1 7 3 3 1 1 3 0\n"; got != want {
		t.Errorf("found %s, want %s", got, want)
	}
}

// Interrupted, the summary tells what was done, and the plot is drawn.
func TestInterruptedSummary(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.svg")
	in, w := io.Pipe()
	ctx, cancel := context.WithCancelCause(t.Context())
	var stdout, stderr bytes.Buffer
	go func() {
		_, _ = io.WriteString(w, strings.Repeat("sudoku:2x2:1......2..3.4...\n", 5))
		_, _ = io.WriteString(w, "# ") // taken only when the lines before have been read
		cancel(errInterrupted)
	}()
	code := run(ctx, []string{"rate", "--summary", "--plot", file}, in, &stdout, &stderr)
	if _, err := os.Stat(file); code != exitInterrupted || err != nil || !strings.Contains(stdout.String(), " unique; 0 not fair") {
		t.Errorf("exit code %d, %v: %s%s", code, err, &stdout, &stderr)
	}
}

func TestRateFlags(t *testing.T) {
	for args, want := range map[string]string{
		"--csv --json":                     "--csv and --json are two forms of the same",
		"--csv --summary":                  "--csv is a table of puzzles",
		"--features --summary":             "--features are told of each puzzle",
		"--against seconds":                "add --summary or --plot",
		"--plot x.png":                     `--plot draws SVG and "x.png" has another extension`,
		"--where score=3":                  "--where: column 6: found =; write ==",
		"--where level==easy..medium":      "--where: column 8: a range is no level",
		"--where tier==advancd":            `--where: column 7: no tier is called "advancd"; did you mean "advanced"?`,
		"--where hardest>=x-wng --summary": `--where: column 10: unknown rule "x-wng"`,
	} {
		stdout, stderr, code := rate(t, strings.Fields(args)...)
		if code != exitUsage || stdout != "" || !strings.Contains(stderr, want) {
			t.Errorf("%s: code %d, %s%s", args, code, stdout, stderr)
		}
	}
	_, stderr, _ := rate(t, "--summary", "--against", "id")
	if !strings.Contains(stderr, "--against: no puzzle that is rated has a number in id") {
		t.Error(stderr)
	}
	_, stderr, code := rate(t, "--summary", "--against", "second")
	if code != exitMalformed || !strings.Contains(stderr, `--against: no puzzle has a field "second"; did you mean "seconds"?`) {
		t.Errorf("code %d, %s", code, stderr)
	}
}

// Of a puzzle that is undecided nothing is known but what it is; it counts.
func TestUndecidedRatings(t *testing.T) {
	for where, want := range map[string]int{
		"unique or unique == no or solutions >= 0 or score > 0": 0, "kind == sudoku": 1, "not unique and id != fig-1": 6,
	} {
		stdout, stderr, code := rate(t, "--timeout", "1ns", "--where", where)
		if n := strings.Count(stdout, "\n"); code != exitMalformed || n != want || !strings.Contains(stderr, "7 undecided") {
			t.Errorf("%s: code %d, %d records: %s", where, code, n, stderr)
		}
	}
	if stdout, _, _ := rate(t, "--timeout", "1ns", "--summary"); !strings.HasPrefix(stdout, "7 puzzles: 0 unique, 7 undecided; 0 not fair; 1 could not be read\n") {
		t.Error(stdout)
	}
}

// Numbers that are not above 0 are drawn too, on an axis that has a place for them.
func TestPlotOfZeros(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.svg")
	in := strings.NewReader("sudoku:2x2:1......2..3.4...\tx=0\nsudoku:2x2:12.....2..3.4...\tx=5\nsudoku:2x2:12.....2..3.4...\tx=inf\n")
	var out, errs bytes.Buffer
	if code := run(t.Context(), []string{"rate", "--plot", file, "--against", "x"}, in, &out, &errs); code != exitOK {
		t.Fatalf("code %d: %s", code, &errs)
	}
	svg, err := os.ReadFile(file)
	if err != nil || strings.Count(string(svg), "<circle") != 2 || strings.Contains(string(svg), "line:") {
		t.Errorf("%v: %s", err, svg)
	}
}

func TestNumberIn(t *testing.T) {
	for text, want := range map[string]string{" 312 ": "312", "1e3": "1000", "-2.5": "-2.5", "": "NaN", "inf": "NaN", "1e999": "NaN", "NaN": "NaN", "3 s": "NaN"} {
		if got := fmt.Sprint(numberIn(text)); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}
