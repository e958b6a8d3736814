package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"latin"
	"latin/attrition/search"
	"latin/corpus"
)

// kindFlags are the flags that choose a Puzzle of a kind.
type kindFlags struct {
	labels, regions, inscription string
}

func (k *kindFlags) add(c *cobra.Command) {
	c.Flags().StringVar(&k.labels, "labels", "", "multiset of labels: a word (111222333, WayneGould) or with commas (1,2,10)")
	c.Flags().StringVar(&k.regions, "regions", "", "regions of kinds that take some: one mark a cell, in reading order")
	c.Flags().StringVar(&k.inscription, "inscription", "", `clues present in every puzzle: an asterism that holds the labels in order ("row6"), CELLS, or "none"`)
}

// puzzleMaker makes the Puzzle of a KIND argument: always the same one, or
// one with regions drawn anew.
type puzzleMaker struct {
	random bool
	fixed  *latin.Puzzle
	kind   *latin.Kind
	opt    latin.Options
}

// puzzle is the Puzzle to work on; rng draws regions where the kind needs it.
func (m puzzleMaker) puzzle(rng *rand.Rand) (*latin.Puzzle, error) {
	if !m.random {
		return m.fixed, nil
	}
	opt := m.opt
	opt.Rand = rng
	return m.kind.New(opt)
}

// Limits of the search for a first Latin board, in steps, so that regions that
// admit none do not keep it busy for ever: few where others can be drawn.
const (
	stepsToRedraw = 20_000
	stepsToGiveUp = 5_000_000
	redraws       = 50
)

// steps is the limit for the search on a Puzzle of the maker.
func (m puzzleMaker) steps() uint64 {
	if m.random {
		return stepsToRedraw
	}
	return stepsToGiveUp
}

// redraw says whether other regions should be tried after the error: those
// drawn have no Latin board, or none that is found soon.
func (m puzzleMaker) redraw(ctx context.Context, err error, tries int) bool {
	none := errors.Is(err, search.ErrNone) || errors.Is(err, search.ErrUndecided)
	return m.random && none && tries < redraws && ctx.Err() == nil
}

// puzzleMaker understands a KIND argument: a name, with or without a size, or
// the name of a document file.
func (a *app) puzzleMaker(arg string, flags kindFlags) (puzzleMaker, error) {
	opt := latin.Options{Regions: strings.Join(strings.Fields(flags.regions), ""), Inscription: flags.inscription}
	if flags.labels != "" {
		l, err := latin.ParseLabels(flags.labels)
		if err != nil {
			return puzzleMaker{}, usagef("--labels: %w", err)
		}
		opt.Labels = l
	}
	kind, size, err := latin.FindKind(arg)
	if errors.Is(err, latin.ErrUnknownKind) {
		return a.documentMaker(arg, flags, err)
	}
	if err != nil {
		return puzzleMaker{}, &exitError{exitUsage, err}
	}
	opt.Size = size
	m := puzzleMaker{random: kind.Regions == latin.GivenRegions && opt.Regions == "", kind: kind, opt: opt}
	if m.random { // drawn once to see that size, labels and inscription fit
		opt.Rand = rand.New(rand.NewPCG(0, 0))
	}
	if m.fixed, err = kind.New(opt); err != nil {
		return puzzleMaker{}, &exitError{kindCode(err), err}
	}
	return m, nil
}

// kindCode is the exit code of a Puzzle that cannot be: asked for wrongly, or
// not existing.
func kindCode(err error) exitCode {
	if errors.Is(err, latin.ErrNoBoard) {
		return exitNone
	}
	return exitUsage
}

func (a *app) documentMaker(name string, flags kindFlags, unknown error) (puzzleMaker, error) {
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return puzzleMaker{}, &exitError{exitUsage, fmt.Errorf("%w; there is no file of that name either", unknown)}
	}
	if err != nil {
		return puzzleMaker{}, failed(err)
	}
	defer f.Close()
	if flags != (kindFlags{}) {
		return puzzleMaker{}, usagef("--labels, --regions and --inscription go with the name of a kind; write them into %s", name)
	}
	p, err := corpus.ReadPuzzle(f, name)
	if err != nil {
		return puzzleMaker{}, &exitError{badInput(err).code, err}
	}
	return puzzleMaker{fixed: p}, nil
}

// oneKindArg wants exactly one KIND.
func oneKindArg(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("%d arguments found; give one KIND (`latin kinds` lists them) or a document file", len(args))
	}
	return nil
}

// someKindArgs wants one KIND or more.
func someKindArgs(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return errors.New("no KIND given; give one or more (`latin kinds` lists them), or document files")
	}
	return nil
}

// completeMoreKinds offers the names of the kinds, however many were given.
func completeMoreKinds(c *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
	return completeKinds(c, nil, word)
}

// completeKinds offers the names of the kinds to the shell.
func completeKinds(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var names []string
	for _, k := range slices.Concat(latin.Kinds, latin.Families) {
		names = append(names, k.Name+"\t"+k.Title)
	}
	return names, cobra.ShellCompDirectiveDefault
}
