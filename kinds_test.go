package latin

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// declaredKinds lists the exported values of the file that are written as &Kind{...}.
func declaredKinds(t *testing.T, file string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	ast.Inspect(f, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Names) != 1 || len(spec.Values) != 1 || !spec.Names[0].IsExported() {
			return true
		}
		if isKind(spec.Values[0]) {
			names = append(names, spec.Names[0].Name)
		}
		return true
	})
	return names
}

// isKind says whether the expression is &Kind{...}.
func isKind(e ast.Expr) bool {
	address, ok := e.(*ast.UnaryExpr)
	if !ok {
		return false
	}
	literal, ok := address.X.(*ast.CompositeLit)
	if !ok {
		return false
	}
	name, ok := literal.Type.(*ast.Ident)
	return ok && name.Name == "Kind"
}

// listedKinds are the identifiers in the lists Kinds and Families.
func listedKinds(t *testing.T) []string {
	t.Helper()
	return append(listedIn(t, "kinds.go"), listedIn(t, "families.go")...)
}

func listedIn(t *testing.T, file string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	ast.Inspect(f, func(n ast.Node) bool {
		if list, ok := n.(*ast.CompositeLit); ok {
			for _, e := range list.Elts {
				names = append(names, e.(*ast.Ident).Name)
			}
		}
		return true
	})
	return names
}

func goFiles(t *testing.T, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no file like %s: %v", pattern, err)
	}
	return slices.DeleteFunc(files, func(f string) bool { return strings.HasSuffix(f, "_test.go") })
}

func TestEveryKindIsListed(t *testing.T) {
	var declared []string
	for _, f := range goFiles(t, "*.go") {
		declared = append(declared, declaredKinds(t, f)...)
	}
	listed := listedKinds(t)
	for _, name := range declared {
		if !slices.Contains(listed, name) {
			t.Errorf("kind %s is in neither of the lists Kinds and Families", name)
		}
	}
	if len(listed) != len(declared) || len(listed) != len(Kinds)+len(Families) {
		t.Errorf("%d kinds declared, %d listed, %d in the tables", len(declared), len(listed), len(Kinds)+len(Families))
	}
}

func TestEveryKindFileHasOneKind(t *testing.T) {
	for _, f := range append(goFiles(t, "kind_*.go"), goFiles(t, "family_*.go")...) {
		names := declaredKinds(t, f)
		if len(names) != 1 {
			t.Errorf("%s declares kinds %v; one is expected", f, names)
			continue
		}
		file := strings.ReplaceAll(strings.TrimSuffix(f[strings.Index(f, "_")+1:], ".go"), "_", "")
		if !strings.EqualFold(file, names[0]) {
			t.Errorf("%s declares %s; file and value should have the same name", f, names[0])
		}
	}
}

func TestEveryFixtureBelongsToAKind(t *testing.T) {
	files, err := os.ReadDir("testdata/kinds")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if _, _, err := FindKind(strings.TrimSuffix(f.Name(), ".txt")); err != nil {
			t.Errorf("testdata/kinds/%s: %v", f.Name(), err)
		}
	}
}

// The order and the names are a contract with the users.
func TestNamesOfKinds(t *testing.T) {
	want := strings.Fields(`latin-square win wave sudoku quadoku tartan sudoku-ripeto quadoku-ripeto
		custom-focus custom-sudoku custom-steps custom-sky custom-win critical-custom-sudoku jigsaw sudoku-x strimko`)
	var got []string
	for _, k := range Kinds {
		got = append(got, k.Name)
	}
	if i := slices.IndexFunc(want, func(name string) bool { return !slices.Contains(got, name) }); i >= 0 {
		t.Errorf("kind %s is missing", want[i])
	}
	got = slices.DeleteFunc(got, func(name string) bool { return !slices.Contains(want, name) })
	if !slices.Equal(got, want) {
		t.Errorf("kinds in the order %v, want %v", got, want)
	}
}

func TestKindsAreDescribed(t *testing.T) {
	names, titles := map[string]bool{}, map[string]bool{}
	for _, k := range slices.Concat(Kinds, Families) {
		if names[k.Name] || titles[k.Title] {
			t.Errorf("%s: name or title %q is not unique", k.Name, k.Title)
		}
		names[k.Name], titles[k.Title] = true, true
		if k.Title == "" || !strings.HasSuffix(k.Doc, ".") || k.Size == "" || !k.Reckoned && !strings.Contains(k.Rules, "{labels}") && !strings.Contains(k.Rules, "{first}") {
			t.Errorf("%s lacks a title, a sentence of documentation, a size or the labels in its rules", k.Name)
		}
		p := defaultPuzzle(t, k)
		if strings.ContainsAny(p.Rules, "{}") || !strings.HasSuffix(p.Rules, ".") {
			t.Errorf("%s: rules not ready to print: %s", k.Name, p.Rules)
		}
		if p.Title != k.Title || p.Name() != k.Name || p.Size() != k.Size {
			t.Errorf("%s: Puzzle %q of name %s and size %s", k.Name, p.Title, p.Name(), p.Size())
		}
	}
}
