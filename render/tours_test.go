package render

import (
	"math"
	"testing"

	"latin"
)

// tours are the lines of a drawing of two circuits of six cells on 3×4, each its own path.
func tours(t *testing.T, cells string, colours bool) []recordedPath {
	t.Helper()
	p, err := latin.Knight.New(latin.Options{Size: "3x4x2"})
	if err != nil {
		t.Fatal(err)
	}
	solution, err := p.ParseCells(cells)
	if err != nil {
		t.Fatal(err)
	}
	var r recorder
	Draw(&r, Rect{W: 400, H: 300}, View{Puzzle: p, Solution: solution, Colours: colours})
	var found []recordedPath
	for _, path := range r.paths {
		if path.style.Round {
			found = append(found, path)
		}
	}
	return found
}

const twoCircuits = "a1,a4,b1,b4,b2,b5,a2,a5,a3,a6,b3,b6"

// TestTours: six lines a circuit, each as long as a move without its ends, which stay clear
// of the numbers; circuits are told apart.
func TestTours(t *testing.T) {
	for _, colours := range []bool{true, false} {
		found := tours(t, twoCircuits, colours)
		if len(found) != 2 {
			t.Fatalf("%d circuits are drawn; want 2", len(found))
		}
		for _, c := range found {
			lines := flatten(c.path, 0.01)
			if len(lines) != 6 {
				t.Errorf("%d lines; want 6", len(lines))
			}
			for _, l := range lines {
				length := l.points[1].minus(l.points[0]).length()
				if moves := length/99 + 2*tourGap; math.Abs(moves-math.Sqrt(5)) > 0.03 {
					t.Errorf("a line of %g points; want a knight's move without its ends", length)
				}
			}
		}
		a, b := found[0].style, found[1].style
		if *a.Stroke == *b.Stroke && len(a.Dash) == len(b.Dash) {
			t.Errorf("both circuits look alike, colours %v", colours)
		}
	}
}

// TestToursNotYet: a circuit of which a step is missing is not drawn, nor is any in a puzzle.
func TestToursNotYet(t *testing.T) {
	if n := len(tours(t, ",a4,b1,b4,b2,b5,a2,a5,a3,a6,b3,b6", false)); n != 1 {
		t.Errorf("%d circuits; want 1", n)
	}
	if n := len(tours(t, ",,,,,,,,,,,", false)); n != 0 {
		t.Errorf("%d circuits in an empty board", n)
	}
}

// TestTinted: half of the cells, and no two beside each other.
func TestTinted(t *testing.T) {
	p := kindBoard(t, latin.Knight)
	var r recorder
	Draw(&r, Rect{W: 400, H: 400}, View{Puzzle: p})
	n := 0
	for _, path := range r.paths {
		if path.style.Fill != nil && *path.style.Fill == chequered {
			n++
		}
	}
	if n != 18 {
		t.Errorf("%d cells are tinted; want 18", n)
	}
}
