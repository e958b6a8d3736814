package attrition_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"latin"
	"latin/attrition"
)

// square is a Latin square of order n with the given multiset, as rows and columns.
func square(t testing.TB, labels string) *latin.Puzzle {
	t.Helper()
	l, err := latin.ParseLabels(labels)
	if err != nil {
		t.Fatal(err)
	}
	g := latin.NewGrid(l.K(), l.K())
	g.Lines()
	b, err := latin.NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	p, err := latin.NewPuzzle(b, l, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// solutions lists all Latin boards within the domains, by trying everything.
func solutions(p *latin.Puzzle, d latin.Domains) []latin.PB {
	var found []latin.PB
	pb := latin.NewPB(len(d))
	var fill func(c int)
	fill = func(c int) {
		if p.CheckPLB(pb) != nil {
			return
		}
		if c == len(d) {
			found = append(found, pb.Clone())
			return
		}
		for x := range d[c].Labels() {
			pb[c] = x
			fill(c + 1)
		}
		pb[c] = latin.Blank
	}
	fill(0)
	return found
}

// drawDomains draws domains about which nothing is known: some cells full,
// some random, none empty.
func drawDomains(t *rapid.T, p *latin.Puzzle) latin.Domains {
	d := make(latin.Domains, p.Board.Len())
	for c := range d {
		d[c] = latin.Domain(rapid.Uint64Range(1, uint64(p.Labels.All())).Draw(t, "domain"))
	}
	return d
}

func TestSoundness(t *testing.T) {
	for _, labels := range []string{"123", "112", "1122", "1112", "111"} {
		p := square(t, labels)
		t.Run(labels, rapid.MakeCheck(func(t *rapid.T) {
			d := drawDomains(t, p)
			full := attrition.FullLabel(p, d)
			placed := append(attrition.LastPlaces(p, d), attrition.Singles(d, full)...)
			for _, pb := range solutions(p, d) {
				for c, x := range pb {
					if !full[c].Has(x) {
						t.Fatalf("full label took %s from %s of solution %s", p.Labels.Text(x), p.Board.CellName(latin.Cell(c)), p.FormatCells(pb))
					}
				}
				for _, q := range placed {
					if pb[q.Cell] != q.Label {
						t.Fatalf("%+v is not in solution %s", q, p.FormatCells(pb))
					}
				}
			}
		}))
	}
}

func TestFullLabelMonotonic(t *testing.T) {
	p := square(t, "1123")
	rapid.Check(t, func(t *rapid.T) {
		d, e := drawDomains(t, p), drawDomains(t, p)
		for c := range e {
			if e[c] &= d[c]; e[c] == 0 {
				e[c] = d[c]
			}
		}
		small, large := attrition.FullLabel(p, e), attrition.FullLabel(p, d)
		if slices.Contains(small, 0) {
			return // a contradiction is below everything
		}
		for c := range small {
			if small[c]&^large[c] != 0 {
				t.Fatalf("cell %d: %b of the smaller domains is not in %b of the larger", c, small[c], large[c])
			}
		}
	})
}

func TestLastPlacesWithRepeats(t *testing.T) {
	p := square(t, "1122")
	two, _ := p.Labels.Find("2")
	d := attrition.Start(p, latin.NewPB(p.Board.Len()))
	d[2] &^= latin.Just(two)
	d[3] &^= latin.Just(two)
	got := attrition.LastPlaces(p, d)
	if len(got) < 2 || got[0].Asterism != 0 || got[0].Label != two || got[1].Label != two || got[0].Cell != 0 || got[1].Cell != 1 {
		t.Fatalf("got %+v, want 2 in the first two cells of row 1", got)
	}
}

func ExampleLastPlaces() {
	p, _ := latin.Sudoku.New(latin.Options{Size: "2x2"})
	clues, _ := p.ParseCells("1...........2.1.")
	d := attrition.FullLabel(p, attrition.Start(p, clues))
	for _, q := range attrition.LastPlaces(p, d) {
		fmt.Printf("%s is the last place of %s in %s\n",
			p.Board.CellName(q.Cell), p.Labels.Text(q.Label), p.Board.Asterisms()[q.Asterism].Name)
	}
	// Output:
	// r2c4 is the last place of 1 in row 2
	// r3c2 is the last place of 1 in row 3
	// r3c2 is the last place of 1 in column 2
	// r2c4 is the last place of 1 in column 4
	// r2c4 is the last place of 1 in box 2
	// r3c2 is the last place of 1 in box 3
}
