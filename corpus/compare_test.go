package corpus_test

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"latin"
	"latin/corpus"
)

// readAll collects what a text holds: records, and errors as texts.
func readAll(t testing.TB, text, name string, format *corpus.Format) (records []*corpus.Record, errs []string) {
	t.Helper()
	for r, err := range corpus.Read(strings.NewReader(text), name, format) {
		switch {
		case (r == nil) == (err == nil):
			t.Fatalf("record %v and error %v: want one of them", r, err)
		case err != nil:
			errs = append(errs, err.Error())
		default:
			records = append(records, r)
		}
	}
	return records, errs
}

// readGood is readAll for texts without errors.
func readGood(t testing.TB, text, name string, format *corpus.Format) []*corpus.Record {
	t.Helper()
	records, errs := readAll(t, text, name, format)
	if len(errs) > 0 {
		t.Fatalf("%s: unexpected errors %q in\n%s", name, errs, text)
	}
	return records
}

// written lists the formats that can be written.
func written() []*corpus.Format {
	return slices.DeleteFunc(slices.Clone(corpus.Formats), func(f *corpus.Format) bool { return f.Encode == nil })
}

// write encodes records; a record that the format cannot hold fails the test.
func write(t testing.TB, format *corpus.Format, records ...*corpus.Record) string {
	t.Helper()
	var b bytes.Buffer
	e := format.Encode(&b)
	for _, r := range records {
		if err := e.Put(r); err != nil {
			t.Fatalf("%s: %v", format.Name, err)
		}
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// differ says in what two records differ as puzzles, wherever they were read;
// it is empty when they are equal.
func differ(a, b *corpus.Record) string {
	p, q := a.Puzzle, b.Puzzle
	for _, c := range []struct {
		what string
		x, y any
	}{
		{"name", p.Name(), q.Name()},
		{"labels", p.Labels.Multiset(), q.Labels.Multiset()},
		{"regions", p.Regions(), q.Regions()},
		{"inscription", p.Inscription, q.Inscription},
		{"title", p.Title, q.Title},
		{"rules", p.Rules, q.Rules},
		{"shape", p.Board.Shape(), q.Board.Shape()},
		{"asterisms", p.Board.Asterisms(), q.Board.Asterisms()},
		{"notes", p.Board.Notes(), q.Board.Notes()},
		{"places", places(p.Board), places(q.Board)},
		{"clues", a.Clues, b.Clues},
		{"candidates", a.Candidates, b.Candidates},
		{"fields", slices.Concat(a.Fields), slices.Concat(b.Fields)},
	} {
		if !reflect.DeepEqual(c.x, c.y) {
			return fmt.Sprintf("%s: %v, then %v", c.what, c.x, c.y)
		}
	}
	return ""
}

func places(b *latin.Board) []latin.Place {
	var all []latin.Place
	for i := range b.Len() {
		all = append(all, b.Place(latin.Cell(i)))
	}
	return all
}

// cells is the clues of each record in the CELLS form.
func cells(records []*corpus.Record) []string {
	var all []string
	for _, r := range records {
		all = append(all, r.Puzzle.FormatCells(r.Clues))
	}
	return all
}

const fig1 = "1.6..23...5...6.91..95.1462.379.5...581.279.....4.8157...26.54...415.6.99..87421."
