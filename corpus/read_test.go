package corpus_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/klauspost/compress/zstd"

	"latin"
	"latin/corpus"
)

func TestDetection(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       string // name of the Puzzle of the first record, or an error
	}{
		{"-", fig1, "sudoku"},
		{"-", "# c\nsudoku:" + fig1, "sudoku"},
		{"-", "# c\nkind: wave\n", "wave"},
		{"-", "---\nkind: wave\n", "wave"},
		{"-", "%YAML 1.2\n---\nkind: wave\n", "wave"},
		{"-", "board:\n  rows: 2\n  cols: 2\n  lines: true\n", "board"},
		{"-", "\ufeff\n {\"kind\":\"wave\"}", "wave"},
		{"-", dzn068, "strimko:4"},
		{"-", "n=2;streams=[1,1,2,2];", "strimko:2"},
		{"a.yaml", "{kind: wave}", "wave"},
		{"a.YAML", "kind: wave", "wave"},
		{"a.txt", "kind: wave", "wave"},
		{"a.json", "kind: wave", "a.json:1:1: the JSON is broken"},
		{"a.mzn", "int: n;", "the format is written only: minizinc"},
		{"-", "sudoku: " + fig1, "-:1:8: a blank within KIND:CELLS"},
		{"-", "\xff\xfe1\x00", "-:1:1: the text is UTF-16"},
	} {
		records, errs := readAll(t, c.text, c.name, nil)
		got := strings.Join(errs, "; ")
		if len(records) == 1 {
			got = records[0].Puzzle.Name()
		}
		if !strings.Contains(got, c.want) {
			t.Errorf("%s %.20q: %s, want %s", c.name, c.text, got, c.want)
		}
	}
}

