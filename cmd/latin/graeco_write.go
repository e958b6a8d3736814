package main

import (
	"bufio"
	"context"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"latin/generator/graeco"
)

// lines calls line for every row, as long as nobody interrupts.
func lines(ctx context.Context, squares []*graeco.Square, line func(i int) error) error {
	for i := range squares[0].Order() {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := line(i); err != nil {
			return failed(err)
		}
	}
	return nil
}

// writeGraecoText writes one line a row, the cells under each other.
func writeGraecoText(ctx context.Context, w *bufio.Writer, s symbolSet, squares []*graeco.Square) error {
	n := squares[0].Order()
	width := 0
	for symbol := range n {
		for k := range squares {
			width = max(width, utf8.RuneCountInString(s.text(k, symbol)))
		}
	}
	width = width*len(squares) + utf8.RuneCountInString(s.between)*(len(squares)-1)
	return lines(ctx, squares, func(i int) error {
		for j := range n {
			cell := s.cell(squares, i, j)
			if j < n-1 {
				cell += strings.Repeat(" ", width+1-utf8.RuneCountInString(cell))
			}
			w.WriteString(cell) // the error comes again with the next line
		}
		return w.WriteByte('\n')
	})
}

// writeGraecoTable writes one line a cell, rows and columns from 1.
func writeGraecoTable(ctx context.Context, w *bufio.Writer, design bool, s symbolSet, squares []*graeco.Square) error {
	w.WriteString("row,column")
	for k := range squares {
		if design {
			fmt.Fprintf(w, ",treatment %d", k+1)
		} else {
			fmt.Fprintf(w, ",square %d", k+1)
		}
	}
	w.WriteByte('\n')
	return lines(ctx, squares, func(i int) error {
		for j := range squares[0].Order() {
			w.WriteString(strconv.Itoa(i + 1))
			w.WriteByte(',')
			w.WriteString(strconv.Itoa(j + 1))
			for k, square := range squares {
				w.WriteByte(',')
				w.WriteString(s.text(k, square.At(i, j)))
			}
			w.WriteByte('\n')
		}
		return nil
	})
}

// constructionJSON is a construction as data.
type constructionJSON struct {
	Method  string             `json:"method"`
	Order   int                `json:"order"`
	Squares int                `json:"squares"`
	Hole    int                `json:"hole,omitempty"`
	How     string             `json:"how"`
	Parts   []constructionJSON `json:"parts,omitempty"`
}

func constructionOf(c graeco.Construction) constructionJSON {
	s := c.Shape()
	j := constructionJSON{Method: c.Method(), Order: s.Order, Squares: s.Squares, Hole: s.Hole, How: c.How()}
	for _, part := range c.Parts() {
		j.Parts = append(j.Parts, constructionOf(part))
	}
	return j
}

// graecoJSON is the first part of the object; the squares follow row by row.
type graecoJSON struct {
	Schema       string           `json:"schema"`
	Order        int              `json:"order"`
	Diagonal     bool             `json:"diagonal"`
	Count        int              `json:"count"`
	Seed         string           `json:"seed,omitempty"`
	Construction constructionJSON `json:"construction"`
}

// writeGraecoJSON writes one object: the first two squares as a and b, and with
// more than two all of them as squares.
func writeGraecoJSON(ctx context.Context, w *bufio.Writer, s graeco.Shape, c graeco.Construction, seed string, squares []*graeco.Square) error {
	head, err := encodeJSON(graecoJSON{schema("graeco"), s.Order, s.Diagonal, s.Squares, seed, constructionOf(c)})
	if err != nil {
		return failed(err)
	}
	w.WriteString(strings.TrimSuffix(string(head), "}\n"))
	for k, name := range []string{"a", "b"} {
		fmt.Fprintf(w, ",%q:", name)
		if err := writeSquareJSON(ctx, w, squares[k]); err != nil {
			return err
		}
	}
	if len(squares) > 2 {
		separator := `,"squares":[`
		for _, square := range squares {
			w.WriteString(separator)
			separator = ","
			if err := writeSquareJSON(ctx, w, square); err != nil {
				return err
			}
		}
		w.WriteByte(']')
	}
	_, err = w.WriteString("}\n")
	return err
}

func writeSquareJSON(ctx context.Context, w *bufio.Writer, square *graeco.Square) error {
	w.WriteByte('[')
	var line []byte
	err := lines(ctx, []*graeco.Square{square}, func(i int) error {
		line = line[:0]
		if i > 0 {
			line = append(line, ',')
		}
		separator := byte('[')
		for _, symbol := range square.Row(i) {
			line = strconv.AppendUint(append(line, separator), uint64(symbol), 10)
			separator = ','
		}
		_, err := w.Write(append(line, ']'))
		return err
	})
	w.WriteByte(']')
	return err
}

// explained tells a construction and its parts, a line each, the parts further
// in; what occurs again is told once.
func explained(c graeco.Construction, indent string, told map[graeco.Construction]bool) string {
	text := fmt.Sprintf("%s%s: %s", indent, c.Shape(), c.How())
	if told[c] && len(c.Parts()) > 0 {
		return text + ", as above\n"
	}
	told[c] = true
	text += "\n"
	for _, part := range c.Parts() {
		text += explained(part, indent+"  ", told)
	}
	return text
}
