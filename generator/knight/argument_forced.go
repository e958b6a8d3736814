package knight

import "fmt"

// forcedMoves: a cell with two neighbours left has both moves; a cell that has
// both makes no other; moves that would close a circuit of a wrong length are
// out. Following this leads to a cell with three moves, or with too few.
func forcedMoves(p Problem) string {
	f := &forcing{problem: p, mate: make([]Cell, p.Board.Size()), size: make([]int, p.Board.Size()), have: make([]int, p.Board.Size())}
	f.open = make([]map[Cell]bool, p.Board.Size())
	for c, near := range p.Board.Near {
		f.mate[c], f.size[c] = c, 1
		f.open[c] = make(map[Cell]bool, len(near))
		for _, d := range near {
			f.open[c][d] = true
		}
	}
	for f.text == "" && f.pass() {
	}
	if f.text == "" {
		return ""
	}
	return fmt.Sprintf("A cell with two moves left makes both, and no move closes a circuit too early; from this %s follow, and then %s.", moveWords(f.made), f.text)
}

func moveWords(n int) string {
	if n == 1 {
		return "1 move"
	}
	return fmt.Sprintf("%d moves", n)
}

// forcing is what is known of the moves of a cover.
type forcing struct {
	problem Problem
	open    []map[Cell]bool // by cell, moves that are neither made nor out
	have    []int           // moves made
	mate    []Cell          // by end of a path of moves made, the other end
	size    []int           // and its cells
	made    int
	text    string // what is wrong, once it is found
}

// pass looks at every cell once; false when nothing new follows.
func (f *forcing) pass() bool {
	before, news := f.made, false
	for c, near := range f.problem.Board.Near {
		for _, d := range near {
			if f.open[c][d] && (f.have[c] == 2 || f.have[d] == 2 || f.wrong(c, d)) {
				f.take(c, d)
				news = true
			}
		}
		switch left := len(f.open[c]); {
		case f.have[c]+left < 2:
			f.text = f.problem.Board.CellName(c) + " has too few"
			return false
		case f.have[c] < 2 && f.have[c]+left == 2:
			for _, d := range near {
				if f.open[c][d] && !f.make(c, d) {
					return false
				}
			}
		}
	}
	return news || f.made > before
}

// wrong says whether the move would make a path too long or close a circuit of a
// wrong length.
func (f *forcing) wrong(c, d Cell) bool {
	if f.mate[c] == d {
		return !f.problem.Allows(f.size[c])
	}
	return f.size[c]+f.size[d] > f.problem.Longest()
}

func (f *forcing) take(c, d Cell) {
	delete(f.open[c], d)
	delete(f.open[d], c)
}

// make makes a move; false when it cannot be made.
func (f *forcing) make(c, d Cell) bool {
	switch {
	case f.have[d] == 2:
		f.text = f.problem.Board.CellName(d) + " has three"
		return false
	case f.wrong(c, d):
		f.text = "they close a circuit of a wrong length"
		return false
	}
	f.take(c, d)
	f.made++
	f.have[c]++
	f.have[d]++
	if f.mate[c] == d {
		return true
	}
	a, b, size := f.mate[c], f.mate[d], f.size[c]+f.size[d]
	f.mate[a], f.mate[b] = b, a
	f.size[a], f.size[b] = size, size
	return true
}
