package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"latin/generator/knight"
)

// numbers reads whole numbers with a separator between them.
func numbers(text, separator string) ([]int, error) {
	var list []int
	for _, part := range strings.Split(text, separator) {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

// rowsAndCols reads "8x10".
func rowsAndCols(text string) (rows, cols int, err error) {
	n, err := numbers(strings.ToLower(text), "x")
	if err != nil || len(n) != 2 {
		return 0, 0, usagef("the board is %q; write rows and columns, such as 8x10", text)
	}
	return n[0], n[1], nil
}

// squares reads "r2c3,r4c4".
func squares(text string) ([]knight.Square, error) {
	var list []knight.Square
	for _, name := range strings.Split(text, ",") {
		row, col, ok := strings.Cut(strings.TrimPrefix(strings.TrimSpace(name), "r"), "c")
		r, err1 := strconv.Atoi(row)
		c, err2 := strconv.Atoi(col)
		if !ok || err1 != nil || err2 != nil {
			return nil, usagef("--holes has %q; write cells such as r2c3, with commas between them", name)
		}
		list = append(list, knight.Square{Row: r - 1, Col: c - 1})
	}
	return list, nil
}

// knightShape is a board as JSON tells it, beside rows and cols.
type knightShape struct {
	Rows   int      `json:"rows"`
	Cols   int      `json:"cols"`
	Leaper []int    `json:"leaper,omitempty"`
	Holes  [][2]int `json:"holes,omitempty"` // row and column, from 0
	Torus  bool     `json:"torus,omitempty"`
	Cube   int      `json:"cube,omitempty"` // its side; rows and cols are those of the net
	Open   bool     `json:"open,omitempty"`
}

// board makes it.
func (s knightShape) board() (*knight.Board, error) {
	shape := knight.Shape{Rows: s.Rows, Cols: s.Cols, Torus: s.Torus, Cube: s.Cube, Open: s.Open}
	if len(s.Leaper) == 2 {
		shape.Leaper = [2]int{s.Leaper[0], s.Leaper[1]}
	}
	for _, h := range s.Holes {
		shape.Holes = append(shape.Holes, knight.Square{Row: h[0], Col: h[1]})
	}
	return shape.Board()
}

// readShape reads the flags.
func (f *knightFlags) readShape() (knightShape, error) {
	s := knightShape{Torus: f.torus, Cube: f.cube, Open: f.open}
	if f.boardArg != "" {
		var err error
		if s.Rows, s.Cols, err = rowsAndCols(f.boardArg); err != nil {
			return s, err
		}
	} else {
		s.Rows, s.Cols = 3*f.cube, 4*f.cube
	}
	if f.leaper != "" {
		n, err := numbers(f.leaper, ",")
		if err != nil || len(n) != 2 {
			return s, usagef("--leaper is %q; write two numbers with a comma, such as 1,3", f.leaper)
		}
		s.Leaper = n
	}
	if f.holes != "" {
		list, err := squares(f.holes)
		if err != nil {
			return s, err
		}
		for _, h := range list {
			s.Holes = append(s.Holes, [2]int{h.Row, h.Col})
		}
	}
	return s, nil
}

// shape is that of flags which have been read before.
func (f *knightFlags) shape() knightShape {
	s, _ := f.readShape()
	return s
}

// problem reads the flags.
func (f *knightFlags) problem() (knight.Problem, error) {
	s, err := f.readShape()
	if err != nil {
		return knight.Problem{}, err
	}
	b, err := s.board()
	if err != nil {
		return knight.Problem{}, &exitError{exitUsage, err}
	}
	p, err := knight.Balanced(b, f.k)
	if err == nil && f.lengths != "" {
		lengths, bad := numbers(f.lengths, ",")
		if bad != nil {
			return p, usagef("--lengths is %q; write numbers with commas, such as 56,58", f.lengths)
		}
		if f.open { // the cell without a square counts in the circuit
			for i := range lengths {
				lengths[i]++
			}
		}
		p, err = knight.WithLengths(b, f.k, lengths)
	}
	if err != nil {
		return p, &exitError{exitUsage, err}
	}
	return p, nil
}

// undecidedKnight gives a search that is too large the exit code of its kind.
func undecidedKnight(err error) error {
	if errors.Is(err, knight.ErrTooLarge) {
		return &exitError{exitUndecided, fmt.Errorf("%w; allow more with --states", err)}
	}
	return err
}

func errNoCover(p knight.Problem) error {
	return fmt.Errorf("%s has no cover by %d circuits of these lengths: %v", p.Board.Name, p.K, p.Lengths)
}
