package knight

import (
	"fmt"
	"slices"
	"strings"
)

// An Argument is a reason why a problem has no cover that a person can follow.
type Argument struct {
	Name string // as in JSON: lower-case words with hyphens
	Text string // the reason, one or more sentences
}

// arguments are tried in this order, the plainest first. Each gives the reason,
// empty when it has none.
var arguments = []struct {
	name string
	find func(Problem) string
}{
	{"colours", unequalColours},
	{"degree", deadEnd},
	{"too-many", tooMany},
	{"lengths", noLengths},
	{"forced", forcedMoves},
	{"rows-in-pairs", rowsInPairs},
}

// Argue finds an argument that the problem has no cover; false when it knows none,
// which proves nothing.
func Argue(p Problem) (Argument, bool) {
	for _, a := range arguments {
		if text := a.find(p); text != "" {
			return Argument{a.name, text}, true
		}
	}
	return Argument{}, false
}

// unequalColours: circuits visit both colours by turns.
func unequalColours(p Problem) string {
	colours := p.Board.Colours()
	if colours == nil {
		return ""
	}
	var count [2]int
	for _, c := range colours {
		count[c]++
	}
	if count[0] == count[1] {
		return ""
	}
	return fmt.Sprintf("Every move changes colour, so circuits visit as many dark cells as light ones; but there are %d and %d.", count[0], count[1])
}

// deadEnd: a circuit enters a cell and leaves it another way.
func deadEnd(p Problem) string {
	for c, near := range p.Board.Near {
		if len(near) < 2 {
			return fmt.Sprintf("%s is a move away from %s; a circuit needs two.", p.Board.CellName(c), []string{"no cell", "one cell only"}[len(near)])
		}
	}
	return ""
}

// tooMany: the shortest circuit there can be has four cells where moves change
// colour, else three; going back and forth is none.
func tooMany(p Problem) string {
	least := 3
	if p.Board.Colours() != nil {
		least = 4
	}
	if n := p.Board.Size(); p.K*least > n {
		return fmt.Sprintf("A circuit has at least %d cells, so %d circuits need %d; there are %d.", least, p.K, p.K*least, n)
	}
	return ""
}

// noLengths: the lengths that are allowed do not add up.
func noLengths(p Problem) string {
	n := p.Board.Size()
	if !p.reaches(p.K, n) {
		return fmt.Sprintf("%d circuits of %s cells never have %d cells together.", p.K, either(p.Lengths), n)
	}
	return ""
}

func either(lengths []int) string {
	words := make([]string, len(lengths))
	for i, l := range lengths {
		words[i] = fmt.Sprint(l)
	}
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " or " + words[n-1]
	}
	return words[0]
}

// rowsInPairs: on four rows (or columns) every knight's move from an outer row
// leads to an inner one. There are as many inner cells as outer ones, so all moves
// from inner cells lead out again: a circuit alternates, and as it alternates in
// colour too, all its outer cells have one colour. So circuits are of two classes,
// which share the board half and half.
func rowsInPairs(p Problem) string {
	b := p.Board
	n := b.Size()
	if !b.plain || min(b.Rows, b.Cols) != 4 {
		return ""
	}
	for k := 1; k < p.K; k++ {
		if p.reaches(k, n/2) && p.reaches(p.K-k, n/2) {
			return ""
		}
	}
	return fmt.Sprintf("From the outer rows of a board of four rows every move leads to an inner row, and there are as many cells in both, so circuits visit outer and inner cells by turns; "+
		"as they visit both colours by turns too, the outer cells of a circuit have one colour. So the circuits are of two classes, each with half the board, %d cells; "+
		"but %s of %s cells cannot be shared out so.", n/2, circuits(p.K), either(p.Lengths))
}

func circuits(k int) string {
	if k == 1 {
		return "1 circuit"
	}
	return fmt.Sprintf("%d circuits", k)
}

// reaches says whether so many circuits of the allowed lengths can have so many
// cells together.
func (p Problem) reaches(k, total int) bool {
	low, high := p.Shortest(), p.Longest()
	switch {
	case total < k*low || total > k*high:
		return false
	case low == high:
		return true
	case len(p.Lengths) == 2:
		return (total-k*low)%(high-low) == 0
	}
	sums := make([]bool, total+1) // of the circuits so far
	sums[0] = true
	for range k {
		next := make([]bool, total+1)
		for t, possible := range sums {
			for _, l := range p.Lengths {
				if possible && t+l <= total {
					next[t+l] = true
				}
			}
		}
		sums = next
	}
	return slices.Index(sums[total:], true) == 0
}
