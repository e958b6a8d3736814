package render

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"latin"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden is the folder of golden files, at the top of the module.
const golden = "../testdata/render"

// goldenViews are drawn and compared with their golden files. Every shape has
// one of its own name.
func goldenViews(t testing.TB) map[string]View {
	candidates := View{Puzzle: sudokuBoard(t), Candidates: make(latin.Domains, 81)}
	for i := range candidates.Candidates {
		candidates.Candidates[i] = latin.Domain(i*i*37+1) & 511
	}
	candidates.Highlights = []Highlight{
		{Cells: []latin.Cell{0, 1, 2}}, {Cells: []latin.Cell{10}, Tone: 1},
		{Cells: []latin.Cell{11, 12}, Tone: 2}, {Cells: []latin.Cell{80}, Tone: 3}}
	bodyNet, sheet, colours := numbered(kindBoard(t, latin.Octahedron)), numbered(kindBoard(t, latin.Dodecahedron)), numbered(kindBoard(t, latin.Canario))
	bodyNet.Net, sheet.Net, colours.Colours = true, true, true
	patches := numbered(kindBoard(t, latin.Orb))
	patches.Colours, patches.Bare = true, true
	marked := View{Puzzle: kindBoard(t, latin.Helios)}
	marked.Highlights = []Highlight{{Cells: marked.Puzzle.Board.Asterisms()[4].Cells}}
	return map[string]View{
		"sheet":      sheet,
		"net":        bodyNet,
		"colours":    colours,
		"patches":    patches,
		"curves":     numbered(kindBoard(t, latin.Dodecahedron)),
		"marked":     marked,
		"outline":    numbered(jigsawBoard(t)),
		"circle":     numbered(strimkoBoard(t)),
		"point":      numbered(starBoard(t)),
		"windows":    numbered(windowsBoard(t)),
		"arcs":       numbered(orbBoard(t)),
		"triangle":   numbered(triangleBoard(t)),
		"candidates": candidates,
	}
}

func TestGolden(t *testing.T) {
	for name, v := range goldenViews(t) {
		var b bytes.Buffer
		if err := Write(&b, "svg", []Item{{View: v, Caption: name}}, Options{Width: 240}); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(golden, name+".svg")
		if *update {
			if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(b.Bytes(), want) {
			t.Errorf("%s is drawn differently; look at it, then run go test ./render -update", name)
		}
	}
}

// TestShapes holds the list, the files of the shapes and the golden files together.
func TestShapes(t *testing.T) {
	listed := map[string]bool{}
	for _, s := range Shapes {
		listed[s.Name] = true
		if !strings.HasSuffix(s.Doc, ".") || s.draw == nil || s.disc <= 0 || s.disc > 1 {
			t.Errorf("shape %s: want a sentence, a way to draw and a part of the room", s.Name)
		}
		if _, err := os.Stat(filepath.Join(golden, s.Name+".svg")); err != nil {
			t.Errorf("shape %s has no golden file: %v", s.Name, err)
		}
		if got := shapeNamed(s.Name); got != s {
			t.Errorf("shape %s: its name finds %s", s.Name, got.Name)
		}
	}
	files, err := filepath.Glob("shape_*.go")
	files = slices.DeleteFunc(files, func(f string) bool { return strings.HasSuffix(f, "_test.go") })
	if err != nil || len(files) != len(Shapes) {
		t.Fatalf("%d files for %d shapes (%v)", len(files), len(Shapes), err)
	}
	for _, f := range files {
		if name := strings.TrimSuffix(strings.TrimPrefix(f, "shape_"), ".go"); !listed[name] {
			t.Errorf("%s: shape %q is not in the list Shapes", f, name)
		}
	}
}

func TestGoldenFilesAreUsed(t *testing.T) {
	views := goldenViews(t)
	files, _ := filepath.Glob(filepath.Join(golden, "*"))
	for _, f := range files {
		if _, ok := views[strings.TrimSuffix(filepath.Base(f), ".svg")]; !ok {
			t.Errorf("%s belongs to no test", f)
		}
	}
}
