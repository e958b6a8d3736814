package corpus_test

import (
	"fmt"
	"strings"
	"testing"

	"latin/corpus"
)

func TestJSONReads(t *testing.T) {
	for _, c := range []struct{ text, cells, fields string }{
		{`{"kind":"sudoku:2x2","clues":"1..............."}`, "1...............", "[]"},
		{`{"schema":"latin/puzzle/1","kind":"sudoku:2x2","clues":["1...","....","....","...4"]}`, "1..............4", "[]"},
		{`{"kind":"sudoku:2x2","id":7,"rated":true,"score":1.50,"tags":["a", 2],"none":null}`,
			"................", `[{id 7} {rated true} {score 1.50} {tags ["a",2]}]`},
		{` {"kind" : "sudoku:2x2", "clues" : [1,null,".","",2,3,4,1,null,null,null,null,1,2,3,4] } `, "1...2341....1234", "[]"},
		{`{"board":{"cells":2,"asterisms":[[0,1]]},"kind":"board","labels":"a10,b","clues":"b,"}`, "b,", "[]"},
		{`{"board":{"rows":1,"cols":2,"lines":true},"labels":["x","y"],"clues":"y."}`, "y.", "[]"},
	} {
		r := readGood(t, c.text+"\n", "x.json", nil)[0]
		if got := cells([]*corpus.Record{r})[0]; got != c.cells || fmt.Sprint(r.Fields) != c.fields {
			t.Errorf("%s: read %s %v", c.text, got, r.Fields)
		}
	}
}

func TestJSONErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"kind":"sudokku"}`, `x:2:9: unknown kind "sudokku"; did you mean "sudoku"?`},
		{`{"kind":"sudoku:2x2","clues":"1..5............"}`, `x:2:34: unknown label "5"`},
		{`{"kind":"sudoku:2x2","id":"é","clues":"1..5............"}`, `x:2:43: unknown label "5"`},
		{`{"kind":"sudoku:2x2","clues":"\u0031..5............"}`, `x:2:30: unknown label "5"`},
		{`{"kind":"sudoku:2x2","clues":"1..4"}`, "x:2:30: 4 cells found; sudoku:2x2 has 16"},
		{`{"kind":"sudoku","kind":"wave"}`, `x:2:18: a second key "kind"`},
		{`{"kind":"sudoku"`, "x:2:17: the object does not end; close its brackets"},
		{`{"kind":"sudoku"} {"kind":"sudoku"}`, "x:2:19: text after the object"},
		{`{"kind":sudoku}`, "x:2:9: the JSON is broken"},
		{`{kind:"sudoku"}`, "x:2:2: the JSON is broken"},
		{`["kind"]`, "x:2:1: found a list; expected keys such as kind:"},
		{`"kind"`, "x:2:1: found a scalar; expected keys"},
		{`{"schema":"latin/puzzle/2","kind":"sudoku"}`, `x:2:11: schema "latin/puzzle/2" is of another version; this program reads "latin/puzzle/1"`},
		{`{"schema":"latin/openings/1","labels":["1"]}`, `x:2:11: schema "latin/openings/1" is not that of a puzzle; expected "latin/puzzle/1"`},
		{`{"schema":"puzzle"}`, `x:2:11: schema "puzzle"; expected "latin/puzzle/1"`},
		{`{"schema":7}`, `x:2:11: schema `},
		{"{\n\t\"id\": \"é\", \"kind\": \"sudokku\"\n}", `x:3:21: unknown kind "sudokku"`},
		{"{\n  \"kind\": \"sudoku:2x2\",\n  \"clues\": [\n    5\n  ]\n}", `x:5:`},
		{"{\n  \"kind\": \"sudoku\"\n", `x:3:19: the object does not end`},
		{"{\n  \"kind\": sudoku\n}", `x:3:11: the JSON is broken`},
		{"[\n  {\n    \"kind\": \"sudoku\"\n  }\n]", `x:2:1: found a list`},
		{`{"id":"x"}`, "x:2:1: neither kind: nor board: given"},
		{`{"kind":"sudoku:2x2","candidates":[["1"]]}`, "x:2:35: candidates for 1 cells"},
		{`{"kind":"sudoku:2x2","candidates":[["5"]` + strings.Repeat(",[]", 15) + `]}`, `x:2:38: unknown label "5"`},
		{`{"board":{"rows":2,"cols":2,"lines":true,"regions":"AAB"}}`, "x:2:52: 3 marks"},
		{strings.Repeat(`{"a":`, 20) + "1" + strings.Repeat("}", 20), "or 12 levels in one object"},
		{strings.Repeat("[", 1<<16), "or 12 levels in one object"},
		{"{\"kind\":\"\xff\"}", "x:2:10: a byte that is not UTF-8"},
	} {
		text := "{\"kind\":\"sudoku\"}\n" + c.text + "\n\n{\"kind\":\"wave\"}\n"
		records, errs := readAll(t, text, "x", nil)
		if len(errs) != 1 || !strings.Contains(errs[0], c.want) {
			t.Errorf("%.60s: errors %q, want %q", c.text, errs, c.want)
		}
		if len(records) != 2 || records[1].Line != 4+strings.Count(c.text, "\n") {
			t.Errorf("%.60s: the lines around it are lost: %v", c.text, records)
		}
	}
}

func TestOwnBoardsAreShared(t *testing.T) {
	text := `{"board":{"cells":2,"asterisms":[[0,1]]},"clues":"1."}` + "\n" +
		`{"board": {"cells": 2, "asterisms": [[0, 1]]}, "id":"b", "clues":".1"}` + "\n" +
		`{"board":{"cells":2,"asterisms":[[0,1]]},"title":"other"}` + "\n"
	r := readGood(t, text, "x", nil)
	if r[0].Puzzle != r[1].Puzzle || r[1].Puzzle == r[2].Puzzle {
		t.Error("records on one board do not share it, or others do")
	}
}

// TestJSONOverLines: an object may go on over lines, as other programs write
// them; one that is cut off spoils none behind it.
func TestJSONOverLines(t *testing.T) {
	pretty := "{\n  \"kind\": \"sudoku:2x2\",\n\n  \"note\": \"a { \\\" ] b\",\n  \"clues\": [\n    \"1...\", \"....\",\r\n    \"....\", \"...4\"\n  ]\n}\n"
	text := pretty + pretty + "{\"kind\": [\n{\"kind\":\"wave\"}\n" + pretty
	records, errs := readAll(t, text, "x.json", nil)
	if len(errs) != 1 || !strings.HasPrefix(errs[0], "x.json:19:11: the object does not end") {
		t.Errorf("errors %q", errs)
	}
	lines := []int{}
	for _, r := range records {
		lines = append(lines, r.Line)
	}
	if fmt.Sprint(lines) != "[1 10 20 21]" || cells(records[:1])[0] != "1..............4" || fmt.Sprint(records[3].Fields) != `[{note a { " ] b}]` {
		t.Errorf("records at lines %v, %v", lines, records[3])
	}
}
