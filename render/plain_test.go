package render

import (
	"testing"

	"latin"
)

// Which kinds need a page that shows how their asterisms run.
func TestHidden(t *testing.T) {
	hidden := map[*latin.Kind]bool{
		latin.Tartan: true, latin.Canario: true, latin.Monthai: true, latin.DouzeFrance: true, latin.Tetrahedron: true,
		latin.Cube: true, latin.Octahedron: true, latin.Icosahedron: true, latin.Dodecahedron: true,
	}
	for _, k := range latin.Kinds {
		if k.Regions == latin.GivenRegions {
			continue
		}
		if got := len(Hidden(kindBoard(t, k).Board)); hidden[k] && got == 0 {
			t.Errorf("%s: nothing is hidden", k.Name)
		}
	}
	for _, k := range []*latin.Kind{latin.Sudoku, latin.Win, latin.Orb, latin.Helios, latin.SudokuX, latin.Honeycomb} {
		if got := len(Hidden(kindBoard(t, k).Board)); got != 0 {
			t.Errorf("%s: %d asterisms are hidden", k.Name, got)
		}
	}
	if got := Hidden(kindBoard(t, latin.Tartan).Board); len(got) != 8 || got[7] != 7 {
		t.Errorf("Tartan hides %v; want its eight stripes", got)
	}
}
