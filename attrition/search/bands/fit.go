package bands

import (
	"errors"
	"slices"

	"latin"
)

// errFit says what the engine needs.
var errFit = errors.New("the engine needs nine different labels on 81 cells, with nine rows, nine columns and nine boxes of 3×3 among the asterisms")

// Fits says whether the engine can search the boards of a Puzzle: they hold
// the constellation of Sudoku, in any order of cells, and perhaps further
// asterisms.
func Fits(p *latin.Puzzle) error {
	_, _, err := fit(p)
	return err
}

// wild is how many cells further asterisms may have, together, for the engine to
// suit a board: those of two diagonals. Compact ones do not count.
const wild = 18

// Suits says whether the engine fits and is faster than engines for any board.
// It makes less of further asterisms where they cut across many lines.
func Suits(p *latin.Puzzle) bool {
	_, others, err := fit(p)
	cells := 0
	for _, places := range others {
		if !compact(places) {
			cells += len(places)
		}
	}
	return err == nil && cells <= wild
}

// compact says whether cells are in three rows and in three columns, at most, as a
// window of Quadoku.
func compact(places []int) bool {
	var rows, cols [labels]int
	for _, at := range places {
		rows[at/32*3+at%32%3] = 1
		cols[at%32/3] = 1
	}
	sum := func(list [labels]int) (n int) {
		for _, one := range list {
			n += one
		}
		return n
	}
	return sum(rows) <= 3 && sum(cols) <= 3
}

// fit finds rows, columns and boxes. It gives the place of each cell, and the
// further asterisms, by places.
func fit(p *latin.Puzzle) (places [81]uint8, others [][]int, err error) {
	if p.Board.Len() != 81 || p.Labels.Distinct() != labels || p.Labels.K() != labels {
		return places, nil, errFit
	}
	parts := partitions(p.Board)
	for i, lines := range parts {
		for j, boxes := range parts {
			for k, across := range parts {
				if i < k && i != j && k != j && arrange(lines, across, boxes, &places) {
					return places, further(p.Board, &places), nil
				}
			}
		}
	}
	return places, nil, errFit
}

// A partition names for each cell one of nine asterisms of nine cells, which
// do not overlap.
type partition [81]uint8

// Limits of the search for rows, columns and boxes: a board can be made such
// that it has very many partitions, or very many ways that lead to none.
const (
	maxPartitions = 64
	maxTries      = 1 << 20 // asterisms tried for the next part: some milliseconds
)

// partitions lists the ways to cover the board with nine of its asterisms.
func partitions(b *latin.Board) (list []partition) {
	var nines [][]latin.Cell
	for _, a := range b.Asterisms() {
		if len(a.Cells) == labels {
			nines = append(nines, a.Cells)
		}
	}
	var part partition
	used := make([]bool, 81)
	tries := 0
	var cover func(n uint8)
	cover = func(n uint8) {
		free := slices.Index(used, false)
		if free < 0 {
			list = append(list, part)
		}
		if free < 0 || len(list) == maxPartitions {
			return
		}
		for _, a := range nines {
			if tries++; tries > maxTries {
				return
			}
			if !slices.Contains(a, latin.Cell(free)) || slices.ContainsFunc(a, func(c latin.Cell) bool { return used[c] }) {
				continue
			}
			for _, c := range a {
				used[c], part[c] = true, n
			}
			cover(n + 1)
			for _, c := range a {
				used[c] = false
			}
		}
	}
	cover(0)
	return list
}

// arrange orders rows and columns such that the boxes are those of Sudoku;
// false when they cannot be.
func arrange(rows, cols, boxes partition, places *[81]uint8) bool {
	row, okRows := byBoxes(rows, boxes)
	col, okCols := byBoxes(cols, boxes)
	if !okRows || !okCols {
		return false
	}
	var seen cells
	for c := range 81 {
		r, k := row[rows[c]], col[cols[c]]
		places[c] = uint8(at(r, k))
		if seen.has(at(r, k)) {
			return false
		}
		seen.add(at(r, k))
	}
	return squares(places, boxes)
}

// byBoxes numbers lines such that those that meet the same three boxes follow
// each other.
func byBoxes(lines, boxes partition) (number [labels]int, ok bool) {
	var meets [labels]int
	for c := range 81 {
		meets[lines[c]] |= 1 << boxes[c]
	}
	next := 0
	for _, m := range meets {
		before := next
		for line, n := range meets {
			if n == m && m != 0 {
				number[line] = next
				next++
				meets[line] = 0
			}
		}
		if next != before && next != before+3 {
			return number, false
		}
	}
	return number, next == labels
}

// squares says whether the boxes are 3×3 where the cells have been placed.
func squares(places *[81]uint8, boxes partition) bool {
	var box [labels]int
	for i := range box {
		box[i] = -1
	}
	for c, place := range places {
		// The band, and the box within it.
		here := int(place)/32*3 + int(place)%32%9/3
		if b := &box[boxes[c]]; *b < 0 {
			*b = here
		} else if *b != here {
			return false
		}
	}
	return true
}

// further lists the asterisms that are not rows, columns or boxes, by places.
func further(b *latin.Board, places *[81]uint8) (others [][]int) {
	for _, a := range b.Asterisms() {
		var group []int
		var all cells
		for _, c := range a.Cells {
			group = append(group, int(places[c]))
			all.add(int(places[c]))
		}
		if len(group) == labels && basic(all) || len(group) == 1 {
			continue
		}
		others = append(others, group)
	}
	return others
}

// basic says whether nine cells are a row, a column or a box.
func basic(group cells) bool {
	return slices.ContainsFunc(lines, func(l cells) bool { return l == group })
}

// lines are the rows, columns and boxes.
var lines = func() []cells {
	list := make([]cells, 27)
	for cell := range 81 {
		row, col := cell/9, cell%9
		for _, i := range []int{row, 9 + col, 18 + row/3*3 + col/3} {
			list[i].add(at(row, col))
		}
	}
	return list
}()
