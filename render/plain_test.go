package render

import (
	"testing"

	"latin"
)

// Which kinds need a page that shows how their asterisms run.
func TestPlain(t *testing.T) {
	hidden := map[*latin.Kind]bool{
		latin.Tartan: true, latin.Canario: true, latin.Monthai: true, latin.DouzeFrance: true, latin.Tetrahedron: true,
		latin.Cube: true, latin.Octahedron: true, latin.Icosahedron: true, latin.Dodecahedron: true,
	}
	for _, k := range latin.Kinds {
		if k.Regions == latin.GivenRegions {
			continue
		}
		if got := Plain(kindBoard(t, k).Board); got == hidden[k] {
			t.Errorf("%s: plain is %v", k.Name, got)
		}
	}
}
