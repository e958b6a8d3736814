package attrition

import (
	"reflect"

	"latin"
)

// A chart is a Puzzle compiled for reasoning: cells and labels as bit sets and
// tables. It belongs to one goroutine, because tables are added when a rule
// first needs them.
//
//	at(a, l) = a*labels + l    index of tables with one entry an asterism and label
//	mask[a*words : ][:words]   the cells of asterism a as a bit set
type chart struct {
	puzzle *latin.Puzzle
	cells  int
	labels int
	words  int // of a set of cells
	all    latin.Domain
	most   int // how often the most frequent label is in the multiset

	asterisms []latin.Asterism
	mask      []uint64
	lo, hi    []int16 // at(a, l): how often a must and may hold l
	of        [][]int // asterisms of a cell

	tables map[reflect.Type]any
	scale  *scale
	clock  uint64 // the last stamp of a state
}

func newChart(p *latin.Puzzle) *chart {
	b := p.Board
	c := &chart{
		puzzle: p, cells: b.Len(), labels: p.Labels.Distinct(), words: (b.Len() + 63) / 64,
		all: p.Labels.All(), asterisms: b.Asterisms(), tables: make(map[reflect.Type]any),
	}
	for l := range latin.Label(c.labels) {
		c.most = max(c.most, p.Labels.Count(l))
	}
	c.mask = make([]uint64, len(c.asterisms)*c.words)
	c.lo = make([]int16, len(c.asterisms)*c.labels)
	c.hi = make([]int16, len(c.asterisms)*c.labels)
	c.of = make([][]int, c.cells)
	for i := range c.of {
		c.of[i] = b.AsterismsOf(latin.Cell(i))
	}
	for a, ast := range c.asterisms {
		for _, x := range ast.Cells {
			c.mask[a*c.words+int(x)>>6] |= 1 << (x & 63)
		}
		for l := range latin.Label(c.labels) {
			c.lo[c.at(a, l)] = int16(p.Labels.AtLeast(len(ast.Cells), l))
			c.hi[c.at(a, l)] = int16(p.Labels.AtMost(len(ast.Cells), l))
		}
	}
	c.scale = newScale(c)
	return c
}

func (c *chart) at(a int, l latin.Label) int { return a*c.labels + int(l) }

// cellsOf is the bit set of an asterism's cells. Not to be changed.
func (c *chart) cellsOf(a int) set { return c.mask[a*c.words : (a+1)*c.words] }

// newSet is an empty set of cells.
func (c *chart) newSet() set { return make(set, c.words) }

// tableOf is the table of type T that a rule keeps with the chart, built when
// it is first asked for. Each rule has types of its own.
func tableOf[T any](c *chart, build func(*chart) *T) *T {
	key := reflect.TypeFor[T]()
	if t, ok := c.tables[key]; ok {
		return t.(*T)
	}
	t := build(c)
	c.tables[key] = t
	return t
}
