package corpus_test

import (
	"errors"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"latin/corpus"
)

var update = flag.Bool("update", false, "rewrite the fixtures in testdata/corpus")

// TestEveryFormatIsListed reads the source: each value of type Format must
// stand in the file of its name and in the list.
func TestEveryFormatIsListed(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	listed, declared := formatVariables(t, "format.go"), []string{}
	for _, file := range files {
		for _, name := range formatValues(t, file) {
			declared = append(declared, name)
			if !slices.Contains(listed, name) {
				t.Errorf("%s: %s is not in the list Formats", file, name)
			}
			if !strings.HasPrefix(file, "format_") {
				t.Errorf("%s: %s belongs into format_<name>.go", file, name)
			}
		}
	}
	if len(declared) != len(corpus.Formats) {
		t.Errorf("%d formats declared (%v), %d in the list", len(declared), declared, len(corpus.Formats))
	}
	for _, f := range corpus.Formats {
		if file := "format_" + strings.ReplaceAll(f.Name, "-", "_") + ".go"; !slices.Contains(files, file) {
			t.Errorf("format %s has no file %s", f.Name, file)
		}
	}
}

func parse(t *testing.T, file string) *ast.File {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// formatValues names the variables that are set to &Format{...}.
func formatValues(t *testing.T, file string) []string {
	var names []string
	ast.Inspect(parse(t, file), func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return true
		}
		if u, ok := spec.Values[0].(*ast.UnaryExpr); ok {
			if c, ok := u.X.(*ast.CompositeLit); ok {
				if id, ok := c.Type.(*ast.Ident); ok && id.Name == "Format" {
					names = append(names, spec.Names[0].Name)
				}
			}
		}
		return true
	})
	return names
}

// formatVariables names the entries of the list Formats.
func formatVariables(t *testing.T, file string) []string {
	var names []string
	ast.Inspect(parse(t, file), func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && spec.Names[0].Name == "Formats" {
			for _, e := range spec.Values[0].(*ast.CompositeLit).Elts {
				names = append(names, e.(*ast.Ident).Name)
			}
		}
		return true
	})
	return names
}

func TestFormatsAreDocumented(t *testing.T) {
	names, exts := map[string]bool{}, map[string]bool{}
	for _, f := range corpus.Formats {
		if f.Name == "" || f.Name != strings.ToLower(f.Name) || names[f.Name] {
			t.Errorf("bad or repeated name %q", f.Name)
		}
		names[f.Name] = true
		if len(f.Doc) < 20 || !strings.HasSuffix(f.Doc, ".") || f.Holds.Kinds == "" {
			t.Errorf("%s: Doc or Holds.Kinds says too little", f.Name)
		}
		if f.Decode == nil && f.Encode == nil {
			t.Errorf("%s is neither read nor written", f.Name)
		}
		for _, e := range f.Ext {
			if exts[e] || e[0] != '.' {
				t.Errorf("%s: extension %q is repeated or has no dot", f.Name, e)
			}
			exts[e] = true
		}
	}
}

// fixtures are the texts whose records each fixture holds.
var fixtures = map[string]string{
	"line":      lineFixture,
	"document":  lineFixture,
	"json":      lineFixture,
	"table":     lineFixture,
	"dzn":       strimkoFixture,
	"dzn-pairs": strimkoFixture,
	"minizinc":  smallFixture,
	"dimacs":    smallFixture,
}

const (
	lineFixture = "sudoku:" + fig1 + "\tid=fig-1\tauthor=M. G. Palomo\n" +
		"tartan:9,2,15,,,1,12,14,11,8,,12,2,,10,3" + tartanRest + "\tid=tartan\n" +
		"sudoku:2x2:A..B.....C......\tlabels=ABBC\tinscription=A..B............\tnote=two B\\tin each\n" +
		strimkoFixture
	tartanRest     = ",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,"
	strimkoFixture = "strimko:4:.....32...1.....\tregions=1224214234134331\tid=weekly-068\n"
	smallFixture   = "sudoku:2x2:1..2.....3......\tlabels=1223\tid=small\n"
)

// TestFixtures writes each fixture's records, compares them with the file,
// and where the format is read, reads the file back. The fixture of a format that
// is only read is written by hand.
func TestFixtures(t *testing.T) {
	folder := filepath.Join("..", "testdata", "corpus")
	found, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	claimed := map[string]bool{}
	for _, f := range corpus.Formats {
		name := f.Name + append(slices.Clone(f.Ext), ".dzn")[0]
		claimed[name] = true
		t.Run(f.Name, func(t *testing.T) { checkFixture(t, f, filepath.Join(folder, name)) })
	}
	for _, e := range found {
		if !claimed[e.Name()] {
			t.Errorf("fixture %s belongs to no format", e.Name())
		}
	}
}

func checkFixture(t *testing.T, f *corpus.Format, file string) {
	records := readGood(t, fixtures[f.Name], "fixture", corpus.Line)
	stored := storedFixture(t, f, file, records)
	if f.Decode == nil {
		return
	}
	again := readGood(t, stored, file, nil)
	if len(again) != len(records) {
		t.Fatalf("%d records read, %d written", len(again), len(records))
	}
	for i := range again {
		if !f.Holds.Fields {
			again[i].Fields = records[i].Fields
		}
		if d := differ(records[i], again[i]); d != "" {
			t.Errorf("record %d: %s", i, d)
		}
	}
}

// storedFixture reads the file, which holds what is written now.
func storedFixture(t *testing.T, f *corpus.Format, file string, records []*corpus.Record) string {
	text := ""
	if f.Encode != nil {
		text = write(t, f, records...)
	}
	if *update && text != "" {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	stored, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("no fixture (go test ./corpus -update makes it): %v", err)
	}
	if text != "" && string(stored) != text {
		t.Errorf("%s differs from what is written now:\n%s", file, text)
	}
	return string(stored)
}

func TestFindFormat(t *testing.T) {
	for _, f := range corpus.Formats {
		if got, err := corpus.FindFormat(f.Name); got != f || err != nil {
			t.Errorf("FindFormat(%q) = %v, %v", f.Name, got, err)
		}
	}
	_, err := corpus.FindFormat("documnet")
	if !errors.Is(err, corpus.ErrUnknownFormat) || !strings.Contains(err.Error(), `did you mean "document"?`) {
		t.Errorf("found %v", err)
	}
}

func TestFormatOfFile(t *testing.T) {
	for name, want := range map[string]*corpus.Format{
		"a.yaml": corpus.Document, "B.YML.GZ": corpus.Document, "x/y.jsonl.zst": corpus.JSON,
		"a.txt": corpus.Line, "a.mzn": corpus.MiniZinc, "a.cnf": corpus.Dimacs, "a.dzn": corpus.Dzn,
		"a.gz": nil, "-": nil, "": nil, "yaml": nil,
	} {
		if got := corpus.FormatOfFile(name); got != want {
			t.Errorf("FormatOfFile(%q) = %v", name, got)
		}
	}
}
