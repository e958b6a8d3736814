package latin_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport is the drawing of the layers: what the packages of a folder may
// import of the module, by folder; a folder stands for those within it too.
// "." is the root package. A folder that is not named may import nothing.
var mayImport = map[string][]string{
	".":                {},
	"attrition":        {"."},
	"attrition/search": {".", "attrition/search"},
	"generator":        {".", "attrition", "generator"},
	"rating":           {".", "attrition", "rating"},
	"rating/fit":       {"."},
	"corpus":           {".", "attrition", "corpus"},
	"render":           {".", "render"},
	"cmd":              {".", "attrition", "generator", "rating", "corpus", "render", "cmd"},
}

// aloneWithin are the folders that those around them may not import: the two
// engines share no code.
var aloneWithin = map[string]string{"attrition/search": "attrition"}

// source is one parsed file of the module.
type source struct {
	name string // with slashes, from the root
	fset *token.FileSet
	tree *ast.File
}

func (s source) folder() string { return path.Dir(s.name) }
func (s source) isTest() bool   { return strings.HasSuffix(s.name, "_test.go") }

// imports lists the import paths.
func (s source) imports() []string {
	var list []string
	for _, i := range s.tree.Imports {
		p, _ := strconv.Unquote(i.Path.Value)
		list = append(list, p)
	}
	return list
}

// sources parses every Go file of the module.
func sources(t *testing.T) []source {
	t.Helper()
	var list []source
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		switch base := d.Name(); {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (base == "testdata" || base[0] == '.' || base[0] == '_'):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(base, ".go"):
			return nil
		}
		fset := token.NewFileSet()
		tree, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
		list = append(list, source{filepath.ToSlash(name), fset, tree})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 10 {
		t.Fatalf("only %d files found", len(list))
	}
	return list
}

// within says whether the folder is the one named or lies in it.
func within(folder, named string) bool {
	return folder == named || named != "." && strings.HasPrefix(folder, named+"/")
}

// layerOf is the longest folder of mayImport that holds the folder; "" for none.
func layerOf(folder string) string {
	best := ""
	for layer := range maps.Keys(mayImport) {
		if within(folder, layer) && len(layer) > len(best) {
			best = layer
		}
	}
	return best
}

// arrowAllowed says whether a package in one folder may import that of another.
func arrowAllowed(from, to string) bool {
	if outside, ok := aloneWithin[layerOf(to)]; ok && layerOf(from) == outside {
		return false
	}
	return slices.ContainsFunc(mayImport[layerOf(from)], func(named string) bool { return within(to, named) })
}

// folderOf is the folder of a package of this module; false for others.
func folderOf(importPath string) (string, bool) {
	if importPath == "latin" {
		return ".", true
	}
	return strings.CutPrefix(importPath, "latin/")
}

func TestLayers(t *testing.T) {
	for _, s := range sources(t) {
		if s.isTest() {
			continue
		}
		if layerOf(s.folder()) == "" {
			t.Errorf("%s: folder %s has no layer; name it in mayImport", s.name, s.folder())
		}
		for _, p := range s.imports() {
			if to, ours := folderOf(p); ours && !arrowAllowed(s.folder(), to) {
				t.Errorf("%s imports %s, against the layers", s.name, p)
			}
		}
	}
}

func TestLayersBite(t *testing.T) {
	tests := []struct {
		from, to string
		want     bool
	}{
		{".", "attrition", false},
		{"attrition", ".", true},
		{"attrition", "attrition/search", false},
		{"attrition/search", ".", true},
		{"attrition/search", "attrition", false},
		{"generator", "attrition/search", true},
		{"generator", "rating", false},
		{"generator/graeco", "attrition", true},
		{"rating", "generator", false},
		{"corpus", "attrition", true},
		{"corpus", "render", false},
		{"render", "attrition", false},
		{"render/pdf", "render", true},
		{"cmd/latin", "render/pdf", true},
		{"cmd/latin", "attrition/search", true},
		{"rendering", ".", false},
	}
	for _, test := range tests {
		if got := arrowAllowed(test.from, test.to); got != test.want {
			t.Errorf("%s -> %s: %v, want %v", test.from, test.to, got, test.want)
		}
	}
}

// Each library of others has one package that knows it, tests aside.
func TestOnePackageForEachLibrary(t *testing.T) {
	users := make(map[string][]string)
	for _, s := range sources(t) {
		for _, p := range s.imports() {
			library, foreign := libraryOf(p)
			if foreign && !s.isTest() && !slices.Contains(users[library], s.folder()) {
				users[library] = append(users[library], s.folder())
			}
		}
	}
	for _, library := range slices.Sorted(maps.Keys(users)) {
		if folders := users[library]; len(folders) > 1 {
			t.Errorf("%s is imported by %s; one package for each library", library, strings.Join(folders, " and "))
		}
	}
}

// libraryOf is the import path up to the name of the library, without the
// version; false for the standard library and for our own packages.
func libraryOf(importPath string) (string, bool) {
	parts := strings.Split(importPath, "/")
	if !strings.Contains(parts[0], ".") {
		return "", false
	}
	return path.Join(parts[:min(3, len(parts))]...), true
}

// Small files and functions, tests too.
func TestFilesAndFunctionsAreSmall(t *testing.T) {
	const longestFile, longestFunction = 400, 80
	for _, s := range sources(t) {
		line := func(p token.Pos) int { return s.fset.Position(p).Line }
		if n := s.fset.File(s.tree.Pos()).LineCount(); n > longestFile {
			t.Errorf("%s has %d lines; at most %d", s.name, n, longestFile)
		}
		for _, d := range s.tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if n := line(f.End()) - line(f.Pos()) + 1; n > longestFunction {
				t.Errorf("%s:%d: %s has %d lines; at most %d", s.name, line(f.Pos()), f.Name.Name, n, longestFunction)
			}
		}
	}
}

// Every exported name says what it is.
func TestExportedNamesAreDocumented(t *testing.T) {
	for _, s := range sources(t) {
		if s.isTest() || s.tree.Name.Name == "main" {
			continue
		}
		for _, d := range s.tree.Decls {
			for _, undocumented := range undocumentedIn(d) {
				t.Errorf("%s: %s has no doc comment", s.name, undocumented)
			}
		}
	}
}

// undocumentedIn lists the exported names that a declaration leaves without a
// comment. A group may be explained as a whole.
func undocumentedIn(d ast.Decl) []string {
	var names []string
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Doc == nil && d.Name.IsExported() && (d.Recv == nil || ast.IsExported(typeName(d.Recv.List[0].Type))) {
			names = append(names, d.Name.Name)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				if spec.Name.IsExported() && d.Doc == nil && spec.Doc == nil {
					names = append(names, spec.Name.Name)
				}
			case *ast.ValueSpec:
				for _, n := range spec.Names {
					if n.IsExported() && d.Doc == nil && spec.Doc == nil && spec.Comment == nil {
						names = append(names, n.Name)
					}
				}
			}
		}
	}
	return names
}

// typeName is the name of the type of a receiver.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return typeName(e.X)
	case *ast.IndexExpr:
		return typeName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}
