package latin

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A Kind is a family of Puzzles (with a capital) such as Sudoku: board, labels
// and inscription, with a size left open. Each kind is a documented value in
// its own file, named in one of the lists [Kinds] and [Families].
type Kind struct {
	// Name as in files and flags: lower-case words with hyphens.
	Name string
	// Title as it is printed over a puzzle.
	Title string
	// Doc is one sentence about where the kind comes from and what is special.
	Doc string
	// Rules is one paragraph in plain words, ready to print. {labels} stands
	// for the labels in words, such as "the numbers 1 to 9", {first} and
	// {second} for each half of them.
	Rules string
	// Names says how cells and asterisms are named where the drawing does not
	// tell; empty where it does.
	Names string
	// Counted are the sorts of asterisms, the first words of their names, that
	// Names explains, such as "parallel".
	Counted []string
	// Sizes says what may follow the name, such as "N from 1 to 64"; empty
	// for a kind of one size.
	Sizes string
	// Size is the default size as it is written, such as "3x3".
	Size string
	// Symmetry is the group that the drawing must have, as [Board.SymmetryGroup]
	// computes it; empty where it depends on size or regions.
	Symmetry string
	// Reckoned says that the labels are numbers with which one reckons, so
	// that no others can take their place.
	Reckoned bool
	// Regions says whether the kind has regions that can be given.
	Regions RegionUse
	// Build makes the board of that size. regions is one mark a cell and
	// empty unless Regions allows it; rng is for kinds whose regions are
	// drawn at random and may be nil for all others. Errors wrap ErrSize or
	// ErrRegions.
	Build func(size, regions string, rng *rand.Rand) (Frame, error)
}

// RegionUse says what a kind does with the regions of [Options].
type RegionUse int

const (
	NoRegions    RegionUse = iota // the kind takes no regions
	OwnRegions                    // it has its own; others may be given instead
	GivenRegions                  // they must be given, or are drawn at random
)

// A Frame is what a kind makes for one size.
type Frame struct {
	Layout Layout
	// Labels is the multiset, in the order in which an inscription is written.
	Labels []string
	// Inscribed lists the cells in which the multiset is written as the
	// inscription, in order; empty for none.
	Inscribed []Cell
	// Marks are the regions used, one mark a cell, where the kind has regions.
	Marks string
	// Domains are the labels that each cell may hold; nil for all labels. Labels
	// of one's own are then as many distinct ones.
	Domains Domains
	// Conditions beyond the asterisms; nil for none. The labels are for the
	// words only.
	Conditions func(*Labels) []Condition
	// Circuits where the labels are steps; nil for none.
	Circuits *Circuits
	// Rules instead of those of the kind, where they depend on the size.
	Rules string
	// Together is how many cells are written as one in the CELLS form, with
	// nothing between their labels, which are single characters; 0 or 1 for each by itself.
	Together int
}

// Options choose a Puzzle of a kind. The zero value is the paper's own instance.
type Options struct {
	// Size as it is written after the kind's name; empty for the default.
	Size string
	// Labels instead of the kind's own; as many as the kind's.
	Labels *Labels
	// Regions, one mark (a character) a cell in reading order; see Kind.Regions.
	Regions string
	// Inscription instead of the kind's own: the CELLS form with only the
	// inscription, or the name of an asterism ("row 6", "row6") that holds
	// the labels in their order; "none" for no inscription.
	Inscription string
	// Rand draws regions where the kind needs some and none are given.
	Rand *rand.Rand
}

// Errors that tell what is wrong with the choice of a kind.
var (
	ErrUnknownKind = errors.New("unknown kind")
	ErrSize        = errors.New("size not possible")
	ErrRegions     = errors.New("regions not possible")
	ErrInscription = errors.New("inscription not possible")
	// ErrNoBoard is for what is well put but known not to exist, such as a
	// size that admits no Latin board.
	ErrNoBoard = errors.New("no Latin board exists")
)

// FindKind looks up a name as it is written in files and on the command line,
// with or without a size: "sudoku", "latin-square:30". It gives the kind and
// the size, empty when there was none. The error wraps [ErrUnknownKind] and
// names the nearest kind.
func FindKind(name string) (*Kind, string, error) {
	base, size, sized := strings.Cut(name, ":")
	var names []string
	for _, k := range slices.Concat(Kinds, Families) {
		if k.Name == base {
			if sized && size == "" {
				return nil, "", fmt.Errorf("%w: nothing follows the colon of %q; write a size or leave the colon out", ErrSize, name)
			}
			return k, size, nil
		}
		names = append(names, k.Name)
	}
	return nil, "", fmt.Errorf("%w %s%s", ErrUnknownKind, quote(base), Suggest(base, names, "`latin kinds` lists them"))
}

// New makes the Puzzle that the options choose. Errors wrap ErrSize,
// ErrRegions, ErrLabels, ErrInscription or ErrBoard.
func (k *Kind) New(o Options) (*Puzzle, error) {
	if o.Regions != "" && k.Regions == NoRegions {
		return nil, fmt.Errorf("%w: %s takes no regions; use kind jigsaw or a document with a board", ErrRegions, k.Name)
	}
	size := o.Size
	if size == "" {
		size = k.Size
	}
	if k.Sizes == "" && size != k.Size {
		return nil, fmt.Errorf("%w: %s has one size, %s; found %s", ErrSize, k.Name, k.Size, quote(size))
	}
	if k.Regions == GivenRegions && o.Regions == "" && o.Rand == nil {
		return nil, fmt.Errorf("%w: %s needs regions=, one mark a cell", ErrRegions, k.Name)
	}
	f, err := k.Build(size, o.Regions, o.Rand)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Name, err)
	}
	return newPuzzle(k, size, f, o)
}
