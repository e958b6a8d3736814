package render

import (
	"testing"

	"pgregory.net/rapid"

	"latin"
)

// On a plain grid every line is one stroke and the rim is another.
func TestTrailsOfGrid(t *testing.T) {
	for _, n := range []int{1, 2, 5, 9} {
		m := newMesh(puzzleOn(t, square(n).Layout, latin.Numbers(n)...).Board)
		rim := func(e edge) bool { return len(e.cells) == 1 }
		if got := m.trails(rim); len(got) != 1 || !got[0].closed {
			t.Errorf("order %d: the rim has %d strokes, closed %v; want 1 closed", n, len(got), got[0].closed)
		}
		inner := m.trails(func(e edge) bool { return !rim(e) })
		if len(inner) != 2*(n-1) {
			t.Errorf("order %d: %d strokes inside; want %d", n, len(inner), 2*(n-1))
		}
		for _, tr := range inner {
			if p := m.path(tr, pageOf); len(p) != 2 {
				t.Errorf("order %d: a stroke of %d segments; want 2", n, len(p))
			}
		}
	}
}

func pageOf(p latin.Point) xy { return xy{p.X, p.Y} }

// Whatever edges are kept: each is in one trail, once, and the steps of a
// trail hang together.
func TestTrailsCoverEdges(t *testing.T) {
	for name, p := range boards(t) {
		m := newMesh(p.Board)
		rapid.Check(t, func(t *rapid.T) {
			kept := rapid.SliceOfN(rapid.Bool(), len(m.edges), len(m.edges)).Draw(t, "kept")
			index := map[edgeKey]int{}
			for i, e := range m.edges {
				index[edgeKey{e.from, e.to, int(e.bulge / snap)}] = i
			}
			keep := func(e edge) bool { return kept[index[edgeKey{e.from, e.to, int(e.bulge / snap)}]] }
			seen := make([]int, len(m.edges))
			for _, tr := range m.trails(keep) {
				for i, s := range tr.steps {
					seen[s.edge]++
					if i > 0 && m.ends(tr.steps[i-1]) != m.begins(s) {
						t.Fatalf("%s: step %d of a trail does not begin where the last ended", name, i)
					}
				}
				if tr.closed && m.ends(tr.steps[len(tr.steps)-1]) != m.begins(tr.steps[0]) {
					t.Fatalf("%s: a closed trail does not come back", name)
				}
			}
			for i := range seen {
				if want := b2i(kept[i]); seen[i] != want {
					t.Fatalf("%s: edge %d is drawn %d times; want %d", name, i, seen[i], want)
				}
			}
		})
	}
}

func (m *mesh) ends(s step) int { return m.begins(s.reverse()) }

func TestMeshSharesSides(t *testing.T) {
	tests := map[string]struct{ edges, rim int }{
		"sudoku": {2 * 9 * 10, 4 * 9},
		"jigsaw": {2 * 5 * 6, 4 * 5},
		"orb":    {8*4 + 8*3, 2 * 8}, // four circles of eight arcs, eight spokes of three
		"star":   {0, 0},
	}
	all := boards(t)
	for name, want := range tests {
		m := newMesh(all[name].Board)
		rim := 0
		for _, e := range m.edges {
			rim += b2i(len(e.cells) == 1)
		}
		if len(m.edges) != want.edges || rim != want.rim {
			t.Errorf("%s: %d sides, %d at the rim; want %d and %d", name, len(m.edges), rim, want.edges, want.rim)
		}
	}
}

// Corners that differ by rounding errors are one, wherever they lie.
func TestMeshSnaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := &mesh{grid: map[[2]int][]int{}}
		p := latin.Point{X: rapid.Float64Range(-50, 50).Draw(t, "x"), Y: rapid.Float64Range(-50, 50).Draw(t, "y")}
		error := rapid.Float64Range(-1e-9, 1e-9)
		q := latin.Point{X: p.X + error.Draw(t, "dx"), Y: p.Y + error.Draw(t, "dy")}
		if m.corner(p) != m.corner(q) {
			t.Fatalf("%v and %v are two corners", p, q)
		}
	})
}
