package corpus_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"latin"
	"latin/corpus"
)

func TestLineReads(t *testing.T) {
	dots := strings.Repeat(".", 81)
	for _, c := range []struct{ name, text, name2, cells, fields string }{
		{"kind", "sudoku:" + fig1, "sudoku", fig1, ""},
		{"default size", "sudoku:3x3:" + fig1, "sudoku", fig1, ""},
		{"size", "sudoku:2x2:12..............", "sudoku:2x2", "12..............", ""},
		{"commas for one character", "sudoku:2x2:1,2,,,,,,,,,,,,,,", "sudoku:2x2", "12..............", ""},
		{"labels of two characters", "latin-square:10:10" + strings.Repeat(",", 99), "latin-square:10", "10" + strings.Repeat(",", 99), ""},
		{"fields", "sudoku:" + fig1 + "\tid=a b\tauthor=x=y", "sudoku", fig1, "id=a b|author=x=y"},
		{"escapes", "sudoku:" + fig1 + `	id=a\tb\nc\\d\e`, "sudoku", fig1, "id=a\tb\nc\\d\\e"},
		{"empty value", "sudoku:" + fig1 + "\tid=", "sudoku", fig1, "id="},
		{"own labels", "sudoku:2x2:AB..............\tlabels=ABCC\tid=x", "sudoku:2x2", "AB..............", "id=x"},
		{"bare", fig1, "sudoku", fig1, ""},
		{"bare 0", strings.ReplaceAll(fig1, ".", "0"), "sudoku", fig1, ""},
		{"bare -", strings.ReplaceAll(fig1, ".", "-"), "sudoku", fig1, ""},
		{"bare with a 0 as label", "0" + dots[1:] + "\tlabels=012345678", "sudoku", "0" + dots[1:], ""},
		{"bare and note", fig1 + " 7.2  hard # by: me", "sudoku", fig1, "note=7.2  hard # by: me"},
		{"bare and comma", fig1 + "," + fig1, "sudoku", fig1, "note=" + fig1},
		{"bare and comment", fig1 + "# easy", "sudoku", fig1, "note=easy"},
		{"bare and fields", fig1 + "\tid=1\tfound in a book", "sudoku", fig1, "id=1|note=found in a book"},
		{"blanks in front", "  " + fig1, "sudoku", fig1, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := readGood(t, c.text+"\n", "x", corpus.Line)
			if len(r) != 1 {
				t.Fatalf("%d records", len(r))
			}
			var fields []string
			for _, f := range r[0].Fields {
				fields = append(fields, f.Key+"="+f.Value)
			}
			if got := cells(r)[0]; got != c.cells || r[0].Puzzle.Name() != c.name2 || strings.Join(fields, "|") != c.fields {
				t.Errorf("read %s:%s %q", r[0].Puzzle.Name(), got, fields)
			}
		})
	}
}

func TestLineErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"sudoku:" + fig1[:80], "x:1:88: 80 cells found, sudoku has 81"},
		{"sudoku:" + fig1 + "1", "x:1:89: 82 cells found, sudoku has 81"},
		{"sudoku:" + fig1[:40] + "X" + fig1[41:], `x:1:48: unknown label "X"; the labels are 123456789, a blank is "."`},
		{"sudoku:" + fig1[:40] + "é" + fig1[41:], `x:1:48: unknown label "é"`},
		{fig1[:40] + "X" + fig1[41:], `x:1:41: unknown label "X"`},
		{"tartan:9,2,15,,,1,12,17" + strings.Repeat(",", 56), `x:1:22: unknown label "17"`},
		{fig1[:79], "x:1:1: 79 characters without KIND: before them; expected KIND:CELLS"},
		{"sudokku:" + fig1, `x:1:1: unknown kind "sudokku"; did you mean "sudoku"?`},
		{"sudoku:9x1:" + fig1, "x:1:1: sudoku: size not possible"},
		{"sudoku: " + fig1, "x:1:8: a blank within KIND:CELLS"},
		{"sudoku:" + fig1 + " # hard", "x:1:89: a blank within KIND:CELLS"},
		{"sudoku:" + fig1 + "\tid=1\thard", `x:1:95: found "hard"; a field is key=value`},
		{"sudoku:" + fig1 + "\tid=é\tid=2", "x:1:95: a second field id=; give it once"},
		{"sudoku:" + fig1 + "\tlabels=ABC", "x:1:97: not a multiset of labels: sudoku has 9 labels; found 3"},
		{"sudoku:" + fig1 + "\tlabels=", "x:1:90: nothing follows labels="},
		{"sudoku:" + fig1 + "\tregions=A", "x:1:98: regions not possible: sudoku takes no regions"},
		{"sudoku:" + fig1 + "\tkind=wave", "x:1:90: kind= is not a field of a line"},
		{"sudoku:2x2:................\tinscription=..x.............", `x:1:43: inscription not possible: it is neither`},
		{"jigsaw:" + fig1, "x:1:1: regions not possible: jigsaw needs regions=, one mark a cell"},
		{fig1 + " a\tnote=b", "x:1:1: text after the cells and a field note="},
		{strings.Repeat("12.......", 80) + "1.2......", `x:1:723: '2' in cell r9c9; place 3 of a cell holds "3" or a full stop`},
		{strings.Repeat(".........", 81) + "\tlabels=123456788", "x:1:1: a state of 729 characters"},
		{"sudoku:" + fig1[:3] + "\xff" + fig1[4:], "x:1:11: a byte that is not UTF-8"},
		{"sudoku:" + fig1 + strings.Repeat("\t", 3) + strings.Repeat("\ta=1", 1) + manyFields(), "more than 100 fields"},
	} {
		records, errs := readAll(t, c.text+"\n"+fig1+"\n", "x", corpus.Line)
		if len(errs) != 1 || !strings.Contains(errs[0], c.want) {
			t.Errorf("%.60q...: errors %q, want %q", c.text, errs, c.want)
		}
		if len(records) != 1 || records[0].Line != 2 {
			t.Errorf("%.60q...: the line after the bad one is lost", c.text)
		}
	}
}

