package latin

import (
	"errors"
	"fmt"
	"math"
)

// Limits of a board. They keep hostile input from taking all memory; every
// Puzzle of the paper is far below them.
const (
	MaxCells     = 16_384    // cells of a board
	MaxAsterisms = 65_536    // asterisms of a board
	MaxIncidence = 1_048_576 // sizes of all asterisms, added up

	MaxCoordinate = 1e6 // of a place, away from zero
)

// A Board is a set of cells and a set of asterisms that together hold every
// cell, with the geometry that a drawing needs. It does not change once made,
// so goroutines may share it.
type Board struct {
	places    []Place
	asterisms []Asterism
	notes     []Note
	tinted    []Cell
	shape     string
	space     []Point3
	net       *Net
	of        [][]int
}

// A Layout is what a board is made of; see [NewBoard].
type Layout struct {
	// Places has one entry a cell, in reading order: rows of the drawing
	// from the top, left to right.
	Places []Place
	// Asterisms together hold every cell.
	Asterisms []Asterism
	// Notes stand beside the board; may be empty.
	Notes []Note
	// Tinted cells have a light tint that says nothing of labels, such as the dark
	// squares of a chessboard; may be empty.
	Tinted []Cell
	// Shape names the way to draw cells, one of render.Shapes: "outline"
	// (the default), "circle", "point".
	Shape string
	// Space has the middle of each cell on the surface of a body, in the order
	// of Places; empty for a board in the plane. Symmetries are then those of
	// the body.
	Space []Point3
	// Net of the body, to cut, fold and glue; nil for a board in the plane.
	Net *Net
}

// ErrBoard is wrapped by all errors of [NewBoard].
var ErrBoard = errors.New("not a board")

// NewBoard checks the layout and makes a board of it. Cells without a name are
// named "1", "2", ...; asterisms without a name "asterism 1", ... . The error
// wraps ErrBoard and says which asterism or cell is wrong and why. The layout's
// slices are kept, so the caller must not change them afterwards.
func NewBoard(l Layout) (*Board, error) {
	b := &Board{places: l.Places, asterisms: l.Asterisms, notes: l.Notes, tinted: l.Tinted, shape: l.Shape, space: l.Space, net: l.Net}
	if b.shape == "" {
		b.shape = "outline"
	}
	if err := b.checkSizes(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBoard, err)
	}
	b.fillNames()
	if err := b.checkPlaces(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBoard, err)
	}
	if err := b.index(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBoard, err)
	}
	if err := b.checkDrawing(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBoard, err)
	}
	return b, nil
}

func (b *Board) checkSizes() error {
	switch n := len(b.places); {
	case n == 0:
		return errors.New("it has no cells; give at least one")
	case n > MaxCells:
		return fmt.Errorf("it has %d cells; at most %d are allowed", n, MaxCells)
	}
	if n := len(b.asterisms); n > MaxAsterisms {
		return fmt.Errorf("it has %d asterisms; at most %d are allowed", n, MaxAsterisms)
	}
	total := 0
	for _, a := range b.asterisms {
		total += len(a.Cells)
	}
	if total > MaxIncidence {
		return fmt.Errorf("its asterisms have %d cells in all; at most %d are allowed", total, MaxIncidence)
	}
	return nil
}

func (b *Board) fillNames() {
	for i := range b.places {
		if b.places[i].Name == "" {
			b.places[i].Name = fmt.Sprint(i + 1)
		}
	}
	for i := range b.asterisms {
		if b.asterisms[i].Name == "" {
			b.asterisms[i].Name = fmt.Sprintf("asterism %d", i+1)
		}
	}
}

// checkPlaces reports cells that cannot be told apart by name, or not be drawn.
func (b *Board) checkPlaces() error {
	for _, c := range b.tinted {
		if c < 0 || int(c) >= len(b.places) {
			return fmt.Errorf("cell %d is tinted; cells run from 0 to %d", c, len(b.places)-1)
		}
	}
	seen := make(map[string]bool, len(b.places))
	for _, p := range b.places {
		if seen[p.Name] {
			return fmt.Errorf("two cells are named %s; names must differ", quote(p.Name))
		}
		seen[p.Name] = true
		if !p.At.drawable() || !(Point{p.Room, 0}).drawable() || !drawableSides(p.Outline) {
			return fmt.Errorf("cell %s cannot be drawn; coordinates run from %g to %g", p.Name, -MaxCoordinate, MaxCoordinate)
		}
	}
	return nil
}

