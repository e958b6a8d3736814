package generator

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"latin"
)

// A Symmetry is one of the ways in which the clues of a puzzle can lie on its
// drawing: whenever a cell holds a clue, so do its images.
type Symmetry string

// The symmetries. The mirrors are named by what they exchange, the diagonals
// by the line that stays.
const (
	NoSymmetry      Symmetry = "none"
	HalfTurn        Symmetry = "half-turn"
	QuarterTurn     Symmetry = "quarter-turn"
	MirrorLeftRight Symmetry = "mirror-left-right"
	MirrorUpDown    Symmetry = "mirror-up-down"
	Diagonal        Symmetry = "diagonal"     // from upper left to lower right
	Antidiagonal    Symmetry = "antidiagonal" // from upper right to lower left
	ThirdTurn       Symmetry = "turn-120"     // of triangles and hexagons, and of bodies
	FifthTurn       Symmetry = "turn-72"
	SixthTurn       Symmetry = "turn-60"
	Mirror          Symmetry = "mirror"    // of a body, about a plane
	Inversion       Symmetry = "inversion" // of a body: each cell goes to the one opposite
	FullSymmetry    Symmetry = "full"      // all turns and mirrors that the drawing has
	AnySymmetry     Symmetry = "any"       // one that the drawing has, drawn for each puzzle
)

// Symmetries lists all, in the order in which to show them.
var Symmetries = []Symmetry{
	NoSymmetry, HalfTurn, QuarterTurn, MirrorLeftRight, MirrorUpDown, Diagonal, Antidiagonal,
	ThirdTurn, FifthTurn, SixthTurn, Mirror, Inversion, FullSymmetry, AnySymmetry,
}

// ErrSymmetry is wrapped by errors about a symmetry that is unknown, or that a
// drawing does not have.
var ErrSymmetry = errors.New("symmetry not possible")

// ParseSymmetry finds a symmetry by its name; "" is none.
func ParseSymmetry(name string) (Symmetry, error) {
	if name == "" {
		return NoSymmetry, nil
	}
	names := make([]string, len(Symmetries))
	for i, y := range Symmetries {
		if names[i] = string(y); names[i] == name {
			return y, nil
		}
	}
	return "", fmt.Errorf("%w: unknown symmetry %q%s", ErrSymmetry, name, latin.Suggest(name, names, fmt.Sprintf("choose one of %q", names)))
}

// Orbits splits the cells of the board into sets that hold a clue in all cells
// or in none, each ascending and all in the order of their first cells. Without
// a symmetry every cell stands alone. The error wraps [ErrSymmetry] when the
// drawing does not have the symmetry, and for [AnySymmetry], which is a choice.
func (y Symmetry) Orbits(b *latin.Board) ([][]latin.Cell, error) {
	if y == NoSymmetry || y == "" {
		return latin.Generated(nil, b.Len()), nil
	}
	return y.orbits(b, b.Isometries())
}

func (y Symmetry) orbits(b *latin.Board, isometries []latin.Symmetry) ([][]latin.Cell, error) {
	maps := isometries
	if y != FullSymmetry {
		i := slices.IndexFunc(isometries, func(i latin.Symmetry) bool { return i.Name == string(y) })
		if i < 0 {
			return nil, fmt.Errorf("%w: the drawing of this board has no %s; it has %s", ErrSymmetry, y, known(isometries))
		}
		maps = isometries[i : i+1]
	}
	return latin.Generated(maps, b.Len()), nil
}

// known names the symmetries that can be asked for, among these isometries.
func known(isometries []latin.Symmetry) string {
	names := []string{string(NoSymmetry)}
	for _, y := range Symmetries {
		if slices.ContainsFunc(isometries, func(i latin.Symmetry) bool { return i.Name == string(y) }) {
			names = append(names, string(y))
		}
	}
	if len(isometries) > 1 {
		names = append(names, string(FullSymmetry), string(AnySymmetry))
	}
	return strings.Join(names, ", ")
}

// fewOrbits is too few to leave a choice of clues.
const fewOrbits = 6

// On lists the symmetries that y can be on the drawing of the board: for
// [AnySymmetry] all that it has, those that leave hardly a choice of clues only
// when there are no others; otherwise y itself. The error wraps [ErrSymmetry]
// when there are none.
func (y Symmetry) On(b *latin.Board) ([]Symmetry, error) {
	if y != AnySymmetry {
		_, err := y.Orbits(b)
		return []Symmetry{y}, err
	}
	isometries := b.Isometries()
	if len(isometries) == 1 {
		return nil, fmt.Errorf("%w: the drawing of this board has none; use %q", ErrSymmetry, NoSymmetry)
	}
	var has, tight []Symmetry
	for _, z := range Symmetries[1 : len(Symmetries)-1] {
		switch orbits, err := z.orbits(b, isometries); {
		case err != nil:
		case len(orbits) < fewOrbits:
			tight = append(tight, z)
		default:
			has = append(has, z)
		}
	}
	if len(has) == 0 {
		return tight, nil
	}
	return has, nil
}
