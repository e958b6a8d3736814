package searchtest

import (
	"fmt"
	"math/big"
	"strings"

	"latin"

	"pgregory.net/rapid"
)

// BruteForce lists the Latin boards at or below pb from the definition alone.
func BruteForce(p *latin.Puzzle, pb latin.PB) []latin.PB {
	var found []latin.PB
	work := pb.Clone()
	var from func(c int)
	from = func(c int) {
		if p.CheckPLB(work) != nil {
			return
		}
		for c < len(work) && work[c] != latin.Blank {
			c++
		}
		if c == len(work) {
			found = append(found, work.Clone())
			return
		}
		for x := range latin.Label(p.Labels.Distinct()) {
			work[c] = x
			from(c + 1)
		}
		work[c] = latin.Blank
	}
	from(0)
	return found
}

// BruteCandidates gives the labels that occur in the boards.
func BruteCandidates(cells int, boards []latin.PB) latin.Domains {
	seen := make(latin.Domains, cells)
	for _, board := range boards {
		for c, x := range board {
			seen[c] |= latin.Just(x)
		}
	}
	return seen
}

// BigInt is a number as a big one.
func BigInt(n int) *big.Int { return big.NewInt(int64(n)) }

// Key makes a PB comparable.
func Key(pb latin.PB) string { return fmt.Sprint(pb) }

// A Source draws small numbers, from rapid or from the bytes of a fuzzer.
type Source func(below int) int

// FromRapid lets rapid draw.
func FromRapid(t *rapid.T) Source {
	return func(below int) int { return rapid.IntRange(0, below-1).Draw(t, "n") }
}

// FromBytes draws the bytes in turn, and 0 when there are no more.
func FromBytes(data []byte) Source {
	return func(below int) int {
		if len(data) == 0 {
			return 0
		}
		v := int(data[0])
		data = data[1:]
		return v % below
	}
}

// TinyPuzzle makes a board of any form: few cells, asterisms of all sizes,
// which may repeat, labels with repetitions.
func TinyPuzzle(draw Source) *latin.Puzzle {
	switch draw(4) {
	case 1:
		return tinySquare(draw)
	case 2:
		return tinyGraph(draw)
	}
	cells, k := 1+draw(9), 1+draw(5)
	l := tinyLabels(draw, k)
	layout := latin.Layout{Places: make([]latin.Place, cells)}
	covered := make([]bool, cells)
	for range 1 + draw(5) {
		size := k - draw(2)*draw(k)
		cells := someCells(draw, cells, min(max(size, 1), k))
		for _, c := range cells {
			covered[c] = true
		}
		layout.Asterisms = append(layout.Asterisms, latin.Asterism{Cells: cells})
	}
	for c, in := range covered {
		if !in {
			layout.Asterisms = append(layout.Asterisms, latin.Asterism{Cells: []latin.Cell{latin.Cell(c)}})
		}
	}
	return MustPuzzle(layout, l)
}

// tinyGraph is the colouring of a graph: asterisms of two cells and no
// repeated labels, hence much symmetry of labels and many dead ends.
func tinyGraph(draw Source) *latin.Puzzle {
	g := latin.NewGrid(1, 4+draw(4))
	for i := range g.Cols {
		g.Add(fmt.Sprint(i), latin.MarkNone, latin.Cell(i))
		for j := range i {
			if draw(3) > 0 {
				g.Add(fmt.Sprint(j, i), latin.MarkNone, latin.Cell(j), latin.Cell(i))
			}
		}
	}
	return MustPuzzle(g.Layout, "abcd"[:3+draw(2)])
}

// tinySquare has rows, columns and regions of any form.
func tinySquare(draw Source) *latin.Puzzle {
	n := 2 + draw(3)
	g := latin.NewGrid(n, n)
	g.Lines()
	order := someCells(draw, n*n, n*n)
	if draw(2) == 0 {
		for i := range n {
			g.Add(fmt.Sprintf("region %d", i), latin.MarkBorder, order[i*n:(i+1)*n]...)
		}
	}
	return MustPuzzle(g.Layout, tinyLabels(draw, n))
}

func tinyLabels(draw Source, k int) string {
	var word strings.Builder
	distinct := 1 + draw(min(k, 4))
	if draw(2) == 0 {
		distinct = min(k, 4)
	}
	for i := range k {
		x := i
		if i >= distinct {
			x = draw(distinct)
		}
		word.WriteByte(byte('a' + x))
	}
	return word.String()
}

// someCells draws up to n of the cells in any order.
func someCells(draw Source, cells, n int) []latin.Cell {
	all := make([]latin.Cell, cells)
	for i := range all {
		all[i] = latin.Cell(i)
	}
	n = min(n, cells)
	for i := range n {
		j := i + draw(cells-i)
		all[i], all[j] = all[j], all[i]
	}
	return all[:n]
}

// MustPuzzle makes a Puzzle of a layout that is known to be right.
func MustPuzzle(layout latin.Layout, labels string) *latin.Puzzle {
	p, err := MakePuzzle(layout, labels)
	if err != nil {
		panic(err)
	}
	return p
}

// TinyClues labels some cells: any way, or as in a Latin board.
func TinyClues(draw Source, p *latin.Puzzle) latin.PB {
	pb := Blank(p)
	source := pb
	if draw(3) > 0 {
		if boards := BruteForce(p, pb); len(boards) > 0 {
			source = boards[draw(len(boards))]
		}
	}
	for range draw(min(len(pb)+1, 6)) {
		c := draw(len(pb))
		if pb[c] = source[c]; pb[c] == latin.Blank {
			pb[c] = latin.Label(draw(p.Labels.Distinct()))
		}
	}
	return pb
}
