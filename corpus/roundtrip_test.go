package corpus_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"latin"
	"latin/corpus"
)

// labelText draws a label as package latin allows them.
var labelText = rapid.OneOf(
	rapid.SampledFrom([]string{"1", "2", "0", "A", "b", "é", "日", "-", "~", "|", "'", `"`, `\`, "[", "{", "&", "*", "!", ">", "10", "no", "none", "true", "1e5", "=", "ab"}),
	rapid.StringMatching(`[A-Za-z0-9]{1,3}`),
)

// labelsOf draws a multiset of k labels.
func labelsOf(t *rapid.T, k int) *latin.Labels {
	l, err := latin.NewLabels(rapid.SliceOfN(labelText, k, k).Draw(t, "labels")...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// kindPuzzle draws a Puzzle of a kind, with its own labels and inscription or others.
func kindPuzzle(t *rapid.T) *latin.Puzzle {
	type choice struct {
		kind          *latin.Kind
		size, regions string
		k             int
	}
	c := rapid.SampledFrom([]choice{
		{latin.Sudoku, "2x2", "", 4}, {latin.Sudoku, "", "", 9}, {latin.LatinSquare, "3", "", 3}, {latin.LatinSquare, "10", "", 10},
		{latin.Tartan, "", "", 16}, {latin.CustomWin, "", "", 9}, {latin.Strimko, "4", "1224214234134331", 4},
		{latin.Jigsaw, "2", "#é#é", 2},
	}).Draw(t, "kind")
	o := latin.Options{Size: c.size, Regions: c.regions}
	if rapid.Bool().Draw(t, "own labels") {
		o.Labels = labelsOf(t, c.k)
	}
	o.Inscription = rapid.SampledFrom([]string{"", "none", "row 1", "column2"}).Draw(t, "inscription")
	p, err := c.kind.New(o)
	if err != nil {
		t.Skip(err) // labels that the kind's inscription cannot hold
	}
	return p
}

// ownPuzzle draws a Puzzle on a board of one's own, anything that NewBoard takes.
func ownPuzzle(t *rapid.T) *latin.Puzzle {
	var layout latin.Layout
	if rapid.Bool().Draw(t, "grid") {
		layout = gridLayout(t)
	} else {
		layout = anyLayout(t)
	}
	b, err := latin.NewBoard(layout)
	if err != nil {
		t.Skip(err)
	}
	inscription := latin.NewPB(b.Len())
	labels := labelsOf(t, b.K()+rapid.IntRange(0, 1).Draw(t, "spare"))
	inscription[0] = latin.Label(rapid.IntRange(-1, labels.Distinct()-1).Draw(t, "inscribed"))
	p, err := latin.NewPuzzle(b, labels, inscription)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func gridLayout(t *rapid.T) latin.Layout {
	g := latin.NewGrid(rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(1, 4).Draw(t, "cols"))
	if rapid.Bool().Draw(t, "lines") {
		g.Lines()
	} else {
		g.Add(rapid.SampledFrom([]string{"all", "extra 1", "region x"}).Draw(t, "name"), latin.MarkShade, g.Block(0, 0, g.Rows, g.Cols)...)
	}
	mark := rapid.StringMatching(fmt.Sprintf("[AB.#é]{%d}", g.Rows*g.Cols))
	for i := range rapid.IntRange(0, 2).Draw(t, "maps") {
		name := []string{"region", "region 2"}[i]
		if err := g.Regions(mark.Draw(t, "marks"), name, latin.Mark(rapid.IntRange(0, 3).Draw(t, "mark"))); err != nil {
			t.Fatal(err)
		}
	}
	for i := range rapid.IntRange(0, 2).Draw(t, "extras") {
		g.Add(fmt.Sprintf("extra %d", i+1), latin.MarkShade, g.At(0, 0), g.At(g.Rows-1, g.Cols-1))
	}
	return g.Layout
}

func anyLayout(t *rapid.T) latin.Layout {
	coordinate := rapid.Float64Range(-100, 100)
	point := rapid.Custom(func(t *rapid.T) latin.Point {
		return latin.Point{X: coordinate.Draw(t, "x"), Y: coordinate.Draw(t, "y")}
	})
	l := latin.Layout{Shape: rapid.SampledFrom([]string{"", "circle", "point"}).Draw(t, "shape")}
	outlined := rapid.Bool().Draw(t, "outlined")
	for range rapid.IntRange(1, 6).Draw(t, "cells") {
		p := latin.Place{At: point.Draw(t, "at"), Room: rapid.Float64Range(0.01, 1).Draw(t, "room")}
		p.Name = rapid.SampledFrom([]string{"", "", "a b", "r1c1", "é\n"}).Draw(t, "cell name")
		if outlined && rapid.Bool().Draw(t, "outline") {
			p.Outline = []latin.Side{{To: point.Draw(t, "to")}, {To: point.Draw(t, "to"), Bulge: coordinate.Draw(t, "bulge")}}
		}
		l.Places = append(l.Places, p)
	}
	cells := rapid.IntRange(0, len(l.Places)-1)
	for i := range rapid.IntRange(1, 4).Draw(t, "asterisms") {
		a := latin.Asterism{Mark: latin.Mark(rapid.IntRange(0, 3).Draw(t, "mark"))}
		a.Name = rapid.SampledFrom([]string{"", "row", "none", "a: b", "\"q\" #"}).Draw(t, "name")
		for _, c := range rapid.SliceOfNDistinct(cells, 1, -1, rapid.ID[int]).Draw(t, "members") {
			a.Cells = append(a.Cells, latin.Cell(c))
		}
		if i > 0 && rapid.Bool().Draw(t, "links") {
			a.Links = [][2]latin.Cell{{a.Cells[0], 0}}
		}
		l.Asterisms = append(l.Asterisms, a)
	}
	l.Asterisms = append(l.Asterisms, everyCell(len(l.Places)))
	if rapid.Bool().Draw(t, "note") {
		l.Notes = []latin.Note{{At: point.Draw(t, "at"), Text: "a\tb"}}
	}
	return l
}

func everyCell(n int) latin.Asterism {
	a := latin.Asterism{Name: "every cell"}
	for c := range n {
		a.Cells = append(a.Cells, latin.Cell(c))
	}
	return a
}

// record draws clues, candidates and fields for a Puzzle.
func record(t *rapid.T, p *latin.Puzzle) *corpus.Record {
	r := &corpus.Record{Puzzle: p, Clues: latin.NewPB(p.Board.Len())}
	states := rapid.Bool().Draw(t, "candidates")
	for c := range r.Clues {
		r.Clues[c] = latin.Label(rapid.IntRange(-1, p.Labels.Distinct()-1).Draw(t, "clue"))
		if states {
			r.Candidates = append(r.Candidates, latin.Domain(rapid.Uint64Range(0, uint64(p.Labels.All())).Draw(t, "domain")))
		}
	}
	keys := rapid.SliceOfNDistinct(rapid.OneOf(
		rapid.SampledFrom([]string{"id", "title", "author", "fields", "x-y", "rules", "note", "none"}),
		rapid.StringMatching(`[A-Za-z_][A-Za-z0-9._-]{0,5}`)), 0, 4, rapid.ID[string]).Draw(t, "keys")
	for _, k := range keys {
		r.Fields = append(r.Fields, corpus.Field{Key: k, Value: fieldValue.Draw(t, "value")})
	}
	if p.Kind() == nil {
		titled(p, r)
	}
	return r
}

// titled gives a Puzzle of one's own the title and rules of its record, as a
// file does.
func titled(p *latin.Puzzle, r *corpus.Record) {
	if v := r.Field("title"); v != "" {
		p.Title = v
	}
	if v := r.Field("rules"); v != "" {
		p.Rules = v
	}
}

var fieldValue = rapid.OneOf(
	rapid.SampledFrom([]string{"", " ", "a", "null", "~", "true", "007", "1.50", "- a", "a: b", "# a", "a #b", "'", `"`, `\t`, `\\n`, "a\tb\n", "\r\n", "|", "é\u0085\u2028", "\ufeff", "😀", " a ", "{", "[a", "a=b", "---", "...\n---\nb"}),
	rapid.StringOfN(rapid.Rune().Filter(func(r rune) bool { return r != 0 }), 0, 8, -1),
)

func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.Custom(func(t *rapid.T) *latin.Puzzle {
			if rapid.Bool().Draw(t, "kind") {
				return kindPuzzle(t)
			}
			return ownPuzzle(t)
		}).Draw(t, "puzzle")
		r := record(t, p)
		for _, f := range []*corpus.Format{corpus.Line, corpus.Document, corpus.JSON} {
			roundTrip(t, f, r)
		}
	})
}

// roundTrip writes a record between two others, if the format can hold it,
// and reads it back.
func roundTrip(t interface {
	Fatalf(string, ...any)
	Helper()
}, f *corpus.Format, r *corpus.Record) {
	t.Helper()
	var b strings.Builder
	e := f.Encode(&b)
	for _, record := range []*corpus.Record{r, r} {
		if err := e.Put(record); err != nil {
			if !errors.Is(err, corpus.ErrCannotHold) {
				t.Fatalf("%s: %v", f.Name, err)
			}
			return
		}
	}
	n := 0
	for again, err := range corpus.Read(strings.NewReader(b.String()), "x", f) {
		if err != nil {
			t.Fatalf("%s: %v in\n%s", f.Name, err, b.String())
		}
		if d := differ(r, again); d != "" {
			t.Fatalf("%s: record %d: %s in\n%s", f.Name, n, d, b.String())
		}
		n++
	}
	if n != 2 {
		t.Fatalf("%s: %d records of 2 in\n%s", f.Name, n, b.String())
	}
}

// TestFormatsAgree converts lines to documents to JSON and back.
func TestFormatsAgree(t *testing.T) {
	records := readGood(t, lineFixture, "x", nil)
	text := lineFixture
	for _, f := range []*corpus.Format{corpus.Document, corpus.JSON, corpus.Line} {
		text = write(t, f, records...)
		records = readGood(t, text, "x", nil)
	}
	if text != lineFixture {
		t.Errorf("came back as\n%s", text)
	}
}
