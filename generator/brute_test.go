package generator

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search"

	"pgregory.net/rapid"
)

var background = context.Background()

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// brute lists the Latin boards at or below pb from the definition alone: it
// labels cell after cell and keeps what is a PLB.
func brute(p *latin.Puzzle, pb latin.PB) []latin.PB {
	if p.CheckPLB(pb) != nil {
		return nil
	}
	i := slices.Index(pb, latin.Blank)
	if i < 0 {
		return []latin.PB{pb.Clone()}
	}
	var found []latin.PB
	for x := range p.Labels.Distinct() {
		next := pb.Clone()
		next[i] = latin.Label(x)
		found = append(found, brute(p, next)...)
	}
	return found
}

// oracle answers by looking through all Latin boards of a small Puzzle.
type oracle struct {
	puzzle *latin.Puzzle
	boards []latin.PB
}

func newOracle(p *latin.Puzzle) *oracle {
	return &oracle{p, brute(p, latin.NewPB(p.Board.Len()))}
}

func (o *oracle) solutions(pb latin.PB) []latin.PB {
	var below []latin.PB
	for _, b := range o.boards {
		if pb.Below(b) {
			below = append(below, b)
		}
	}
	return below
}

func (o *oracle) unique(pb latin.PB) bool { return len(o.solutions(pb)) == 1 }

// redundant clues by trying each.
func (o *oracle) redundant(pb latin.PB) []latin.Cell {
	var cells []latin.Cell
	for _, c := range pb.Clues() {
		if !o.puzzle.Inscribed(pb, c) && o.unique(without(pb, c)) {
			cells = append(cells, c)
		}
	}
	return cells
}

func without(pb latin.PB, c latin.Cell) latin.PB {
	pb = pb.Clone()
	pb[c] = latin.Blank
	return pb
}

// only is the PB with the clues of these cells alone.
func only(pb latin.PB, cells []latin.Cell) latin.PB {
	part := latin.NewPB(len(pb))
	for _, c := range cells {
		part[c] = pb[c]
	}
	return part
}

// square makes a Latin square; with h and w above 0, with boxes.
func square(t testing.TB, labels string, h, w int) *latin.Puzzle {
	t.Helper()
	l, err := latin.ParseLabels(labels)
	if err != nil {
		t.Fatal(err)
	}
	g := latin.NewGrid(l.K(), l.K())
	g.Lines()
	if h > 0 {
		g.Boxes(h, w)
	}
	return puzzleOf(t, g.Layout, l, nil)
}

func puzzleOf(t interface{ Fatal(...any) }, layout latin.Layout, l *latin.Labels, inscription latin.PB) *latin.Puzzle {
	b, err := latin.NewBoard(layout)
	if err != nil {
		t.Fatal(err)
	}
	p, err := latin.NewPuzzle(b, l, inscription)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func cellsOf(t testing.TB, p *latin.Puzzle, s string) latin.PB {
	t.Helper()
	pb, err := p.ParseCells(s)
	if err != nil {
		t.Fatal(err)
	}
	return pb
}

// anyPuzzle draws a small board of any asterisms, with any multiset. Some have
// no Latin board.
func anyPuzzle(t *rapid.T) *latin.Puzzle {
	k := rapid.IntRange(1, 4).Draw(t, "k")
	texts := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c", "d"}), k, k).Draw(t, "labels")
	l, err := latin.NewLabels(texts...)
	if err != nil {
		t.Fatal(err)
	}
	n := rapid.IntRange(1, 8).Draw(t, "cells")
	g := latin.NewGrid(1, n)
	all := make([]latin.Cell, n)
	for c := range all {
		all[c] = latin.Cell(c)
	}
	for i := range rapid.IntRange(0, 5).Draw(t, "asterisms") {
		cells := rapid.Permutation(all).Draw(t, "cells of it")
		size := rapid.IntRange(1, min(k, n)).Draw(t, "size")
		g.Add(fmt.Sprint("any ", i), latin.MarkNone, slices.Clone(cells[:size])...)
	}
	for c := range all {
		g.Add(fmt.Sprint("cell ", c), latin.MarkNone, latin.Cell(c))
	}
	return puzzleOf(t, g.Layout, l, nil)
}

// anyPB draws a PB: of random labels, or a part of a Latin board.
func anyPB(t *rapid.T, o *oracle) latin.PB {
	pb := latin.NewPB(o.puzzle.Board.Len())
	from := pb
	if len(o.boards) > 0 && rapid.Bool().Draw(t, "part of a board") {
		from = rapid.SampledFrom(o.boards).Draw(t, "board")
	}
	for c := range pb {
		switch rapid.IntRange(0, 3).Draw(t, "cell") {
		case 0:
			pb[c] = latin.Label(rapid.IntRange(0, o.puzzle.Labels.Distinct()-1).Draw(t, "label"))
		case 1, 2:
			pb[c] = from[c]
		}
	}
	return pb
}

// anyCase draws a Puzzle, everything about it, and a PB.
func anyCase(t *rapid.T) (*oracle, *search.Searcher, latin.PB) {
	o := newOracle(anyPuzzle(t))
	return o, search.New(o.puzzle), anyPB(t, o)
}

func cell(c int) latin.Cell { return latin.Cell(c) }
