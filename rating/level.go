package rating

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"latin"
)

// A Level is one of the paper's five degrees of difficulty (Palomo, 5.4.2).
type Level int

// The levels, from the easiest.
const (
	VeryEasy Level = iota
	Easy
	Medium
	Difficult
	VeryDifficult
)

var levelNames = [...]string{"very-easy", "easy", "medium", "difficult", "very-difficult"}

// String names the level as flags and records do.
func (l Level) String() string { return levelNames[l] }

// Title names the level for people, "very easy".
func (l Level) Title() string { return strings.ReplaceAll(levelNames[l], "-", " ") }

// LevelNames lists the names of all levels, easiest first.
func LevelNames() []string { return slices.Clone(levelNames[:]) }

// Shares of the puzzles of a kind that are of each level, easiest first: of those that
// are made by removing clues at random while one solution is left, and giving
// back a number of them that is drawn between none and the share [SpareOf] the cells.
// On Sudoku that comes near to what apps and newspapers offer.
var Shares = [...]float64{0.15, 0.25, 0.30, 0.20, 0.10}

// Spare is explained at [Shares].
const Spare = 0.12

// spareOfCircuits are as many more as lie between a knight's tour with hardly a clue
// too many, which nobody solves without trying, and one that asks for no more than a look.
const spareOfCircuits = 0.3

// SpareOf is the share for a Puzzle; see [Shares].
func SpareOf(p *latin.Puzzle) float64 {
	if p.Circuits() != nil {
		return spareOfCircuits
	}
	return Spare
}

// ParseLevels reads a level or a range of them, "easy" or "easy..medium".
func ParseLevels(text string) (from, to Level, err error) {
	first, last, isRange := strings.Cut(text, "..")
	if !isRange {
		last = first
	}
	if from, err = parseLevel(first); err != nil {
		return 0, 0, err
	}
	if to, err = parseLevel(last); err != nil {
		return 0, 0, err
	}
	if from > to {
		return 0, 0, fmt.Errorf("%s is harder than %s; write the easier one first", from, to)
	}
	return from, to, nil
}

func parseLevel(name string) (Level, error) {
	i := slices.Index(levelNames[:], strings.TrimSpace(name))
	if i < 0 {
		return 0, fmt.Errorf("no level is called %.40q; the levels are %s", name, strings.Join(levelNames[:], ", "))
	}
	return Level(i), nil
}

// Limits are the scores at which one level ends and the next begins, on one kind of
// board: of the puzzles that `latin generate` makes of it, a certain share lies
// below each (docs/rating.md).
type Limits struct {
	Kind   string    `json:"kind"`
	Cells  int       `json:"cells"`
	Scores []float64 `json:"scores"`
}

// LevelOf finds the level of a score.
func (l Limits) LevelOf(score float64) Level {
	i, found := slices.BinarySearch(l.Scores, score)
	if found {
		i++
	}
	return Level(i)
}

// LimitsOf are those of a Puzzle: its own, or, for boards that the model does not
// know, what lies between those of the next smaller and the next larger board.
func (m *Model) LimitsOf(p *latin.Puzzle) Limits {
	n := p.Board.Len()
	for _, l := range m.Levels {
		if l.Kind == p.Name() {
			return l
		}
	}
	known := m.alike(p)
	if len(known) == 0 { // a model that is being made
		return Limits{Kind: p.Name(), Cells: n}
	}
	above, _ := slices.BinarySearchFunc(known, n, func(l Limits, n int) int { return l.Cells - n })
	low, high := known[max(above-1, 0)], known[min(above, len(known)-1)]
	share := 0.0
	if low.Cells < high.Cells {
		share = math.Log(float64(n)/float64(low.Cells)) / math.Log(float64(high.Cells)/float64(low.Cells))
	}
	own := Limits{Kind: p.Name(), Cells: n, Scores: make([]float64, len(low.Scores))}
	for i := range own.Scores {
		own.Scores[i] = math.Pow(low.Scores[i], 1-share) * math.Pow(high.Scores[i], share)
	}
	return own
}

// alike are the limits to go by for a Puzzle that has none of its own: of a family those
// of its other sizes, since each asks for work of another sort, of all other kinds and
// boards those of kinds that are no family; all that there are if these are missing.
func (m *Model) alike(p *latin.Puzzle) []Limits {
	family := familyOf(p.Kind())
	alike := slices.DeleteFunc(slices.Clone(m.Levels), func(l Limits) bool {
		kind, _, _ := latin.FindKind(l.Kind) // nil for one that the program does not know
		return familyOf(kind) != family
	})
	if len(alike) == 0 {
		return m.Levels
	}
	return alike
}

// familyOf is a kind that is a family, or nil.
func familyOf(k *latin.Kind) *latin.Kind {
	if slices.Contains(latin.Families, k) {
		return k
	}
	return nil
}

// checkLevels says what is wrong with the limits: there must be some, by rising
// numbers of cells.
func (m *Model) checkLevels() error {
	if len(m.Levels) == 0 {
		return errors.New("it has no levels; give the limits of one kind at least")
	}
	for i, l := range m.Levels {
		if len(l.Scores) != len(levelNames)-1 || !slices.IsSorted(l.Scores) || l.Scores[0] <= 0 {
			return fmt.Errorf("the limits of %.40q must be %d scores above 0 that rise", l.Kind, len(levelNames)-1)
		}
		if l.Cells < 1 || i > 0 && l.Cells < m.Levels[i-1].Cells {
			return fmt.Errorf("the limits of %.40q come before those of a smaller board; sort them by cells", l.Kind)
		}
	}
	return nil
}
