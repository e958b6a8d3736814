package latin

import "fmt"

// SymmetryGroup is the name of the group of [Board.Symmetries] in Schoenflies'
// notation: in the plane "C1" for the identity alone, "C2" for turns only, "D4"
// for as many turns as mirrors; on a body "T", "Td", "Th", "O", "Oh", "I", "Ih",
// or, for others, "order 4". The number is the number of turns.
func (b *Board) SymmetryGroup() string {
	turns, mirrors, inversion := 0, 0, false
	for _, s := range b.Symmetries() {
		if s.Mirror {
			mirrors++
		} else {
			turns++
		}
		inversion = inversion || s.Name == "inversion"
	}
	switch {
	case len(b.space) > 0:
		return bodyGroup(turns, mirrors, inversion)
	case mirrors == 0:
		return fmt.Sprintf("C%d", turns)
	}
	return fmt.Sprintf("D%d", turns)
}

// bodyGroup names the groups of the regular bodies; 12, 24 and 60 turns are
// those of the tetrahedron, the cube and the icosahedron.
func bodyGroup(turns, mirrors int, inversion bool) string {
	letter := map[int]string{12: "T", 24: "O", 60: "I"}[turns]
	switch {
	case letter == "":
		return fmt.Sprintf("order %d", turns+mirrors)
	case mirrors == 0:
		return letter
	case turns == 12 && !inversion:
		return letter + "d"
	}
	return letter + "h"
}
