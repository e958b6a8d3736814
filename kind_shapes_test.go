package latin

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// The groups of the drawings, as geometry gives them (Schoenflies' notation).
func TestSymmetryGroups(t *testing.T) {
	tests := map[*Kind]string{
		LatinSquare: "D4", Win: "D4", Wave: "C2", Sudoku: "D4", Quadoku: "D4", Tartan: "D4",
		Canario: "D3", Monthai: "D3", DouzeFrance: "D6", Helios: "D12",
		Tetrahedron: "Td", Cube: "Oh", Octahedron: "Oh", Icosahedron: "Ih", Dodecahedron: "Ih",
		CustomSteps: "D2", CustomSky: "D2",
	}
	for k, want := range tests {
		if got := defaultPuzzle(t, k).Board.SymmetryGroup(); got != want {
			t.Errorf("%s: %s, want %s", k.Name, got, want)
		}
	}
	for _, k := range Kinds {
		if got := defaultPuzzle(t, k).Board.SymmetryGroup(); k.Symmetry != "" && got != k.Symmetry {
			t.Errorf("%s is said to be %s and is %s", k.Name, k.Symmetry, got)
		}
	}
}

// Every size of the new shapes that is small enough: number of cells and of
// asterisms by formula, all asterisms as large as there are labels, and the
// symmetry of the shape.
func TestShapesOfAllSizes(t *testing.T) {
	tests := []struct {
		kind             *Kind
		sizes            []int
		cells, asterisms func(n int) int
		group            string
	}{
		{Canario, []int{2, 6, 8, 10, 12, 16}, func(n int) int { return n * n }, func(n int) int { return 3 * n / 2 }, "D3"},
		{Monthai, []int{2, 6, 8}, func(n int) int { return n * n }, func(n int) int { return 3 * n / 2 }, "D3"},
		{DouzeFrance, []int{1, 2, 3, 4, 5}, func(n int) int { return 6 * n * n }, func(n int) int { return 3 * n }, "D6"},
		{Tetrahedron, []int{1, 3, 4, 5, 6}, func(n int) int { return 4 * n * n }, func(n int) int { return 3 * n }, "Td"},
		{Cube, []int{2, 4, 6, 8}, func(n int) int { return 6 * n * n }, func(n int) int { return 3 * n }, "Oh"},
		{Octahedron, []int{3, 6}, func(n int) int { return 8 * n * n }, func(n int) int { return 4 * n }, "Oh"},
		{Icosahedron, []int{2, 3, 4}, func(n int) int { return 20 * n * n }, func(n int) int { return 6 * n }, "Ih"},
		{Helios, []int{8, 10, 12, 16}, func(n int) int { return 3 * n }, func(n int) int { return n }, ""},
	}
	for _, tt := range tests {
		for _, n := range tt.sizes {
			p, err := tt.kind.New(Options{Size: fmt.Sprint(n)})
			if err != nil {
				t.Errorf("%s:%d: %v", tt.kind.Name, n, err)
				continue
			}
			if c, a := p.Board.Len(), len(p.Board.Asterisms()); c != tt.cells(n) || a != tt.asterisms(n) {
				t.Errorf("%s:%d: %d cells and %d asterisms; want %d and %d", tt.kind.Name, n, c, a, tt.cells(n), tt.asterisms(n))
			}
			for _, a := range p.Board.Asterisms() {
				if len(a.Cells) != p.Labels.K() {
					t.Errorf("%s:%d: %s has %d cells for %d labels", tt.kind.Name, n, a.Name, len(a.Cells), p.Labels.K())
				}
			}
			want := tt.group
			if want == "" {
				want = fmt.Sprintf("D%d", n)
			}
			if got := p.Board.SymmetryGroup(); got != want {
				t.Errorf("%s:%d: %s, want %s", tt.kind.Name, n, got, want)
			}
		}
	}
}

