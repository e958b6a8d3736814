package attrition

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestRegistry compares the package-level values &Rule{...} of the sources with Rules.
func TestRegistry(t *testing.T) {
	declared, listed := declaredRules(t), listedRules(t)
	for _, name := range declared {
		if !slices.Contains(listed, name) {
			t.Errorf("%s is a rule, but not in Rules", name)
		}
	}
	if len(listed) != len(Rules) || len(declared) != len(Rules) {
		t.Errorf("%d names listed and %d rules declared, for %d rules", len(listed), len(declared), len(Rules))
	}
}

func parsed(t *testing.T) []*ast.File {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, tree)
	}
	return files
}

// declaredRules are the names of variables that hold a rule: a literal, or
// what a function makes that gives a rule and nothing else.
func declaredRules(t *testing.T) []string {
	files := parsed(t)
	makers := ruleMakers(files)
	var names []string
	eachVariable(files, func(name string, value ast.Expr) {
		if isRule(value) || isCallOf(makers, value) {
			names = append(names, name)
		}
	})
	return names
}

func isRule(value ast.Expr) bool {
	address, ok := value.(*ast.UnaryExpr)
	if !ok {
		return false
	}
	literal, ok := address.X.(*ast.CompositeLit)
	return ok && isNamed(literal.Type, "Rule")
}

func isNamed(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}

func isCallOf(functions []string, value ast.Expr) bool {
	call, ok := value.(*ast.CallExpr)
	return ok && slices.ContainsFunc(functions, func(name string) bool { return isNamed(call.Fun, name) })
}

// ruleMakers are the names of functions with the one result *Rule.
func ruleMakers(files []*ast.File) []string {
	var names []string
	for _, file := range files {
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv != nil || f.Type.Results.NumFields() != 1 {
				continue
			}
			if star, ok := f.Type.Results.List[0].Type.(*ast.StarExpr); ok && isNamed(star.X, "Rule") {
				names = append(names, f.Name.Name)
			}
		}
	}
	return names
}

// listedRules are the names written in Rules.
func listedRules(t *testing.T) []string {
	var names []string
	eachVariable(parsed(t), func(name string, value ast.Expr) {
		if literal, ok := value.(*ast.CompositeLit); ok && name == "Rules" {
			for _, e := range literal.Elts {
				names = append(names, e.(*ast.Ident).Name)
			}
		}
	})
	return names
}

func eachVariable(files []*ast.File, visit func(name string, value ast.Expr)) {
	for _, file := range files {
		for _, d := range file.Decls {
			if group, ok := d.(*ast.GenDecl); ok && group.Tok == token.VAR {
				eachOfGroup(group, visit)
			}
		}
	}
}

func eachOfGroup(group *ast.GenDecl, visit func(name string, value ast.Expr)) {
	for _, spec := range group.Specs {
		v := spec.(*ast.ValueSpec)
		for i, value := range v.Values {
			visit(v.Names[i].Name, value)
		}
	}
}

// TestRulesAscend: a rule of a lower tier costs less, and no two cost the same.
func TestRulesAscend(t *testing.T) {
	for i, r := range Rules[1:] {
		if before := Rules[i]; r.Cost <= before.Cost || r.Tier < before.Tier {
			t.Errorf("%s (%v, %d) comes after %s (%v, %d)", r.Name, r.Tier, r.Cost, before.Name, before.Tier, before.Cost)
		}
	}
}

var wellFormed = regexp.MustCompile(`^[a-z]+[0-9]*(-[a-z0-9]+)*$`)

// TestRuleNames: names and other names are well-formed and differ, from those
// of tiers too.
func TestRuleNames(t *testing.T) {
	owner := make(map[string]string)
	for _, name := range append(tierNames[:], "all") {
		owner[name] = "a tier"
	}
	for _, r := range Rules {
		for _, name := range append([]string{r.Name}, r.Also...) {
			if !wellFormed.MatchString(name) {
				t.Errorf("%q of %s is not lower-case words with hyphens", name, r.Name)
			}
			if other, taken := owner[name]; taken && !sameAsTier(r, name) {
				t.Errorf("%q of %s is a name of %s already", name, r.Name, other)
			}
			owner[name] = r.Name
		}
	}
}

// sameAsTier allows a tier to be named after the one rule that it has.
func sameAsTier(r *Rule, name string) bool { return r.Name == name && r.Tier.String() == name }

func TestRuleDocs(t *testing.T) {
	for _, r := range Rules {
		title, rest, _ := strings.Cut(r.Doc, "\n\n")
		switch n := utf8.RuneCountInString(title); {
		case n == 0 || n > 60 || strings.Contains(title, "\n"):
			t.Errorf("%s: the title %q has %d characters; 1 to 60 on one line are allowed", r.Name, title, n)
		case strings.HasSuffix(title, "."):
			t.Errorf("%s: the title ends in a period", r.Name)
		case !strings.Contains(rest, "Source: "):
			t.Errorf("%s: the text names no source", r.Name)
		}
		if r.Find == nil || r.Tell == nil {
			t.Errorf("%s lacks Find or Tell", r.Name)
		}
	}
}

// TestEveryFixtureBelongs: each file of the folder is the fixture of a rule.
// That every rule has one, TestFixtures sees.
func TestEveryFixtureBelongs(t *testing.T) {
	entries, err := os.ReadDir(filepath.Dir(fixtureFile("")))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name, ok := strings.CutSuffix(e.Name(), ".txtar")
		if !ok || !slices.ContainsFunc(Rules, func(r *Rule) bool { return r.Name == name }) {
			t.Errorf("%s is the fixture of no rule", e.Name())
		}
	}
}
