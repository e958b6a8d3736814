package main

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"latin"
	"latin/rating"
)

// A row is a puzzle with numbers from the columns asked for.
type row struct {
	clues   latin.PB
	numbers []float64
}

var sudoku = func() *latin.Puzzle {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		panic(err) // the default always exists
	}
	return p
}()

// readTable reads a table with tabs and a header.
func readTable(name string, columns ...string) ([]row, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Scan()
	header := strings.Split(lines.Text(), "\t")
	at := []int{slices.Index(header, "puzzle")}
	for _, c := range columns {
		at = append(at, slices.Index(header, c))
	}
	if slices.Contains(at, -1) {
		return nil, fmt.Errorf("%s: the columns puzzle, %s are needed", name, strings.Join(columns, ", "))
	}
	var rows []row
	for n := 2; lines.Scan(); n++ {
		r, err := readRow(strings.Split(lines.Text(), "\t"), at)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, n, err)
		}
		rows = append(rows, r)
	}
	return rows, lines.Err()
}

func readRow(fields []string, at []int) (r row, err error) {
	if len(fields) <= slices.Max(at) {
		return r, fmt.Errorf("%d columns", len(fields))
	}
	if r.clues, err = sudoku.ParseCells(strings.ReplaceAll(fields[at[0]], "0", ".")); err != nil {
		return r, err
	}
	for _, i := range at[1:] {
		v, err := strconv.ParseFloat(fields[i], 64)
		if err != nil {
			return r, err
		}
		r.numbers = append(r.numbers, v)
	}
	return r, nil
}

// rate rates the puzzles of a table and shows each rating with the row's numbers.
func rate(m *rating.Model, rows []row, show func(r *rating.Rating, numbers []float64)) {
	rater := rating.NewRater(sudoku, m)
	for _, r := range rows {
		q, err := rater.Rate(context.Background(), r.clues)
		if err != nil {
			fail(err)
		}
		if q.Solutions == 1 {
			show(q, r.numbers)
		}
	}
}