// The two boards are one (shared by the paper's two Puzzles): the net of the
// tetrahedron of side n is the triangle of side 2n.
func TestTetrahedronIsCanario(t *testing.T) {
	for n := 3; n <= 4; n++ {
		triangle, err := Canario.New(Options{Size: fmt.Sprint(2 * n)})
		if err != nil {
			t.Fatal(err)
		}
		body, err := Tetrahedron.New(Options{Size: fmt.Sprint(n)})
		if err != nil {
			t.Fatal(err)
		}
		// The drawings coincide, so cells correspond by their places.
		at := newNearby(0.01)
		low, _ := body.Board.Bounds()
		lowT, _ := triangle.Board.Bounds()
		for c := range body.Board.Len() {
			p := body.Board.Place(Cell(c)).At
			at.add(Point3{p.X - low.X, p.Y - low.Y, 0})
		}
		var sets [][]Cell
		for _, a := range triangle.Board.Asterisms() {
			var cells []Cell
			for _, c := range a.Cells {
				p := triangle.Board.Place(c).At
				i := at.at(Point3{p.X - lowT.X, p.Y - lowT.Y, 0})
				if i < 0 {
					t.Fatalf("side %d: no cell of the body at %v", n, p)
				}
				cells = append(cells, Cell(i))
			}
			sets = append(sets, cells)
		}
		k := newConstellation(body.Board)
		for _, s := range sets {
			if k.find(s) < 0 {
				t.Errorf("side %d: a pair of stripes of the triangle is no stripe of the tetrahedron", n)
			}
		}
	}
}

// Sizes refused because no Latin board exists: by search, which this repeats
// on the same boards built without asking, or by counting.
func TestSizesWithoutBoard(t *testing.T) {
	boards := map[string]Layout{}
	w := newWeave(triangleFacets(4))
	boards["canario:4"] = stripeLayout(w, pairedFromCorners(w, 4))
	for name, b := range map[string]struct {
		of   *body
		n    int
		axes []Point3
	}{
		"tetrahedron:2": {tetrahedron(), 2, []Point3{{X: 1}, {Y: 1}, {Z: 1}}},
		"icosahedron:1": {icosahedron(), 1, halfAxes(icosahedron().corners)},
	} {
		boards[name] = bodyFrame(b.of, b.n, b.axes).Layout
	}
	for name, l := range boards {
		b, err := NewBoard(l)
		if err != nil {
			t.Fatal(err)
		}
		labels, _ := NewLabels(Numbers(len(l.Asterisms[0].Cells))...)
		p, err := NewPuzzle(b, labels, nil)
		if err != nil {
			t.Fatal(err)
		}
		pb := NewPB(b.Len())
		for i, c := range l.Asterisms[0].Cells { // labels may be exchanged
			pb[c] = Label(i)
		}
		if n, _ := newOracle(p, 1).count(pb); n != 0 {
			t.Errorf("%s has a Latin board", name)
		}
	}
	for _, name := range []string{"canario:4", "monthai:4", "tetrahedron:2", "icosahedron:1", "cube:1", "cube:3", "octahedron:1", "octahedron:4", "helios:7", "helios:9"} {
		kind, size, err := FindKind(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = kind.New(Options{Size: size}); !errors.Is(err, ErrNoBoard) {
			t.Errorf("%s: %v, want that no Latin board exists", name, err)
		}
	}
}

func TestShapeSizesRefused(t *testing.T) {
	for name, want := range map[string]string{
		"canario:7": "an even number from 2 to", "canario:0": "even number", "canario:08": "even number", "canario:34": "even number",
		"monthai:x": "even number", "douze-france:0": "from 1 to 10", "douze-france:11": "from 1 to 10",
		"helios:6": "even number from 8 to 16", "helios:18": "even number from 8 to 16", "tetrahedron:0": "from 1 to 16",
		"tetrahedron:17": "from 1 to 16", "cube:18": "even number from 2 to 16", "icosahedron:7": "from 2 to 6", "octahedron:12": "3, 6 or 9",
		"dodecahedron:2": "has one size", "orb:1x8": "RxC", "orb:8": "RxC", "orb-ripeto:3x3": "has one size",
	} {
		kind, size, err := FindKind(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = kind.New(Options{Size: size}); !errors.Is(err, ErrSize) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", name, err, want)
		}
	}
}
