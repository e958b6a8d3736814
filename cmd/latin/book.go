package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"latin"
	"latin/corpus"
	"latin/render/book"
)

func (a *app) bookCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "book [RECIPE.yaml]",
		Short: "Make a book of puzzles, ready to print",
		Long: `Book makes a PDF book: title page, contents, how to play with a worked example,
puzzles in sections, solutions at the back, page references between them. Without
a recipe it is a book of sixty Sudoku. A recipe is a YAML file:

  title: Words and Numbers
  subtitle: Forty puzzles
  author: Ada Example
  trim: 6x9                 # 8.5x11 a4 a5 letter ... or 148x210mm
  profile: print            # or screen, with links and an outline
  seed: first edition
  per-page: 1
  sections:
    - title: Warming up
      kind: sudoku          # or a document file with a board of your own
      count: 30
      level: easy           # or a range, easy..medium
      symmetry: half-turn
    - title: A city
      kind: custom-win
      labels: SINGAPORE
      count: 10
    - title: By hand
      file: mine.txt        # your own puzzles, in any format

Files are looked for beside the recipe. Sections also take intro, regions,
inscription, clues, critical, net (bodies as nets to fold) and per-page. The same
recipe and seed give the same bytes; the date in the file is that of
SOURCE_DATE_EPOCH, or fixed.`,
		Example: `  latin book -o book.pdf
  latin book --seed "second edition" -o book.pdf
  latin book recipe.yaml -o words.pdf`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			recipe, err := a.recipe(args)
			if err != nil {
				return err
			}
			return a.book(cmd.Context(), recipe)
		},
	}
	c.Flags().StringVar(&a.seed, "seed", "", "any text; overrides the recipe's (default: the recipe's, or random, told on stderr)")
	a.timeoutFlag(c, 0, "for the whole book")
	return c
}

// recipe reads the recipe named, or gives the book of sixty Sudoku.
func (a *app) recipe(args []string) (corpus.Recipe, error) {
	if len(args) == 0 {
		return defaultRecipe, nil
	}
	in, name, err := a.openNamed(args[0])
	if err != nil {
		return corpus.Recipe{}, err
	}
	defer in.Close()
	r, err := corpus.ReadRecipe(in, name)
	if err != nil {
		return r, &exitError{badInput(err).code, err}
	}
	if args[0] != "-" {
		besideRecipe(&r, filepath.Dir(args[0]))
	}
	return r, nil
}

// besideRecipe finds the files that a recipe names beside it.
func besideRecipe(r *corpus.Recipe, folder string) {
	for i := range r.Sections {
		s := &r.Sections[i]
		if s.File != "" && !filepath.IsAbs(s.File) {
			s.File = filepath.Join(folder, s.File)
		}
		if _, _, err := latin.FindKind(s.Kind); errors.Is(err, latin.ErrUnknownKind) {
			if beside := filepath.Join(folder, s.Kind); !filepath.IsAbs(s.Kind) && isFile(beside) {
				s.Kind = beside
			}
		}
	}
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// book makes the book of a recipe: everything that can be wrong with the
// recipe is found before the first puzzle is made.
func (a *app) book(ctx context.Context, r corpus.Recipe) error {
	if a.json {
		return usagef("a book is a PDF; leave out --json")
	}
	if a.output == "" && isTerminal(a.stdout) {
		return usagef("a PDF does not go to the terminal; say where: latin book -o book.pdf")
	}
	if a.seed == "" {
		a.seed = r.Seed
	}
	b, err := a.frontMatter(r)
	if err != nil {
		return err
	}
	chapters, err := a.chapters(ctx, r)
	if err != nil {
		return err
	}
	if _, err := a.writer(); err != nil { // before the work, not after it
		return err
	}
	a.chooseSeed()
	b.Seed = a.seed
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	if err := a.fillSections(ctx, &b, chapters); err != nil {
		return err
	}
	if err := a.addExamples(ctx, &b); err != nil {
		return err
	}
	return a.printBook(b)
}

func (a *app) frontMatter(r corpus.Recipe) (book.Book, error) {
	trim, err := book.ParseTrim(r.Trim)
	if err != nil {
		return book.Book{}, badKey(r, "trim", err)
	}
	b := book.Book{
		Title: r.Title, Subtitle: r.Subtitle, Author: r.Author,
		Copyright: r.Copyright, Imprint: r.Imprint,
		Program: "latin " + version, Date: buildDate(),
		Trim: trim, PerPage: r.PerPage,
	}
	if b.Title == "" {
		b.Title = "Latin Puzzles"
	}
	switch r.Profile {
	case "", "print":
	case "screen":
		b.Profile = book.Screen
	default:
		return b, badKey(r, "profile", fmt.Errorf("found %q; use print or screen", r.Profile))
	}
	for _, t := range []struct{ key, text string }{
		{"title", b.Title}, {"subtitle", b.Subtitle}, {"author", b.Author}, {"copyright", b.Copyright}, {"imprint", b.Imprint},
	} {
		if missing := uncovered(t.text); missing != "" {
			return b, badKey(r, t.key, fmt.Errorf("the font has no sign for %s", missing))
		}
	}
	return b, nil
}

// badKey is the error for the value of a key of the recipe.
func badKey(r corpus.Recipe, key string, err error) error {
	place := ""
	if r.At[key] != "" {
		place = r.At[key] + ": "
	}
	return &exitError{exitMalformed, fmt.Errorf("%s%s: %w", place, key, err)}
}

// printBook tells what the preflight found, and writes the PDF.
func (a *app) printBook(b book.Book) error {
	for _, f := range book.Preflight(b) {
		if f.Severity == book.Warning {
			a.note("%v", f)
		}
	}
	var pdf bytes.Buffer // whole or not at all: half a PDF is none
	if err := book.Write(&pdf, b); err != nil {
		return failed(err)
	}
	w, err := a.writer()
	if err != nil {
		return err
	}
	if _, err := w.Write(pdf.Bytes()); err != nil {
		return failed(err)
	}
	return nil
}

// defaultRecipe is the book that `latin book` makes without a recipe: clues
// grow scarcer from section to section.
var defaultRecipe = corpus.Recipe{
	Title:    "Sixty Sudoku",
	Subtitle: "from plenty of clues to hardly any",
	Sections: []corpus.RecipeSection{
		{Title: "Plenty of clues", Kind: "sudoku", Count: 16, Clues: "36-40", Symmetry: "half-turn",
			Intro: "Thirty-six clues or more: there is something to find wherever you look."},
		{Title: "Fewer clues", Kind: "sudoku", Count: 16, Clues: "31-34", Symmetry: "half-turn",
			Intro: "Between thirty-one and thirty-four clues. Look at the boxes first, then along the lines."},
		{Title: "Few clues", Kind: "sudoku", Count: 14, Clues: "27-29", Symmetry: "half-turn",
			Intro: "Twenty-seven to twenty-nine clues. It helps to write small candidates into the empty cells."},
		{Title: "Hardly any", Kind: "sudoku", Count: 14, Clues: "22-25", Critical: true,
			Intro: "Twenty-five clues or fewer, and not one of them to spare."},
	},
}
