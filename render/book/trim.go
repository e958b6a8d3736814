package book

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

const (
	inch       = 72.0
	millimetre = inch / 25.4
)

// A Trim is the size of the paper after cutting.
type Trim struct {
	// Name as it is written, such as "6x9" or "a4".
	Name string
	W, H float64 // in points
}

// Trims are the sizes with a name; the first is the default.
var Trims = []Trim{
	{"8.5x11", 8.5 * inch, 11 * inch},
	{"5x8", 5 * inch, 8 * inch},
	{"5.5x8.5", 5.5 * inch, 8.5 * inch},
	{"6x9", 6 * inch, 9 * inch},
	{"7x10", 7 * inch, 10 * inch},
	{"8x10", 8 * inch, 10 * inch},
	{"a4", 210 * millimetre, 297 * millimetre},
	{"a5", 148 * millimetre, 210 * millimetre},
	{"letter", 8.5 * inch, 11 * inch},
}

// ErrTrim is wrapped by all errors of [ParseTrim].
var ErrTrim = errors.New("not a page size")

// Sizes outside these limits cannot hold a book.
const (
	minSide = 3 * inch
	maxSide = 20 * inch
)

// ParseTrim reads the name of one of [Trims], or width and height in inches
// ("7.44x9.69") or millimetres ("148x210mm"). The empty text is the default.
func ParseTrim(s string) (Trim, error) {
	name := strings.ToLower(strings.TrimSpace(s))
	if name == "" {
		return Trims[0], nil
	}
	for _, t := range Trims {
		if t.Name == name {
			return t, nil
		}
	}
	unit, numbers := inch, strings.TrimSuffix(name, "in")
	if n, ok := strings.CutSuffix(name, "mm"); ok {
		unit, numbers = millimetre, n
	}
	width, height, ok := strings.Cut(strings.ReplaceAll(numbers, "×", "x"), "x")
	w, errW := strconv.ParseFloat(strings.TrimSpace(width), 64)
	h, errH := strconv.ParseFloat(strings.TrimSpace(height), 64)
	if !ok || errW != nil || errH != nil || math.IsNaN(w*h) {
		return Trim{}, fmt.Errorf("%w: %q; write one of %s, or WxH in inches (7x10) or millimetres (148x210mm)", ErrTrim, s, trimNames())
	}
	t := Trim{Name: name, W: w * unit, H: h * unit}
	if err := t.check(); err != nil {
		return Trim{}, err
	}
	return t, nil
}

// check says why no book can be printed on the size.
func (t Trim) check() error {
	if !(t.W >= minSide && t.H >= minSide && t.W <= maxSide && t.H <= maxSide) {
		return fmt.Errorf("%w: %q is %.4g × %.4g in; each side must be from 3 to 20 in (write millimetres as 148x210mm)",
			ErrTrim, t.Name, t.W/inch, t.H/inch)
	}
	return nil
}

func trimNames() string {
	names := make([]string, len(Trims))
	for i, t := range Trims {
		names[i] = t.Name
	}
	return strings.Join(names, " ")
}

// trim is the size of the book's paper, the default where none is chosen.
func (b Book) trim() Trim {
	if b.Trim == (Trim{}) {
		return Trims[0]
	}
	return b.Trim
}
