package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"latin"
)

func (a *app) kindsCommand() *cobra.Command {
	gallery := ""
	c := &cobra.Command{
		Use:   "kinds [KIND]",
		Short: "The table of Puzzles; one of them in detail",
		Example: `  latin kinds
  latin kinds sudoku:2x3
  latin kinds tartan --json
  latin kinds --gallery docs`,
		Args:              cobra.MaximumNArgs(1),
		ValidArgsFunction: completeKinds,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case gallery != "" && len(args) == 1:
				return usagef("--gallery shows all kinds; leave %s out", args[0])
			case gallery != "":
				return a.gallery(cmd.Context(), gallery)
			case len(args) == 1:
				return a.oneKind(args[0])
			}
			return a.allKinds()
		},
	}
	c.Flags().StringVar(&gallery, "gallery", "", "write a page with a picture of every kind, gallery.md, into this `FOLDER`")
	return c
}

func (a *app) allKinds() error {
	for _, k := range slices.Concat(latin.Kinds, latin.Families) {
		ans := answer{out: fmt.Appendf(nil, "%-23s %-24s %s\n", k.Name, k.Title, sizesText(k))}
		if a.json {
			p, err := a.showPuzzle(k.Name)
			if err != nil {
				return err
			}
			ans = a.kindAnswer(p)
		}
		if err := a.emit(ans); err != nil {
			return err
		}
	}
	return nil
}

func sizesText(k *latin.Kind) string {
	if k.Sizes == "" {
		return k.Size
	}
	return k.Size + " (" + k.Sizes + ")"
}

// ownSizeText tells the size of one Puzzle and those that there are.
func ownSizeText(p *latin.Puzzle) string {
	k := p.Kind()
	if k.Sizes == "" {
		return p.Size()
	}
	return fmt.Sprintf("%s (%s; default %s)", p.Size(), k.Sizes, k.Size)
}

func (a *app) oneKind(arg string) error {
	p, err := a.showPuzzle(arg)
	if err != nil {
		return err
	}
	return a.emit(a.kindAnswer(p))
}

// showPuzzle is a Puzzle of the kind; where regions are drawn at random, they
// are drawn from a fixed seed, so that the same example is shown every time.
func (a *app) showPuzzle(arg string) (*latin.Puzzle, error) {
	maker, err := a.puzzleMaker(arg, kindFlags{})
	if err != nil {
		return nil, err
	}
	example := &app{seed: "example"}
	return maker.puzzle(example.source("kinds", 0))
}

type asterismJSON struct {
	Name  string       `json:"name"`
	Cells []latin.Cell `json:"cells"`
}

type kindJSON struct {
	Schema        string         `json:"schema"`
	Name          string         `json:"name"`
	Size          string         `json:"size"`
	Title         string         `json:"title"`
	Rules         string         `json:"rules"`
	Cells         int            `json:"cells"`
	Asterisms     []asterismJSON `json:"asterisms"`
	Labels        []string       `json:"labels"`
	Inscription   *string        `json:"inscription"`
	Regions       string         `json:"regions,omitempty"`
	Symmetries    int            `json:"symmetries"`
	SymmetryGroup string         `json:"symmetry_group"`
	Automorphisms *string        `json:"automorphisms"`
	LS            bool           `json:"ls"`
	Symmetric     bool           `json:"symmetric"`
	Repeat        bool           `json:"repeat"`
	Inscribed     bool           `json:"inscribed"`
}

func describeKind(p *latin.Puzzle) kindJSON {
	class := p.Classify()
	j := kindJSON{
		Schema: schema("kinds"), Name: "board", Size: p.Size(), Title: p.Title, Rules: p.Rules,
		Cells: p.Board.Len(), Labels: p.Labels.Multiset(), Regions: p.Regions(),
		Symmetries: len(p.Board.Symmetries()), SymmetryGroup: p.Board.SymmetryGroup(),
		LS: class.LS, Symmetric: class.Symmetric, Repeat: class.Repeat, Inscribed: class.Inscribed,
	}
	if p.Kind() != nil {
		j.Name = p.Kind().Name
	}
	if class.Inscribed {
		j.Inscription = cellsOrNil(p, p.Inscription)
	}
	if n := p.Board.AutomorphismCount(); n != nil {
		s := n.String()
		j.Automorphisms = &s
	}
	for _, ast := range p.Board.Asterisms() {
		j.Asterisms = append(j.Asterisms, asterismJSON{ast.Name, ast.Cells})
	}
	return j
}

func (a *app) kindAnswer(p *latin.Puzzle) answer {
	j := describeKind(p)
	if a.json {
		return answerJSON(j, exitOK)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s (%s)\n\n%s\n", p.Title, p.Name(), p.Rules)
	if k := p.Kind(); k != nil {
		fmt.Fprintf(&b, "%s\n", k.Doc)
		if k.Names != "" {
			fmt.Fprintf(&b, "%s\n", k.Names)
		}
		fmt.Fprintf(&b, "\nsize         %s\n", ownSizeText(p))
	}
	fmt.Fprintf(&b, "cells        %d\nasterisms    %d: %s\nlabels       %s\n", j.Cells, len(j.Asterisms), asterismGroups(p.Board), p.Labels)
	if j.Inscription != nil {
		fmt.Fprintf(&b, "inscription  %s\n", *j.Inscription)
	}
	if j.Regions != "" {
		fmt.Fprintf(&b, "regions      given, or drawn at random, such as\n%s", regionRows(p))
	}
	fmt.Fprintf(&b, "symmetries   %d of the %s (%s), %s of the constellation\n", j.Symmetries, drawn(p.Board), j.SymmetryGroup, orUnknown(j.Automorphisms))
	fmt.Fprintf(&b, "drawn        as %ss\nclass        %s\n", p.Board.Shape(), classWords(j))
	return answer{out: b.Bytes()}
}

// regionRows writes the marks of the regions in the rows of the drawing.
func regionRows(p *latin.Puzzle) string {
	marks := []rune(p.Regions())
	var b strings.Builder
	for _, row := range p.Board.Rows() {
		b.WriteString("             ")
		for _, c := range row {
			b.WriteRune(marks[c])
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// asterismGroups counts the asterisms by the first word of their names:
// "9 row, 9 column, 9 box".
func asterismGroups(b *latin.Board) string {
	var order []string
	count := map[string]int{}
	for _, a := range b.Asterisms() {
		word, _, _ := strings.Cut(a.Name, " ")
		if count[word] == 0 {
			order = append(order, word)
		}
		count[word]++
	}
	for i, word := range order {
		order[i] = fmt.Sprintf("%s × %d", word, count[word])
	}
	return strings.Join(order, ", ")
}

// drawn is what the symmetries of a board are those of.
func drawn(b *latin.Board) string {
	if len(b.Space()) > 0 {
		return "body"
	}
	return "drawing"
}

func orUnknown(s *string) string {
	if s == nil {
		return "unknown"
	}
	return *s
}

func classWords(j kindJSON) string {
	words := []string{}
	for _, c := range []struct {
		is   bool
		word string
	}{{j.LS, "Latin square"}, {j.Symmetric, "symmetric"}, {j.Repeat, "repeat"}, {j.Inscribed, "inscribed"}} {
		if !c.is {
			c.word = "not " + c.word
		}
		words = append(words, c.word)
	}
	return strings.Join(words, ", ")
}
