package latin

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Words laid along a stripe are read from the left, and stripes are lettered by
// direction, then in order.
func TestStripesAreRead(t *testing.T) {
	tests := []struct {
		kind         *Kind
		size, stripe string
		want         string
	}{
		{Canario, "6", "stripe a", "r1c1 r6c1 r6c2 r6c3 r6c4 r6c5 r6c6 r6c7 r6c8 r6c9 r6c10 r6c11"},
		{Canario, "6", "stripe c", "r3c1 r3c2 r3c3 r3c4 r3c5 r4c1 r4c2 r4c3 r4c4 r4c5 r4c6 r4c7"},
		{DouzeFrance, "1", "stripe a", "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3"},
		{Cube, "2", "stripe a", "A1.1 A2.1 C1.1 C2.1 E1.1 E2.1 F1.1 F2.1"},
		{Cube, "2", "stripe e", "B1.1 B1.2 C1.1 C1.2 D1.1 D1.2 F2.2 F2.1"},
		{Tetrahedron, "1", "stripe b", "A1.1 D1.1 C1.1 B1.1"},
		{Helios, "8", "line a", "fa ga ha ab ac ad"},
	}
	for _, tt := range tests {
		p, err := tt.kind.New(Options{Size: tt.size})
		if err != nil {
			t.Fatal(err)
		}
		a, ok := p.Board.AsterismNamed(tt.stripe)
		if !ok {
			t.Fatalf("%s has no %s", p.Name(), tt.stripe)
		}
		var names []string
		for _, c := range a.Cells {
			names = append(names, p.Board.CellName(c))
		}
		if got := strings.Join(names, " "); got != tt.want {
			t.Errorf("%s, %s: %s, want %s", p.Name(), tt.stripe, got, tt.want)
		}
	}
}

// A point of Helios or of the dodecahedron is named by its two lines; of two
// with the same lines the one farther out has a mark.
func TestPointsAreNamedByLines(t *testing.T) {
	for _, k := range []*Kind{Helios, Dodecahedron} {
		b := defaultPuzzle(t, k).Board
		for c := range b.Len() {
			var lines []string
			for _, a := range b.AsterismsOf(Cell(c)) {
				lines = append(lines, strings.TrimPrefix(b.Asterisms()[a].Name, "line "))
			}
			name := strings.TrimSuffix(b.CellName(Cell(c)), "'")
			if len(lines) != 2 || len(name) != 2 || !strings.Contains(name, lines[0]) || !strings.Contains(name, lines[1]) {
				t.Errorf("%s: cell %s lies on %v", k.Name, b.CellName(Cell(c)), lines)
			}
			if twin, ok := b.CellNamed(name + "'"); ok && before(b.Place(twin).At, b.Place(mustCell(b, name)).At) {
				t.Errorf("%s: %s' is nearer than %s", k.Name, name, name)
			}
		}
	}
	helios := readBoard(t, "helios.json")
	b := defaultPuzzle(t, Helios).Board
	for i, c := range helios.Cells {
		var first, second int
		if _, err := fmt.Sscanf(c.ID, "L%d.L%d", &first, &second); err != nil {
			t.Fatal(err)
		}
		if want := letterName(first-1) + letterName(second-1); b.CellName(Cell(i)) != want {
			t.Errorf("cell %d is named %s, want %s", i, b.CellName(Cell(i)), want)
		}
	}
}

func mustCell(b *Board, name string) Cell {
	c, _ := b.CellNamed(name)
	return c
}

func TestLettersOfStripes(t *testing.T) {
	var letters []string
	for i := range 50 {
		letters = append(letters, letterName(i))
	}
	text := strings.Join(letters, " ")
	if !strings.HasPrefix(text, "a b c d e f g h j k m n p q") || !strings.Contains(text, " z aa ab ") || strings.ContainsAny(text, "ilo") {
		t.Errorf("letters %s", text)
	}
	if slices.Sort(letters); len(slices.Compact(letters)) != 50 {
		t.Error("letters come twice")
	}
}

// Rows of small triangles that point up and down are rows of the drawing.
func TestRowsOfTriangles(t *testing.T) {
	var lengths []int
	for _, row := range defaultPuzzle(t, Canario).Board.Rows() {
		lengths = append(lengths, len(row))
	}
	if want := []int{1, 3, 5, 7, 9, 11, 13, 15}; !slices.Equal(lengths, want) {
		t.Errorf("rows of %v cells, want %v", lengths, want)
	}
}

// The isometries of bodies by name: as many as the textbooks say of each class.
func TestSymmetriesOfBodies(t *testing.T) {
	tests := map[*Kind]map[string]int{
		Tetrahedron:  {"identity": 1, "half-turn": 3, "turn-120": 8, "mirror": 6, "turned-mirror-90": 6},
		Cube:         {"identity": 1, "half-turn": 9, "quarter-turn": 6, "turn-120": 8, "mirror": 9, "inversion": 1, "turned-mirror-90": 6, "turned-mirror-60": 8},
		Dodecahedron: {"identity": 1, "half-turn": 15, "turn-120": 20, "turn-72": 12, "turn-144": 12, "mirror": 15, "inversion": 1, "turned-mirror-60": 20, "turned-mirror-36": 12, "turned-mirror-108": 12},
	}
	for k, want := range tests {
		list := defaultPuzzle(t, k).Board.Symmetries()
		got := map[string]int{}
		for _, s := range list {
			got[s.Name]++
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, want %v", k.Name, got, want)
		}
		if list[0].Name != "identity" || list[1].Name != "half-turn" || !list[len(list)-1].Mirror {
			t.Errorf("%s: the order is %s, %s, ..., %s", k.Name, list[0].Name, list[1].Name, list[len(list)-1].Name)
		}
	}
}

// The paths of lines count for the size of a drawing, notes only where wanted.
func TestBoundsHoldPaths(t *testing.T) {
	b := defaultPuzzle(t, Dodecahedron).Board
	low, high := b.BareBounds()
	for _, a := range b.Asterisms() {
		for _, s := range a.Path {
			if s.To.X < low.X-1e-9 || s.To.X > high.X+1e-9 || s.To.Y < low.Y-1e-9 || s.To.Y > high.Y+1e-9 {
				t.Fatalf("%s leaves the bounds", a.Name)
			}
		}
	}
	tartan := defaultPuzzle(t, Tartan).Board
	bare, _ := tartan.BareBounds()
	if full, _ := tartan.Bounds(); bare != (Point{}) || full.X >= bare.X || full.Y >= bare.Y {
		t.Errorf("bounds from %v, with notes from %v", bare, full)
	}
}

// The word of the hexagon is at the end of its labels.
func TestLabelsOfDouzeFrance(t *testing.T) {
	if got := defaultPuzzle(t, DouzeFrance).Labels.String(); got != "1,2,3,4,5,6,7,8,9,10,11,12,F,R,A,N,C,E" {
		t.Errorf("labels %s", got)
	}
}

// An inscription may be written as a map with white space.
func TestInscriptionAsMap(t *testing.T) {
	p, err := Win.New(Options{Inscription: strings.Repeat(". . . . . . . . .\n", 8) + "1 2 3\t. . . . . .\n"})
	if err != nil || p.Inscription.Filled() != 3 || p.Inscription[72] != 0 {
		t.Errorf("%v, %v", p, err)
	}
}
