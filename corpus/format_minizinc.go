package corpus

import (
	"bufio"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"latin"
)

// MiniZinc is a complete model of one puzzle on any board, for the solvers
// that understand MiniZinc. It prints a solution in the CELLS form; the
// option -a of minizinc prints them all. It is written only.
var MiniZinc = &Format{
	Name:   "minizinc",
	Doc:    "A MiniZinc model of one puzzle on any board, complete with its clues; it prints the solution as CELLS.",
	Ext:    []string{".mzn"},
	Holds:  Holds{Kinds: "any kind", OwnBoards: true, Candidates: true},
	Encode: encoding(single(byAsterisms(renderMiniZinc))),
}

func renderMiniZinc(w *bufio.Writer, r *Record, _ int) error {
	p := r.Puzzle
	comment(w, "%", r)
	writeModelInclude(w, p.Labels)
	writeModelLabels(w, p.Labels)
	writeModelAsterisms(w, p.Board)
	fmt.Fprintf(w, "array[1..%d] of var 1..%d: x; %% a label for each cell\n\n", p.Board.Len(), p.Labels.Distinct())
	writeModelRules(w, p)
	writeModelClues(w, r)
	separator := `""`
	if !p.Labels.OneCharacter() {
		separator = `","`
	}
	fmt.Fprintf(w, "\nsolve satisfy;\noutput [join(%s, [label[fix(x[c])] | c in index_set(x)]), \"\\n\"];\n", separator)
	return nil
}

// writeModelInclude includes the one constraint that is needed: the file
// globals.mzn, which holds all, is broken for some installed solvers.
func writeModelInclude(w *bufio.Writer, l *latin.Labels) {
	name := "all_different"
	if l.Repeats() {
		name = "global_cardinality"
	}
	fmt.Fprintf(w, "include \"%s.mzn\";\n\n", name)
}

func writeModelLabels(w *bufio.Writer, l *latin.Labels) {
	var texts, counts []string
	for i := range l.Distinct() {
		texts = append(texts, modelString(l.Text(latin.Label(i))))
		counts = append(counts, strconv.Itoa(l.Count(latin.Label(i))))
	}
	fmt.Fprintf(w, "array[1..%d] of string: label = [%s];\n", l.Distinct(), strings.Join(texts, ", "))
	fmt.Fprintf(w, "array[1..%d] of int: times = [%s]; %% how often the multiset holds each\n\n", l.Distinct(), strings.Join(counts, ", "))
}

// modelString quotes a text as MiniZinc does.
func modelString(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

func writeModelAsterisms(w *bufio.Writer, b *latin.Board) {
	fmt.Fprintf(w, "%% Cells are numbered from 1 in reading order.\n")
	fmt.Fprintf(w, "array[1..%d] of set of int: asterism = [\n", len(b.Asterisms()))
	for _, a := range b.Asterisms() {
		var cells []string
		for _, c := range slices.Sorted(slices.Values(a.Cells)) {
			cells = append(cells, strconv.Itoa(int(c)+1))
		}
		fmt.Fprintf(w, "  {%s}, %% %s\n", strings.Join(cells, ","), oneLine(a.Name))
	}
	fmt.Fprintf(w, "];\n")
}

// writeModelRules says what an asterism may hold. Where no label repeats, the
// labels of an asterism differ, which is all; otherwise full asterisms hold
// the multiset and smaller ones no label too often.
func writeModelRules(w *bufio.Writer, p *latin.Puzzle) {
	if !p.Labels.Repeats() {
		fmt.Fprintf(w, "constraint forall(a in index_set(asterism))(\n  all_different([x[c] | c in asterism[a]]));\n")
		return
	}
	fmt.Fprintf(w, "constraint forall(a in index_set(asterism) where card(asterism[a]) = %d)(\n"+
		"  global_cardinality([x[c] | c in asterism[a]], [l | l in index_set(label)], times));\n", p.Labels.K())
	if smallest(p.Board) == p.Labels.K() {
		return
	}
	fmt.Fprintf(w, "constraint forall(a in index_set(asterism) where card(asterism[a]) < %d, l in index_set(label))(\n"+
		"  sum(c in asterism[a])(bool2int(x[c] = l)) <= times[l]);\n", p.Labels.K())
}

// smallest is the number of cells of the smallest asterism.
func smallest(b *latin.Board) int {
	return len(slices.MinFunc(b.Asterisms(), func(x, y latin.Asterism) int {
		return len(x.Cells) - len(y.Cells)
	}).Cells)
}

func writeModelClues(w *bufio.Writer, r *Record) {
	for _, c := range r.Clues.Clues() {
		fmt.Fprintf(w, "constraint x[%d] = %d; %% %s\n", c+1, r.Clues[c]+1, oneLine(r.Puzzle.Board.CellName(c)))
	}
	for c, d := range r.Candidates {
		var labels []string
		for x := range d.Labels() {
			labels = append(labels, strconv.Itoa(int(x)+1))
		}
		switch d {
		case r.Puzzle.Labels.All():
			continue
		case 0:
			fmt.Fprintf(w, "constraint false; %% no candidate in cell %d\n", c+1)
			continue
		}
		fmt.Fprintf(w, "constraint x[%d] in {%s};\n", c+1, strings.Join(labels, ","))
	}
}
