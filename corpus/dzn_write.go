package corpus

import (
	"bufio"
	"fmt"
	"slices"
	"strings"

	"latin"
)

// renderDzn writes the data of one puzzle; streamRows makes the rows of streams.
func renderDzn(w *bufio.Writer, r *Record, streamRows func(stream []int, n int) [][]int) error {
	p := r.Puzzle
	n := p.Labels.K()
	stream := streamOf(p.Board, n)
	switch {
	case stream == nil || !slices.Equal(p.Labels.Multiset(), latin.Numbers(n)):
		return fmt.Errorf("%w: it is for Latin squares of the numbers 1 to n with n streams of n cells; %s is not; write a document", ErrCannotHold, p.Name())
	case r.Candidates != nil:
		return fmt.Errorf("%w: candidates; write a document", ErrCannotHold)
	}
	comment(w, "%", r)
	fmt.Fprintf(w, "n = %d;\n", n)
	rows := streamRows(stream, n)
	columns := "n"
	if len(rows[0]) != n {
		columns = "2*n"
	}
	writeMatrix(w, "streams", "1..n, 1.."+columns, rows)
	placed := placedRows(r, n)
	fmt.Fprintf(w, "num_placed = %d;\n", len(placed))
	writeMatrix(w, "placed", "1..num_placed, 1..3", placed)
	return nil
}

// comment writes what is known about a record as comments.
func comment(w *bufio.Writer, mark string, r *Record) {
	fmt.Fprintf(w, "%s %s\n", mark, oneLine(r.Puzzle.Title))
	for _, f := range r.Fields {
		fmt.Fprintf(w, "%s %s = %s\n", mark, oneLine(f.Key), oneLine(f.Value))
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func writeMatrix(w *bufio.Writer, name, ranges string, rows [][]int) {
	fmt.Fprintf(w, "%s = array2d(%s, [", name, ranges)
	for i, row := range rows {
		if i > 0 {
			w.WriteByte(',')
		}
		w.WriteString("\n  ")
		for j, x := range row {
			if j > 0 {
				w.WriteString(", ")
			}
			fmt.Fprint(w, x)
		}
	}
	w.WriteString("\n]);\n")
}

// matrixRows is the stream of every cell, a row of the square each.
func matrixRows(stream []int, n int) [][]int { return slices.Collect(slices.Chunk(stream, n)) }

// pairRows is the row and column of every cell, a stream each.
func pairRows(stream []int, n int) [][]int {
	rows := make([][]int, n)
	for c, s := range stream {
		rows[s-1] = append(rows[s-1], c/n+1, c%n+1)
	}
	return rows
}

func placedRows(r *Record, n int) [][]int {
	var rows [][]int
	for _, c := range r.Clues.Clues() {
		rows = append(rows, []int{int(c)/n + 1, int(c)%n + 1, int(r.Clues[c]) + 1})
	}
	return rows
}

// streamOf numbers the stream of each cell from 1, where the board is a
// square of order n whose asterisms are the rows, the columns, and n streams
// of n cells; nil for any other board.
func streamOf(b *latin.Board, n int) []int {
	rest := withoutLines(b, n)
	if len(rest) != n {
		return nil
	}
	stream := make([]int, n*n)
	for i, a := range rest {
		if len(a.Cells) != n {
			return nil
		}
		for _, c := range a.Cells {
			if stream[c] != 0 {
				return nil
			}
			stream[c] = i + 1
		}
	}
	return renumber(stream, rest)
}

// renumber gives a stream the number that its name ends in, as when it was
// read from such data, if all names do.
func renumber(stream []int, asterisms []latin.Asterism) []int {
	number := make([]int, len(asterisms)+1)
	for i, a := range asterisms {
		m := 1 + strings.IndexByte(streamMarks, a.Name[len(a.Name)-1])
		if m == 0 || m > len(asterisms) || slices.Contains(number, m) {
			return stream
		}
		number[i+1] = m
	}
	for c := range stream {
		stream[c] = number[stream[c]]
	}
	return stream
}

// withoutLines gives the asterisms that are left when one for each row and
// column of a square of order n is taken away; nil when one of them is missing.
func withoutLines(b *latin.Board, n int) []latin.Asterism {
	if b.Len() != n*n || len(b.Rows()) != n || len(b.Asterisms()) != 3*n {
		return nil
	}
	g := latin.NewGrid(n, n)
	g.Lines()
	rest := slices.Clone(b.Asterisms())
	for _, line := range g.Layout.Asterisms {
		i := slices.IndexFunc(rest, func(a latin.Asterism) bool {
			return slices.Equal(slices.Sorted(slices.Values(a.Cells)), line.Cells)
		})
		if i < 0 {
			return nil
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return rest
}
