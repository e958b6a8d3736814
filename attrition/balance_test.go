package attrition

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"latin"
)

// swapped is the Sudoku board with r3c3 in box 4 and r4c1 in box 1.
const swapped = "jigsaw:9 regions=AAABBBCCCAAABBBCCCAADBBBCCC" + "ADDEEEFFFDDDEEEFFFDDDEEEFFF" + "GGGHHHIIIGGGHHHIIIGGGHHHIII"

func chartOf(t testing.TB, head string) *chart {
	t.Helper()
	p, err := readPuzzle(head, nil)
	if err != nil {
		t.Fatal(err)
	}
	return newChart(p)
}

func TestBalanceOfTwoCells(t *testing.T) {
	c := chartOf(t, swapped)
	r3c3, r4c1 := latin.Cell(2*9+2), latin.Cell(3*9)
	b := newBalances(c).list[0]
	if !b.even || len(b.plus) != 3 || !slices.Equal(b.left, []latin.Cell{r4c1}) && !slices.Equal(b.left, []latin.Cell{r3c3}) ||
		!slices.Equal(b.right, []latin.Cell{r3c3}) && !slices.Equal(b.right, []latin.Cell{r4c1}) || b.left[0] == b.right[0] {
		t.Errorf("the first balance is %+v", b)
	}
	if n := len(newBalances(chartOf(t, "sudoku")).list); n != 0 {
		t.Errorf("Sudoku has %d balances that say more than the rule about locked labels", n)
	}
}

// Every balance is what it says it is.
func TestBalances(t *testing.T) {
	found := 0
	for _, b := range lawBoards(t, 1, "") {
		c := newChart(b.puzzle)
		for _, balance := range newBalances(c).list {
			found++
			balance.check(t, c)
		}
	}
	if found < 100 {
		t.Errorf("only %d balances", found)
	}
}

func (b *balance) check(t *testing.T, c *chart) {
	t.Helper()
	plus, minus := c.together(t, b.plus), c.together(t, b.minus)
	var left, right []latin.Cell
	for x := range latin.Cell(c.cells) {
		switch {
		case plus.has(x) && !minus.has(x):
			left = append(left, x)
		case minus.has(x) && !plus.has(x):
			right = append(right, x)
		}
	}
	if len(b.plus) != len(b.minus) || !slices.Equal(left, b.left) || !slices.Equal(right, b.right) {
		t.Errorf("%+v: left %v, right %v", b, left, right)
	}
	even, k := true, c.puzzle.Labels.K()
	for _, a := range b.plus {
		even = even && len(c.asterisms[a].Cells) == k
		if len(c.asterisms[a].Cells) < b.least {
			t.Errorf("%+v has an asterism of %d cells", b, len(c.asterisms[a].Cells))
		}
	}
	for _, a := range b.minus {
		if len(c.asterisms[a].Cells) != k {
			t.Errorf("%+v: asterism %d is not full", b, a)
		}
	}
	if even != b.even {
		t.Errorf("%+v: even is %v", b, even)
	}
}

// together is the union of disjoint asterisms.
func (c *chart) together(t *testing.T, list []int) set {
	t.Helper()
	union := c.newSet()
	for _, a := range list {
		if union.meets(c.cellsOf(a)) {
			t.Errorf("asterisms %v overlap", list)
		}
		unite(union, c.cellsOf(a))
	}
	return union
}

// What is found does not depend on the numbers of cells and asterisms.
func TestBalancesUnderNewNumbers(t *testing.T) {
	for seed := range uint64(6) {
		p, err := latin.Jigsaw.New(latin.Options{Size: "7", Rand: rand.New(rand.NewPCG(seed, 1))})
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 2))
		number := rng.Perm(p.Board.Len())
		as := slices.Clone(p.Board.Asterisms())
		rng.Shuffle(len(as), func(i, j int) { as[i], as[j] = as[j], as[i] })
		for i := range as {
			cells := make([]latin.Cell, len(as[i].Cells))
			for j, x := range as[i].Cells {
				cells[j] = latin.Cell(number[x])
			}
			as[i] = latin.Asterism{Name: fmt.Sprint(i), Cells: cells}
		}
		twin, err := ownPuzzle(p.Board.Len(), as, p.Labels)
		if err != nil {
			t.Fatal(err)
		}
		same := func(x latin.Cell) latin.Cell { return x }
		want := leftoversOf(newChart(p), func(x latin.Cell) latin.Cell { return latin.Cell(number[x]) })
		if got := leftoversOf(newChart(twin), same); got != want || want == "" {
			t.Errorf("seed %d:\n%s\nand in other numbers\n%s", seed, want, got)
		}
	}
}

// leftoversOf lists the cells left over by the balances, sorted.
func leftoversOf(c *chart, number func(latin.Cell) latin.Cell) string {
	var lines []string
	for _, b := range newBalances(c).list {
		var sides [2][]latin.Cell
		for i, cells := range [][]latin.Cell{b.left, b.right} {
			for _, x := range cells {
				sides[i] = append(sides[i], number(x))
			}
			slices.Sort(sides[i])
		}
		lines = append(lines, fmt.Sprint(sides))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

func TestBalancesOfLargeBoards(t *testing.T) {
	as := make([]latin.Asterism, 0, 192)
	for i := range 64 {
		var row, column, block []latin.Cell
		for j := range 64 {
			row = append(row, latin.Cell(64*i+j))
			column = append(column, latin.Cell(64*j+i))
			block = append(block, latin.Cell(64*(i/8*8+j/8)+i%8*8+j%8))
		}
		// Blocks 0 and 8 exchange a cell.
		switch i {
		case 0:
			block[63] = 64 * 8
		case 8:
			block[0] = 64*7 + 7
		}
		as = append(as, latin.Asterism{Name: fmt.Sprint("row ", i), Cells: row},
			latin.Asterism{Name: fmt.Sprint("column ", i), Cells: column}, latin.Asterism{Name: fmt.Sprint("block ", i), Cells: block})
	}
	labels, err := latin.NewLabels(latin.Numbers(64)...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := ownPuzzle(4096, as, labels)
	if err != nil {
		t.Fatal(err)
	}
	c := newChart(p)
	for _, b := range newBalances(c).list {
		b.check(t, c)
	}
}
