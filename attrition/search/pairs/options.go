package pairs

import "latin"

// The labels of an option.
const (
	yes latin.Label = iota
	no
)

// options is the board of a Puzzle's options.
type options struct {
	order  int
	puzzle *latin.Puzzle
}

// An option puts a left and a right label into a square.
type option struct{ square, left, right int }

func (o *options) cell(p option) latin.Cell {
	return latin.Cell((p.square*o.order+p.left)*o.order + p.right)
}

func (o *options) at(c latin.Cell) option {
	n := o.order
	return option{int(c) / (n * n), int(c) / n % n, int(c) % n}
}

// newOptions makes the board of the options of a Graeco-Latin square.
func newOptions(p *latin.Puzzle) *options {
	o := &options{order: p.Labels.Distinct() / 2}
	n := o.order
	var l latin.Layout
	for i := range n * n * n * n {
		l.Places = append(l.Places, latin.Place{At: latin.Point{X: float64(i)}, Room: 0.5})
	}
	for i := range n * n {
		square, pair := o.choices(), o.choices()
		for j := range n * n {
			square.add(option{i, j / n, j % n})
			pair.add(option{j, i / n, i % n})
		}
		l.Asterisms = append(l.Asterisms, square.asterism(), pair.asterism())
	}
	for _, line := range lines(p) {
		for x := range n {
			left, right := o.choices(), o.choices()
			for _, s := range line {
				for y := range n {
					left.add(option{s, x, y})
					right.add(option{s, y, x})
				}
			}
			l.Asterisms = append(l.Asterisms, left.asterism(), right.asterism())
		}
	}
	o.puzzle = yesNo(l, n*n)
	return o
}

// lines are the lines of a Graeco-Latin square, as lists of squares: the asterisms
// that are larger than a square.
func lines(p *latin.Puzzle) [][]int {
	var list [][]int
	for _, a := range p.Board.Asterisms() {
		if len(a.Cells) == 2 {
			continue
		}
		var squares []int
		for _, c := range a.Cells {
			if c%2 == 0 {
				squares = append(squares, int(c)/2)
			}
		}
		list = append(list, squares)
	}
	return list
}

// choices are options of which one is chosen.
type choices struct {
	board *options
	cells []latin.Cell
}

func (o *options) choices() *choices { return &choices{board: o} }

func (c *choices) add(p option) { c.cells = append(c.cells, c.board.cell(p)) }

func (c *choices) asterism() latin.Asterism { return latin.Asterism{Cells: c.cells} }

// yesNo is the Puzzle on that layout whose asterisms of k cells hold one yes. The
// layout is well formed by construction.
func yesNo(l latin.Layout, k int) *latin.Puzzle {
	b, err := latin.NewBoard(l)
	if err != nil {
		panic(err)
	}
	texts := []string{"yes"}
	for range k - 1 {
		texts = append(texts, "no")
	}
	labels, err := latin.NewLabels(texts...)
	if err != nil {
		panic(err)
	}
	p, err := latin.NewPuzzle(b, labels, nil)
	if err != nil {
		panic(err)
	}
	return p
}