func gzipped(t testing.TB, text string) []byte {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	io.WriteString(w, text)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func zstandard(t testing.TB, text string) []byte {
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	return w.EncodeAll([]byte(text), nil)
}

func TestPackedFiles(t *testing.T) {
	text := strings.Repeat(fig1+"\n", 3000)
	for name, packed := range map[string][]byte{
		"gzip": gzipped(t, text), "zstd": zstandard(t, text),
		"gzip of two parts": append(gzipped(t, text[:len(text)/2]), gzipped(t, text[len(text)/2:])...),
	} {
		if r := readGood(t, string(packed), "x.txt.gz", nil); len(r) != 3000 || r[2999].Line != 3000 {
			t.Errorf("%s: %d records", name, len(r))
		}
	}
	if r := readGood(t, string(gzipped(t, "kind: wave\n")), "x", nil); r[0].Puzzle.Name() != "wave" {
		t.Error("a packed document is not recognised")
	}
}

// TestCutFiles reads what is there and then reports, once.
func TestCutFiles(t *testing.T) {
	var lines strings.Builder // not too regular, so that the packed file is long
	for i := range 2000 {
		lines.WriteString(fig1[i%81:] + fig1[:i%81] + "\n")
	}
	for name, packed := range map[string][]byte{"gzip": gzipped(t, lines.String()), "zstd": zstandard(t, lines.String())} {
		for _, part := range []int{2, 3} {
			checkCut(t, name, packed[:len(packed)*part/4])
		}
	}
	damaged := gzipped(t, lines.String())
	damaged[len(damaged)-6] ^= 1 // in the checksum
	if n := checkCut(t, "checksum", damaged); n < 1900 {
		t.Errorf("checksum: only %d records", n)
	}
	checkCut(t, "header", []byte{0x1f, 0x8b, 8, 0})
}

func checkCut(t *testing.T, name string, packed []byte) (records int) {
	var last error
	for r, err := range corpus.Read(bytes.NewReader(packed), "x", nil) {
		switch {
		case last != nil:
			t.Errorf("%s: goes on after %v", name, last)
		case err != nil:
			last = err
		case r.Puzzle.FormatCells(r.Clues) != fig1[records%81:]+fig1[:records%81]:
			t.Errorf("%s: record %d is cut", name, records)
		default:
			records++
		}
	}
	var e *corpus.ReadError
	if !errors.As(last, &e) || e.Line < records || e.Line > records+1 {
		t.Errorf("%s: %d records, then %v", name, records, last)
	}
	return records
}

func TestReaderErrors(t *testing.T) {
	broken := errors.New("disk on fire")
	for text, want := range map[string]int{
		fig1 + "\n" + fig1:                 1,
		"kind: sudoku\n---\nkind: su":      1,
		"{\"kind\":\"sudoku\"}\n{\"kind\"": 1,
		"n = 4;\n":                         0,
	} {
		good, bad := 0, 0
		for r, err := range corpus.Read(io.MultiReader(strings.NewReader(text), iotest.ErrReader(broken)), "x", nil) {
			if r != nil {
				good++
			}
			if errors.Is(err, broken) {
				bad++
			}
		}
		if bad != 1 || good != want {
			t.Errorf("%.20q: %d records, %d errors", text, good, bad)
		}
	}
}

func TestBinaryFiles(t *testing.T) {
	for _, f := range []*corpus.Format{nil, corpus.Line, corpus.Document, corpus.JSON, corpus.Dzn} {
		_, errs := readAll(t, "\x7fELF\x01\x02\n\x00\x00\n"+strings.Repeat("\x00\n\x01", 9999), "x", f)
		if len(errs) > 2 || !strings.Contains(errs[len(errs)-1], "a zero byte: this is not text") {
			t.Errorf("%v: errors %.200q", f, errs)
		}
	}
}

func TestLongLines(t *testing.T) {
	long := strings.Repeat("1", 3<<20)
	records, errs := readAll(t, fig1+"\n"+long+"\n"+fig1+"\n"+long, "x", nil)
	if len(records) != 2 || records[1].Line != 3 || len(errs) != 2 || !strings.HasPrefix(errs[0], "x:2:1: the line is longer than 1048576 bytes") {
		t.Errorf("lines: %d records, errors %.80q", len(records), errs)
	}
	records, errs = readAll(t, "kind: sudoku\n---\nkind: wave\nid: "+long+"\nlabels: 1\n---\nkind: win\n", "x", nil)
	if len(records) != 2 || records[1].Puzzle.Name() != "win" || len(errs) != 1 || !strings.HasPrefix(errs[0], "x:4:1: the line is longer") {
		t.Errorf("documents: %d records, errors %.80q", len(records), errs)
	}
}

// TestHugeLineNeedsNoMemory reads a line of 100 MB without keeping it.
func TestHugeLineNeedsNoMemory(t *testing.T) {
	huge := io.MultiReader(io.LimitReader(endless{}, 100<<20), strings.NewReader("\n"+fig1+"\n"))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	records, errs := 0, 0
	for _, err := range corpus.Read(huge, "x", corpus.Line) {
		if err != nil {
			errs++
		} else {
			records++
		}
	}
	runtime.ReadMemStats(&after)
	if records != 1 || errs != 1 {
		t.Errorf("%d records, %d errors", records, errs)
	}
	if used := after.TotalAlloc - before.TotalAlloc; used > 10<<20 {
		t.Errorf("%d MB were needed", used>>20)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '1'
	}
	return len(p), nil
}

func TestStoppingEarly(t *testing.T) {
	for _, text := range []string{fig1 + "\n" + fig1, "kind: wave\n---\nkind: wave\n", "{\"kind\":\"wave\"}\n{}"} {
		for range corpus.Read(strings.NewReader(text), "x", nil) {
			break // the iterator must not call on
		}
	}
}

func TestReadPuzzle(t *testing.T) {
	p, err := corpus.ReadPuzzle(strings.NewReader("kind: sudoku:2x2\nlabels: ABCC\n---\nbroken\n"), "x.yaml")
	if err != nil || p.Name() != "sudoku:2x2" || p.Labels.String() != "ABCC" {
		t.Errorf("read %v, %v", p, err)
	}
	if _, err := corpus.ReadPuzzle(strings.NewReader("# nothing\n"), "x.yaml"); !errors.Is(err, corpus.ErrNoRecord) {
		t.Errorf("empty: %v", err)
	}
	if _, err := corpus.ReadPuzzle(strings.NewReader("kind: nosuch\n"), "x.yaml"); !errors.Is(err, latin.ErrUnknownKind) {
		t.Errorf("unknown kind: %v", err)
	}
}

func TestEncodersRefuseNonsense(t *testing.T) {
	r := readGood(t, fig1, "x", nil)[0]
	for name, bad := range map[string]*corpus.Record{
		"no puzzle":      {Clues: r.Clues},
		"short":          {Puzzle: r.Puzzle, Clues: r.Clues[:80]},
		"label":          {Puzzle: r.Puzzle, Clues: append(latin.PB{9}, r.Clues[1:]...)},
		"candidates":     {Puzzle: r.Puzzle, Clues: r.Clues, Candidates: make(latin.Domains, 3)},
		"field":          {Puzzle: r.Puzzle, Clues: r.Clues, Fields: []corpus.Field{{Key: "kind", Value: "x"}}},
		"repeated field": {Puzzle: r.Puzzle, Clues: r.Clues, Fields: []corpus.Field{{Key: "a"}, {Key: "a"}}},
		"not UTF-8":      {Puzzle: r.Puzzle, Clues: r.Clues, Fields: []corpus.Field{{Key: "a", Value: "\xff"}}},
	} {
		for _, f := range written() {
			var b bytes.Buffer
			if err := f.Encode(&b).Put(bad); !errors.Is(err, corpus.ErrCannotHold) || b.Len() > 0 {
				t.Errorf("%s as %s: error %v, written %q", name, f.Name, err, b.String())
			}
		}
	}
}

// TestTooLargeRecords are refused where they could not be read again.
func TestTooLargeRecords(t *testing.T) {
	r := readGood(t, fig1, "x", nil)[0]
	r.Fields = []corpus.Field{{Key: "note", Value: strings.Repeat("x", 1<<20)}}
	for _, f := range []*corpus.Format{corpus.Line, corpus.Document} {
		if err := f.Encode(io.Discard).Put(r); !errors.Is(err, corpus.ErrCannotHold) || !strings.Contains(err.Error(), "write JSON") {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
	if d := differ(r, readGood(t, write(t, corpus.JSON, r), "x", nil)[0]); d != "" {
		t.Errorf("%.200s", d)
	}
}

// TestWriteErrors are not taken for what a format cannot hold.
func TestWriteErrors(t *testing.T) {
	r := readGood(t, dzn068, "x.dzn", nil)[0]
	for _, f := range written() {
		err := f.Encode(failing{}).Put(r)
		if err == nil || errors.Is(err, corpus.ErrCannotHold) {
			t.Errorf("%s: error %v", f.Name, err)
		}
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("disk full") }

// TestReadDoesNotWait: a record is there as soon as its line is, though the
// writer has not ended.
func TestReadDoesNotWait(t *testing.T) {
	r, w := io.Pipe()
	go func() {
		_, _ = io.WriteString(w, "# hello\n\nsudoku:2x2:1......2..3.4...\n")
	}()
	for record, err := range corpus.Read(r, "pipe", nil) {
		if err != nil || record.Puzzle.Name() != "sudoku:2x2" {
			t.Errorf("got %v, %v", record, err)
		}
		_ = w.Close()
		break
	}
}
