package latin

import (
	"encoding/csv"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func knightPuzzle(t testing.TB, size string) *Puzzle {
	t.Helper()
	p, err := Knight.New(Options{Size: size})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// conditionsLike lists the conditions of one type.
func conditionsLike[T Condition](p *Puzzle) (list []T) {
	for _, k := range p.Conditions() {
		if k, ok := k.(T); ok {
			list = append(list, k)
		}
	}
	return list
}

// steps is the domain of steps by their names.
func steps(t testing.TB, p *Puzzle, names string) (d Domain) {
	t.Helper()
	for _, name := range strings.Fields(names) {
		x, ok := p.Labels.Find(name)
		if !ok {
			t.Fatalf("no step %s", name)
		}
		d |= Just(x)
	}
	return d
}

// knightRing are four cells of a knight's circuit, r1c2, r2c4, r4c3 and r3c1, on a board of
// that many columns.
func knightRing(cols int) [4]Cell {
	return [4]Cell{1, Cell(cols + 3), Cell(3*cols + 2), Cell(2 * cols)}
}

// TestNoCircuitTooEarly: four moves that must be made close a circuit of four cells, which
// is wrong where circuits are longer.
func TestNoCircuitTooEarly(t *testing.T) {
	for size, names := range map[string][3]string{
		"6x6": {"1 3", "2 4", "36 1 2 3 4"}, "4x4x4": {"a1 a3", "a2 a4", "a1 a2 a3 a4"},
	} {
		p := knightPuzzle(t, size)
		k := conditionsLike[*trail](p)[0]
		odd, even, taken := steps(t, p, names[0]), steps(t, p, names[1]), steps(t, p, names[2])
		d := make(Domains, p.Board.Len())
		for c := range d {
			d[c] = p.Labels.All() &^ taken
		}
		for i, c := range knightRing(p.Circuits().Cols) {
			d[c] = []Domain{odd, even}[i%2]
		}
		if got, want := k.Refutes(d), size == "6x6"; got != want {
			t.Errorf("%s: refuted: %v; want %v", size, got, want)
		}
	}
}

// TestMoveThatWouldClose: three moves of a ring are made, so the fourth is out, unless
// circuits of four are asked for.
func TestMoveThatWouldClose(t *testing.T) {
	for size, names := range map[string][3]string{
		"8x8": {"2 10", "3 11", "1 9 4 12"}, "8x8x16": {"a2 b2", "a3 b3", "a1 b1 a4 b4"},
	} {
		p := knightPuzzle(t, size)
		k := conditionsLike[*trail](p)[0]
		second, third, ends := steps(t, p, names[0]), steps(t, p, names[1]), steps(t, p, names[2])
		d := make(Domains, p.Board.Len())
		for c := range d {
			d[c] = p.Labels.All() &^ (second | third | ends)
		}
		r := knightRing(p.Circuits().Cols)
		d[r[0]], d[r[1]], d[r[2]], d[r[3]] = p.Labels.All()&^(second|third), second, third, p.Labels.All()&^(second|third)
		m, ok := k.movesWithin(d)
		if got, want := m.open[r[0]].has(r[3]), size != "8x8"; !ok || got != want {
			t.Errorf("%s: %v, the fourth move is left: %v; want %v", size, ok, got, want)
		}
	}
}

// TestReach counts moves by walking: of two known steps d moves apart, a step between is
// left where a walk of so many moves leads from the one and to the other.
func TestReach(t *testing.T) {
	p := knightPuzzle(t, "6x6")
	near := p.Circuits().Near
	for _, k := range conditionsLike[*withinReach](p) {
		if k.step < 3 || k.step > 30 {
			continue
		}
		for from := range Cell(36) {
			to := Cell(35) - from
			d := slices.Repeat(Domains{p.Labels.All()}, 36)
			d[from], d[to] = Just(k.step-2), Just(k.step+3)
			if from == to {
				continue
			}
			want := make(Domains, 36)
			for c := range Cell(36) {
				if walks(near, c, from, 2) && walks(near, c, to, 3) {
					want[c] = d[c]
				}
			}
			none := slices.Max(want) == 0
			if left := narrowed(k, d); (left == nil) != none {
				t.Fatalf("%s from %d to %d: %v", k, from, to, left)
			} else if left != nil {
				checkLeft(t, k, left, want)
			}
		}
	}
}

func checkLeft(t *testing.T, k *withinReach, left, want Domains) {
	t.Helper()
	for c := range left {
		if left[c].Has(k.step) != want[c].Has(k.step) {
			t.Fatalf("%s: left in cell %d: %v; want %v", k, c, left[c].Has(k.step), want[c].Has(k.step))
		}
	}
}

// walks says whether so many moves lead from one cell to the other.
func walks(near [][]Cell, from, to Cell, moves int) bool {
	if moves == 0 {
		return from == to
	}
	return slices.ContainsFunc(near[from], func(c Cell) bool { return walks(near, c, to, moves-1) })
}

// TestCorner: both cells beside a corner hold a step beside its own.
func TestCorner(t *testing.T) {
	p := knightPuzzle(t, "6x6")
	d := slices.Repeat(Domains{p.Labels.All()}, 36)
	d[0] = steps(t, p, "1 20")
	for _, k := range conditionsLike[*visit](p) {
		if k.cell != 0 || k.depth != 0 {
			continue
		}
		left := narrowed(k, d)
		for c, want := range map[Cell]string{8: "36 2 19 21", 13: "36 2 19 21"} {
			if left[c] != steps(t, p, want) {
				t.Errorf("%s holds %b; want steps %s", p.Board.CellName(c), left[c], want)
			}
		}
	}
}

// TestSizesOfKnights: those boards are made that the table has covers for, and no others.
func TestSizesOfKnights(t *testing.T) {
	text, err := os.ReadFile("docs/knights.tsv")
	if err != nil {
		t.Fatal(err)
	}
	r := csv.NewReader(strings.NewReader(string(text)))
	r.Comma = '\t'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for _, row := range rows[1:] {
		a, _ := strconv.Atoi(row[0])
		b, _ := strconv.Atoi(row[1])
		if a*b > MaxDistinct {
			continue
		}
		tried++
		_, err := Knight.New(Options{Size: row[1] + "x" + row[0] + "x" + row[2]})
		if want := row[5] == "yes"; (err == nil) != want || err != nil && !errors.Is(err, ErrNoBoard) {
			t.Errorf("%v: %v", row, err)
		}
	}
	if tried < 100 {
		t.Errorf("%d boards", tried)
	}
	for _, size := range []string{"6", "6x", "8x9", "1x11", "6x6x2x2", "06x6", "6x6x0"} {
		if _, err := Knight.New(Options{Size: size}); !errors.Is(err, ErrSize) {
			t.Errorf("%s: %v", size, err)
		}
	}
}

// TestCircuitsOf reads the circuits of a board.
func TestCircuitsOf(t *testing.T) {
	p := knightPuzzle(t, "3x4x2")
	pb, err := p.ParseCells(boardsOfFamilies["knight:3x4x2"])
	if err != nil {
		t.Fatal(err)
	}
	got := p.Circuits().Of(pb)
	if want := []Cell{0, 6, 8, 1, 7, 9}; !slices.Equal(got[0], want) {
		t.Errorf("%v; want %v", got[0], want)
	}
	pb[0] = Blank
	if got := p.Circuits().Of(pb); got[0] != nil || len(got[1]) != 6 {
		t.Errorf("without a1: %v", got)
	}
}