// index fills b.of and reports what makes the asterisms wrong.
func (b *Board) index() error {
	b.of = make([][]int, len(b.places))
	seen := make(map[string]bool, len(b.asterisms))
	last := make([]int, len(b.places)) // 1 + the last asterism that held the cell
	for i, a := range b.asterisms {
		if seen[a.Name] {
			return fmt.Errorf("two asterisms are named %s; names must differ", quote(a.Name))
		}
		seen[a.Name] = true
		if len(a.Cells) == 0 {
			return fmt.Errorf("%s is empty; give it at least one cell", a.Name)
		}
		for _, c := range a.Cells {
			if c < 0 || int(c) >= len(b.places) {
				return fmt.Errorf("%s names cell %d; cells run from 0 to %d", a.Name, c, len(b.places)-1)
			}
			if last[c] == i+1 {
				return fmt.Errorf("%s holds cell %s twice; name each cell once", a.Name, b.places[c].Name)
			}
			last[c] = i + 1
			b.of[c] = append(b.of[c], i)
		}
	}
	for c, as := range b.of {
		if len(as) == 0 {
			return fmt.Errorf("cell %s lies in no asterism; every cell must lie in one", b.places[c].Name)
		}
	}
	return nil
}

// Len is the number of cells.
func (b *Board) Len() int { return len(b.places) }

// Asterisms of the board, in a fixed order. Not to be changed.
func (b *Board) Asterisms() []Asterism { return b.asterisms }

// AsterismsOf gives the indices of the asterisms that hold the cell, ascending. Not to be changed.
func (b *Board) AsterismsOf(c Cell) []int { return b.of[c] }

// Place of a cell on the drawing.
func (b *Board) Place(c Cell) Place { return b.places[c] }

// CellName is the name of a cell for people, such as "r4c7".
func (b *Board) CellName(c Cell) string { return b.places[c].Name }

// Notes beside the board. Not to be changed.
func (b *Board) Notes() []Note { return b.notes }

// Tinted cells, whatever they hold. Not to be changed.
func (b *Board) Tinted() []Cell { return b.tinted }

// Space has the middle of each cell on the surface of a body; empty for a
// board in the plane. Not to be changed.
func (b *Board) Space() []Point3 { return b.space }

// Net of the body; nil for a board in the plane. Not to be changed.
func (b *Board) Net() *Net { return b.net }

// Shape names the way to draw the cells, one of render.Shapes.
func (b *Board) Shape() string { return b.shape }

// CellNamed finds a cell by its name; false when there is none.
func (b *Board) CellNamed(name string) (Cell, bool) {
	for i, p := range b.places {
		if p.Name == name {
			return Cell(i), true
		}
	}
	return 0, false
}

// Rows splits the reading order into the rows of the drawing: runs of cells
// at the same height that go from left to right.
func (b *Board) Rows() [][]Cell {
	var rows [][]Cell
	for i := range b.places {
		if i == 0 || !sameRow(b.places[i-1], b.places[i]) {
			rows = append(rows, nil)
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], Cell(i))
	}
	return rows
}

// sameRow says whether q is to the right of p at about the same height. The
// middles of small triangles that point up and down by turns are half of both
// their rooms apart.
func sameRow(p, q Place) bool {
	least := 0.4
	if p.Room > 0 && q.Room > 0 {
		least = max(least, 0.6*(p.Room+q.Room))
	}
	return q.At.X > p.At.X && math.Abs(q.At.Y-p.At.Y) < least
}

// K is the size of the largest asterism: at least as many labels are needed.
func (b *Board) K() int {
	k := 0
	for _, a := range b.asterisms {
		k = max(k, len(a.Cells))
	}
	return k
}
