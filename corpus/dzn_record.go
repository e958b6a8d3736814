package corpus

import (
	"strconv"
	"strings"

	"latin"
)

// streamMarks are the marks of streams 1, 2, ... in regions=.
const streamMarks = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// record makes the puzzle of the whole file.
func (d *dznReader) record() (*Record, error) {
	values, err := d.assignments()
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"n", "streams"} {
		if _, given := values[name]; !given {
			return nil, d.fail(d.token.place, "no %s; expected n = ...; and streams = ...;", name)
		}
	}
	n, err := d.order(values["n"])
	if err != nil {
		return nil, err
	}
	marks, err := d.streams(values["streams"], n)
	if err != nil {
		return nil, err
	}
	what := choice{kind: "strimko:" + strconv.Itoa(n), regions: marks}
	p, err := d.s.puzzles.get(what, makeKind)
	if err != nil {
		at := values["streams"].at
		return nil, d.s.errorAt(at.line, at.column, err, "%v", err)
	}
	r := &Record{Puzzle: p.Puzzle, File: d.s.Name, Line: values["n"].at.line, Column: 1}
	r.Clues, err = d.placed(values, p.Puzzle, n)
	return r, err
}

func (d *dznReader) order(v dznValue) (int, error) {
	if len(v.numbers) != 1 || v.numbers[0].value < 1 || v.numbers[0].value > len(streamMarks) {
		return 0, d.fail(v.at, "n is the order, one number from 1 to %d", len(streamMarks))
	}
	return v.numbers[0].value, nil
}

// streams gives one mark a cell.
func (d *dznReader) streams(v dznValue, n int) (string, error) {
	marks := []byte(strings.Repeat(".", n*n))
	switch len(v.numbers) {
	case n * n:
		for i, x := range v.numbers {
			if err := d.within(x, n, "a stream"); err != nil {
				return "", err
			}
			marks[i] = streamMarks[x.value-1]
		}
		return string(marks), nil
	case 2 * n * n:
		return d.pairs(v, n, marks)
	}
	return "", d.fail(v.at, "%d numbers for streams; expected %d (a matrix) or %d (pairs of row and column)", len(v.numbers), n*n, 2*n*n)
}

// pairs reads rows of n pairs, one row a stream.
func (d *dznReader) pairs(v dznValue, n int, marks []byte) (string, error) {
	for i := 0; i < len(v.numbers); i += 2 {
		c, err := d.cell(v.numbers[i:], n)
		if err != nil {
			return "", err
		}
		if marks[c] != '.' {
			return "", d.fail(v.numbers[i].place, "row %d, column %d a second time; each cell is in one stream", v.numbers[i].value, v.numbers[i+1].value)
		}
		marks[c] = streamMarks[i/2/n]
	}
	return string(marks), nil
}

// cell reads a row and a column.
func (d *dznReader) cell(pair []dznNumber, n int) (int, error) {
	if err := d.within(pair[0], n, "a row"); err != nil {
		return 0, err
	}
	if err := d.within(pair[1], n, "a column"); err != nil {
		return 0, err
	}
	return (pair[0].value-1)*n + pair[1].value - 1, nil
}

func (d *dznReader) within(x dznNumber, n int, what string) error {
	if x.value < 1 || x.value > n {
		return d.fail(x.place, "found %d; %s is a number from 1 to %d", x.value, what, n)
	}
	return nil
}

// placed reads the clues: row, column and value of each.
func (d *dznReader) placed(values map[string]dznValue, p *latin.Puzzle, n int) (latin.PB, error) {
	pb := latin.NewPB(n * n)
	v := values["placed"]
	if len(v.numbers)%3 != 0 {
		return nil, d.fail(v.at, "%d numbers for placed; expected row, column, value for each clue", len(v.numbers))
	}
	if count := values["num_placed"]; len(count.numbers) > 0 && count.numbers[0].value != len(v.numbers)/3 {
		return nil, d.fail(count.at, "num_placed is %d and placed has %d clues; make them equal", count.numbers[0].value, len(v.numbers)/3)
	}
	for i := 0; i < len(v.numbers); i += 3 {
		c, err := d.cell(v.numbers[i:], n)
		if err != nil {
			return nil, err
		}
		value := v.numbers[i+2]
		if err := d.within(value, n, "a value"); err != nil {
			return nil, err
		}
		x, _ := p.Labels.Find(strconv.Itoa(value.value))
		if pb[c] != latin.Blank && pb[c] != x {
			return nil, d.fail(v.numbers[i].place, "a second value for this cell; keep one")
		}
		pb[c] = x
	}
	return pb, nil
}
