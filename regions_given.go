package latin

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// regioned is the square board of order n with lines and the regions given,
// or the kind's own when none are.
func regioned(n int, given, own string, labels []string) (Frame, error) {
	if given == "" {
		given = own
	}
	g := lined(n)
	marks, err := g.equalRegions(given, "region", MarkBorder)
	return Frame{Layout: g.Layout, Labels: labels, Marks: marks}, err
}

// equalRegions adds the regions like [Grid.Regions] and demands that each has
// as many cells as a row. It gives the marks without white space.
func (g *Grid) equalRegions(marks, name string, mark Mark) (string, error) {
	marks = strings.Join(strings.Fields(marks), "")
	if err := visibleMarks(marks); err != nil {
		return "", err
	}
	first := len(g.Layout.Asterisms)
	if err := g.Regions(marks, name, mark); err != nil {
		return "", err
	}
	for _, a := range g.Layout.Asterisms[first:] {
		if len(a.Cells) != g.Cols {
			return "", fmt.Errorf("%w: %s has %d cells; each needs %d, one for each label", ErrRegions, a.Name, len(a.Cells), g.Cols)
		}
	}
	return marks, nil
}

// visibleMarks refuses marks that could not be printed in a message.
func visibleMarks(marks string) error {
	if !utf8.ValidString(marks) {
		return fmt.Errorf("%w: the marks are not valid UTF-8", ErrRegions)
	}
	column := 0
	for _, m := range marks {
		column++
		if !unicode.IsGraphic(m) {
			return fmt.Errorf("%w: mark %d is %q, which cannot be seen; use letters or digits", ErrRegions, column, m)
		}
	}
	return nil
}

// markRegions writes a partition as marks: A, B, ... Z, a, b, ... in order of
// first occurrence, for up to 52 regions.
func markRegions(region []int) string {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	var marks strings.Builder
	number := make(map[int]int)
	for _, r := range region {
		i, ok := number[r]
		if !ok {
			i = len(number)
			number[r] = i
		}
		marks.WriteByte(alphabet[i])
	}
	return marks.String()
}
