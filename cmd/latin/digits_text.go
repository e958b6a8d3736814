package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"latin"
	"latin/generator/digits"
	"latin/render"
)

// digitJSON is a grid in JSON. Count is null where it was not asked for.
type digitJSON struct {
	Schema  string  `json:"schema"`
	N       int     `json:"n"` // number of rows
	Rows    []int   `json:"rows"`
	Cols    []int   `json:"cols"`
	Base    int     `json:"base"`
	Sum     int     `json:"sum"`
	Limit   int     `json:"limit"`
	Gap     int     `json:"gap"`
	Grid    [][]int `json:"grid"`
	Optimal bool    `json:"optimal"`
	Count   *string `json:"count"`
}

func (d *digitAnswer) json() digitJSON {
	p, b := d.problem, d.bounds
	j := digitJSON{schema("digits"), len(p.Rows), p.Rows, p.Cols, p.Base, b.Sum, b.Limit, d.gap(), b.Found, d.optimal(), nil}
	if d.count != nil {
		text := d.count.String()
		j.Count = &text
	}
	return j
}

// gap is how far the sum is from the best at most.
func (d *digitAnswer) gap() int { return max(d.bounds.Limit-d.bounds.Sum, d.bounds.Sum-d.bounds.Limit) }

// optimal: the sum is proved to be the best; one that was asked for is none.
func (d *digitAnswer) optimal() bool { return d.bounds.Settled && !d.flags.targeted }

// text is the grid with its divisors at the border, and what is proved.
func (d *digitAnswer) text() string {
	return d.table() + "\n" + d.statement() + "\n"
}

func (d *digitAnswer) table() string {
	p := d.problem
	side, width := 0, make([]int, len(p.Cols))
	for _, m := range p.Rows {
		side = max(side, len(strconv.Itoa(m)))
	}
	var b strings.Builder
	b.WriteString(strings.Repeat(" ", side+3))
	for j, m := range p.Cols {
		width[j] = len(strconv.Itoa(m)) + 1
		fmt.Fprintf(&b, "%*d", width[j], m)
	}
	b.WriteString("\n")
	for i, row := range d.bounds.Found {
		fmt.Fprintf(&b, "%*d |", side+1, p.Rows[i])
		for j, x := range row {
			fmt.Fprintf(&b, "%*s", width[j], digits.Sign(x))
		}
		b.WriteString("\n")
	}
	return b.String()
}

// statement says what is known of the sum.
func (d *digitAnswer) statement() string {
	b, what := d.bounds, d.flags.what()
	var s string
	switch {
	case d.flags.targeted:
		s = fmt.Sprintf("Sum %d.", b.Sum)
	case b.Settled:
		s = fmt.Sprintf("Sum %d: the %s. Proved: no grid has a %s one.", b.Sum, what, comparative(what))
	default:
		s = fmt.Sprintf("Sum %d, the best so far. Proved: no grid has a sum %s %d; gap %d.", b.Sum, beyond(what), b.Limit, d.gap())
	}
	if d.count != nil {
		s += fmt.Sprintf("\n%s with this sum: %s.", map[bool]string{true: "The only grid", false: "Grids"}[d.count.String() == "1"], d.count)
	}
	return s
}

func comparative(what string) string {
	if what == "least" {
		return "lesser"
	}
	return "greater"
}

func beyond(what string) string {
	if what == "least" {
		return "below"
	}
	return "above"
}

// drawDigits draws the grid, digits that were given in bold.
func (a *app) drawDigits(d *digitAnswer, form string) error {
	p, err := d.puzzle()
	if err != nil {
		return failed(err)
	}
	view := render.View{Puzzle: p, Clues: latin.NewPB(p.Board.Len()), Solution: latin.NewPB(p.Board.Len())}
	for k := range view.Solution {
		view.Solution[k] = latin.Label(d.bounds.Found[k/len(d.problem.Cols)][k%len(d.problem.Cols)])
		if d.problem.Fixed != nil && d.problem.Fixed[k] >= 0 {
			view.Clues[k] = view.Solution[k]
		}
	}
	w, err := a.writer()
	if err != nil {
		return err
	}
	item := render.Item{View: view, Caption: d.statement()}
	if err := render.Write(w, form, []render.Item{item}, render.Options{Date: buildDate(), Title: "Digit grid"}); err != nil {
		return failed(err)
	}
	return nil
}

// puzzle is a Puzzle to draw the grid on: every cell by itself, divisors beside the board.
func (d *digitAnswer) puzzle() (*latin.Puzzle, error) {
	p := d.problem
	g := latin.NewGrid(len(p.Rows), len(p.Cols))
	for c := range len(p.Rows) * len(p.Cols) {
		g.Add(fmt.Sprintf("cell %d", c+1), latin.MarkNone, latin.Cell(c))
	}
	g.Divisors(p.Rows, p.Cols)
	board, err := latin.NewBoard(g.Layout)
	if err != nil {
		return nil, err
	}
	var signs []string
	for x := range p.Base {
		signs = append(signs, digits.Sign(x))
	}
	labels, err := latin.NewLabels(slices.Clip(signs)...)
	if err != nil {
		return nil, err
	}
	return latin.NewPuzzle(board, labels, nil)
}
