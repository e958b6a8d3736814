package corpus

import (
	"bufio"
	"fmt"
	"strings"

	"latin"
)

// Dimacs is one puzzle on any board as a CNF for SAT solvers. Variable
// cell*labels + label + 1 says that the cell, from 0 in reading order, holds
// the label, from 0. Models and Latin boards correspond one to one: the
// further variables count labels, and the first ones determine them. It is
// written only.
var Dimacs = &Format{
	Name:   "dimacs",
	Doc:    "A CNF of one puzzle on any board for SAT solvers, with comments that explain the variables; one model for each solution.",
	Ext:    []string{".cnf", ".dimacs"},
	Holds:  Holds{Kinds: "any kind", OwnBoards: true, Candidates: true},
	Encode: encoding(single(byAsterisms(renderDimacs))),
}

// renderDimacs goes over the clauses twice, since their number stands in front.
func renderDimacs(w *bufio.Writer, r *Record, _ int) error {
	counted := cnf{puzzle: r.Puzzle, variables: r.Puzzle.Board.Len() * r.Puzzle.Labels.Distinct()}
	written := counted
	counted.all(r)
	comment(w, "c", r)
	explainVariables(w, r.Puzzle)
	fmt.Fprintf(w, "p cnf %d %d\n", counted.variables, counted.clauses)
	written.w = w
	written.all(r)
	return nil
}

func explainVariables(w *bufio.Writer, p *latin.Puzzle) {
	n := p.Labels.Distinct()
	fmt.Fprintf(w, "c variable cell*%d + label + 1: the cell holds the label, both from 0; later ones count\nc labels:", n)
	for i := range n {
		fmt.Fprintf(w, " %s", p.Labels.Text(latin.Label(i)))
	}
	fmt.Fprintf(w, "\nc cells:\n")
	for _, row := range p.Board.Rows() {
		var names []string
		for _, c := range row {
			names = append(names, strings.ReplaceAll(oneLine(p.Board.CellName(c)), " ", "_"))
		}
		fmt.Fprintf(w, "c   %s\n", strings.Join(names, " "))
	}
}

// A cnf counts clauses, and writes them when it has a writer.
type cnf struct {
	puzzle    *latin.Puzzle
	w         *bufio.Writer
	variables int
	clauses   int
}

func (f *cnf) clause(literals ...int) {
	f.clauses++
	if f.w == nil {
		return
	}
	for _, l := range literals {
		fmt.Fprintf(f.w, "%d ", l)
	}
	f.w.WriteString("0\n")
}

func (f *cnf) holds(c latin.Cell, x latin.Label) int {
	return int(c)*f.puzzle.Labels.Distinct() + int(x) + 1
}

func (f *cnf) all(r *Record) {
	labels := f.puzzle.Labels
	for c := range r.Clues {
		var cell []int
		for x := range labels.Distinct() {
			cell = append(cell, f.holds(latin.Cell(c), latin.Label(x)))
		}
		f.clause(cell...)
		f.atMostOne(cell)
	}
	for _, a := range f.puzzle.Board.Asterisms() {
		for x := range labels.Distinct() {
			f.bounds(a, latin.Label(x))
		}
	}
	for _, c := range r.Clues.Clues() {
		f.clause(f.holds(c, r.Clues[c]))
	}
	for c, d := range r.Candidates {
		for x := range labels.Distinct() {
			if !d.Has(latin.Label(x)) {
				f.clause(-f.holds(latin.Cell(c), latin.Label(x)))
			}
		}
	}
}

// bounds says how often an asterism may and must hold a label.
func (f *cnf) bounds(a latin.Asterism, x latin.Label) {
	var literals []int
	for _, c := range a.Cells {
		literals = append(literals, f.holds(c, x))
	}
	least := f.puzzle.Labels.AtLeast(len(a.Cells), x)
	most := f.puzzle.Labels.AtMost(len(a.Cells), x)
	switch {
	case most == 1:
		f.atMostOne(literals)
		if least == 1 {
			f.clause(literals...)
		}
	case most < len(literals):
		top := f.counter(literals, most+1)
		f.clause(-top[most+1])
		if least > 0 {
			f.clause(top[least])
		}
	case least > 0:
		f.clause(f.counter(literals, least)[least])
	}
}

func (f *cnf) atMostOne(literals []int) {
	for i, a := range literals {
		for _, b := range literals[:i] {
			f.clause(-a, -b)
		}
	}
}

// counter adds variables that say, after each literal, whether at least 1, 2,
// ... up to most of them are true, after C. Sinz, "Towards an optimal CNF
// encoding of Boolean cardinality constraints" (2005), with the clauses of
// both directions, so that the literals determine them. It gives those after
// the last literal, by number; 0 where so many literals there are not.
func (f *cnf) counter(literals []int, most int) []int {
	before := make([]int, most+1)
	for i, x := range literals {
		after := make([]int, most+1)
		for j := 1; j <= min(i+1, most); j++ {
			f.variables++
			after[j] = f.variables
			f.count(x, before, j, after[j])
		}
		before = after
	}
	return before
}

// count says that the variable is true when j were true before, or j-1 were
// and x is.
func (f *cnf) count(x int, before []int, j, variable int) {
	enough, short := before[j], before[j-1]
	with := func(literals ...int) {
		var real []int
		for _, l := range literals {
			if l != 0 {
				real = append(real, l)
			}
		}
		f.clause(real...)
	}
	if enough != 0 {
		f.clause(-enough, variable)
	}
	with(-x, -short, variable)
	with(-variable, enough, x)
	if j > 1 {
		with(-variable, enough, short)
	}
}
