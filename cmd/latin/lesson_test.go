package main

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/generator"
)

// TestLessonsAreTrue: on every kind, what a lesson says follows from what it
// shows, by the rules of the board alone.
func TestLessonsAreTrue(t *testing.T) {
	a := &app{seed: "lessons"}
	for _, k := range append(slices.Clone(latin.Kinds), latin.Digits, latin.DigitsBest) {
		t.Run(k.Name, func(t *testing.T) {
			told := 0
			clues := func(n int) generator.Range { return generator.Range{Min: n / 3, Max: n / 2} }
			if k.Reckoned { // divisors say little of a line with many open cells
				clues = func(n int) generator.Range { return generator.Range{Min: 3 * n / 5, Max: 4 * n / 5} }
			}
			if k == latin.DouzeFrance { // where 18 labels share nine stripes
				clues = func(n int) generator.Range { return generator.Range{Min: 3 * n / 5, Max: 4 * n / 5} }
			}
			for i := range 12 {
				p, err := k.New(latin.Options{Rand: a.source(k.Name, i)})
				if err != nil {
					t.Fatal(err)
				}
				s := search.New(p)
				s.Steps = stepsToRedraw
				n := p.Board.Len()
				made, err := generator.Generate(context.Background(), s, generator.Request{Clues: clues(n)}, a.source(k.Name, 100+i))
				if err != nil {
					continue // random regions without a board, or such a number of clues
				}
				for _, l := range lessons(p, made.Clues) {
					checkLesson(t, p, made, l)
					told++
				}
			}
			if told == 0 {
				t.Error("no lesson")
			}
		})
	}
}

func checkLesson(t *testing.T, p *latin.Puzzle, made generator.Made, l lesson) {
	t.Helper()
	answer := l.view.Highlights[1].Cells[0]
	label := made.Solution[answer]
	if l.view.Solution[answer] != label || made.Clues[answer] != latin.Blank {
		t.Fatalf("%s: %s is wrong in %s", p.FormatCells(made.Clues), p.Board.CellName(answer), l.text)
	}
	if !strings.Contains(l.text, p.Board.CellName(answer)) || !strings.HasSuffix(l.text, "it is "+p.Labels.Text(label)+".") {
		t.Errorf("the text does not tell %s: %s", p.Board.CellName(answer), l.text)
	}
	if strings.HasPrefix(l.text, "Where") {
		checkOnlyPlace(t, p, made, answer, l)
	}
	checkNames(t, p, made.Clues, label, l.text)
}

// checkOnlyPlace: in the cells looked at, the label fits into no other empty
// cell, given the clues alone.
func checkOnlyPlace(t *testing.T, p *latin.Puzzle, made generator.Made, answer latin.Cell, l lesson) {
	t.Helper()
	label := made.Solution[answer]
	for _, c := range l.view.Highlights[0].Cells {
		if made.Clues[c] != latin.Blank {
			continue
		}
		with := made.Clues.Clone()
		with[c] = label
		if p.CheckPLB(with) == nil {
			t.Errorf("%s: %s could go to %s, too: %s", p.FormatCells(made.Clues), p.Labels.Text(label), p.Board.CellName(c), l.text)
		}
	}
}

var lineNames = regexp.MustCompile(`(?i)\b(row|column|stripe) (\d+|[a-z])\b already|\b(row|column) (\d+)\b`)

// checkNames: rows and columns that are named as full hold the label.
func checkNames(t *testing.T, p *latin.Puzzle, clues latin.PB, label latin.Label, text string) {
	t.Helper()
	_, reasons, ok := strings.Cut(text, "? ")
	if !ok || !strings.Contains(reasons, " already ") {
		return
	}
	reasons, _, _ = strings.Cut(reasons, " already ")
	for _, name := range lineNames.FindAllString(reasons, -1) {
		name = strings.ToLower(name)
		i := slices.IndexFunc(p.Board.Asterisms(), func(a latin.Asterism) bool { return a.Name == name })
		if i < 0 {
			t.Errorf("no asterism is named %q: %s", name, text)
			continue
		}
		n := 0
		for _, c := range p.Board.Asterisms()[i].Cells {
			if clues[c] == label {
				n++
			}
		}
		if n != p.Labels.Count(label) {
			t.Errorf("%s holds %s %d times: %s", name, p.Labels.Text(label), n, text)
		}
	}
}
