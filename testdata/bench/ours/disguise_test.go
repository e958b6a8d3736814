package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"latin/attrition/search"
	"latin/corpus"
)

// puzzles of several kinds, with 1, 2, 0 and many solutions.
const puzzles = `sudoku:................12..3.45........1.....6...5...7.2........16..7..85...4..3........
sudoku:...............12..3.45........1.....6...5...7.2........16..7..85...4..3.........
sudoku:11...............................................................................
custom-win:..IR....S..NE..OI...O......A..SIN......GAPS.....ORE..NP.S.....I...I.....G..A...O.
latin-square:...17..1.67..35...62....62.1..5...2..2.416.7....5
latin-square:5:.........................
sudoku-ripeto:1332.3..21231.12....2.12.13.1...2..1...23.13..2..2.1.231....3.32..313.21.1332..31
`

func readAll(t *testing.T) (records []*corpus.Record) {
	t.Helper()
	for r, err := range corpus.Read(strings.NewReader(puzzles), "puzzles.txt", nil) {
		if err != nil {
			t.Fatal(err)
		}
		records = append(records, r)
	}
	return records
}

// countTo100 is the number of solutions, no more than 100.
func countTo100(t *testing.T, r *corpus.Record) string {
	t.Helper()
	n, _, err := search.New(r.Puzzle).Count(context.Background(), r.Clues, 100)
	if err != nil {
		t.Fatal(err)
	}
	return n.String()
}

func TestDisguiseKeepsTheNumberOfSolutions(t *testing.T) {
	plain := readAll(t)
	looks := make(map[string]bool)
	for pass := range uint64(20) {
		hidden := readAll(t)
		disguiser{pass: pass}.disguiseAll(hidden)
		for i, r := range hidden {
			if got, want := countTo100(t, r), countTo100(t, plain[i]); got != want {
				t.Errorf("pass %d: puzzle %d has %s solutions; it had %s", pass, i, got, want)
			}
			if r.Clues.Filled() != plain[i].Clues.Filled() {
				t.Errorf("pass %d: puzzle %d has %d clues", pass, i, r.Clues.Filled())
			}
		}
		looks[text(hidden[0])] = true
	}
	if len(looks) != 20 {
		t.Errorf("20 passes gave %d looks of a Sudoku", len(looks))
	}
}

// text is different for different clues.
func text(r *corpus.Record) string { return fmt.Sprint(r.Clues) }

// What `ours time` meets in its first round is what `ours disguise` prints, or
// the others would be given other puzzles than we.
func TestTimeMeetsWhatDisguisePrints(t *testing.T) {
	hidden := readAll(t)
	disguiser{pass: 7}.disguiseAll(hidden)
	timed := timing{engine: "auto", pass: 7}
	desks, err := timed.desks(readAll(t))
	if err != nil {
		t.Fatal(err)
	}
	var r report
	part := timed.looks(desks, 0, len(desks))
	if _, err := timed.count(part, &r); err != nil {
		t.Fatal(err)
	}
	for i, l := range part {
		if !slices.Equal(l.clues, hidden[i].Clues) {
			t.Errorf("puzzle %d: they differ in %v", i, l.clues.Differ(hidden[i].Clues))
		}
	}
	if want := "1201121"; r.Answers != want {
		t.Errorf("answers %s; want %s", r.Answers, want)
	}
}

// TestRun times each puzzle once, and round and round; the first round is told.
func TestRun(t *testing.T) {
	for _, each := range []bool{false, true} {
		var out bytes.Buffer
		if err := (timing{engine: "auto", pass: 7, each: each, least: time.Millisecond, limit: time.Minute}).run(&out, readAll(t)); err != nil {
			t.Fatal(err)
		}
		var r report
		if err := json.Unmarshal(out.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		if r.Answers != "1201121" || r.Puzzles < 7 || r.Puzzles%7 != 0 && !each || each != (len(r.Each) == 7) {
			t.Errorf("each %v: %+v", each, r)
		}
	}
}

func TestExportTellsHowOftenALabelMayOccur(t *testing.T) {
	b := newBoard(readAll(t)[6].Puzzle, nil) // 111222333
	if b.Cells != 81 || b.Labels != 3 || len(b.Asterisms) != 27 {
		t.Fatalf("%d cells, %d labels, %d asterisms", b.Cells, b.Labels, len(b.Asterisms))
	}
	thrice := []int{3, 3, 3}
	for i, a := range b.Asterisms {
		if !slices.Equal(a.Least, thrice) || !slices.Equal(a.Most, thrice) {
			t.Errorf("asterism %d: from %v to %v times; want three times each", i, a.Least, a.Most)
		}
	}
}
