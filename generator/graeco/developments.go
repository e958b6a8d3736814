package graeco

import (
	_ "embed" // the table
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// developmentsText is a table of developments, one a line:
//
//	v k w : rows, separated by / : mates
//
// The mates are left out where the square is not diagonal. All but that of
// order 10 were found by findStarter; the test of the table finds them again
// with -update. That of order 10 is from testdata/graeco/find.py.
//
//go:embed developments.txt
var developmentsText string

// developments is the table. Whatever is wrong in it is a mistake of ours.
var developments = sync.OnceValue(func() []*development {
	list, err := parseDevelopments(developmentsText)
	if err != nil {
		panic("graeco: developments.txt: " + err.Error())
	}
	return list
})

// developmentOf is the first of the table with that shape; nil for none.
func developmentOf(shape Shape) *development {
	for _, c := range developments() {
		if s := c.Shape(); s.Order == shape.Order && s.Hole == shape.Hole && (s.Diagonal || !shape.Diagonal) {
			return c
		}
	}
	return nil
}

func parseDevelopments(text string) ([]*development, error) {
	var list []*development
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		c, err := parseDevelopment(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		list = append(list, c)
	}
	return list, nil
}

func parseDevelopment(line string) (*development, error) {
	parts := strings.Split(line, ":")
	if len(parts) != 3 {
		return nil, fmt.Errorf("%d parts with colons between them; want 3", len(parts))
	}
	sizes, err := numbers(parts[0])
	if err != nil || len(sizes) != 3 {
		return nil, fmt.Errorf("%q: want v k w (%v)", parts[0], err)
	}
	c := &development{v: sizes[0], k: sizes[1], w: sizes[2]}
	for _, row := range strings.Split(parts[1], "/") {
		list, err := numbers(row)
		if err != nil {
			return nil, err
		}
		c.rows = append(c.rows, list)
	}
	c.mates, err = numbers(parts[2])
	return c, err
}

// numbers reads numbers with spaces between them; nil for none.
func numbers(text string) ([]int, error) {
	var list []int
	for _, word := range strings.Fields(text) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

// String is the development as a line of the table.
func (c *development) String() string {
	rows := make([]string, len(c.rows))
	for i, row := range c.rows {
		rows[i] = spaced(row)
	}
	line := fmt.Sprintf("%d %d %d : %s : %s", c.v, c.k, c.w, strings.Join(rows, " / "), spaced(c.mates))
	return strings.TrimRight(line, " ")
}

func spaced(list []int) string { return strings.Trim(fmt.Sprint(list), "[]") }
