package corpus_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"latin"
	"latin/corpus"
)

// TestCluesLayouts writes one puzzle in all the ways that people may choose.
func TestCluesLayouts(t *testing.T) {
	const want = "1..4..2........."
	for name, clues := range map[string]string{
		"rows":           "|\n  1..4\n  ..2.\n  ....\n  ....\n",
		"blanks":         "|\n  1 . . 4\n  . . 2 .\n  . . . .\n  . . . .\n",
		"quoted":         "\"1..4..2.........\"\n",
		"single quotes":  "'1..4 ..2. .... ....'\n",
		"folded":         ">\n  1..4\n  ..2.\n  ....\n  ....\n",
		"plain lines":    "1..4\n  ..2.\n  ....\n  ....\n",
		"commas":         "\"1,,,4,,,2,,,,,,,,,\"\n",
		"rows of commas": "|\n  1,,,4\n  ,,2,\n  ,,,\n  ,,,\n",
		"list of rows":   "\n  - 1..4\n  - ..2.\n  - ....\n  - ....\n",
		"list of lists":  "\n  - [1, ., ., 4]\n  - [., ., 2, .]\n  - [., ., ., .]\n  - [., ., ., .]\n",
		"list of cells":  "[1, ., ., 4, '', '.', 2, ., ., ., ., ., ., ., ., .]\n",
		"indented":       "|2\n   1..4\n  ..2.\n  ....\n  ....\n",
	} {
		t.Run(name, func(t *testing.T) {
			r := readGood(t, "kind: sudoku:2x2\nclues: "+clues, "x.yaml", nil)
			if got := cells(r)[0]; got != want {
				t.Errorf("read %s", got)
			}
		})
	}
}

func TestLongLabels(t *testing.T) {
	const doc = "kind: latin-square:2\nlabels: 8,10\nclues: "
	for _, clues := range []string{"\"8 10 . .\"", "\"8,10,,\"", "[8, 10, ., .]", "[[8, 10], [., .]]", "|2\n   8 10\n   .  .\n", "\"8, 10, ., .\""} {
		if got := cells(readGood(t, doc+clues+"\n", "x.yaml", nil))[0]; got != "8,10,," {
			t.Errorf("%s: read %s", clues, got)
		}
	}
}

func TestScalarsAreTakenAsWritten(t *testing.T) {
	for labels, want := range map[string]string{
		"0123": "0123", "1,2,10,3": "1,2,10,3", "1, 2, 10, 3": "1,2,10,3", "'0123'": "0123", "1_00": "1_00",
		"[1, 2, 10, 3]": "1,2,10,3", "true": "true", "null": "nul", "0x1F": "0x1F", "1e+5": "1e+5", "~abc": "~abc", "|\n  AB\n  CD\n": "ABCD",
	} {
		records, errs := readAll(t, "kind: latin-square:4\nlabels: "+labels+"\n", "x.yaml", nil)
		if labels == "null" { // n, u, l, l: four labels of a word, l twice
			want = "null"
		}
		if len(records) != 1 || records[0].Puzzle.Labels.String() != want {
			t.Errorf("labels: %s: %v, %q", labels, records, errs)
		}
	}
	r := readGood(t, "kind: sudoku\nid: 007\ntitle: 1.50\ndate: 2026-11-21\nnote: yes # no\n", "x.yaml", nil)[0]
	for key, want := range map[string]string{"id": "007", "title": "1.50", "date": "2026-11-21", "note": "yes"} {
		if r.Field(key) != want {
			t.Errorf("%s is %q", key, r.Field(key))
		}
	}
}

func TestInscriptionLayouts(t *testing.T) {
	for _, inscription := range []string{
		"row 1", "row1", "\"ABCC............\"", "|\n  A B C C\n  . . . .\n  . . . .\n  . . . .\n", "\"A,B,C,C,,,,,,,,,,,,\"",
		"|\n  ABCC\n  ....\n  ....\n  ....\n",
	} {
		r := readGood(t, "kind: sudoku:2x2\nlabels: ABCC\ninscription: "+inscription+"\n", "x.yaml", nil)[0]
		if got := r.Puzzle.FormatCells(r.Puzzle.Inscription); got != "ABCC............" {
			t.Errorf("%s: read %s", inscription, got)
		}
	}
	long := readGood(t, "kind: latin-square:2\nlabels: 8,10\ninscription: |\n  10 .\n  . .\n", "x.yaml", nil)[0]
	if got := long.Puzzle.FormatCells(long.Puzzle.Inscription); got != "10,,," {
		t.Errorf("long labels: read %s", got)
	}
	own := readGood(t, "board: {rows: 2, cols: 2, lines: true}\ninscription: Column 2\n", "x.yaml", nil)[0]
	if got := own.Puzzle.FormatCells(own.Puzzle.Inscription); got != ".1.2" {
		t.Errorf("on a board of one's own: read %s", got)
	}
	none := readGood(t, "kind: custom-win\ninscription: none\n", "x.yaml", nil)[0].Puzzle
	if none.Inscription.Filled() > 0 {
		t.Error("none: the inscription is there")
	}
}

func TestDocumentErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"kind: sudoku\nclue: 1\n", `x:2:1: unknown key "clue"; did you mean "clues"?`},
		{"kind: sudokku\n", `x:1:7: unknown kind "sudokku"; did you mean "sudoku"?`},
		{"id: 1\n", "x:1:1: neither kind: nor board: given"},
		{"kind: sudoku\nboard: {rows: 2, cols: 2}\n", "x:2:9: both kind: and board: given"},
		{"kind: sudoku:2x2\nclues: |\n  1 . . 4\n  . 5 2 .\n", `x:4:5: unknown label "5"`},
		{"kind: sudoku:2x2\nclues: |\n  1..4\n  ..2.\n  .....\n  ....\n", "x:5:3: 5 cells in row 3; expected 4"},
		{"kind: sudoku:2x2\nclues: |\n  1..4\n  ..2.\n", "x:2:8: 8 cells found; sudoku:2x2 has 16"},
		{"kind: sudoku:2x2\nclues: '1..4..2.......x.'\n", `x:2:23: unknown label "x"`},
		{"kind: sudoku:2x2\nclues:\n  - 1..4\n  - ..2x\n  - ....\n  - ....\n", `x:4:8: unknown label "x"`},
		{"kind: sudoku:2x2\nclues: {a: 1}\n", "x:2:9: found a mapping; expected rows of cells"},
		{"kind: sudoku:2x2\nlabels: 12\n", "x:2:9: not a multiset of labels: sudoku:2x2 has 4 labels"},
		{"kind: sudoku:2x2\nlabels: 1,2,3,.\n", `x:2:9: not a multiset of labels: label "." holds '.'`},
		{"kind: sudoku:2x2\nregions: AABB\n", "x:2:10: regions not possible"},
		{"kind: jigsaw\nclues: '1'\n", "x:1:7: regions not possible: jigsaw needs regions="},
		{"kind: sudoku:2x2\ninscription: '1..4..2.......x.'\n", "x:2:29: inscription not possible"},
		{"kind: sudoku:2x2\ninscription: '1..1............'\n", "x:2:14: inscription not possible: row 1 holds \"1\" in r1c1, r1c4"},
		{"kind: sudoku:2x2\ncandidates: 12 34\n", "x:2:13: candidates for 2 cells; sudoku:2x2 has 16"},
		{"kind: sudoku:2x2\ncandidates: |\n  12 34 1 1 . . . . . . . . . . . 75\n", `x:3:35: unknown label "7"`},
		{"kind: sudoku\nid: [1]\n", "x:2:5: found a list; id: is a text"},
		{"kind: sudoku\nfields: 3\n", "x:2:9: found a scalar; expected key: value pairs under fields:"},
		{"kind: sudoku\nfields: {clues: 3}\n", "x:2:10: clues: says what the puzzle is"},
		{"kind: sudoku\nid: 1\nid: 2\n", "x:3:1: the YAML is broken"},
		{"kind: [sudoku\nid: 1\n", "x:2:1: the YAML is broken"},
		{"kind: &a sudoku\nid: *a\n", "x:1:7: anchors and aliases"},
		{"kind: !!str sudoku\n", "x:1:7: tags (!) are not read here"},
		{"- kind: sudoku\n", "x:1:1: found a list; expected keys such as kind:"},
		{"kind: sudoku\nid: \xff\n", "x:2:5: a byte that is not UTF-8"},
		{"board: {rows: 2}\n", "x:1:9: cols: is missing"},
		{"board: {rows: 2, cols: x}\n", `x:1:24: found "x"; expected a whole number from 1 to 16384`},
		{"board: {rows: 200, cols: 200}\n", "x:1:9: 200 rows and 200 columns; at most 16384 cells"},
		{"board: {rows: 2, cols: 2}\n", "x:1:9: not a board: cell r1c1 lies in no asterism"},
		{"board: {rows: 2, cols: 2, line: true}\n", `x:1:27: unknown key "line"; did you mean "lines"?`},
		{"board: {rows: 2, cols: 2, lines: 3}\n", `x:1:34: found "3"; lines is true or false`},
		{"board: {rows: 2, cols: 2, lines: true, regions: AAB}\n", "x:1:49: 3 marks; a map of the regions has 4"},
		{"board: {rows: 2, cols: 2, lines: true, extra: [[r1c1, r3c1]]}\n", `x:1:55: found "r3c1"; expected a cell from r1c1 to r2c2`},
		{"board: {rows: 2, cols: 2, lines: true, extra: [AAB]}\n", "x:1:48: 3 marks; expected 4"},
		{"board: {rows: 2, cols: 2, lines: true, extra: [{cells: [r1c1], mark: shad}]}\n", `unknown mark "shad"; did you mean "shade"?`},
		{"board: {cells: 3}\n", "x:1:9: asterisms: is missing"},
		{"board: {cells: 3, asterisms: [[0, 1, 3]]}\n", `x:1:38: found "3"; expected a whole number from 0 to 2`},
		{"board: {cells: 3, asterisms: [[0, 1, 1, 2]]}\n", "asterism 1 holds cell 2 twice"},
		{"board: {cells: 3, asterisms: [[0, 1, 2]], points: [[0, 1]]}\n", "x:1:51: 1 entries; expected a list of 3"},
		{"board: {cells: 1, asterisms: [[0]], points: [[0, .nan]]}\n", `x:1:50: found ".nan"; expected a number`},
		{"board: {cells: 2, asterisms: [[0, 1]], points: [[0, 1], [0, 1]]}\n", "two cells are at the same point"},
		{"board: {cells: 2, asterisms: [[0, 1]]}\nlabels: A\n", "x:2:9: not a board: asterism 1 has 2 cells for 1 labels"},
		{"board: {cells: 2, asterisms: [[0, 1]]}\ninscription: 13\n", `x:2:15: unknown label "3"; the labels are 12`},
		{"board: {cells: 2, asterisms: [[0, 1]]}\ninscription: 11\n", "x:2:14: inscription not possible"},
		{"board: 3\n", `found a scalar; a board has keys`},
	} {
		text := "kind: sudoku\n---\n" + c.text + "---\nkind: wave\n"
		records, errs := readAll(t, text, "x", corpus.Document)
		want := shift(c.want, 2)
		if len(errs) != 1 || !strings.Contains(errs[0], want) {
			t.Errorf("%q: errors %q, want %q", c.text, errs, want)
		}
		if len(records) != 2 || records[0].Puzzle.Name() != "sudoku" || records[1].Puzzle.Name() != "wave" {
			t.Errorf("%q: the documents around it are lost: %v", c.text, records)
		}
	}
}

