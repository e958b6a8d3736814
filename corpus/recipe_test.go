package corpus_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"latin/corpus"
)

func TestRecipe(t *testing.T) {
	const text = `# a book
title: Words and Numbers
seed: 007
per-page: 2
sections:
  - title: Warming up
    kind: sudoku:2x3
    count: 20
    labels: 012345
    clues: 12-14
    critical: true
  - file: mine.txt
    intro: |
      Two lines
      of text
`
	got, err := corpus.ReadRecipe(strings.NewReader(text), "r.yaml")
	if err != nil {
		t.Fatal(err)
	}
	want := corpus.Recipe{
		Title: "Words and Numbers", Seed: "007", PerPage: 2,
		At: map[string]string{"title": "r.yaml:2:1", "seed": "r.yaml:3:1", "per-page": "r.yaml:4:1", "sections": "r.yaml:5:1"},
		Sections: []corpus.RecipeSection{
			{At: "r.yaml:6:5", Title: "Warming up", Kind: "sudoku:2x3", Count: 20, Labels: "012345", Clues: "12-14", Critical: true},
			{At: "r.yaml:12:5", File: "mine.txt", Intro: "Two lines\nof text\n"},
		},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got)\n%s", d)
	}
}

func TestRecipeErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "r.yaml:1:1: the recipe is empty"},
		{"no sections", "title: x\n", "r.yaml:1:1: sections: must list"},
		{"sections a word", "sections: none\n", "r.yaml:1:11: sections: must list"},
		{"unknown key", "titel: x\n", `r.yaml:1:1: unknown key "titel"; did you mean "title"?`},
		{"unknown key in a section", "sections:\n  - {kind: sudoku, cuont: 3}\n", `r.yaml:2:20: unknown key "cuont"; did you mean "count"?`},
		{"no count", "sections:\n  - kind: sudoku\n", "r.yaml:2:5: count: is missing"},
		{"bad count", "sections:\n  - {kind: sudoku, count: many}\n", `r.yaml:2:27: found "many"; expected a whole number from 1 to 100000`},
		{"neither", "sections:\n  - count: 3\n", "r.yaml:2:5: give either kind: "},
		{"both", "sections:\n  - {count: 3, kind: sudoku, file: x}\n", "give either kind: "},
		{"bad truth", "sections:\n  - {count: 3, kind: sudoku, critical: perhaps}\n", `found "perhaps"; critical: is true or false`},
		{"text a list", "title: [a]\nsections: []\n", "r.yaml:1:8: found a list; title: is a text"},
		{"broken", "title: 'x\n", "the YAML is broken"},
		{"binary", "\x00\x01", "a zero byte"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := corpus.ReadRecipe(strings.NewReader(c.text), "r.yaml")
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

func FuzzRecipe(f *testing.F) {
	f.Add("title: x\nsections:\n  - {kind: sudoku, count: 3}\n")
	f.Add("sections:\n- file: a\n  per-page: 65\n")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := corpus.ReadRecipe(strings.NewReader(text), "r.yaml")
		if err == nil && len(r.Sections) == 0 {
			t.Error("a recipe without sections")
		}
	})
}
