package corpus

import (
	"fmt"
	"io"
	"strconv"
)

// A Recipe says what a book is to hold; see [ReadRecipe]. Empty texts and
// zeros are for whoever makes the book to fill in.
type Recipe struct {
	Title, Subtitle, Author string
	Copyright, Imprint      string
	Trim                    string // a preset such as "6x9", or "WIDTHxHEIGHT"
	Profile                 string // "print" or "screen"
	Seed                    string
	PerPage                 int
	Sections                []RecipeSection
	// At tells for each key that is given where it stands, "file:line:column".
	At map[string]string
}

// A RecipeSection is one section of a book: puzzles to be generated, or read
// from a file.
type RecipeSection struct {
	At           string // "file:line:column" of the section, for messages
	Title, Intro string
	Kind         string // a kind with its size, or a document file
	Count        int    // puzzles; 0 with File means all of the file
	File         string // of puzzles to be taken as they are
	Labels       string
	Regions      string
	Inscription  string
	Clues        string // "MIN-MAX" or one number
	Symmetry     string
	Critical     bool
	Level        string // a level, or a range of them, "easy..medium"
	Net          bool   // bodies as nets to cut out, fold and glue
	PerPage      int
}

// Limits of a recipe.
const (
	maxCount   = 100_000 // puzzles in a section
	maxPerPage = 64
)

var (
	recipeKeys  = []string{"title", "subtitle", "author", "copyright", "imprint", "trim", "profile", "seed", "per-page", "sections"}
	sectionKeys = []string{"title", "intro", "kind", "count", "file", "labels", "regions", "inscription", "clues", "symmetry", "critical", "level", "net", "per-page"}
)

// ReadRecipe reads the recipe of a book, a YAML document:
//
//	title: Words and Numbers
//	author: Ada Example
//	trim: 6x9
//	seed: first edition
//	sections:
//	  - title: Warming up
//	    kind: sudoku
//	    count: 20
//	    clues: 34-38
//	  - kind: custom-win
//	    labels: SINGAPORE
//	    count: 4
//
// Values are taken as they are written: "seed: 007" is the text 007. name is
// for messages. The error is a [*SyntaxError] with the place and the remedy,
// or a [*ReadError].
func ReadRecipe(r io.Reader, name string) (Recipe, error) {
	s := newSource(r, name)
	text, first, err := (&documents{s: s, first: 1}).next()
	if err == io.EOF {
		return Recipe{}, s.errorAt(1, 1, nil, "the recipe is empty; give title: and sections:")
	}
	if err != nil {
		return Recipe{}, err
	}
	n, err := s.parseYAML(text, first)
	if err != nil {
		return Recipe{}, err
	}
	if n == nil || n.kind != mapNode {
		return Recipe{}, s.errorAt(first, 1, nil, "found no keys; a recipe has title: and sections:")
	}
	reader := &recipeReader{treeReader: treeReader{s: s, strict: true}}
	return reader.recipe(n)
}

// A recipeReader remembers the first error, so that the values can be read
// one after another.
type recipeReader struct {
	treeReader
	err error
}

func (t *recipeReader) recipe(n *node) (Recipe, error) {
	if err := t.known(n, recipeKeys, "a recipe has title, author, trim, seed and sections"); err != nil {
		return Recipe{}, err
	}
	r := Recipe{
		Title: t.text(n, "title"), Subtitle: t.text(n, "subtitle"), Author: t.text(n, "author"),
		Copyright: t.text(n, "copyright"), Imprint: t.text(n, "imprint"),
		Trim: t.text(n, "trim"), Profile: t.text(n, "profile"), Seed: t.text(n, "seed"),
		PerPage: t.count(n, "per-page", maxPerPage),
	}
	r.At = make(map[string]string)
	for i, key := range n.keys {
		r.At[key] = fmt.Sprintf("%s:%d:%d", t.s.Name, n.keyPlaces[i].line, n.keyPlaces[i].column)
	}
	sections := n.get("sections")
	if t.err == nil && (sections == nil || sections.kind != listNode || len(sections.items) == 0) {
		p := n.place()
		if sections != nil {
			p = sections.place()
		}
		return r, t.fail(p, nil, `sections: must list at least one section, such as "- {kind: sudoku, count: 20}"`)
	}
	if t.err == nil {
		for _, item := range sections.items {
			section, err := t.section(item)
			if err != nil {
				return r, err
			}
			r.Sections = append(r.Sections, section)
		}
	}
	return r, t.err
}

func (t *recipeReader) section(n *node) (RecipeSection, error) {
	if n.kind != mapNode {
		return RecipeSection{}, t.fail(n.place(), nil, "found %s; a section has keys such as kind: and count:", n.describe())
	}
	if err := t.known(n, sectionKeys, "a section has title, intro, kind, count, labels, clues, symmetry and more"); err != nil {
		return RecipeSection{}, err
	}
	s := RecipeSection{
		At:    fmt.Sprintf("%s:%d:%d", t.s.Name, n.line, n.column),
		Title: t.text(n, "title"), Intro: t.text(n, "intro"),
		Kind: t.text(n, "kind"), File: t.text(n, "file"), Count: t.count(n, "count", maxCount),
		Labels: t.optional(n, "labels"), Regions: t.optional(n, "regions"), Inscription: t.inscriptionText(n),
		Clues: t.text(n, "clues"), Symmetry: t.text(n, "symmetry"), Level: t.text(n, "level"),
		Critical: t.truth(n, "critical"), Net: t.truth(n, "net"), PerPage: t.count(n, "per-page", maxPerPage),
	}
	if t.err == nil && (s.Kind == "") == (s.File == "") {
		t.err = t.fail(n.place(), nil, "give either kind: (puzzles to be generated) or file: (puzzles to be taken)")
	}
	if t.err == nil && s.Kind == "" && s.Level != "" {
		t.err = t.fail(n.get("level").place(), nil, "level: is for puzzles to be generated; those of a file are taken as they are")
	}
	if t.err == nil && s.Kind != "" && s.Count == 0 {
		t.err = t.fail(n.place(), nil, "count: is missing; say how many puzzles the section has")
	}
	return s, t.err
}

// text is the scalar under a key as it is written; empty when there is none.
func (t *recipeReader) text(n *node, key string) string {
	v := n.get(key)
	if v == nil || t.err != nil {
		return ""
	}
	if v.kind != scalarNode {
		t.err = t.fail(v.place(), nil, "found %s; %s: is a text", v.describe(), key)
		return ""
	}
	return v.text
}

// count is a whole number under a key; 0 when there is none.
func (t *recipeReader) count(n *node, key string, most int) int {
	v := n.get(key)
	if v == nil || t.err != nil {
		return 0
	}
	i, err := t.whole(v, 1, most)
	t.err = err
	return i
}

// truth is true or false under a key; false when there is none.
func (t *recipeReader) truth(n *node, key string) bool {
	v := n.get(key)
	if v == nil || t.err != nil {
		return false
	}
	b, err := strconv.ParseBool(v.text)
	if err != nil {
		t.err = t.fail(v.place(), nil, "found %s; %s: is true or false", v.describe(), key)
	}
	return b
}