func manyFields() string {
	var b strings.Builder
	for i := range 100 {
		b.WriteString("\tf" + strings.Repeat("x", i) + "=1")
	}
	return b.String()
}

func TestLineErrorsKeepTheirCause(t *testing.T) {
	for text, cause := range map[string]error{
		"nosuch:.\n":                         latin.ErrUnknownKind,
		"sudoku:1x1:.\n":                     latin.ErrSize,
		"jigsaw:.\n":                         latin.ErrRegions,
		"sudoku:" + fig1 + "\tlabels=12\n":   latin.ErrLabels,
		"sudoku:.\tinscription=nowhere_2\n":  latin.ErrInscription,
		"win:.\tinscription=" + fig1 + "1\n": latin.ErrInscription,
	} {
		for _, err := range corpus.Read(strings.NewReader(text), "x", corpus.Line) {
			var syntax *corpus.SyntaxError
			if !errors.Is(err, cause) || !errors.As(err, &syntax) {
				t.Errorf("%q: %v does not wrap %v", text, err, cause)
			}
		}
	}
}

func TestLineSilentParts(t *testing.T) {
	text := "\ufeff# two puzzles\r\n\r\n" + fig1 + "\r\n  \t \r\n  # and\r\nsudoku:2x2:................\tid=2\r\n"
	r := readGood(t, text, "x", nil)
	if len(r) != 2 || r[0].Line != 3 || r[1].Line != 6 || r[1].ID() != "2" {
		t.Errorf("records %+v", r)
	}
	if r := readGood(t, "\ufeff"+fig1, "x", nil); len(r) != 1 || r[0].Column != 1 {
		t.Errorf("after a byte order mark: %v", r)
	}
	for _, empty := range []string{"", "\n", "# only a comment", "\ufeff", "\r\n\r\n"} {
		if r := readGood(t, empty, "x", nil); len(r) != 0 {
			t.Errorf("%q: records %v", empty, r)
		}
	}
}

func TestLineState(t *testing.T) {
	state := "1........" + ".2.4....." + "........." + strings.Repeat("123456789", 78)
	r := readGood(t, state+"\n", "x", nil)[0]
	want := latin.Domains{1, 0b1010, 0}
	if !slices.Equal(r.Candidates[:3], want) || r.Candidates[80] != 511 {
		t.Errorf("candidates %b", r.Candidates)
	}
	if r.Clues[0] != 0 || r.Clues.Filled() != 1 {
		t.Errorf("clues %v: a cell with one candidate is filled, no other", r.Clues)
	}
	if got := write(t, corpus.Line, r); got != state+"\n" {
		t.Errorf("written as %s", got)
	}
}

func TestLinePuzzlesAreShared(t *testing.T) {
	r := readGood(t, fig1+"\nsudoku:2x2:................\n"+fig1+"\nsudoku:2x2:................\tlabels=ABCD\n"+
		"sudoku:2x2:................\nsudoku:2x2:................\tlabels=ABCD\tid=7\n", "x", nil)
	if r[0].Puzzle != r[2].Puzzle || r[1].Puzzle != r[4].Puzzle || r[3].Puzzle != r[5].Puzzle {
		t.Error("lines of one Puzzle do not share it")
	}
	if r[0].Puzzle == r[1].Puzzle || r[1].Puzzle == r[3].Puzzle {
		t.Error("lines of different Puzzles share one")
	}
}

func TestLineRefuses(t *testing.T) {
	own := readGood(t, "board: {rows: 2, cols: 2, lines: true}\n", "x.yaml", nil)[0]
	state := readGood(t, "kind: sudoku:2x2\ncandidates: "+strings.Repeat("12 ", 16)+"\n", "x.yaml", nil)[0]
	key := readGood(t, `{"kind":"sudoku","a key":"1"}`, "x", nil)[0]
	zero := readGood(t, `{"kind":"sudoku","key":"a\u0000"}`, "x", nil)[0]
	for _, r := range []*corpus.Record{own, state, key, zero} {
		var b strings.Builder
		if err := corpus.Line.Encode(&b).Put(r); !errors.Is(err, corpus.ErrCannotHold) || b.Len() > 0 {
			t.Errorf("error %v, written %q", err, b.String())
		}
	}
}

func TestInscriptionIsNotTakenForAName(t *testing.T) {
	p, err := latin.LatinSquare.New(latin.Options{Size: "2", Labels: mustLabels(t, "none,x"), Inscription: "row 1"})
	if err != nil {
		t.Fatal(err)
	}
	r := &corpus.Record{Puzzle: p, Clues: p.Inscription}
	again := readGood(t, write(t, corpus.Line, r), "x", nil)[0]
	if d := differ(r, again); d != "" {
		t.Error(d)
	}
	p, err = latin.LatinSquare.New(latin.Options{Size: "2", Labels: mustLabels(t, "no"), Inscription: "no,,,"})
	if err == nil {
		t.Errorf("label of two characters accepted: %v", p.Inscription)
	}
	p, err = latin.LatinSquare.New(latin.Options{Size: "2", Labels: mustLabels(t, "row1")})
	if err == nil {
		t.Errorf("four labels accepted on a board of order 2: %v", p.Labels)
	}
}

func mustLabels(t *testing.T, text string) *latin.Labels {
	l, err := latin.ParseLabels(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}