// shift moves "x:LINE:" down by some lines.
func shift(want string, lines int) string {
	if len(want) > 2 && want[:2] == "x:" && want[2] >= '1' && want[2] <= '7' {
		return "x:" + string(want[2]+byte(lines)) + want[3:]
	}
	return want
}

func TestOwnBoards(t *testing.T) {
	text := `
board:
  rows: 3
  cols: 3
  lines: true
  regions:
    - AAABBBCCC
    - [1.., .1., ..1]
  extra:
    - [r1c1, r2c2]
    - r1c3, r2c2
    - X.. .Y. Y.X
    - {name: the corner, cells: [r1c1, r1c2], mark: border, links: [[r1c1, r1c2]]}
labels: 112
`
	p := readGood(t, text, "x", nil)[0].Puzzle
	var got []string
	for _, a := range p.Board.Asterisms()[6:] {
		var names []string
		for _, c := range a.Cells {
			names = append(names, p.Board.CellName(c))
		}
		got = append(got, a.Name+" "+a.Mark.String()+" "+strings.Join(names, " "))
	}
	want := []string{
		"region A border r1c1 r1c2 r1c3", "region B border r2c1 r2c2 r2c3", "region C border r3c1 r3c2 r3c3",
		"region 2 1 shade r1c1 r2c2 r3c3",
		"extra 1 shade r1c1 r2c2", "extra 2 shade r1c3 r2c2",
		"extra 3 X shade r1c1 r3c3", "extra 3 Y shade r2c2 r3c1", "the corner border r1c1 r1c2",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("asterisms\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if links := p.Board.Asterisms()[14].Links; len(links) != 1 || links[0] != [2]latin.Cell{0, 1} {
		t.Errorf("links %v", links)
	}
}

func TestAnyBoard(t *testing.T) {
	r := readGood(t, "board:\n  cells: 4\n  asterisms: [[0, 1], [2, 3]]\n  points: [[0, 0], [2, 0], [0, 2], [2, 2]]\ntitle: Two pairs\nrules: Do it.\n", "x", nil)[0]
	p := r.Puzzle
	if p.Labels.String() != "12" || p.Title != "Two pairs" || p.Rules != "Do it." {
		t.Errorf("labels %s, title %q, rules %q", p.Labels, p.Title, p.Rules)
	}
	if at := p.Board.Place(3); at.At != (latin.Point{X: 2, Y: 2}) || at.Room != 0.8 {
		t.Errorf("place %+v", at)
	}
	again := readGood(t, "board: {cells: 5, asterisms: [[0, 1, 2], [3, 4]], shape: point}\nclues: [., 3, ., 1, .]\n", "x", nil)[0]
	if again.Puzzle.Board.Shape() != "point" || len(again.Puzzle.Board.Rows()) != 2 {
		t.Errorf("rows %v", again.Puzzle.Board.Rows())
	}
}

// TestLargeBoards writes the largest boards and reads them back.
func TestLargeBoards(t *testing.T) {
	grid := latin.NewGrid(64, 256)
	for c := range latin.Cell(grid.Rows * grid.Cols / 64) {
		a := latin.Asterism{Name: fmt.Sprint("part ", c)}
		for i := range latin.Cell(64) {
			a.Cells = append(a.Cells, c*64+i)
		}
		grid.Layout.Asterisms = append(grid.Layout.Asterisms, a)
	}
	labels := mustLabels(t, strings.Join(latin.Numbers(64), ","))
	for _, shape := range []string{"outline", "circle"} {
		grid.Layout.Shape = shape
		b, err := latin.NewBoard(grid.Layout)
		if err != nil {
			t.Fatal(err)
		}
		p, err := latin.NewPuzzle(b, labels, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := &corpus.Record{Puzzle: p, Clues: latin.NewPB(b.Len())}
		r.Clues[16_383] = 63
		format := corpus.Document
		if shape == "circle" { // with outlines: too large for a document
			format = corpus.JSON
		}
		if d := differ(r, readGood(t, write(t, format, r), "x", nil)[0]); d != "" {
			t.Errorf("%s: %.200s", shape, d)
		}
	}
}

// TestKindsAsDocuments writes the board of every kind as one of one's own.
func TestKindsAsDocuments(t *testing.T) {
	for _, k := range latin.Kinds {
		if k.Regions == latin.GivenRegions {
			continue
		}
		made, err := k.New(latin.Options{})
		if err != nil {
			t.Fatal(err)
		}
		own, err := latin.NewPuzzle(made.Board, made.Labels, made.Inscription)
		if err != nil {
			t.Fatal(err)
		}
		r := &corpus.Record{Puzzle: own, Clues: made.Inscription}
		for _, f := range []*corpus.Format{corpus.Document, corpus.JSON} {
			text := write(t, f, r)
			if d := differ(r, readGood(t, text, "x", nil)[0]); d != "" {
				t.Errorf("%s as %s: %s", k.Name, f.Name, d)
			}
		}
	}
}

func TestSeveralDocuments(t *testing.T) {
	text := "%YAML 1.2\n--- # the first\nkind: sudoku\n...\n---\n# nothing\n---\n\n--- {kind: wave}\n---\nkind: win\n---\n"
	r := readGood(t, text, "x", nil)
	if len(r) != 3 || r[0].Line != 3 || r[1].Line != 9 || r[2].Line != 11 {
		t.Fatalf("records %v", r)
	}
	if r[1].Column != 6 {
		t.Errorf("column %d of {kind: wave}; want 6, behind the brace", r[1].Column)
	}
}

// TestHostileDocuments must end soon, with errors.
func TestHostileDocuments(t *testing.T) {
	start := time.Now()
	bomb := "a: &a [x,x,x,x,x,x,x,x,x]\n"
	for c := 'b'; c < 'k'; c++ {
		bomb += string(c) + ": &" + string(c) + " [" + strings.Repeat("*"+string(c-1)+",", 9) + "]\n"
	}
	for name, text := range map[string]string{
		"bomb":     bomb,
		"brackets": "kind: " + strings.Repeat("[", 1<<19),
		"braces":   "kind: " + strings.Repeat("{a: ", 1<<17),
		"entries":  strings.Repeat("- ", 1<<18) + "a",
		"keys":     "fields:\n" + strings.Repeat("  a: 1\n", 1<<16),
		"colons":   strings.Repeat("a: ", 1<<18),
		"question": strings.Repeat("? ", 1<<18),
		"anchors":  strings.Repeat("&a ", 1<<18),
		"indent":   deep(2000),
		"long":     "id: " + strings.Repeat("x", 1<<20),
		"lines":    "id: |\n" + strings.Repeat("  xxxxxxxxxxxxxxxxxxxxx\n", 1<<16),
	} {
		if records, errs := readAll(t, text+"\n---\nkind: sudoku\n", "x", corpus.Document); len(errs) != 1 || len(records) != 1 {
			t.Errorf("%s: %d records, %d errors", name, len(records), len(errs))
		}
	}
	t.Log(time.Since(start))
}

func deep(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	return b.String()
}
