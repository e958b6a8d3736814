package graeco

import (
	"errors"
	"fmt"
)

// Errors of [Find].
var (
	// ErrNone is wrapped when it is proved that there are no such squares.
	ErrNone = errors.New("there are none")
	// ErrUnknown is wrapped when no construction here gives such squares, which
	// says nothing about whether there are any.
	ErrUnknown = errors.New("not known to us")
	// ErrOrder is wrapped when an order or number of squares is not one that can
	// be asked for.
	ErrOrder = errors.New("not possible to ask for")
)

// refusal is why there cannot be such squares, or nil.
func refusal(s Shape) error {
	switch {
	case s.Order == 1, s.Squares == 1 && !s.Diagonal:
		return nil
	case s.Order == 2 && s.Squares == 1:
		return fmt.Errorf("order 2, diagonal: %w: both diagonals of the two Latin squares of order 2 hold one symbol twice", ErrNone)
	case s.Order == 2:
		return fmt.Errorf("order 2: %w: the two Latin squares of order 2 are not orthogonal, as looking at both shows", ErrNone)
	case s.Order == 6 && s.Squares > 1:
		return fmt.Errorf("order 6: %w: no Latin square of order 6 has six transversals without a common cell, as looking at all of them shows (Tarry 1900)", ErrNone)
	case s.Squares > s.Order-1:
		return fmt.Errorf("%d squares of order %d: %w: name the symbols so that the first rows are the same; then the first cells of the second rows all differ and none is the first symbol, so there are at most %d",
			s.Squares, s.Order, ErrNone, s.Order-1)
	}
	if s.Diagonal {
		return diagonalRefusal(s)
	}
	return nil
}

// diagonalRefusal is why there cannot be such diagonal squares, or nil. For more
// than two see E. Gergely, A remark on doubly diagonalized orthogonal Latin
// squares, Discrete Mathematics 10 (1974).
func diagonalRefusal(s Shape) error {
	switch most := s.Order - 2 - s.Order%2; {
	case s.Order == 3:
		return fmt.Errorf("order 3, diagonal: %w: the middle cell is on both diagonals, so its symbol stands in no corner and has no place in the first row but the middle, where its column has it already", ErrNone)
	case s.Squares > most:
		return fmt.Errorf("%d diagonal squares of order %d: %w: there are at most %d (Gergely 1974)", s.Squares, s.Order, ErrNone, most)
	}
	return nil
}
